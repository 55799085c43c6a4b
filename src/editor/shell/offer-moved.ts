import { readData, setValue, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { dataOf, pathOf } from './knowledge.ts';

type Texts = Readonly<Record<string, string>>;

/** So often an address may have moved on: more lead round in a circle. */
const mostMoves = 5;

/** The page of the site to which its old addresses lead from one; nothing where they lead to none. */
function findMoved(from: string, known: readonly string[], texts: Texts): string | undefined {
  const redirects = valueAt(dataOf('site.yaml', texts['site.yaml'] ?? null), ['redirects']);
  const list: readonly unknown[] = Array.isArray(redirects) ? redirects : [];
  let here = from.toLowerCase();
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const next = list.find((one) => String(valueAt(one, ['from'])).toLowerCase() === here);
    const to = valueAt(next, ['to']);
    if (typeof to !== 'string') return undefined;
    const [route = ''] = to.split('#');
    if (known.includes(route)) return to;
    here = route.toLowerCase();
  }
  return undefined;
}

/** What a field says whose link to an address leads to another, alone or in a text; a part of the page stays, where no other is said. */
function leadOn(said: string, from: string, to: string): string {
  const isFrom = (target: string) => target === from || target.startsWith(`${from}#`);
  const moved = (target: string) => (to.includes('#') ? to : `${to}${target.slice(from.length)}`);
  if (isFrom(said.trim())) return moved(said.trim());
  return said.replaceAll(/\]\(([^()\s]*)\)/g, (whole, target: string) =>
    isFrom(target) ? `](${moved(target)})` : whole,
  );
}

/** Has a link to a page that has another address now lead there. */
export function offerMoved(
  problem: Extract<Told, { readonly kind: 'unknownRoute' }>,
  texts: Texts,
): readonly Offer[] {
  const { path = [], parameters } = problem;
  const to = findMoved(parameters.typed, parameters.known, texts);
  const said = valueAt(readData(texts[pathOf(problem)] ?? ''), path);
  if (to === undefined || typeof said !== 'string') return [];
  const led = leadOn(said, parameters.typed, to);
  if (led === said) return [];
  const edit = (text: string) => setValue(text, path, led);
  const wish = { label: 'mudar o destino de um link', path, edit, said: `O link leva a ${to}.` };
  return [{ label: `Levar a ${to}`, wish }];
}
