import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { dashBefore } from './other-fields.ts';
import { longTextIn, writeInText } from './write-in-text.ts';

/** A value, and words that are said of it behind a bracket or a dash. */
const withAside = /^(.*\d(?:\s?reais)?)\s*(?:\(([^()]{3,80})\)|[–—-]\s+([\p{L}][^()]{2,80}))$/u;

/** `R$ 42,00 (porte pequeno)`: a price with words behind it, which a text beside it takes. */
export function findPriceAside(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const [, typed = '', inBrackets, behindDash] =
    typeof value === 'string' ? (withAside.exec(value.trim()) ?? []) : [];
  const aside = (inBrackets ?? behindDash ?? '').trim();
  const field = String(path.at(-1));
  const wanted = outlineAt(outlineOf(checked.schema), path);
  const price = wanted && (behaviourFor(wanted.schema)?.repair?.(typed) ?? typed);
  if (wanted === undefined || aside === '' || !/price$/i.test(field) || !isAccepted(wanted.schema, price))
    return undefined;
  const words = aside.charAt(0).toUpperCase() + aside.slice(1);
  const into =
    writeInText(checked, path.slice(0, -1), words, longTextIn) ?? writeInText(checked, [], words, longTextIn);
  const line = `${dashBefore(checked, path)}${field}: ${price}`;
  return into && finding('priceAside', { field, aside, line, into });
}
