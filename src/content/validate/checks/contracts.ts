import { finding } from '../../problems/finding.ts';
import type { Contract } from '../../../fields/contract.ts';
import { findOtherEnd, type AnchorBook } from '../anchors.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { outlineAt, outlineOf } from '../../schema/outline.ts';
import { writeItem } from '../../schema/write-item.ts';
import { findNearest } from '../../problems/nearest.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { overlapOf } from './shown-together.ts';

/** Where a section stands on its page: its own place, or that of the section that asks for it. */
function spotOf({ source, base, usedAt }: CheckedSection): { readonly source: Source; readonly base: Path } {
  return usedAt ?? { source, base };
}

function problemAt(
  section: CheckedSection,
  path: Path,
  contract: Contract,
  {
    correction,
    known,
  }: {
    readonly correction?: { readonly from: string; readonly to: string } | undefined;
    readonly known?: readonly string[];
  } = {},
): Problem {
  const { type } = section.block;
  const lines = contract.rule === 'least' ? writeOne(section, contract.list) : undefined;
  const mistake = finding('contract', { type, contract, correction, lines, known }, contract.severity);
  const { source, base } = path.length > 0 ? section : spotOf(section);
  return placeProblem(source, [...base, ...path], mistake);
}

function writeOne({ schema }: CheckedSection, list: string): readonly string[] | undefined {
  const outline = outlineAt(outlineOf(schema), [list]);
  return writeItem(outline?.kind === 'list' ? outline.item : undefined, undefined);
}

function endOf(section: CheckedSection): Problem['other'] {
  const { source, base } = spotOf(section);
  return { file: source.file, range: locate(source, base) };
}

type RuleOf<Name extends Contract['rule']> = Extract<Contract, { rule: Name }>;

/** One section with a contract, and what it needs to know of its page. */
interface Case<Name extends Contract['rule']> {
  readonly contract: RuleOf<Name>;
  readonly section: CheckedSection;
  readonly page: PageInWork;
  readonly book: AnchorBook;
}

type Rules = { readonly [Name in Contract['rule']]: (one: Case<Name>) => Problem | undefined };

function listOf(section: CheckedSection, name: string): readonly unknown[] {
  const list = section.data[name];
  return Array.isArray(list) ? list : [];
}

const rules: Rules = {
  once({ contract, section, page }) {
    const first = page.sections.find(({ block }) => block.type === section.block.type);
    // Of those that take turns only a day is wrong, which is told with the days.
    if (first === undefined || first === section || overlapOf(first, section)) return undefined;
    return { ...problemAt(section, [], contract), other: endOf(first) };
  },
  first({ contract, section, page }) {
    const first = page.sections.find(({ block }) => block.isPreface !== true);
    // A second one is a mistake of its own, which `once` tells.
    const isSecond = page.sections.find(({ block }) => block.type === section.block.type) !== section;
    if (first === undefined || first === section || isSecond) return undefined;
    return { ...problemAt(section, [], contract), other: endOf(first) };
  },
  least({ contract, section }) {
    const { list, count } = contract;
    return listOf(section, list).length < count ? problemAt(section, [list], contract) : undefined;
  },
  'one-marked'({ contract, section }) {
    const { list, field } = contract;
    const marked = listOf(section, list).flatMap((item, index) =>
      (item as Readonly<Record<string, unknown>>)[field] === true ? [index] : [],
    );
    const [first, second] = marked;
    if (first === undefined || second === undefined) return undefined;
    const other = {
      file: section.source.file,
      range: locate(section.source, [...section.base, list, first, field]),
    };
    return { ...problemAt(section, [list, second, field], contract), other };
  },
  target({ contract, section, page, book }) {
    const anchor = String(section.data[contract.field]).slice(1);
    const known = book.shown.get(page.route);
    if (known === undefined || known === 'unknown' || known.has(anchor)) return undefined;
    const nearest = findNearest(anchor, [...known.keys()]);
    const correction = nearest === undefined ? undefined : { from: `#${anchor}`, to: `#${nearest}` };
    const end = findOtherEnd(book, page.route, anchor);
    // The day on which a section goes must not be one without a site.
    const isHidden = book.hidden.get(page.route)?.has(anchor) === true;
    const weighed = isHidden ? { ...contract, severity: 'warning' as const } : contract;
    return {
      ...problemAt(section, [contract.field], weighed, { correction, known: [...known.keys()] }),
      other: end,
    };
  },
};

/** What blocks ask of their page and do not find, in the words of each block. */
export function checkContracts(page: PageInWork, book: AnchorBook): readonly Problem[] {
  return page.sections.flatMap((section) =>
    (section.block.contracts ?? []).flatMap((contract) => {
      // Each rule is called with the contract that bears its own name.
      const rule = rules[contract.rule] as (one: Case<Contract['rule']>) => Problem | undefined;
      return rule({ contract, section, page, book }) ?? [];
    }),
  );
}
