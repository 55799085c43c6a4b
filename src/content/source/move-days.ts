import { isoOf } from '../../fields/repair-date.ts';
import { formatDay, shiftDay } from '../../fields/text.ts';

/** A line of a text, counted from 1, as it is to be. */
interface DayLine {
  readonly line: number;
  readonly text: string;
}

const dayAfter = (day: string) => formatDay(shiftDay(isoOf(day), 1));

/** What makes of a line with the last day `from`, or the day after it as a first one, one with `to`; both as `15/07/2025`. */
function mover(from: string, to: string): (line: string) => string {
  const end = new RegExp(`((?:validUntil|showUntil): *["']?|\\baté (?:o dia )?)${from}`, 'giu');
  const start = new RegExp(`(showFrom: *["']?)${dayAfter(from)}`, 'gu');
  return (line) =>
    line.trimStart().startsWith('#')
      ? line
      : line.replaceAll(end, `$1${to}`).replaceAll(start, `$1${dayAfter(to)}`);
}

/** The lines of a page that say a last day or begin on the day after it, as they are with another. */
export function movedDays(page: string, from: string, to: string): readonly DayLine[] {
  const move = mover(from, to);
  return page.split(/\r?\n/).flatMap((written, at) => {
    const text = move(written);
    return text === written ? [] : [{ line: at + 1, text }];
  });
}

/** A page with another last day wherever it says that one, or begins on the day after it. */
export function moveDays(page: string, from: string, to: string): string {
  return page.split('\n').map(mover(from, to)).join('\n');
}
