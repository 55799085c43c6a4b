import { fold } from './fold.ts';
import { repairPrice } from './repair.ts';

/** A part of a text, and the field that it belongs to. */
export interface Part {
  readonly field: string;
  readonly value: string;
}

// Words that stand on a line as they are, without quotes.
const divided =
  /^(?<before>\p{L}[\p{L} ]{0,38}\p{L})?:? ?(?<sign>R\$ ?)?(?<amount>(?:\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[.,]\d{1,2})?)(?<unit> reais)?(?<after> ?\/ ?\p{L}[\p{L}\d ]{0,38}| \p{L}[\p{L}\d ]{0,38})?$/u;

/** What comes before an amount that is no price, as in `Desconto de R$ 20`. */
const otherAmount =
  /\b(?:acima|cashback|compras|credito|desconto|economi\w+|entrada|frete|ganhe|menos|multa|parcelas?|sinal|taxa|vezes)\b/;

/** What comes after one, as in `R$ 20 de desconto`; what makes another amount of it, as in `R$ 35 mil`; a second one. */
const otherwise =
  /^(?:e|ou|ate)\b|\b(?:cashback|centavos|contos?|credito|desconto|entrada|mil|milh(?:ao|oes)|off|reais)\b|\b(?:a menos|de volta)\b/;

/** Numbers that count something, as in `em 3 vezes`: any other may be a second amount. */
const counted = /\b(?:cada|em|por) \d+ ?(?!(?:[ao]s?|de|reais)\b)[a-z]+/g;

/** What stands beside an amount with cents that only words make a price. */
const usualBefore = /^(?:a partir de|apenas|de|por|so|somente)?$/;
const usualAfter = /^(?:$|\/|(?:ao?|o|cada|por|pel[ao]) )/;

/** Whether the words around an amount leave it a price. */
function isPrice(before: string, after: string): boolean {
  return !otherAmount.test(before) && !otherwise.test(after) && !/\d/.test(after.replace(counted, ''));
}

/** `A partir de R$ 35/mês` as price and the words around it; nothing where there are none, or it may be no price. */
export function dividePrice(typed: string): readonly Part[] | undefined {
  const { before, sign, amount = '', unit, after } = divided.exec(typed.trim())?.groups ?? {};
  const price = repairPrice(amount);
  if (price === undefined || (before === undefined && after === undefined)) return undefined;
  const words = [before ?? '', after?.trim() ?? ''].map(fold);
  const [first = '', last = ''] = words;
  const isMoney = sign !== undefined || unit !== undefined;
  const isUsual = /[.,]\d{2}$/.test(amount) && usualBefore.test(first) && usualAfter.test(last);
  if ((!isMoney && !isUsual) || !isPrice(first, last)) return undefined;
  return [
    ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before }]),
    { field: 'price', value: price },
    ...(after === undefined ? [] : [{ field: 'priceSuffix', value: after.trim().replace(/^\/ /, '/') }]),
  ];
}
