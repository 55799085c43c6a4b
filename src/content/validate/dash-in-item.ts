import { safeParse, type z } from 'zod';
import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { valueAt } from '../source/place.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { locate } from '../source/source.ts';

type Issue = z.core.$ZodIssue;

/** The way to the innermost item of a list that a path leads into. */
function itemOf(path: Path): Path | undefined {
  const depth = path.findLastIndex((name) => typeof name === 'number');
  return depth === -1 ? undefined : path.slice(0, depth + 1);
}

/** Whether two neighbours in a list lack what the other one has, and are one sound item together. */
function areOne({ source, base, schema }: Checked, path: Path): boolean {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const [item, next] = [index, index + 1].map((at) => valueAt(source.data, [...base, ...list, at]));
  const outline = outlineAt(outlineOf(schema), path);
  if (outline === undefined || !isRecord(item) || !isRecord(next)) return false;
  if (Object.keys(next).some((key) => key in item)) return false;
  return safeParse(outline.schema, { ...item, ...next }).success;
}

/**
 * `- question: Demora?` and `- answer: Não.`: of two fields of one item each has a dash. With the problems, all issues
 * that tell something else.
 */
export function findDashedFields(checked: Checked, issues: readonly Issue[]) {
  const { source, base } = checked;
  const items = issues.map((issue) => itemOf(issue.path as Path));
  const named = [
    ...new Map(items.flatMap((path) => (path ? [[path.join('/'), path] as const] : []))).values(),
  ];
  const covered = new Set<string>();
  const problems: Problem[] = [];
  for (const path of named) {
    const next = [...path.slice(0, -1), Number(path.at(-1)) + 1];
    const isTold = covered.has(path.join('/')) || !named.some((one) => one.join('/') === next.join('/'));
    if (isTold || !areOne(checked, path)) continue;
    for (const one of [path, next]) covered.add(one.join('/'));
    const place = [...base, ...next];
    const row = source.text.split(/\r?\n/)[locate(source, place).line - 1] ?? '';
    const line = row.replace(/^( *)-( +)/, '$1 $2');
    problems.push(placeProblem(source, place, finding('dashInItem', { line })));
  }
  return { problems, others: issues.filter((_, at) => !covered.has(items[at]?.join('/') ?? '-')) };
}
