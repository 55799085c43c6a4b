import type { z } from 'zod';
import type { Finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { isLongText } from '../schema/files.ts';
import { outlineOf } from '../schema/outline.ts';
import { readLines, type Line } from '../source/lines.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { findPastedText, isAmongMessages } from '../source/syntax/loose-line.ts';
import { findHome } from './misplaced.ts';
import { nearestField } from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;

/** A field that no schema wants, by the way to it, and its line from 0. */
interface Stray {
  readonly path: Path;
  readonly at: number;
}

/** A text with the fields that are its lines. */
interface Pasted {
  readonly mistake: Finding;
  /** The last of its lines, from 0. */
  readonly last: number;
}

/** The fields that are none by their names: unknown ones, and messages of several words that say nothing. */
function listStrays(checked: Checked, issues: readonly Issue[]): readonly Stray[] {
  const { source, base, schema } = checked;
  const paths = issues.flatMap((issue): Path[] => {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key]);
    const isEmpty = valueAt(source.data, [...base, ...path]) === '';
    return path.at(-2) === 'messages' && isEmpty ? [path] : [];
  });
  const isName = (path: Path) => {
    const [around, key] = [path.slice(0, -1), String(path.at(-1))];
    if (/^[a-z][\w-]*$/.test(key) || findHome(outlineOf(schema), around, key) !== undefined) return true;
    return around.at(-1) !== 'messages' && nearestField(checked, around, key) !== undefined;
  };
  return paths
    .filter((path) => !isName(path))
    .map((path) => ({ path, at: locate(source, [...base, ...path], 'key').line - 1 }))
    .toSorted((one, other) => one.at - other.at);
}

/** The text that a field on a line goes on with, as far as all its lines are such fields or none. */
function findPasted(lines: readonly Line[], at: number, strays: ReadonlySet<number>): Pasted | undefined {
  const mistake = findPastedText({ lines, index: at })?.mistake;
  if (mistake?.kind !== 'pastedText') return undefined;
  const { key, number, better, isEmpty } = mistake.parameters;
  const last = number + better.length - (isEmpty ? 1 : 2) - 1;
  if (at >= number && at <= last && !isLongText(key) && !isAmongMessages(lines, number - 1)) return undefined;
  const isWhole = lines
    .slice(number, last + 1)
    .every(({ key: own }, index) => own === undefined || strays.has(number + index));
  return isWhole ? { mistake, last } : undefined;
}

/**
 * Fields that nobody meant: they are the lines of a text that was pasted, or typed, below its first one. Gives them as
 * problems, and what else a schema complains of.
 */
export function findPastedTexts(
  checked: Checked,
  issues: readonly Issue[],
): { readonly problems: readonly Problem[]; readonly others: readonly Issue[] } {
  const strays = listStrays(checked, issues);
  if (strays.length === 0) return { problems: [], others: issues };
  const lines = readLines(checked.source.text);
  const places = new Set(strays.map(({ at }) => at));
  const problems: Problem[] = [];
  const covered = new Set<string>();
  let end = -1;
  for (const { path, at } of strays) {
    const pasted = at > end ? findPasted(lines, at, places) : undefined;
    if (pasted !== undefined) {
      end = pasted.last;
      problems.push(placeProblem(checked.source, [...checked.base, ...path], pasted.mistake, 'key'));
    }
    if (at <= end) covered.add(path.join('/'));
  }
  const isCovered = (path: Path, ...key: readonly string[]) => covered.has([...path, ...key].join('/'));
  const others = issues.flatMap((issue): Issue[] => {
    const path = issue.path as Path;
    if (issue.code !== 'unrecognized_keys') return isCovered(path) ? [] : [issue];
    const keys = issue.keys.filter((key) => !isCovered(path, key));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
  return { problems, others };
}
