import { readData, removeItem, valueAt } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { offerAdvised } from './offer-advised.ts';

type TwiceNamed = Extract<Seen, { readonly kind: 'twiceNamed' }>;

/** Takes one of two items of a name away: the one that it is told of, or the other, as long as that says what it said. */
export function offerOneOfTwo(problem: TwiceNamed, told: string): readonly Offer[] {
  const { field, there, first } = problem.parameters;
  const said = JSON.stringify(valueAt(readData(told), first));
  const label = `Apagar o outro${field === 'price' ? `, com ${there}` : ''}`;
  const edit = (text: string) =>
    JSON.stringify(valueAt(readData(text), first)) === said
      ? removeItem(text, first.slice(0, -1), Number(first.at(-1)))
      : ({ ok: true, text } as const);
  const wish = { label: label.replace('Apagar', 'apagar'), path: first.slice(0, -1), edit };
  return [...offerAdvised(problem), { label, wish }];
}
