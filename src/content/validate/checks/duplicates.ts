import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { valueAt } from '../../source/place.ts';
import type { PartPlace } from './part-place.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';

interface Spot {
  readonly source: Source;
  readonly path: Path;
}

/** Where a section's id is written: in its own file, or where the page asks for it. */
function idSpot({ source, base, data, usedAt }: CheckedSection): Spot {
  const isOwn = usedAt === undefined || valueAt(source.data, [...base, 'id']) === data['id'];
  const place = isOwn ? { source, base } : usedAt;
  return { source: place.source, path: [...place.base, 'id'] };
}

/** An id like another that no section of the page has. */
function freeId({ sections }: PageInWork, id: string): string {
  const taken = new Set(sections.map(({ data }) => data['id']));
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Two sections of a page with one id: told at the second, the first shown. */
export function checkDuplicateIds(page: PageInWork): readonly Problem[] {
  const first = new Map<string, CheckedSection>();
  return page.sections.flatMap((section): readonly Problem[] => {
    const { id } = section.data;
    if (typeof id !== 'string') return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, section);
      return [];
    }
    const here = idSpot(section);
    const there = idSpot(earlier);
    const other = { file: there.source.file, range: locate(there.source, there.path) };
    const mistake = finding('duplicateId', {
      id,
      free: freeId(page, id),
      isSame: printOf(section).name === printOf(earlier).name,
    });
    return [{ ...placeProblem(here.source, here.path, mistake), other }];
  });
}

/** What a section says, its id aside. */
function saidBy({ data }: CheckedSection): string {
  const { id: _, ...said } = data;
  return JSON.stringify(said);
}

const prints = new WeakMap<CheckedSection['data'], Print>();

/** What a section says as a name, and its length in signs: thousands of pages are compared by it. */
interface Print {
  /** Equal for equal texts; for two others once in 2⁵³. */
  readonly name: number;
  readonly length: number;
}

/** A name for a text, equal for equal texts. FNV-1a, 32 bits and 21 of others, from two beginnings: the usual one, and any other. */
export function nameOf(text: string): number {
  let [sum, other] = [0x811c_9dc5, 0x2f0b_4a91];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    sum = Math.imul(sum ^ code, 0x0100_0193);
    other = Math.imul(other ^ code, 0x0100_0193);
  }
  return (other >>> 11) * 2 ** 32 + (sum >>> 0);
}

function printOf(section: CheckedSection): Print {
  const known = prints.get(section.data);
  if (known !== undefined) return known;
  const said = saidBy(section);
  const print = { name: nameOf(said), length: said.length };
  prints.set(section.data, print);
  return print;
}

/** Two sections of a page that say the same: copied instead of cut. */
export function checkCopies(page: PageInWork): readonly Problem[] {
  const sayings = new Map<number, CheckedSection>();
  return page.written.flatMap((section): readonly Problem[] => {
    const { source, base } = section;
    const { name } = printOf(section);
    const earlier = sayings.get(name);
    if (earlier === undefined) {
      sayings.set(name, section);
      return [];
    }
    // Equal ids, and blocks that stand once, are told by their own checks.
    const isToldElsewhere =
      (section.data['id'] !== undefined && section.data['id'] === earlier.data['id']) ||
      section.block.contracts?.some(({ rule }) => rule === 'once') === true;
    if (isToldElsewhere) return [];
    const other = { file: earlier.source.file, range: locate(earlier.source, earlier.base) };
    return [{ ...placeProblem(source, base, finding('copiedSection', {})), other }];
  });
}

/** The lists of items with fields in some data, each with the way to it. */
function listsIn(data: unknown, path: Path, found: (readonly [Path, readonly unknown[]])[] = []) {
  if (typeof data !== 'object' || data === null) return found;
  if (Array.isArray(data) && data.length > 1 && data.every(isRecord)) found.push([path, data]);
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'object')
      listsIn(value, [...path, Array.isArray(data) ? Number(name) : name], found);
  }
  return found;
}

/** Two items of a list that say the same, in two fields or more: pasted twice. */
export function checkItemCopies(page: PageInWork): readonly Problem[] {
  return page.written.flatMap(({ source, base, data }) =>
    listsIn(data, []).flatMap(([path, items]) => {
      const first = new Map<string, number>();
      return items.flatMap((item, index): readonly Problem[] => {
        const said = JSON.stringify(item);
        const earlier = first.get(said);
        if (earlier === undefined) first.set(said, index);
        if (earlier === undefined || Object.keys(Object(item)).length < 2) return [];
        const place = (at: number) => [...base, ...path, at];
        const other = { file: source.file, range: locate(source, place(earlier)) };
        return [{ ...placeProblem(source, place(index), finding('copiedItem', {})), other }];
      });
    }),
  );
}

/** A section this long is not written twice by chance. */
const longText = 300;

/** A long section of a page: its number among those that are sound, and a name for what it says. */
export type LongSaying = readonly [at: number, name: number];

/** Lists the sections of a page that no other page may repeat. */
export function listLongSayings(page: PageInWork): readonly LongSaying[] {
  return page.written.flatMap((section, at): LongSaying[] => {
    const { name, length } = printOf(section);
    return length < longText || section.block.replacedBy !== undefined ? [] : [[at, name]];
  });
}

/** A page, and where its sections stand, for those of which something has to be told. */
interface Speaking {
  readonly sayings: readonly LongSaying[];
  readonly placeOf: (at: number) => PartPlace;
}

/** A section of a page. */
interface Said {
  readonly page: Speaking;
  readonly at: number;
}

/** What a page repeats of others, by page: its section, and theirs. */
function listCopies(
  page: Speaking,
  known: Map<number, Said>,
): ReadonlyMap<Speaking, readonly [number, Said][]> {
  const copies = new Map<Speaking, [number, Said][]>();
  for (const [at, name] of page.sayings) {
    const earlier = known.get(name);
    if (earlier === undefined) known.set(name, { page, at });
    else if (earlier.page !== page)
      copies.set(earlier.page, [...(copies.get(earlier.page) ?? []), [at, earlier]]);
  }
  return copies;
}

/** What stands more than once among some numbers. */
function listRepeated(numbers: Float64Array): ReadonlySet<number> {
  // Sorted, since a set of all of them takes several times as long.
  const sorted = numbers.toSorted();
  return new Set(sorted.filter((number, at) => number === sorted[at + 1]));
}

/** The pages with a section that stands somewhere else too: of thousands they are few, and looked at closer. */
function selectRepeating(pages: readonly Speaking[]): readonly Speaking[] {
  const said = pages.map(({ sayings }) => sayings.map(([, name]) => name));
  const repeated = listRepeated(Float64Array.from(said.flat()));
  return pages.filter((_, at) => said[at]?.some((name) => repeated.has(name)));
}

/** Long sections that two pages hold word for word: told once for each pair of pages, at the second. */
export function checkSharedCopies(pages: readonly Speaking[]): readonly Problem[] {
  const known = new Map<number, Said>();
  return selectRepeating(pages).flatMap((page) =>
    [...listCopies(page, known).values()].flatMap(([copy, ...more]): readonly Problem[] => {
      if (copy === undefined) return [];
      const [at, earlier] = copy;
      const { file, range } = earlier.page.placeOf(earlier.at);
      return [
        {
          ...finding('sharedCopy', { file, more: more.length }),
          ...page.placeOf(at),
          other: { file, range },
        },
      ];
    }),
  );
}
