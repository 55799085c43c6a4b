import { toneNamed } from '../../fields/color-names.ts';
import { derivedFrom } from '../../fields/palette.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { quote } from '../problems/wording.ts';
import type { Path } from '../problems/problem.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';

/** `strong: azul` in a theme: a tone of that colour, and the lines that still say tones of the one before. */
export function findTone(
  { source }: Checked,
  path: Path,
  value: unknown,
  repaired: string | undefined,
): Finding | undefined {
  const field = String(path.at(-1));
  if (source.kind !== 'theme' || typeof value !== 'string' || repaired === undefined) return undefined;
  if (toneNamed(value, false) === undefined) return undefined;
  const given = derivedFrom(field).filter((name) => valueAt(source.data, [name]) !== undefined);
  const tint = field === 'strong' ? valueAt(source.data, ['tint']) : undefined;
  const light = typeof tint === 'string' && tint.startsWith('#') ? toneNamed(value, true) : undefined;
  return finding('colorWord', {
    field,
    typed: value,
    line: `${field}: ${repaired}`,
    old: given.map((name) => ({ name, line: locate(source, [name], 'key').line })),
    tint: light === undefined ? undefined : `tint: ${quote(light)}`,
  });
}
