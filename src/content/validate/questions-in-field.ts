import type { z } from 'zod';
import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { readQuestions } from '../schema/read-questions.ts';
import { writeWholeItem } from '../schema/write-item.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { lastLineOf } from '../source/range.ts';
import { locate } from '../source/source.ts';
import { rowsOfItem } from './item-rows.ts';

type Issue = z.core.$ZodIssue;

const names = ['question', 'answer'] as const;

/** Whether a remark stands in an item beside a text of it. */
function hasRemark({ source, base }: Checked, path: Path, place: Path): boolean {
  const { first, last } = rowsOfItem({ source, base }, path);
  const range = locate(source, place);
  const rows = source.text.split('\n').map((row, at) => ({ row, line: at + 1 }));
  const isText = (line: number) => line > range.line && line <= lastLineOf(range);
  return rows.some(
    ({ row, line }) => line >= first && line <= last && !isText(line) && /(?:^|\s)#/.test(row),
  );
}

/** The questions that one of an item's two texts holds, while the other says nothing. */
function findIn(checked: Checked, path: Path): Problem | undefined {
  const { source, base, schema } = checked;
  const item = valueAt(source.data, [...base, ...path]);
  const outline = outlineAt(outlineOf(schema), path);
  const isAsked = names.every((name) => namesIn(outline).includes(name));
  if (!isAsked || !isRecord(item) || typeof path.at(-1) !== 'number') return undefined;
  const [field, ...more] = names.filter((name) => typeof item[name] === 'string' && item[name] !== '');
  const questions = field === undefined || more.length > 0 ? undefined : readQuestions(String(item[field]));
  const [first, ...others] = questions ?? [];
  if (field === undefined || questions === undefined || first === undefined) return undefined;
  const { question, answer, ...beside } = { ...item, ...first };
  // Whether and when it is shown holds for each of them, its id for one.
  const alike = Object.fromEntries(Object.entries(beside).filter(([name]) => name !== 'id'));
  const items = [{ question, answer, ...beside }, ...others.map((one) => Object.assign({}, one, alike))].map(
    (one) => writeWholeItem(outline, one),
  );
  const place = [...base, ...path, field];
  if (items.some((lines) => lines === undefined) || hasRemark(checked, path, place)) return undefined;
  const { column, ...rows } = rowsOfItem(checked, path);
  const mistake = finding('questionsInField', {
    field,
    questions: questions.map((one) => one.question),
    ...rows,
    lines: items
      .flatMap((lines) => lines ?? [])
      .map((line) => (line === '' ? '' : ' '.repeat(column) + line)),
  });
  return placeProblem(source, place, mistake);
}

/**
 * Several questions with their answers that were pasted into one field of an item, and nothing into its other. With the
 * problems, all issues that tell something else.
 */
export function findQuestionsInFields(checked: Checked, issues: readonly Issue[]) {
  const itemOf = ({ path }: Issue) =>
    (names.some((name) => name === path.at(-1)) ? path.slice(0, -1) : path) as Path;
  const items = new Map(issues.map((issue) => [itemOf(issue).join('/'), itemOf(issue)]));
  const found = new Map(
    [...items].flatMap(([key, path]) => {
      const problem = findIn(checked, path);
      return problem === undefined ? [] : [[key, problem] as const];
    }),
  );
  return {
    problems: [...found.values()],
    others: issues.filter((issue) => !found.has(itemOf(issue).join('/'))),
  };
}
