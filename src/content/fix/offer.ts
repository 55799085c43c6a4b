import { editFor } from '../problems/edit.ts';
import { finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { fix } from './fix.ts';

const bare = (text: string) => text.replaceAll(/^\s+/gm, '');

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The run of lines that a repair moves by as many columns, counted from 1; nothing where it moves others or by other steps. */
function findShift(text: string, fixed: string) {
  const [before, after] = [text.split(/\r?\n/), fixed.split(/\r?\n/)];
  const isMoved = (line: string, at: number) => line !== after[at];
  const [first, last] = [before.findIndex(isMoved), before.findLastIndex(isMoved)];
  const by = indentOf(after[first] ?? '') - indentOf(before[first] ?? '');
  const lines = after.slice(first, last + 1);
  const isEven = lines.every((line, at) => {
    const was = before[first + at] ?? '';
    return line.trim() === '' || (line.trim() === was.trim() && indentOf(line) - indentOf(was) === by);
  });
  return isEven && before.length === after.length
    ? { first: first + 1, last: last + 1, by, lines }
    : undefined;
}

/** Several lines that stand as far too far out, or in, are one mistake. */
function tellShift(problem: Problem, { text }: Source, fixed: string): Problem {
  if (problem.kind !== 'indentedWrong' && problem.kind !== 'indentedTooMuch') return problem;
  const shift = findShift(text, fixed);
  const { line } = problem.range;
  if (shift === undefined || shift.first === shift.last || line < shift.first || line > shift.last)
    return problem;
  const mistake = finding('shiftedLines', shift);
  return { ...problem, ...mistake, edit: editFor(mistake, text, problem.range) };
}

/** Lines that go together however some of them are indented: so many others may stand between them. */
const farthest = 4;

/** The lines from one on that a repair changes, with those between them, up to a blank one or to where it leaves more of them. */
function findChanged(text: string, fixed: string, line: number) {
  const [before, after] = [text.split(/\r?\n/), fixed.split(/\r?\n/)];
  if (before.length !== after.length) return undefined;
  let last = line;
  for (let at = line + 1; at <= before.length && at - last <= farthest; at += 1) {
    if (before[at - 1]?.trim() === '') break;
    if (before[at - 1] !== after[at - 1]) last = at;
  }
  return { first: line, last, lines: after.slice(line - 1, last) };
}

/** Lines that Tabs indent, as the whole repair has them: as one mistake where there are several. */
function tellTabs(problem: Problem, { text }: Source, fixed: string): Problem {
  if (problem.kind !== 'tab') return problem;
  const changed = findChanged(text, fixed, problem.range.line);
  if (changed === undefined) return problem;
  const mistake =
    changed.lines.length > 1 ? finding('tabs', changed) : finding('tab', { line: changed.lines[0] });
  return { ...problem, ...mistake, edit: editFor(mistake, text, problem.range) };
}

/** A problem of indentation is told with the command that repairs its file, where that does. */
export function offerFix(problem: Problem, source: Source): Problem {
  const { name, kind, text } = source;
  if (problem.code !== 'P004' && problem.code !== 'P005') return problem;
  const fixed = fix(text, kind).text;
  const isOffered = fixed !== text && (problem.code === 'P005' || bare(fixed) === bare(text));
  if (!isOffered) return problem;
  const told = tellTabs(tellShift(problem, source, fixed), source, fixed);
  const edit = told.edit ?? { start: 0, end: text.length, text: fixed };
  return { ...told, edit, notes: [...(told.notes ?? []), { kind: 'fixes', page: name }] };
}
