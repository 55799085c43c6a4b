import { finding, type Finding } from '../problems/finding.ts';
import type { z } from 'zod';
import { ownFirst } from '../schema/own-fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Home } from '../problems/kinds/fields.ts';
import { findByValue } from './by-value.ts';
import { findHome } from './misplaced.ts';
import { findNearest } from '../problems/nearest.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { findRuns, type Runs } from '../source/runs.ts';

type Issue = z.core.$ZodIssue;

function fieldsAt(checked: Checked, path: Path): readonly string[] {
  return ownFirst(outlineAt(outlineOf(checked.schema), path)).map(({ name }) => name);
}

/** A field that a schema does not know. */
export interface Unknown {
  readonly path: Path;
  readonly key: string;
  /** The known field beside it that it was meant to be. */
  readonly nearest?: string | undefined;
  /** Where a field of this name belongs, when it is only misplaced. */
  readonly home?: Home | undefined;
  /** What it is told as, when what stands in it says more than its name. */
  readonly told?: Finding | undefined;
}

/** The field that a name was meant for: one that is not given yet goes before any other. */
function nearestField({ source, base, ...checked }: Checked, path: Path, key: string): string | undefined {
  const known = fieldsAt({ source, base, ...checked }, path);
  const free = known.filter((name) => valueAt(source.data, [...base, ...path, name]) === undefined);
  return findNearest(key, free) ?? findNearest(key, known);
}

/** All unknown fields among a schema's complaints. */
export function listUnknown(checked: Checked, issues: readonly Issue[]): readonly Unknown[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    return issue.keys.map((key) => {
      const home = findHome(outlineOf(checked.schema), path, key);
      const meant = findByValue(checked, path, key);
      if (meant?.told !== undefined) return { path, key, told: meant.told };
      const nearest = home === undefined ? nearestField(checked, path, key) : undefined;
      return { path, key, home, nearest: nearest ?? (home === undefined ? meant?.nearest : undefined) };
    });
  });
}

/** Whether an unknown field was meant to be the one missing at a path. */
export function isMeant(unknown: Unknown, path: Path): boolean {
  if (unknown.home !== undefined) return path.at(-1) === unknown.key;
  return [...unknown.path, unknown.nearest].join('/') === path.join('/');
}

/** Whether a field is no misspelling of one beside it, but came from elsewhere. */
export function isForeign({ nearest }: Unknown): boolean {
  return nearest === undefined;
}

/** Items that hold foreign fields: several in a row came together. */
export function findForeignRuns(unknown: readonly Unknown[]): Runs {
  return findRuns(unknown.filter(isForeign).map(({ path }) => path));
}

/** The mistake for an unknown field; foreign ones that stand together are told with the first of them. */
function describeUnknown(checked: Checked, unknown: readonly Unknown[], one: Unknown): Finding | undefined {
  const { path, key, home, told } = one;
  if (told !== undefined) return told;
  const together = unknown.filter((other) => isForeign(other) && other.path.join('/') === path.join('/'));
  if (isForeign(one) && together.length > 1) {
    if (together[0] !== one) return undefined;
    return finding('unknownFields', { fields: together.map(({ key }) => key), home });
  }
  return home === undefined
    ? finding('unknownField', { typed: key, known: fieldsAt(checked, path), nearest: one.nearest })
    : finding('misplacedField', { field: key, home });
}

/** Fields that fit nowhere near are one accident when they stand together: the line above them was lost. */
export function explainAllUnknown(checked: Checked, unknown: readonly Unknown[]): readonly Problem[] {
  const runs = findForeignRuns(unknown);
  const told = new Set<string>();
  return unknown.flatMap((one) => {
    const { path, key } = one;
    const mistake = runs.follows(path) ? undefined : describeUnknown(checked, unknown, one);
    if (mistake === undefined) return [];
    const place = path.join('/');
    const worded = told.has(place) ? mistake : runs.note(path, mistake);
    told.add(place);
    return [placeProblem(checked.source, [...checked.base, ...path, key], worded, 'key')];
  });
}
