import type { SaidAt } from '../problems/kinds/claims.ts';
import { readAmount } from '../../fields/read-amount.ts';
import { sayAsOthers } from './declare.ts';
import { reasons, refuse, type Edit } from './outcome.ts';

/** The one number in a text, with what makes thousands of it, or a mark of it: `10k+`, `mais de 1,5 mil`, `4,9/5`. */
const numbered =
  /^(?<before>\D*)(?<digits>\d(?:[\d.,]*\d)?)(?<unit>(?:\s?(?:mil|k)(?!\p{L}))?)(?<after>(?:\s?\/\s?(?:5|10)(?!\d))?\D*)$/iu;

/** A number with one decimal, whose sign stays as it is written in each place. */
const decimal = /^(\d{1,2})[.,](\d)$/;

const thousands = new Intl.NumberFormat('pt-BR');

/** A number of thousands as another is written: `12k`, `12 mil`, `12.000` or `12000`; nothing where it cannot be. */
function writeThousands(digits: string, unit: string, wanted: string): string | undefined {
  const [old, now] = [readAmount(`${digits}${unit}`), readAmount(wanted)];
  if (old === undefined || now === undefined || old < 1000 || now < 1000 || now >= 1_000_000)
    return undefined;
  if (unit === '') return digits.includes('.') ? thousands.format(now) : String(now);
  return now % 100 === 0 ? `${thousands.format(now / 1000)}${unit}` : undefined;
}

/** Before a number or behind it, what says that it is more or less than that. */
const [ahead, behind] = [/(?:mais de |quase |\+\s?)$/i, /^\+/];

/** Whether a figure is told as it is: thousands are round anyway. */
const isExact = (before: string, number: string, after: string) =>
  !ahead.test(before) && !behind.test(after) && (readAmount(number) ?? Infinity) < 1000;

/**
 * A figure in the words of another place with the number of this one, and as exact as it is told here; nothing where the two are not
 * written alike.
 */
export function withNumber(said: string, wanted: string): string | undefined {
  const [old, now] = [said, wanted].map((text) => numbered.exec(text)?.groups);
  const { before = '', digits = '', unit = '', after = '' } = old ?? {};
  const { digits: typed = '', unit: freshUnit = '', before: head = '', after: tail = '' } = now ?? {};
  const sign = decimal.test(digits) && digits.includes('.') ? '.' : ',';
  // A full grade is written with its decimal where others are: `5,0`.
  const whole = unit === '' && /^\d$/.test(typed) ? `${typed},0` : typed;
  const fresh = decimal.test(digits) ? whole.replace(decimal, `$1${sign}$2`) : typed;
  const marksOf = (number: string) => number.replaceAll(/\d/g, '');
  const isAlike = marksOf(digits) === marksOf(fresh) && unit.trim() === freshUnit.trim();
  // `1 ano` and `2 anos` differ in their words, too.
  const isOne = (digits === '1') !== (fresh === '1');
  const scaleOf = (text: string) => /\/\s?(\d+)/.exec(text)?.[1];
  const [scale, other] = [scaleOf(said), scaleOf(wanted)];
  const isOtherScale = scale !== undefined && other !== undefined && scale !== other;
  if (digits === '' || fresh === '' || isOne || isOtherScale) return undefined;
  const number = isAlike ? `${fresh}${unit}` : writeThousands(digits, unit, `${typed}${freshUnit}`);
  if (number === undefined) return undefined;
  if (!isExact(head, `${typed}${freshUnit}`, tail)) return `${before}${number}${after}`;
  return `${before.replace(ahead, '')}${number}${after.replace(behind, '')}`;
}

/** Writes the number of another place's figure into the words of a place: `mais de 20 anos`, where that says `25+`. */
export function sayFigureAt(text: string, { path, said, phrase }: SaidAt, wanted: string): Edit {
  const now = withNumber(said, wanted);
  const parts = phrase?.split(said);
  if (phrase === undefined || now === undefined || parts?.length !== 2) return refuse(reasons.mismatch);
  return sayAsOthers(text, path, phrase, parts.join(now));
}
