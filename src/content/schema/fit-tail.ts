import { priceIn, textOf, type Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** A number that may be another price, and is no time, weight or share. */
export const sum =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{2,}|\d+,\d+)(?![\d.,]|\s?(?:min(?:utos?)?|h(?:oras?)?|kg|g|ml|l|%|dias?|semanas?|m[eê]s(?:es)?|vezes|anos?|sess[õo]es)(?!\p{L}))/iu;

/** A price, or that of before and of now, and words behind it. */
const tailed =
  /^((?:(?:a partir )?de\s+|desde\s+|\+\s*)?R\$\s?\d[\d.]*(?:,\d{2})?(?:\s+por\s+(?:apenas\s+|s[óo]\s+)?R\$\s?\d[\d.]*(?:,\d{2})?)?)(?!\d|,\d)[\s,;–—-]*(.+)$/iu;

/** That nothing of it is left. */
const soldOut = /^[^\p{L}]*esgotad[oa]s?[^\p{L}]*$/iu;

/** What may stand behind a price in small letters: what it is for or how it is paid, until when, how many are left. */
const remark =
  /^(?:\([^()]{1,40}\)|(?:cada|em at[ée]|em|at[ée]|(?:[úu]ltim|pronta|s[óo]|apenas|restam|enquanto|com|sem|parcel|dependendo|conforme|no|na|[àa]|por|p\/|para|a)\p{L}*)(?!\p{L})[^$]{0,44}|\d{1,2}\s?x(?!\p{L})[^$]{0,30})$/iu;

/** `R$ 289 ESGOTADO`, `R$ 24,90 cada`, `R$ 90 a R$ 160`: a price, and what is said in a few words behind it. Of many lines only words that surely go with it. */
export function fitTail(item: Outline, rest: string, isOneOfMany = false): Parts | undefined {
  const [, amount = '', tail = ''] = tailed.exec(rest) ?? [];
  const isPlus = amount.startsWith('+');
  const price = priceIn(item, amount.replace(/^(?:de(?=\s+R\$(?!.*\spor\s))|\+)\s*/iu, ''));
  const names = namesIn(item);
  if (price === undefined || (isPlus && !names.includes('pricePrefix'))) return undefined;
  const told = { ...(isPlus && { pricePrefix: '+' }), ...price };
  if (soldOut.test(tail)) return names.includes('soldOut') ? { ...told, soldOut: 'sim' } : undefined;
  const text = textOf(item);
  const isBare = /^[^\d$()]{3,60}$/u.test(tail);
  if (!names.includes('priceSuffix'))
    return text !== undefined && isBare && !isOneOfMany ? { ...told, [text.name]: tail } : undefined;
  if ('priceSuffix' in price) return undefined;
  const upTo = /^(?:a|at[ée]|[–-])\s*(R\$\s?\d[\d.]*(?:,\d{2})?)(?:[\s,]+(\p{L}[^$]{2,30}))?$/iu.exec(tail);
  if (upTo !== null) {
    const [, upper = '', more = ''] = upTo;
    return { ...told, priceSuffix: `a ${upper}${more === '' ? '' : `, ${more}`}` };
  }
  const isBracketed =
    /^\([^()]{1,40}\)$/u.test(tail) && !(isOneOfMany && (tail.includes('R$') || sum.test(tail)));
  // An offer may name its day, and is told where it stands once that has passed; of many lines nobody is asked.
  const isDay = /\d\/\d/.test(tail) && (isOneOfMany || !names.includes('originalPrice'));
  if (
    isDay ||
    (!isBracketed &&
      (tail.includes('R$') || sum.test(tail.replace(/\d{1,2}\s?x|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/i, ''))))
  )
    return undefined;
  // Words alone are said beside the price rather than in its name.
  const isWords = !isOneOfMany && /^[^\d$()]{3,40}$/u.test(tail);
  return isBracketed || isWords || remark.test(tail)
    ? { ...told, priceSuffix: tail.replace(/[.!]+$/, '') }
    : undefined;
}
