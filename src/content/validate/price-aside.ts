import { capital } from '../../fields/capital.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { writeValue } from '../problems/wording.ts';
import { dashBefore, isFree } from './other-fields.ts';
import { longTextIn, writeInText } from './write-in-text.ts';

/** A value, and words that are said of it behind a bracket or a dash. */
const withAside = /^(.*\d(?:\s?reais)?)\s*(?:\(([^()]{3,80})\)|[–—-]\s+([\p{L}][^()]{2,80}))$/u;

/** A second amount, which ends a range or is that of another case: `R$ 35 - R$ 60`. */
const secondAmount = /^R\$ ?\d/i;

/** What has a field of its own beside a price: the one before, that nothing is left, until when. */
const hasOwnField = /^(?:era|antes)\b|esgotad|acabou|\d\/\d/i;

/** Longer words are a sentence about the item, and no part of its price. */
const longestSuffix = 40;

/** `R$ 42,00 (porte pequeno)`: a price with words behind it, which stand beside it, or in a text of the item. */
export function findPriceAside(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const [, typed = '', inBrackets, behindDash] =
    typeof value === 'string' ? (withAside.exec(value.trim()) ?? []) : [];
  const aside = (inBrackets ?? behindDash ?? '').trim();
  const field = String(path.at(-1));
  const wanted = outlineAt(outlineOf(checked.schema), path);
  const price = wanted && (behaviourFor(wanted.schema)?.repair?.(typed) ?? typed);
  if (secondAmount.test(behindDash ?? '')) return undefined;
  if (wanted === undefined || aside === '' || !/price$/i.test(field) || !isAccepted(wanted.schema, price))
    return undefined;
  const words = capital(aside);
  const dash = dashBefore(checked, path);
  const line = `${dash}${field}: ${price}`;
  if (
    field === 'price' &&
    aside.length <= longestSuffix &&
    !hasOwnField.test(aside) &&
    isFree(checked, path, 'priceSuffix')
  ) {
    const suffix = inBrackets === undefined ? aside : `(${aside})`;
    return finding('dividedValue', {
      field,
      lines: [line, `${' '.repeat(dash.length)}priceSuffix: ${writeValue(suffix)}`],
    });
  }
  const own = writeInText(checked, path.slice(0, -1), words, longTextIn);
  // A text of the section is about all of its items.
  const isOnly = path.every((part, at) => {
    const list = valueAt(checked.source.data, [...checked.base, ...path.slice(0, at)]);
    return typeof part !== 'number' || (Array.isArray(list) && list.length === 1);
  });
  const into = own ?? (isOnly ? writeInText(checked, [], words, longTextIn) : undefined);
  return into && finding('priceAside', { field, aside, line, into });
}
