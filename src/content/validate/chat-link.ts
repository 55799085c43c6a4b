import { repairAddress, repairPhone } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import type { Checked, SiteChat } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { dashBefore, isFree } from './other-fields.ts';

/** Whether a text holds a link to a chat with a number. */
export const isChatLink = (typed: string) => /wa\.me\/|whatsapp\.com\/send/i.test(typed);

/** How the buttons of a site open its chat: the number, and the message they send unless they say another. */
export function readSiteChat(data: unknown): SiteChat | undefined {
  const [whatsapp, phone, messages] = ['whatsapp', 'phone', 'messages'].map((field) =>
    valueAt(data, [field]),
  );
  const number = whatsapp ?? phone;
  const message = valueAt(messages, ['default']);
  return typeof number === 'string' && typeof message === 'string' ? { number, message } : undefined;
}

/** What is written for a chat with the number of the site: the message of a button, never an address. */
function chatLine({ source, siteChat }: Checked): string {
  const own = valueAt(source.data, ['messages', 'default']);
  return `chat: ${typeof own === 'string' ? own : siteChat?.message}`;
}

/** `to: https://wa.me/…`, a link to a chat where a button takes none: which message it sends is for the editor to say. */
export function findChatLink(checked: Checked, path: Path, typed: string): Finding | undefined {
  return isChatLink(typed) ? findChat(checked, path, typed) : undefined;
}

/** The same of a number, of which something else says that it is a chat's. */
export function findChat(checked: Checked, path: Path, typed: string): Finding | undefined {
  const [number, own] = [typed, checked.siteChat?.number ?? ''].map((one) => repairPhone(one));
  if (number === undefined || checked.siteChat === undefined || !isFree(checked, path, 'chat'))
    return undefined;
  const dash = dashBefore(checked, path);
  const address = isChatLink(typed) ? repairAddress(typed) : undefined;
  const other = `${dash}href: ${address ?? `https://wa.me/${number.replaceAll(/\D/g, '')}`}`;
  const field = String(path.at(-1));
  const line = `${dash}${chatLine(checked)}`;
  return finding('chatLink', { field, line, other: number === own ? undefined : other });
}
