import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { dayAfter, dayIn } from './day-fields.ts';

/** Days on which two sections are shown, of which one takes the other's place; as ISO. */
interface Overlap {
  readonly earlier: CheckedSection;
  readonly later: CheckedSection;
  readonly from: string;
  readonly until: string;
}

function overlapInTurn(earlier: CheckedSection, later: CheckedSection): Overlap | undefined {
  const [from, until] = [dayIn(later.data, 'showFrom'), dayIn(earlier.data, 'showUntil')];
  if (from === undefined || until === undefined || from > until) return undefined;
  const [start, end] = [dayIn(earlier.data, 'showFrom'), dayIn(later.data, 'showUntil')];
  const isInTurn = (start === undefined || start < from) && (end === undefined || end > until);
  return isInTurn ? { earlier, later, from, until } : undefined;
}

/** The days that two sections share, where one begins before the other has ended and outlasts it. */
export function overlapOf(one: CheckedSection, other: CheckedSection): Overlap | undefined {
  // The days of a shared section are those of all pages that have it.
  if (one.usedAt !== undefined || other.usedAt !== undefined) return undefined;
  return overlapInTurn(one, other) ?? overlapInTurn(other, one);
}

function tellOverlap({ earlier, later, from, until }: Overlap, today: string): readonly Problem[] {
  const once = later.block.contracts?.find(({ rule }) => rule === 'once');
  if (once === undefined || until < today) return [];
  const { type } = later.block;
  const days = { from: formatDay(from), until: formatDay(until), next: formatDay(dayAfter(until)) };
  const severity = from > today ? 'warning' : once.severity;
  const mistake = finding('shownTogether', { type, message: once.message, ...days }, severity);
  const range = locate(earlier.source, [...earlier.base, 'showUntil']);
  const problem = placeProblem(later.source, [...later.base, 'showFrom'], mistake);
  return [{ ...problem, other: { file: earlier.source.file, range } }];
}

/** Sections that a page has once, one after the other, of which the next begins while the one before is still shown. */
export function checkShownTogether({ written }: PageInWork, today: string): readonly Problem[] {
  const shown = written.filter(({ data }) => data['hidden'] !== true);
  return shown.flatMap((one, at) =>
    shown.slice(at + 1).flatMap((other) => {
      const overlap = one.block === other.block ? overlapOf(one, other) : undefined;
      return overlap === undefined ? [] : tellOverlap(overlap, today);
    }),
  );
}
