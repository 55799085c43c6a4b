import { splitPrices } from '../../fields/several-prices.ts';
import { longestName, nameOf, type Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** `Corte: avulso R$ 40, mensal R$ 120`: what all of it is called, and the prices behind that. */
const called = /^(?<name>[^:$]{2,60}):\s+(?<prices>.+)$/u;

/** `Corte P R$ 45 / M R$ 55`: what it is called before a size, which each price has before it. */
const sized =
  /^(?<name>.{2,60}?):?\s+(?<prices>(?:pp?|m|gg?|pequen[oa]s?|m[ée]di[oa]s?|grandes?)[\s:]+(?:R\$|\d).+)$/iu;

/** `Corte 25 (até 5kg), 35 (acima)`: what it is called before bare prices, each with its words behind it. */
const bare = /^(?<name>\p{L}[^\d$(]{1,58}?)[\s:–-]+(?<prices>\d{2,4}(?:,\d{2})? \(.+)$/u;

/** Bare prices with the sign of money, each before its words in brackets. */
const withSigns = (prices: string) =>
  prices.includes('R$') ? prices : prices.replaceAll(/(?<![\d(])(\d{2,4}(?:,\d{2})?)(?= \()/g, 'R$ $1');

/** A line with several prices of one thing as an item for each; nothing where what one of them is for is not said. */
export function fitSeveral(item: Outline, typed: string): readonly Parts[] | undefined {
  const field = nameOf(item)?.name;
  const names = namesIn(item);
  const line = typed.trim();
  if (field === undefined || !names.includes('price') || /[\n\t]/.test(line)) return undefined;
  const beside = ['detail', 'size'].find((name) => names.includes(name));
  for (const form of [sized, called, bare]) {
    const { name = '', prices = '' } = form.exec(line)?.groups ?? {};
    const found = splitPrices(withSigns(prices));
    const isTold =
      !/^(?:parcelas?|total)$/i.test(name) && found.length > 1 && found.every(({ words }) => words !== '');
    if (isTold && name.length <= longestName)
      return found.map(({ words, price }) =>
        beside === undefined
          ? { [field]: `${name} ${words}`, price }
          : { [field]: name, [beside]: words, price },
      );
  }
  const apart = /R\$/.test(line) && /\s[/|]\s|;\s/.test(line) ? splitPrices(line) : [];
  const isNamed = apart.length > 1 && apart.every(({ words }) => /\p{L}{3}/u.test(words));
  return isNamed ? apart.map(({ words, price }) => ({ [field]: words, price })) : undefined;
}
