import { repairPrice } from './repair.ts';

/** A part of a text, and the field that it belongs to. */
export interface Part {
  readonly field: string;
  readonly value: string;
}

// Words that stand on a line as they are, without quotes.
const divided =
  /^(?<before>\p{L}[\p{L} ]{0,38}\p{L})?:? ?(?<amount>(?:R\$ ?)?\d[\d.,]*)(?<after> ?\/ ?\p{L}[\p{L}\d ]{0,38}| \p{L}[\p{L}\d ]{0,38})?$/u;

const reduced =
  /^(?<before>de:? (?<was>(?:R\$ ?)?\d[\d.,]*),? por(?: \p{L}+)?):? (?<amount>(?:R\$ ?)?\d[\d.,]*)$/iu;

/** `de R$ 45 por R$ 39` as both prices; where there is no field for the former, as the words before the price. */
function divideReduced(typed: string): readonly (readonly Part[])[] {
  const { before = '', was = '', amount = '' } = reduced.exec(typed)?.groups ?? {};
  const [original, price] = [repairPrice(was), repairPrice(amount)];
  if (original === undefined || price === undefined) return [];
  const now = { field: 'price', value: price };
  return [
    [{ field: 'originalPrice', value: original }, now],
    [{ field: 'pricePrefix', value: before }, now],
  ];
}

/**
 * `A partir de R$ 35/mês` as price and the words around it: the ways to divide it, the best first. None where there are no
 * words, or no price.
 */
export function dividePrice(typed: string): readonly (readonly Part[])[] {
  const line = typed.trim().replaceAll(/\s+/g, ' ');
  const { before, amount = '', after } = divided.exec(line)?.groups ?? {};
  const price = repairPrice(amount);
  if (price === undefined || (before === undefined && after === undefined)) return divideReduced(line);
  return [
    [
      ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before }]),
      { field: 'price', value: price },
      ...(after === undefined ? [] : [{ field: 'priceSuffix', value: after.trim().replace(/^\/ /, '/') }]),
    ],
  ];
}
