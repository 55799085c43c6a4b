import { choose, finding, type Finding } from '../problems/finding.ts';
import type { z } from 'zod';
import { alternativesOf } from '../../fields/alternatives.ts';
import { isRealDate } from '../../fields/repair.ts';
import { visible } from '../../fields/visible.ts';
import { asSeen, findHidden } from '../problems/characters.ts';
import { explainDoubleDash } from '../source/double-dash.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { findPastedSections } from './pasted-section.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { locate } from '../source/source.ts';
import { colonLine, quotedLine } from '../source/quoted-line.ts';
import { findRuns } from '../source/runs.ts';
import {
  explainAllUnknown,
  findForeignRuns,
  isForeign,
  isMeant,
  listUnknown,
  type Unknown,
} from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;

function nameOf(path: Path): string {
  return String(path.findLast((name) => typeof name === 'string') ?? '');
}

function describeType(
  checked: Checked,
  issue: Extract<Issue, { code: 'invalid_type' }>,
  { field, value }: { readonly field: string; readonly value: unknown },
): Finding {
  if (value === '')
    return issue.expected === 'array' ? finding('emptyList', { field }) : finding('emptyValue', { field });
  if (issue.expected === 'array') {
    return finding('wantsList', { field, value: typeof value === 'string' ? value : undefined });
  }
  const doubled = explainDoubleDash(checked.source, [...checked.base, ...(issue.path as Path)]);
  if (doubled !== undefined) return doubled;
  if (issue.expected === 'object') return finding('wantsFields', { field });
  const colon = colonLine(checked, issue.path as Path, value);
  if (colon !== undefined) return finding('colonInItem', { line: colon });
  const line = quotedLine(checked, issue.path as Path);
  return line === undefined ? finding('wantsText', { field }) : finding('bracketInText', { field, line });
}

function describeSize(field: string, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Finding {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (issue.code === 'too_big') return finding('tooLong', { field, most: limit });
    return limit === 1 ? finding('emptyValue', { field }) : finding('tooShort', { field, least: limit });
  }
  return issue.code === 'too_small'
    ? finding('tooFew', { field, least: limit })
    : finding('tooMany', { field, most: limit });
}

/** Whether a message is the schema author's own rather than zod's English default. */
function ownMessage(issue: Issue): string {
  return /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message) ? '' : issue.message;
}

/** Whether an issue is about two fields that exclude each other; it is shown at the name of the second. */
function isCombination(issue: Issue): boolean {
  return alternativesOf(issue)?.given !== undefined;
}

function repairOf(checked: Checked, path: Path, value: unknown): string | undefined {
  const schema = outlineAt(outlineOf(checked.schema), path)?.schema;
  if (schema === undefined || typeof value !== 'string' || value.length > 200) return undefined;
  const seen = asSeen(value);
  const isHidden = findHidden(value).length > 0;
  // A special space may have slipped between two letters, or stand for a plain one.
  const sound = [seen, ...(isHidden ? [seen.replaceAll(' ', '')] : [])].find((word) =>
    isAccepted(schema, word),
  );
  const repaired = behaviourFor(schema)?.repair?.(sound ?? seen) ?? sound;
  return repaired === value ? undefined : repaired;
}

function describeValue(
  checked: Checked,
  issue: Issue,
  { field, value }: { field: string; value: unknown },
): Finding {
  if (value === '') return finding('emptyValue', { field });
  if (typeof value === 'string' && !visible.test(value))
    return finding('blankValue', { field, isSpaces: value.trim() === '' });
  const said = ownMessage(issue);
  const alternatives = alternativesOf(issue);
  if (alternatives !== undefined) {
    const { fields, given } = alternatives;
    if (given === undefined) return finding('incomplete', { fields, said });
    return finding('wrongCombination', { first: given[0], second: given[1], said });
  }
  const path = issue.path as Path;
  if (typeof value === 'object')
    return finding('incomplete', { fields: namesIn(outlineAt(outlineOf(checked.schema), path)), said });
  const repaired = repairOf(checked, path, value);
  const line = `${typeof path.at(-1) === 'number' ? '-' : `${field}:`} ${repaired}`;
  if (issue.code === 'invalid_value') {
    if (typeof value !== 'string') return finding('wantsText', { field });
    if (repaired !== undefined)
      return finding('repairableChoice', { field, typed: value, meant: repaired, line });
    return finding('unknownValue', { field, said, ...choose(value, issue.values.map(String)) });
  }
  if (repaired !== undefined)
    return finding('repairableForm', { field, typed: String(value), meant: repaired, line });
  const isDay = issue.code === 'custom' && /^\d{2}\/\d{2}\/\d{4}$/.test(String(value));
  return isDay && !isRealDate(String(value))
    ? finding('noSuchDay', { field, typed: String(value) })
    : finding('invalidForm', { field, value: String(value), said });
}

/** Whether a word for nothing stands where a value is empty. */
function saysNothing({ source, base }: Checked, path: Path): boolean {
  const { start, end } = locate(source, [...base, ...path]);
  return /^(~|null)$/i.test(source.text.slice(start, end));
}

function describeIssue(checked: Checked, issue: Issue, value: unknown): Finding {
  const path = issue.path as Path;
  const field = nameOf([...checked.base, ...path]);
  if (value === '' && saysNothing(checked, path)) return finding('nothing', { field });
  if (value === undefined && issue.code !== 'custom') {
    return finding('missingField', {
      field,
      said: outlineAt(outlineOf(checked.schema), path)?.description ?? '',
    });
  }
  if (issue.code === 'invalid_type') return describeType(checked, issue, { field, value });
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(field, issue);
  return describeValue(checked, issue, { field, value });
}

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

function explainGroup(checked: Checked, group: readonly Issue[]): Problem {
  const paths = group.map((issue) => issue.path as Path);
  const fields = paths.map((path) => String(path.at(-1)));
  const path = [...checked.base, ...(paths[0] ?? [])];
  return placeProblem(checked.source, path, finding('missingFields', { fields, isFile: path.length === 1 }));
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
  const others = issues.filter(({ path }) => !pasted.some(({ covers }) => covers(path as Path)));
  return [...pasted.map(({ problem }) => problem), ...explainOthers(checked, others)];
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
    const full = [...checked.base, ...path];
    const mistake = describeIssue(checked, issue, valueAt(checked.source.data, full));
    const part = isCombination(issue) ? 'key' : 'value';
    return [placeProblem(checked.source, full, wrongKinds.note(path, mistake), part)];
  });
  return [
    ...explainAllUnknown(checked, unknown),
    ...groups.map((group) => explainGroup(checked, group)),
    ...others,
  ];
}
