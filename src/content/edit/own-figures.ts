import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { isWithin, valueAt } from '../source/place.ts';
import { countsIn } from './counts.ts';
import { listTexts } from './names.ts';

/** A figure as a text says it, and what it says, in whatever form. */
interface Figure {
  readonly typed: string;
  readonly key: string;
}

const price = /R\$\s?\d[\d.,]*/g;

/** Percentages, prices and how many there are of something; times are common to much. */
function figuresIn(said: string): readonly Figure[] {
  const counts = countsIn(said).filter(({ isThing, unit }) => isThing || unit === '%');
  const prices = said.match(price) ?? [];
  return [
    ...counts.map(({ typed, from, to, unit }) => ({ typed, key: [from, to, unit].join() })),
    ...prices.map((typed) => ({ typed, key: typed.replace(/[\s.]/g, '').replace(/,(?:00)?$/, '') })),
  ];
}

/** The other texts of a page that say a figure which in a list one item alone has, those of sections first. */
export function findOwnFigures(
  file: string,
  data: unknown,
  item: Path,
): readonly { readonly path: Path; readonly typed: string }[] {
  const [list, texts] = [item.slice(0, -1), listTexts(file, data)];
  const own = texts.filter(({ path }) => isWithin(path, item)).flatMap(({ said }) => figuresIn(said));
  const beside = texts.filter(
    ({ path, isHidden }) => !isHidden && isWithin(path, list) && !isWithin(path, item),
  );
  const common = new Set(beside.flatMap(({ said }) => figuresIn(said)).map(({ key }) => key));
  const keys = new Set(own.flatMap(({ key }) => (common.has(key) ? [] : [key])));
  if (keys.size === 0) return [];
  const found = texts.flatMap(({ path, said, isHidden }) => {
    const figure =
      isHidden || isWithin(path, list) ? undefined : figuresIn(said).find(({ key }) => keys.has(key));
    return figure === undefined ? [] : [{ path, typed: figure.typed }];
  });
  const rankOf = ({ path }: { readonly path: Path }) => (path[0] === 'sections' ? 0 : 1);
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** An item of a list of a section, and where it stands. */
interface Item {
  readonly path: Path;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The items of a page's sections that have a name. */
export function listItems(data: unknown): readonly Item[] {
  const sections = valueAt(data, ['sections']);
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, at) =>
    Object.entries(isRecord(section) ? section : {}).flatMap(([field, list]) =>
      (Array.isArray(list) ? list : []).flatMap((one: unknown, index): readonly Item[] => {
        const name = isRecord(one) ? (one['title'] ?? one['name']) : undefined;
        return isRecord(one) && typeof name === 'string'
          ? [{ path: ['sections', at, field, index], name, data: one }]
          : [];
      }),
    ),
  );
}
