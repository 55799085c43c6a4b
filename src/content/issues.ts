import type { z } from 'zod';
import { describeField, schemaAt, shapeOf } from './fields.ts';
import { wordings } from './messages.ts';
import { findNearest } from './nearest.ts';
import { describePlace, valueAt } from './place.ts';
import type { Problem, Wording } from './problem.ts';
import { locate, type Path, type Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** A stretch of a source that was checked against a schema. */
export interface Checked {
  readonly source: Source;
  /** Where the checked data stands in the source. */
  readonly base: Path;
  readonly schema: z.ZodObject;
}

/** Makes a problem of a wording and a place in a source. */
export function placeProblem(
  source: Source,
  path: Path,
  wording: Wording,
  part: 'key' | 'value' = 'value',
): Problem {
  return {
    ...wording,
    file: source.file,
    range: locate(source, path, part),
    place: describePlace(source, path),
  };
}

function fieldsAt(checked: Checked, path: Path): readonly string[] {
  const schema = schemaAt(checked.schema, path);
  return schema === undefined ? [] : Object.keys(shapeOf(schema) ?? {});
}

function nameOf(path: Path): string {
  return String(path.findLast((name) => typeof name === 'string') ?? '');
}

function describeType(field: string, issue: Extract<Issue, { code: 'invalid_type' }>): Wording {
  if (issue.expected === 'array') return wordings.wrongKind(field, 'list');
  if (issue.expected === 'object') return wordings.wrongKind(field, 'fields');
  return wordings.wrongKind(field, 'text');
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

function describeValue(field: string, value: unknown, issue: Issue): Wording {
  if (value === '') return wordings.emptyValue(field);
  const said = ownMessage(issue);
  if (issue.code === 'invalid_value') {
    if (typeof value !== 'string') return wordings.wrongKind(field, 'text');
    return wordings.unknownValue(field, value, issue.values.map(String), said);
  }
  if (issue.code === 'custom' && typeof value === 'object') return wordings.wrongCombination(said);
  return wordings.invalidForm(field, String(value), said);
}

function describeIssue(checked: Checked, issue: Issue, value: unknown): Wording {
  const path = issue.path as Path;
  const field = nameOf([...checked.base, ...path]);
  if (value === undefined && issue.code !== 'custom') {
    return wordings.missingField(field, describeField(schemaAt(checked.schema, path)));
  }
  if (issue.code === 'invalid_type') return describeType(field, issue);
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(field, issue);
  return describeValue(field, value, issue);
}

function unknownFields(
  checked: Checked,
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
): readonly Problem[] {
  const path = issue.path as Path;
  const known = fieldsAt(checked, path);
  return issue.keys.map((key) =>
    placeProblem(checked.source, [...checked.base, ...path, key], wordings.unknownField(key, known), 'key'),
  );
}

/** Paths of missing fields that an unknown field beside them was meant to be. */
function mistypedFields(checked: Checked, issues: readonly Issue[]): ReadonlySet<string> {
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    for (const key of issue.keys) {
      const nearest = findNearest(key, fieldsAt(checked, path));
      if (nearest !== undefined) meant.add([...path, nearest].join('/'));
    }
  }
  return meant;
}

/** Explains what a schema refused, one problem a mistake: a missing field that a misspelt one was meant to be is not told twice. */
export function explainIssues(checked: Checked, issues: readonly Issue[]): readonly Problem[] {
  const mistyped = mistypedFields(checked, issues);
  const told = new Set<string>();
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(checked, issue);
    const path = issue.path as Path;
    const key = path.join('/');
    const full = [...checked.base, ...path];
    const value = valueAt(checked.source.data, full);
    if (told.has(key) || (value === undefined && mistyped.has(key))) return [];
    told.add(key);
    return [placeProblem(checked.source, full, describeIssue(checked, issue, value))];
  });
}
