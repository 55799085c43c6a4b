import { fold } from '../../fields/fold.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';

/** `luna` for `luna.png`, as Windows shows the names of files: the only picture that is called so. */
export function findWithoutEnding(
  { schema, pictures = [] }: Checked,
  path: Path,
  value: unknown,
): Finding | undefined {
  const wanted = outlineAt(outlineOf(schema), path);
  if (wanted?.kind !== 'text' || wanted.control !== 'picture' || typeof value !== 'string') return undefined;
  const typed = fold(value.trim());
  const [only, ...more] = pictures.filter((name) => fold(name.replace(/\.[^.]+$/, '')) === typed);
  if (only === undefined || more.length > 0) return undefined;
  return finding('missingPicture', { typed: value, known: pictures, nearest: only });
}
