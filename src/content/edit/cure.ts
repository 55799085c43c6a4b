import { applyEdit, differenceOf, editAsTold, type Edit } from '../problems/edit.ts';
import { adviceFor, otherAdvice } from '../problems/finding.ts';
import type { Advice } from '../problems/kinds/kind.ts';
import type { Further, Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import {
  addFields,
  appendItem,
  cutList,
  moveLines,
  removeAt,
  textOf,
  writeInstead,
  type Case,
} from './advice.ts';
import { moveSection } from './move.ts';
import { setValue } from './set-value.ts';

function followAll(steps: readonly Advice[], given: Case): string | undefined {
  let { text }: { text: string | undefined } = given;
  for (const step of steps) text = text === undefined ? undefined : follow(step, { ...given, text });
  return text;
}

/** The text after what is advised; nothing where the text does not allow it. */
function follow(advice: Advice, given: Case): string | undefined {
  const { problem, text } = given;
  if (Array.isArray(advice)) return followAll(advice, given);
  // An array was just told apart, which its readonly type hides.
  const one = advice as Exclude<Advice, readonly Advice[]>;
  const { path = [], range } = problem;
  // What is to be done in another file leaves this one as it is.
  if ('below' in one) return text;
  if ('value' in one) return textOf(setValue(text, path, one.value));
  if ('over' in one) return text.slice(0, range.start) + one.over + text.slice(range.end);
  if ('add' in one) return addFields(given, one);
  if ('instead' in one) return writeInstead(given, one.instead);
  if ('remove' in one) return removeAt(given, one.remove);
  if ('above' in one) return moveLines(text, one);
  if ('append' in one) return appendItem(given, one);
  if ('cut' in one) return cutList(given, one.cut);
  if ('section' in one) return textOf(moveSection(text, Number(path[1]), one.section));
  const edit = editAsTold(one, text, range);
  return edit && applyEdit(text, edit);
}

function editFor(advice: Advice, problem: Problem, source: Source): Edit | undefined {
  const text = follow(advice, { problem, source, text: source.text });
  return text === undefined ? undefined : differenceOf(source.text, text);
}

/** Lines in the place of others. */
function overLines(text: string, { first, last, lines }: Further): Edit | undefined {
  const before = text.split('\n');
  const lineEnd = text.includes('\r\n') ? '\r' : '';
  const written = lines.map((line) => line + lineEnd);
  return differenceOf(text, before.toSpliced(first - 1, last - first + 1, ...written).join('\n'));
}

/**
 * What a reader of a problem's words would do first, as a change of its file: the certain one, or else what is advised.
 * `…` stands where only the editor knows what to write. Nothing where the cure is not in the file.
 */
export function cureOf(problem: Problem, source: Source): Edit | undefined {
  if (problem.further !== undefined) return overLines(source.text, problem.further);
  if (problem.edit !== undefined) return problem.edit;
  const advice = adviceFor(problem);
  return advice && editFor(advice, problem, source);
}

/** What a reader would do who meant something else, where the words name further ways; each as a change of the file as it is. */
export function otherCures(problem: Problem, source: Source): readonly Edit[] {
  return otherAdvice(problem).flatMap((advice) => editFor(advice, problem, source) ?? []);
}
