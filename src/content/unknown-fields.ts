import type { z } from 'zod';
import { fieldsOf, schemaAt } from './fields.ts';
import { wordings } from './messages.ts';
import { findHome, type Home } from './misplaced.ts';
import { findNearest } from './nearest.ts';
import { placeProblem, type Checked } from './place-problem.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

type Issue = z.core.$ZodIssue;

function fieldsAt(checked: Checked, path: Path): readonly string[] {
  const schema = schemaAt(checked.schema, path);
  return schema === undefined ? [] : fieldsOf(schema);
}

/** A field that a schema does not know. */
export interface Unknown {
  readonly path: Path;
  readonly key: string;
  /** The known field beside it that it was meant to be. */
  readonly nearest?: string | undefined;
  /** Where a field of this name belongs, when it is only misplaced. */
  readonly home?: Home | undefined;
}

/** All unknown fields among a schema's complaints. */
export function listUnknown(checked: Checked, issues: readonly Issue[]): readonly Unknown[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    return issue.keys.map((key) => {
      const home = findHome(checked.schema, path, key);
      return {
        path,
        key,
        home,
        nearest: home === undefined ? findNearest(key, fieldsAt(checked, path)) : undefined,
      };
    });
  });
}

function explainUnknown(checked: Checked, { path, key, home }: Unknown): Problem {
  const wording =
    home === undefined
      ? wordings.unknownField(key, fieldsAt(checked, path))
      : wordings.misplacedField(key, home.cure);
  return placeProblem(checked.source, [...checked.base, ...path, key], wording, 'key');
}

/** Whether an unknown field was meant to be the one missing at a path. */
export function isMeant(unknown: Unknown, path: Path): boolean {
  if (unknown.home !== undefined) return path.at(-1) === unknown.key;
  return [...unknown.path, unknown.nearest].join('/') === path.join('/');
}

/** Fields that fit nowhere near are one accident when they stand together: the line above them was lost. */
export function explainAllUnknown(checked: Checked, unknown: readonly Unknown[]): readonly Problem[] {
  const isLost = ({ nearest, home }: Unknown) => nearest === undefined && home === undefined;
  return unknown.flatMap((one) => {
    const together = unknown.filter((other) => isLost(other) && other.path.join('/') === one.path.join('/'));
    if (!isLost(one) || together.length < 2) return [explainUnknown(checked, one)];
    if (together[0] !== one) return [];
    const wording = wordings.unknownFields(together.map(({ key }) => key));
    return [placeProblem(checked.source, [...checked.base, ...one.path, one.key], wording, 'key')];
  });
}
