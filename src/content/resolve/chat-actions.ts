import { mapsAddress } from '../../fields/action.ts';
import { secondPhone } from '../../fields/called-phone.ts';
import type { Action } from '../../fields/resolved.ts';
import { wordsOf } from '../../defaults/words.ts';
import type { PageContext } from '../validate/context.ts';
import type { SiteFile } from '../validate/validate.ts';

/** The chat address of the page's default message, as any button would get it. */
export function floatingAction(context: PageContext, { words }: SiteFile): Action {
  const text = context.message('default').text;
  const href = `https://wa.me/${context.chatPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return { label: wordsOf(words).chat, kind: 'chat', href, icon: 'whatsapp', variant: 'chat' };
}

/** What stands in the bar for the thumb. Who is on call day and night says so. */
export function thumbActions(context: PageContext, site: SiteFile): readonly Action[] {
  const words = wordsOf(site.words);
  const duty = site.hours?.duty ?? false;
  const hasDuty = duty !== false;
  const phone = duty === secondPhone ? (site.otherPhone ?? site.phone) : site.phone;
  return [
    {
      kind: 'tel',
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
      label: words.callNow,
      ...(hasDuty && { labelDetail: words.emergency, variant: 'emergency' as const }),
      icon: 'phone',
    },
    { ...floatingAction(context, site), label: words.chatNow },
    {
      kind: 'maps',
      href: mapsAddress('directions', context.address),
      label: words.wayThere,
      icon: 'navigation',
    },
  ];
}
