import { finding, type Finding } from '../problems/finding.ts';
import { writeValue } from '../problems/wording.ts';
import type { Path } from '../problems/problem.ts';
import { outlineAt, outlineOf, namesIn } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';

/** `popular: Melhor preço!`: the words for a yes, which a field of what is around says for all, as `popularLabel`. */
export function findLabel({ source, base, schema }: Checked, path: Path, value: string): Finding | undefined {
  const [field, label] = [String(path.at(-1)), `${String(path.at(-1))}Label`];
  const outline = outlineAt(outlineOf(schema), path);
  if (outline?.kind !== 'choice' || !outline.isYesNo || !/\p{L}{3}/u.test(value)) return undefined;
  // A yes with a sign behind it is no more than a yes.
  if (/^(?:sim|n[aã]o|yes|true|false)\P{L}*$/iu.test(value.trim())) return undefined;
  const depth = path.findLastIndex((_, at) =>
    namesIn(outlineAt(outlineOf(schema), path.slice(0, at))).includes(label),
  );
  if (depth === -1) return undefined;
  const to = [...base, ...path.slice(0, depth)];
  const line = `${label}: ${writeValue(value.trim())}`;
  const isGiven = valueAt(source.data, [...to, label]) !== undefined;
  const given = isGiven ? locate(source, [...to, label], 'key') : undefined;
  return finding('labelForYes', {
    field,
    label,
    line,
    to,
    given: given && { line: given.line, column: given.column },
  });
}
