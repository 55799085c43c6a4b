import { fold } from './fold.ts';
import { repairPrice } from './repair.ts';

/** One of several prices, and the words that tell what it is for. */
export interface NamedPrice {
  readonly words: string;
  readonly price: string;
  /** What stands before the price and tells no thing: `A partir de`. */
  readonly prefix?: string | undefined;
}

const amount = /(?:R\$ ?)?\d{1,3}(?:\.?\d{3})*(?:[.,]\d{1,2})?(?: reais)?/giu;

/** What stands between two prices; a comma before digits is one of an amount. */
const between = /\s*(?:[;|\n]|,(?!\d)|\s\/\s|\s[eo]u?\s)\s*/iu;

/** What stands between two prices in a row without signs, each behind its words: `P R$ 42 M R$ 55`. */
const inRow = /(?<=R\$ ?\d[\d.]*(?:,\d{2})?)\s+(?=[\p{L}\d])/iu;

/** What is no name of a thing: how it is paid, when, how much of it, or how many one takes and pays. */
const otherWay =
  /^(?:compr[ae]|ganh[ae]|lev[ae]|pag[ae]|pague|a|ate|de|desde|e|era|mais|ou|por|a partir(?: de)?|antes|agora|hoje|custava|era|sai|total|entrada|sinal)$|^(?:\/|(?:por|cada|depois|acima|abaixo|restante|com|sem)\b)|\b(?:por|cada)$|\b(?:vista|prazo|pix|dinheiro|cartao|credito|debito|boleto|parcelas?|parcelad[oa])\b|\dx\b/;

/** What stands between two prices in a row, each with its words in brackets behind it: `R$ 35 (P) R$ 55 (G)`. */
const behindBrackets = /(?<=\))\s+(?=R\$)/iu;

/** Words around one price, without what joins them to it. */
const wordsOf = (part: string, price: string) =>
  part
    .replace(price, ' ')
    .replaceAll(/[():=–-]/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

const least = String.raw`a partir d[eo]s?\s*:?\s*`;

/** What tells right before a price that it is the lowest of its own. */
const leastBefore = new RegExp(`(?<!\\p{L})${least}$`, 'iu');

const leadWords = String.raw`(?:(?:os )?(?:valor(?:es)?|pre[çc]os?)|custam?)?\s*:?\s*(?:${least})?`;

/** What stands before the first of several prices and tells no thing: `Valores a partir de `. */
const lead = new RegExp(`^${leadWords}$`, 'iu');

/** A text that begins with a price, or with such words before it. */
const ledMoney = new RegExp(`^${leadWords}R\\$`, 'iu');
const ledPrice = new RegExp(`^${leadWords}(?:R\\$|\\d)`, 'iu');

/** One of several prices as it is read, with whether words stand before it. */
interface ReadPrice extends NamedPrice {
  readonly isLed: boolean;
}

function readPart(part: string): ReadPrice | undefined {
  const money = part.match(/R\$ ?\d[\d.]*(?:,\d{1,2})?/giu) ?? [];
  // Beside one amount of money any other number counts something: `até 4 kg R$ 79,90`.
  const [only = '', ...more] = money.length === 1 ? money : (part.match(amount) ?? []);
  const price = more.length === 0 && only !== '' ? (repairPrice(only) ?? only) : undefined;
  const at = part.indexOf(only);
  const said = part.slice(0, at);
  const before = lead.test(said) ? '' : said.replace(leastBefore, '');
  const words = wordsOf(`${before}${part.slice(at)}`, only);
  // Of `39,999` only the beginning was read.
  const isCut = /^[.,]?\d/.test(part.slice(at + only.length));
  return price === undefined ||
    isCut ||
    !price.startsWith('R$ ') ||
    /\d\D+\d+\D+\d/.test(words) ||
    words.length > 30
    ? undefined
    : {
        words,
        price,
        isLed: /\p{L}/u.test(before),
        ...(leastBefore.test(said) && { prefix: 'A partir de' }),
      };
}

/** Whether the words before the first price are of all: the others have theirs behind them, and so has the first. */
function isOfAll([first, ...others]: readonly ReadPrice[], part: string): boolean {
  const behind = part.slice(part.search(/\d/)).replace(/^[\d.,]+(?: reais)?/i, '');
  return first?.isLed === true && /\p{L}/u.test(behind) && others.every(({ isLed }) => !isLed);
}

/** `A partir de` before all prices, each of which has its words behind it, holds for each. */
function withPrefix(found: readonly ReadPrice[], typed: string): readonly NamedPrice[] {
  const prefix = ledPrice.test(typed) ? found[0]?.prefix : undefined;
  return found.map(({ words, price, prefix: own }) => ({ words, price, prefix: prefix ?? own }));
}

/** The parts of a text, each with one price: between signs, or in a row where each has its words before it. */
function partsOf(typed: string): readonly string[] {
  const parts = typed.split(between);
  if (parts.length > 1) return parts;
  return typed.split(ledMoney.test(typed) ? behindBrackets : inRow);
}

/** `acima` behind `até 10 kg` as what it says: `acima de 10 kg`. */
function withBound(found: readonly ReadPrice[]): readonly ReadPrice[] {
  return found.map((one, at) => {
    const bound = /^at[ée] (?:os )?(\d[\d.,]*\s?\p{L}*)$/iu.exec(found[at - 1]?.words ?? '')?.[1];
    const isAbove = /^acima(?: disso)?$/i.test(one.words);
    return isAbove && bound !== undefined ? { ...one, words: `${one.words.slice(0, 5)} de ${bound}` } : one;
  });
}

/** What prices are called before all of them: `Valores: `. */
const called = /^\s*(?:os )?(?:valor(?:es)?|pre[çc]os?)\s*:\s*/iu;

/** `P R$ 40, M R$ 50` as what it is: two prices or more, each with its words or all without. Else none. */
export function splitPrices(written: string): readonly NamedPrice[] {
  const typed = written.replace(called, '').trim();
  const parts = partsOf(typed);
  const found = withBound(parts.flatMap((part) => readPart(part) ?? []));
  const isAll = found.length === parts.length && found.length > 1;
  const named = found.filter(({ words }) => words !== '').length;
  const isMoney = /R\$|reais/i.test(typed);
  // Bare numbers are prices only behind words that tell them apart.
  const isTold =
    new Set(found.map(({ words }) => words)).size === found.length &&
    parts.every((part) => /^\p{L}.*\d$/su.test(part));
  const isBare = named === 0 && isMoney && found.every(({ prefix }) => prefix === undefined);
  const isEven = named === found.length || isBare;
  const isOther = found.some(({ words }) => otherWay.test(fold(words).replace(/^acima de (?=\d)/, '')));
  const isNamed = isEven && !isOther && !isOfAll(found, parts[0] ?? '');
  return isAll && isNamed && (isMoney || isTold) ? withPrefix(found, typed) : [];
}
