import type { z } from 'zod';
import { behaviourFor, describeField, schemaAt } from './fields.ts';
import { wordings } from './messages.ts';
import { placeProblem, type Checked } from './place-problem.ts';
import { valueAt } from './place.ts';
import type { Problem, Wording } from './problem.ts';
import { locate, type Path } from './source.ts';
import { explainAllUnknown, isMeant, listUnknown, type Unknown } from './unknown-fields.ts';
import { quote } from './wording.ts';

type Issue = z.core.$ZodIssue;

function nameOf(path: Path): string {
  return String(path.findLast((name) => typeof name === 'string') ?? '');
}

/** The line of a text that opens with a bracket, with quotes around the text. */
function quotedLine({ source, base }: Checked, path: Path): string | undefined {
  const { line } = locate(source, [...base, ...path], 'key');
  const text = source.text.split(/\r?\n/)[line - 1] ?? '';
  const [, head, value] = /^(\s*(?:- +)*[^:]+: +)([[{].*)$/.exec(text) ?? [];
  return head === undefined || value === undefined ? undefined : head + quote(value.trim());
}

function describeType(
  checked: Checked,
  issue: Extract<Issue, { code: 'invalid_type' }>,
  { field, value }: { readonly field: string; readonly value: unknown },
): Wording {
  if (value === '')
    return issue.expected === 'array' ? wordings.emptyList(field) : wordings.emptyValue(field);
  if (issue.expected === 'array') {
    return wordings.wrongKind(field, 'list', typeof value === 'string' ? value : undefined);
  }
  if (issue.expected === 'object') return wordings.wrongKind(field, 'fields');
  return wordings.wrongKind(field, 'text', quotedLine(checked, issue.path as Path));
}

function describeSize(field: string, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Wording {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (issue.code === 'too_big') return wordings.tooLong(field, limit);
    return limit === 1 ? wordings.emptyValue(field) : wordings.tooShort(field, limit);
  }
  return issue.code === 'too_small' ? wordings.tooFew(field, limit) : wordings.tooMany(field, limit);
}

/** Whether a message is the schema author's own rather than zod's English default. */
function ownMessage(issue: Issue): string {
  return /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message) ? '' : issue.message;
}

/** Whether an issue is about two fields that exclude each other; it is shown at the name of the second. */
function isCombination(issue: Issue): boolean {
  return issue.code === 'custom' && issue.params?.['isCombination'] === true;
}

function repairOf(checked: Checked, path: Path, value: unknown): string | undefined {
  const schema = schemaAt(checked.schema, path);
  if (schema === undefined || typeof value !== 'string' || value.length > 200) return undefined;
  const repaired = behaviourFor(schema)?.repair?.(value);
  return repaired === value ? undefined : repaired;
}

function describeValue(
  checked: Checked,
  issue: Issue,
  { field, value }: { field: string; value: unknown },
): Wording {
  if (value === '') return wordings.emptyValue(field);
  const said = ownMessage(issue);
  if (isCombination(issue)) return wordings.wrongCombination(said);
  if (issue.code === 'custom' && typeof value === 'object') return wordings.incomplete(said);
  const path = issue.path as Path;
  const repaired = repairOf(checked, path, value);
  const line = `${typeof path.at(-1) === 'number' ? '-' : `${field}:`} ${repaired}`;
  if (issue.code === 'invalid_value') {
    if (typeof value !== 'string') return wordings.wrongKind(field, 'text');
    if (repaired !== undefined) return wordings.repairableValue('P017', field, value, line);
    return wordings.unknownValue(field, value, issue.values.map(String), said);
  }
  if (repaired !== undefined) return wordings.repairableValue('P018', field, String(value), line);
  return wordings.invalidForm(field, String(value), said);
}

function describeIssue(checked: Checked, issue: Issue, value: unknown): Wording {
  const path = issue.path as Path;
  const field = nameOf([...checked.base, ...path]);
  if (value === undefined && issue.code !== 'custom') {
    return wordings.missingField(field, describeField(schemaAt(checked.schema, path)));
  }
  if (issue.code === 'invalid_type') return describeType(checked, issue, { field, value });
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(field, issue);
  return describeValue(checked, issue, { field, value });
}

/** Fields that are missing in one place, when there are several. */
function groupMissing(
  checked: Checked,
  issues: readonly Issue[],
  unknown: readonly Unknown[],
): readonly Issue[][] {
  const byParent = new Map<string, Issue[]>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const isMissing = issue.code !== 'custom' && issue.code !== 'unrecognized_keys' && path.length > 0;
    if (!isMissing || valueAt(checked.source.data, [...checked.base, ...path]) !== undefined) continue;
    if (unknown.some((one) => isMeant(one, path))) continue;
    const parent = path.slice(0, -1).join('/');
    byParent.set(parent, [...(byParent.get(parent) ?? []), issue]);
  }
  return [...byParent.values()].filter((group) => group.length > 1);
}

/** Whether strangers in the same place are told already: then what is missing there is the same accident. */
function isToldAsLost([first]: readonly Issue[], unknown: readonly Unknown[]): boolean {
  const parent = first?.path.slice(0, -1).join('/');
  return unknown.filter(({ path, nearest }) => nearest === undefined && path.join('/') === parent).length > 1;
}

function explainGroup(checked: Checked, group: readonly Issue[]): Problem {
  const paths = group.map((issue) => issue.path as Path);
  const fields = paths.map((path) => String(path.at(-1)));
  return placeProblem(checked.source, [...checked.base, ...(paths[0] ?? [])], wordings.missingFields(fields));
}

/** Explains what a schema refused, one problem a mistake: a missing field that a misspelt one was meant to be is not told twice. */
export function explainIssues(checked: Checked, issues: readonly Issue[]): readonly Problem[] {
  const unknown = listUnknown(checked, issues);
  const missing = groupMissing(checked, issues, unknown);
  const grouped = new Set(missing.flat());
  const groups = missing.filter((group) => !isToldAsLost(group, unknown));
  const told = new Set<string>();
  const others = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys' || grouped.has(issue)) return [];
    const path = issue.path as Path;
    const key = path.join('/');
    const full = [...checked.base, ...path];
    const value = valueAt(checked.source.data, full);
    if (told.has(key) || (value === undefined && unknown.some((one) => isMeant(one, path)))) return [];
    told.add(key);
    const part = isCombination(issue) ? 'key' : 'value';
    return [placeProblem(checked.source, full, describeIssue(checked, issue, value), part)];
  });
  return [
    ...explainAllUnknown(checked, unknown),
    ...groups.map((group) => explainGroup(checked, group)),
    ...others,
  ];
}
