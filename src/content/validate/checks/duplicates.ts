import { finding } from '../../problems/finding.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { valueAt } from '../../source/place.ts';
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
    const mistake = finding('duplicateId', { id, free: freeId(page, id) });
    return [{ ...placeProblem(here.source, here.path, mistake), other }];
  });
}

/** What a section says, its id aside. */
function saidBy({ data }: CheckedSection): string {
  const { id: _, ...said } = data;
  return JSON.stringify(said);
}

const prints = new WeakMap<CheckedSection['data'], Print>();

/** What a section says as a number and its length in signs: thousands of pages are compared by it. */
interface Print {
  readonly sum: number;
  readonly length: number;
}

/** FNV-1a, 32 bits. */
function printAnew(section: CheckedSection): Print {
  const said = saidBy(section);
  let sum = 0x811c_9dc5;
  for (let at = 0; at < said.length; at += 1) sum = Math.imul(sum ^ said.charCodeAt(at), 0x0100_0193);
  return { sum, length: said.length };
}

function printOf(section: CheckedSection): Print {
  const print = prints.get(section.data) ?? printAnew(section);
  prints.set(section.data, print);
  return print;
}

/** Sections by what they say, each read when another has its print; the first of each is kept. */
class Sayings<Where> {
  private readonly known = new Map<number, Where[]>();
  private readonly read: (where: Where) => CheckedSection;

  constructor(read: (where: Where) => CheckedSection) {
    this.read = read;
  }

  /** Where the same was said before, if it was; if it was not this is the first. */
  find(where: Where, sum: number): Where | undefined {
    const alike = this.known.get(sum) ?? [];
    const said = alike.length === 0 ? '' : saidBy(this.read(where));
    const earlier = alike.find((one) => saidBy(this.read(one)) === said);
    if (earlier === undefined) this.known.set(sum, [...alike, where]);
    return earlier;
  }
}

/** Two sections of a page that say the same: copied instead of cut. */
export function checkCopies(page: PageInWork): readonly Problem[] {
  const sayings = new Sayings((section: CheckedSection) => section);
  return page.written.flatMap((section): readonly Problem[] => {
    const { source, base } = section;
    const earlier = sayings.find(section, printOf(section).sum);
    if (earlier === undefined) return [];
    // Equal ids, and blocks that stand once, are told by their own checks.
    const isToldElsewhere =
      (section.data['id'] !== undefined && section.data['id'] === earlier.data['id']) ||
      section.block.contracts?.some(({ rule }) => rule === 'once') === true;
    if (isToldElsewhere) return [];
    const other = { file: earlier.source.file, range: locate(earlier.source, earlier.base) };
    return [{ ...placeProblem(source, base, finding('copiedSection', {})), other }];
  });
}

/** A section this long is not written twice by chance. */
const longText = 300;

/** A long section of a page: its number among those that are sound, and the print of what it says. */
export interface LongSaying {
  readonly at: number;
  readonly sum: number;
}

/** Lists the sections of a page that no other page may repeat. */
export function listLongSayings(page: PageInWork): readonly LongSaying[] {
  return page.written.flatMap((section, at) => {
    const { sum, length } = printOf(section);
    return length < longText || section.block.replacedBy !== undefined ? [] : [{ at, sum }];
  });
}

/** A page, read where something in it was said before. */
interface Speaking {
  readonly file: string;
  readonly sayings: readonly LongSaying[];
  readonly read: () => PageInWork;
}

/** Long sections that two pages hold word for word: told once for each pair of pages, at the second. */
export function checkSharedCopies(pages: readonly Speaking[]): readonly Problem[] {
  const read = ({ page, at }: { readonly page: Speaking; readonly at: number }) => {
    const section = page.read().written[at];
    if (section === undefined) throw new Error(`${page.file} has no section ${at} any more.`);
    return section;
  };
  const known = new Sayings(read);
  return pages.flatMap((page): readonly Problem[] => {
    const copies = new Map<string, { readonly at: number; readonly earlier: Parameters<typeof read>[0] }[]>();
    for (const { at, sum } of page.sayings) {
      const earlier = known.find({ page, at }, sum);
      if (earlier !== undefined && earlier.page !== page) {
        const { file } = earlier.page;
        copies.set(file, [...(copies.get(file) ?? []), { at, earlier }]);
      }
    }
    return [...copies].flatMap(([file, [copy, ...more]]) => {
      if (copy === undefined) return [];
      const [here, there] = [read({ page, at: copy.at }), read(copy.earlier)];
      const other = { file, range: locate(there.source, there.base) };
      const mistake = finding('sharedCopy', { file, more: more.length });
      return [{ ...placeProblem(here.source, here.base, mistake), other }];
    });
  });
}
