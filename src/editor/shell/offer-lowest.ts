import { countOf, nounFor, putField, readData, valueAt, type Edit } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { inWords } from '../form/in-words.ts';
import type { Seen } from '../work/messages.ts';

type Several = Extract<Seen, { readonly kind: 'severalValues' }>;

/** What makes an item of each of several values, in its list's own word. */
export function labelOfItems({ path = [], parameters }: Several, text: string): string {
  const type = valueAt(readData(text), [...path.slice(0, 2), 'type']);
  const noun = nounFor(String(path.at(-3)), typeof type === 'string' ? type : undefined);
  return `Fazer ${countOf(parameters.items.length + 1, noun)}`;
}

/** Leaves one item with the lowest of its prices and all of them in its text, where the item has one and is still the same. */
export function offerLowest({ path = [], parameters }: Several, text: string): readonly Offer[] {
  const { field, lowest } = parameters;
  if (lowest === undefined) return [];
  const around = path.slice(0, -1);
  const told = JSON.stringify(valueAt(readData(text), around));
  const order = ['title', 'name', 'description', 'detail', ...Object.keys(lowest)];
  const edit = (now: string) => {
    const isSame = JSON.stringify(valueAt(readData(now), around)) === told;
    return Object.entries(isSame ? lowest : {}).reduce<Edit>(
      (done, [name, value]) =>
        done.ok ? putField(done.text, { path: [...around, name], value, order }) : done,
      { ok: true, text: now },
    );
  };
  const label = `a partir de ${lowest[field]}`;
  const said = `Os preços estão todos em ${inWords(`"${Object.keys(lowest).at(-1)}"`)}.`;
  return [{ label: `Deixar um só, ${label}`, wish: { label: `escrever "${label}"`, said, path, edit } }];
}
