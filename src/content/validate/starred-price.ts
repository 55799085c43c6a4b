import { finding, type Finding } from '../problems/finding.ts';
import { quote } from '../problems/wording.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { dashBefore, isFree } from './other-fields.ts';

/** A value, and the sign of a footnote behind it. */
const marked = /^(.*\d(?:\s?reais)?)\s*(\*{1,3}|[¹²³])$/i;

/** The words behind a price, where they are given already, with the sign. */
function writeSuffix({ source, base }: Checked, path: Path, sign: string) {
  const at = [...base, ...path];
  const said = valueAt(source.data, at);
  const { line, column } = locate(source, at, 'key');
  const before = source.text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  return typeof said === 'string' && !said.includes('\n')
    ? { line, text: `${before}${String(path.at(-1))}: ${quote(said.trim() + sign)}` }
    : undefined;
}

/** `R$ 150,00*`: a price with the sign of a footnote, which belongs into the words behind it. */
export function findStarredPrice(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const [, typed = '', sign = ''] = typeof value === 'string' ? (marked.exec(value.trim()) ?? []) : [];
  const [around, field] = [path.slice(0, -1), String(path.at(-1))];
  const wanted = outlineAt(outlineOf(checked.schema), path);
  const price = wanted && (behaviourFor(wanted.schema)?.repair?.(typed) ?? typed);
  if (wanted === undefined || !/price$/i.test(field) || !isAccepted(wanted.schema, price)) return undefined;
  const suffix = `${field}Suffix`;
  const dash = dashBefore(checked, path);
  const line = `${dash}${field}: ${price}`;
  // What the sign stands for may be told below the prices.
  const isOpen = isFree(checked, ['type'], 'note');
  if (isFree(checked, path, suffix))
    return finding('starredPrice', {
      field,
      sign,
      lines: [line, `${' '.repeat(dash.length)}${suffix}: ${quote(sign)}`],
      isOpen,
    });
  const isThere = namesIn(outlineAt(outlineOf(checked.schema), around)).includes(suffix);
  const given = isThere ? writeSuffix(checked, [...around, suffix], sign) : undefined;
  return finding('starredPrice', { field, sign, lines: [line], given, isOpen: isOpen && isThere });
}
