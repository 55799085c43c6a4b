import { capital } from '../../fields/capital.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor } from '../schema/fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { isFree } from './other-fields.ts';
import { writeJoined } from './given-field.ts';
import { writeValue } from '../problems/wording.ts';

/** More than a field holds, `(54) 3311-2020 ramal 2`, where a note beside it may say the rest: `phoneNote` that of `phone`. */
export function findRestInNote(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const [field, note] = [String(path.at(-1)), `${String(path.at(-1))}Note`];
  const outline = outlineAt(outlineOf(checked.schema), path);
  const found =
    outline && typeof value === 'string' ? behaviourFor(outline.schema)?.rest?.(value) : undefined;
  if (found === undefined) return undefined;
  const rest = capital(found.rest);
  const line = `${field}: ${found.value}`;
  if (isFree(checked, path, note))
    return finding('dividedValue', { field, lines: [line, `${note}: ${writeValue(rest)}`] });
  const around = path.slice(0, -1);
  if (valueAt(checked.source.data, [...checked.base, ...around, note]) === undefined) return undefined;
  const joined = writeJoined(checked, [...around, note], rest);
  return (
    joined.lines && finding('restInNote', { field, value: found.value, note, ...joined, lines: joined.lines })
  );
}
