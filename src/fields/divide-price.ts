import { repairPrice } from './repair.ts';

/** A part of a text, and the field that it belongs to. */
export interface Part {
  readonly field: string;
  readonly value: string;
}

// Words that stand on a line as they are, without quotes.
const divided =
  /^(?<before>\p{L}[\p{L} ]{0,38}\p{L})?:? ?(?<amount>(?:R\$ ?)?\d[\d.,]*)(?<after> ?\/ ?\p{L}[\p{L}\d ]{0,38}| \p{L}[\p{L}\d ]{0,38})?$/u;

/** `A partir de R$ 35/mês` as price and the words around it; nothing where there are none, or no price. */
export function dividePrice(typed: string): readonly Part[] | undefined {
  const { before, amount = '', after } = divided.exec(typed.trim())?.groups ?? {};
  const price = repairPrice(amount);
  if (price === undefined || (before === undefined && after === undefined)) return undefined;
  return [
    ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before }]),
    { field: 'price', value: price },
    ...(after === undefined ? [] : [{ field: 'priceSuffix', value: after.trim().replace(/^\/ /, '/') }]),
  ];
}
