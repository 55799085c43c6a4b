import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { locate } from '../../source/source.ts';
import type { CheckedSection } from '../pages.ts';
import { amountOf } from './priced.ts';

type Item = Readonly<Record<string, unknown>>;

/** What tells things of one name apart, also where only one of them says it: a size, and what a price is for. */
const apart = ['size', 'detail', 'subtitle', 'pricePrefix', 'priceSuffix', 'priceLabel'];

/** What may be another of the same thing, beside its name and its days. */
const free = /^(?:question|name|title|price|priceText|originalPrice|discount|answer|soldOut|show\p{L}+)$/u;

const naming = ['question', 'name', 'title'];

/** What is said of something in a list. */
interface Said {
  readonly item: Item;
  readonly at: number;
  /** What it is called, without accents and capitals. */
  readonly key: string;
  /** The field of its price, of words in the place of one, or of its answer. */
  readonly field: string;
  readonly said: string;
}

/** What the items of a list say that are shown, or will be. */
function listSaid(items: readonly Item[], today: string): readonly Said[] {
  return items.flatMap((item, at): readonly Said[] => {
    const field = ['price', 'priceText', 'answer'].find((name) => typeof item[name] === 'string');
    const name = naming.map((one) => item[one]).find((one) => typeof one === 'string');
    const isOver = typeof item['showUntil'] === 'string' && item['showUntil'] < today;
    if (field === undefined || name === undefined || item['hidden'] === true || isOver) return [];
    const key = fold(name.replaceAll(/[\s?]+/g, ' ')).trim();
    return [{ item, at, key, field, said: String(item[field]) }];
  });
}

/** Whether one item goes before another comes. */
const isBefore = ({ showUntil }: Item, { showFrom }: Item) =>
  typeof showUntil === 'string' && typeof showFrom === 'string' && showUntil < showFrom;

/** Whether two items of one name are surely the same: nothing that is said of them tells them apart, and both are shown on some day. */
function isSame({ item: one }: Said, { item: other }: Said): boolean {
  const differs = (name: string) => JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  const isLike = Object.keys(one).every((name) => free.test(name) || !(name in other) || !differs(name));
  return isLike && !apart.some(differs) && !isBefore(one, other) && !isBefore(other, one);
}

/** Whether two items say something else of the same. */
function isOtherwise(one: Said, other: Said): boolean {
  if (one.field !== other.field) return true;
  const [here, there] = [one, other].map(({ field, said }) =>
    field === 'price' ? amountOf(said) : fold(said).trim(),
  );
  return here !== there;
}

/** The lists in some data, each with the way to it. */
function* listsIn(data: unknown, path: Path = []): Generator<readonly [Path, readonly Item[]]> {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data) && data.length > 1 && data.every(isRecord)) yield [path, data];
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'object')
      yield* listsIn(value, [...path, Array.isArray(data) ? Number(name) : name]);
  }
}

function tell({ source, base }: CheckedSection, path: Path, [one, other]: readonly [Said, Said]): Problem {
  const [here, there] = [
    [...base, ...path, one.at],
    [...base, ...path, other.at],
  ] as const;
  const written = (place: Path, name: string) => String(valueAt(source.data, [...place, name]) ?? '');
  const mistake = finding('twiceNamed', {
    name: naming.map((name) => written(here, name)).find((name) => name !== '') ?? '',
    field: one.field,
    here: written(here, one.field),
    there: written(there, other.field),
    first: there,
  });
  return {
    ...placeProblem(source, here, mistake),
    other: { file: source.file, range: locate(source, there) },
  };
}

/** Two items of a list with one name, of which each says another price or answer: told at the second. */
export function checkTwiceNamed(section: CheckedSection, today: string): readonly Problem[] {
  if (section.data['hidden'] === true) return [];
  return [...listsIn(section.data)].flatMap(([path, items]) => {
    const known = new Map<string, Said[]>();
    return listSaid(items, today).flatMap((one): readonly Problem[] => {
      const earlier = known.get(one.key) ?? [];
      known.set(one.key, [...earlier, one]);
      const other = earlier.find((that) => isSame(one, that) && isOtherwise(one, that));
      return other === undefined ? [] : [tell(section, path, [one, other])];
    });
  });
}
