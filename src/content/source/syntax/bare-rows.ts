import { finding } from '../../problems/finding.ts';
import { splitItem } from '../../schema/split-item.ts';
import { writeItem } from '../../schema/write-item.ts';
import { isBare, isWritten, mayGoOn, type Line } from '../lines.ts';
import { faultOn, type Telltale } from './fault.ts';
import { listAround } from './loose-names.ts';

const isStarred = (line: Line | undefined) => line !== undefined && /^[★⭐]/.test(line.value);

/** The lines from one on that have neither field nor dash, each review's together: a name stands above its stars. */
function readReviews(lines: readonly Line[], index: number): readonly (readonly Line[])[] {
  const end = lines.findIndex((line, at) => at > index && !isBare(line));
  const run = lines.slice(index, end === -1 ? lines.length : end);
  const starts = run.flatMap((_, at) => (isStarred(run[at + 1]) ? [at] : []));
  return starts[0] === 0 ? starts.map((start, turn) => run.slice(start, starts[turn + 1])) : [];
}

/** `25/12 – fechado` and the like in the column of a list's dashes: texts that are all that its items need. */
export const splitRows: Telltale = (line, lines, index) => {
  const at = lines.findLastIndex((one, place) => place < index && isWritten(one) && one.dashes > 0);
  const { indent } = lines[at] ?? {};
  if (!isBare(line) || line.indent !== indent || mayGoOn(lines, index)) return undefined;
  const list = listAround(lines, at);
  const end = lines.findIndex((one, place) => place > index && !(isBare(one) && one.indent === indent));
  const run = lines.slice(index, end === -1 ? lines.length : end);
  const items = run.map(({ text }) => {
    const typed = list?.kind === 'list' ? splitItem(list.item, text.trim()) : undefined;
    const lines = typed && list?.kind === 'list' ? writeItem(list.item, typed) : undefined;
    return lines?.some((one) => one.endsWith('…')) === true ? undefined : lines;
  });
  if (items.includes(undefined)) return undefined;
  const better = items.flatMap((one) => one ?? []).map((one) => ' '.repeat(indent) + one);
  const mistake = finding('dashlessRows', { first: index + 1, last: index + run.length, lines: better });
  return faultOn(line, indent, line.text.trimEnd().length, mistake);
};

/** Reviews below the items of a list, on three lines each, as they are copied from a site of reviews. */
export const reviewRows: Telltale = (line, lines, index) => {
  if (!isBare(line) || !isStarred(lines[index + 1]) || mayGoOn(lines, index)) return undefined;
  const at = lines.findLastIndex((one, place) => place < index && isWritten(one) && one.dashes > 0);
  const list = listAround(lines, at);
  if (list?.kind !== 'list') return undefined;
  const reviews = readReviews(lines, index);
  const items = reviews.map((own) => {
    const typed = splitItem(list.item, own.map(({ text }) => text.trim()).join(' '));
    return typed?.['rating'] === undefined ? undefined : writeItem(list.item, typed);
  });
  if (items.length === 0 || items.includes(undefined)) return undefined;
  const lead = ' '.repeat(lines[at]?.indent ?? 0);
  return faultOn(
    line,
    line.indent,
    line.text.trimEnd().length,
    finding('reviewRows', {
      first: index + 1,
      last: index + reviews.flat().length,
      lines: items.flatMap((one) => one ?? []).map((one) => lead + one),
    }),
  );
};
