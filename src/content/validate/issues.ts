import { finding } from '../problems/finding.ts';
import type { z } from 'zod';
import { findSpecialWeek } from './special-week.ts';
import { findClosedDays } from './closed-day.ts';
import { findHoursRows } from './hours-rows.ts';
import { findBothHours } from './both-hours.ts';
import { findPausedDays } from './paused-day.ts';
import { findDashedFields } from './dash-in-item.ts';
import { describeIssue, isCombination } from './describe-issue.ts';
import { findSplitText } from './other-fields.ts';
import { alternativesOf } from '../../fields/alternatives.ts';
import { findQuestionsInFields } from './questions-in-field.ts';
import { findPastedSections } from './pasted-section.ts';
import { findPastedTexts } from './pasted-text.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { findRuns } from '../source/runs.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { openField } from '../schema/write-item.ts';
import {
  explainAllUnknown,
  findForeignRuns,
  isForeign,
  isMeant,
  listUnknown,
  type Unknown,
} from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;

/** Fields that are missing in one place, when there are several. */
function groupMissing(checked: Checked, issues: readonly Issue[]): readonly Issue[][] {
  const byParent = new Map<string, Issue[]>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const isMissing = issue.code !== 'custom' && path.length > 0;
    if (!isMissing || valueAt(checked.source.data, [...checked.base, ...path]) !== undefined) continue;
    const parent = path.slice(0, -1).join('/');
    byParent.set(parent, [...(byParent.get(parent) ?? []), issue]);
  }
  return [...byParent.values()].filter((group) => group.length > 1);
}

/** Whether a foreign field in the same place is told already: then what is missing there is the same accident. */
function isToldAsForeign(path: Path, unknown: readonly Unknown[]): boolean {
  const parent = path.slice(0, -1).join('/');
  return unknown.some((one) => isForeign(one) && one.path.join('/') === parent);
}

/** Whether something is incomplete because the field that would complete it is misspelt. */
function isIncompleteByName(issue: Issue, unknown: readonly Unknown[]): boolean {
  if (issue.code !== 'custom' || isCombination(issue)) return false;
  return unknown.some(({ path }) => path.join('/') === issue.path.join('/'));
}

/** Whether one problem's cure writes the field that another one misses in the same place. */
function completes({ kind, parameters, path = [] }: Problem, missed: Problem): boolean {
  if (kind !== 'dividedValue' || missed.kind !== 'incomplete') return false;
  const { fields } = missed.parameters;
  const written = parameters.lines.map((line) => /^[ -]*(\w+):/.exec(line)?.[1] ?? '');
  return (
    path.slice(0, -1).join('/') === missed.path?.join('/') && fields.some((name) => written.includes(name))
  );
}

function explainGroup(checked: Checked, group: readonly Issue[]): Problem {
  const paths = group.map((issue) => issue.path as Path);
  const fields = paths.map((path) => String(path.at(-1)));
  const path = [...checked.base, ...(paths[0] ?? [])];
  const lines = paths.flatMap((one) =>
    openField(String(one.at(-1)), outlineAt(outlineOf(checked.schema), one)),
  );
  return placeProblem(
    checked.source,
    path,
    finding('missingFields', { fields, isFile: path.length === 1, lines }),
  );
}

/** What remains to be told once the unknown fields are. */
function selectTold(checked: Checked, issues: readonly Issue[], unknown: readonly Unknown[]) {
  const foreign = findForeignRuns(unknown);
  return issues.filter((issue) => {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys' || foreign.follows(path)) return false;
    if (isIncompleteByName(issue, unknown)) return false;
    const isMissing = valueAt(checked.source.data, [...checked.base, ...path]) === undefined;
    return !isMissing || !(isToldAsForeign(path, unknown) || unknown.some((one) => isMeant(one, path)));
  });
}

/** Explains what a schema refused, one problem a mistake: a missing field that a misspelt one was meant to be is not told twice. */
export function explainIssues(checked: Checked, issues: readonly Issue[]): readonly Problem[] {
  const pasted = issues.length === 0 ? [] : findPastedSections(checked);
  const uncovered = issues.filter(({ path }) => !pasted.some(({ covers }) => covers(path as Path)));
  const texts = findPastedTexts(checked, uncovered);
  const dated = findSpecialWeek(checked, texts.others);
  const timed = findBothHours(checked, dated.others);
  const paused = findPausedDays(checked, timed.others);
  const rows = findHoursRows(checked, paused.others);
  const days = findClosedDays(checked, rows.others);
  const dashed = findDashedFields(checked, days.others);
  const asked = findQuestionsInFields(checked, dashed.others);
  const told = [
    ...pasted.map(({ problem }) => problem),
    ...texts.problems,
    ...dated.problems,
    ...timed.problems,
    ...paused.problems,
    ...rows.problems,
    ...days.problems,
    ...dashed.problems,
    ...asked.problems,
  ];
  return [...told, ...explainOthers(checked, asked.others)];
}

/** A text that tells a field as well that is missing or empty beside it, or one of several of which one is. */
function findSplit(checked: Checked, issue: Issue) {
  const path = issue.path as Path;
  const choice = isCombination(issue) ? undefined : alternativesOf(issue);
  for (const field of choice?.fields ?? []) {
    const split = findSplitText(checked, [...path, field], true);
    if (split !== undefined) return split;
  }
  return findSplitText(checked, path);
}

function explainOthers(checked: Checked, issues: readonly Issue[]): readonly Problem[] {
  const unknown = listUnknown(checked, issues);
  const remaining = selectTold(checked, issues, unknown);
  const groups = groupMissing(checked, remaining);
  const grouped = new Set(groups.flat());
  const wrongKinds = findRuns(
    remaining.filter(({ code }) => code === 'invalid_type').map(({ path }) => path as Path),
  );
  const told = new Set<string>();
  const others = remaining.flatMap((issue) => {
    const path = issue.path as Path;
    const key = path.join('/');
    if (grouped.has(issue) || told.has(key) || wrongKinds.follows(path)) return [];
    told.add(key);
    const split = findSplit(checked, issue);
    if (split !== undefined) return [placeProblem(checked.source, split.path, split.mistake)];
    const full = [...checked.base, ...path];
    const mistake = describeIssue(checked, issue, valueAt(checked.source.data, full));
    const part = isCombination(issue) ? 'key' : 'value';
    return [placeProblem(checked.source, full, wrongKinds.note(path, mistake), part)];
  });
  return [
    ...explainAllUnknown(checked, unknown),
    ...groups.map((group) => explainGroup(checked, group)),
    ...others.filter((one) => !others.some((other) => completes(other, one))),
  ];
}
