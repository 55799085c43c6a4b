import { moveDays, putField, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { offerAdvised } from './offer-advised.ts';

/** Gives the section or the item that a problem is in a last day. */
export function offerEnd(problem: Told, until: string): Offer {
  const path = [...(problem.path ?? []).slice(0, -1), 'showUntil'];
  const order = ['type', 'id', 'days', 'time', 'hidden', 'showFrom', 'showUntil'];
  const edit = (text: string) => putField(text, { path, value: until, order });
  return { label: `Mostrar só até ${until}`, wish: { label: 'dar um último dia', path, edit } };
}

/** Gives the page that a problem is in a last day, which its buttons and the checker know of. */
export function offerPageEnd(until: string): Offer {
  const path = ['validUntil'];
  const edit = (text: string) => putField(text, { path, value: until });
  const said = `A página inteira vale agora até ${until}. Depois desse dia ela fica no ar, com este texto, mas o Google deixa de indicá-la.`;
  return {
    label: `A página vale até ${until}`,
    wish: { label: 'dar à página um último dia', path, edit, said },
  };
}

/** Has two last days agree by the one or the other of them: where one is the page's own, wherever the page says it. */
export function offersForEnds(problem: Extract<Seen, { readonly kind: 'differentEnds' }>): readonly Offer[] {
  const { path = [], parameters } = problem;
  const { ways, shown } = parameters;
  if (ways === undefined)
    return [...offerAdvised(problem), ...(shown === undefined ? [] : [offerEnd(problem, shown.last)])];
  return ways.map(({ from, to }, at): Offer => {
    const label = `Mudar o dia na página toda: ${from} vira ${to}`;
    // The first way is what the checker advises.
    const [advised] = at === 0 ? offerAdvised(problem, label) : [];
    const edit = (text: string) => ({ ok: true, text: moveDays(text, from, to) }) as const;
    return advised ?? { label, wish: { label: `mudar o último dia para ${to}`, path, edit } };
  });
}
