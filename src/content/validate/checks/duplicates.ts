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

/** What a section says as a number and its length in signs: thousands of pages are compared by it. */
interface Print {
  readonly sum: number;
  readonly length: number;
}

const prints = new WeakMap<CheckedSection['data'], Print>();

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

/** Sections by what they say; the first of each is kept. */
class Sayings {
  private readonly known = new Map<number, CheckedSection[]>();

  /** The section that said the same before, if one did; if none did this is the first. */
  find(section: CheckedSection): CheckedSection | undefined {
    const { sum } = printOf(section);
    const alike = this.known.get(sum) ?? [];
    const earlier = alike.find((one) => saidBy(one) === saidBy(section));
    if (earlier === undefined) this.known.set(sum, [...alike, section]);
    return earlier;
  }
}

/** Two sections of a page that say the same: copied instead of cut. */
export function checkCopies(page: PageInWork): readonly Problem[] {
  const sayings = new Sayings();
  return page.written.flatMap((section): readonly Problem[] => {
    const { source, base } = section;
    const earlier = sayings.find(section);
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

/** Long sections that two pages hold word for word: told once for each pair of pages, at the second. */
export function checkSharedCopies(pages: readonly PageInWork[]): readonly Problem[] {
  const sayings = new Sayings();
  return pages.flatMap((page): readonly Problem[] => {
    const copies = new Map<
      string,
      { readonly section: CheckedSection; readonly earlier: CheckedSection }[]
    >();
    for (const section of page.written) {
      if (printOf(section).length < longText || section.block.replacedBy !== undefined) continue;
      const earlier = sayings.find(section);
      if (earlier !== undefined && earlier.source !== section.source) {
        const { file } = earlier.source;
        copies.set(file, [...(copies.get(file) ?? []), { section, earlier }]);
      }
    }
    return [...copies].flatMap(([file, [copy, ...more]]) => {
      if (copy === undefined) return [];
      const { section, earlier } = copy;
      const mistake = finding('sharedCopy', { file, more: more.length });
      const other = { file, range: locate(earlier.source, earlier.base) };
      return [{ ...placeProblem(section.source, section.base, mistake), other }];
    });
  });
}
