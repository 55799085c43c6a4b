import { fold } from './fold.ts';
import { repairPrice } from './repair.ts';

/** One of several prices, and the words that tell what it is for. */
export interface NamedPrice {
  readonly words: string;
  readonly price: string;
}

const amount = /(?:R\$ ?)?\d{1,3}(?:\.?\d{3})*(?:[.,]\d{1,2})?(?: reais)?/giu;

/** What stands between two prices; a comma before digits is one of an amount. */
const between = /\s*(?:[;|\n]|,(?!\d)|\s\/\s|\s[eo]u?\s)\s*/iu;

/** What stands between two prices in a row without signs, each behind its words: `P R$ 42 M R$ 55`. */
const inRow = /(?<=R\$ ?\d[\d.]*(?:,\d{2})?)\s+(?=[\p{L}\d])/iu;

/** What is no name of a thing: how it is paid, when, or how much of it. */
const otherWay =
  /^(?:a|ate|de|desde|e|era|mais|ou|por|a partir(?: de)?|antes|agora|hoje|custava|era|sai|total|entrada|sinal)$|^(?:\/|(?:por|cada|depois|acima|abaixo|restante|com|sem)\b)|\b(?:por|cada)$|\b(?:vista|prazo|pix|dinheiro|cartao|credito|debito|boleto|parcelas?|parcelad[oa])\b|\dx\b/;

/** What stands between two prices in a row, each with its words in brackets behind it: `R$ 35 (P) R$ 55 (G)`. */
const behindBrackets = /(?<=\))\s+(?=R\$)/iu;

/** Words around one price, without what joins them to it. */
const wordsOf = (part: string, price: string) =>
  part
    .replace(price, ' ')
    .replaceAll(/[():=–-]/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

function readPart(part: string): NamedPrice | undefined {
  const money = part.match(/R\$ ?\d[\d.]*(?:,\d{1,2})?/giu) ?? [];
  // Beside one amount of money any other number counts something: `até 4 kg R$ 79,90`.
  const [only = '', ...more] = money.length === 1 ? money : (part.match(amount) ?? []);
  const price = more.length === 0 && only !== '' ? (repairPrice(only) ?? only) : undefined;
  const words = wordsOf(part, only);
  return price === undefined || !price.startsWith('R$ ') || /\d\D+\d+\D+\d/.test(words) || words.length > 30
    ? undefined
    : { words, price };
}

/** The parts of a text, each with one price: between signs, or in a row where each has its words before it. */
function partsOf(typed: string): readonly string[] {
  const parts = typed.split(between);
  if (parts.length > 1) return parts;
  return typed.split(/^R\$/i.test(typed) ? behindBrackets : inRow);
}

/** `acima` behind `até 10 kg` as what it says: `acima de 10 kg`. */
function withBound(found: readonly NamedPrice[]): readonly NamedPrice[] {
  return found.map((one, at) => {
    const bound = /^at[ée] (?:os )?(\d[\d.,]*\s?\p{L}*)$/iu.exec(found[at - 1]?.words ?? '')?.[1];
    const isAbove = /^acima(?: disso)?$/i.test(one.words);
    return isAbove && bound !== undefined ? { ...one, words: `${one.words.slice(0, 5)} de ${bound}` } : one;
  });
}

/** `P R$ 40, M R$ 50` as what it is: two prices or more, each with its words or all without. Else none. */
export function splitPrices(typed: string): readonly NamedPrice[] {
  const parts = partsOf(typed.trim());
  const found = withBound(parts.flatMap((part) => readPart(part) ?? []));
  const isAll = found.length === parts.length && found.length > 1;
  const named = found.filter(({ words }) => words !== '').length;
  const isMoney = /R\$|reais/i.test(typed);
  // Bare numbers are prices only behind words that tell them apart.
  const isTold =
    new Set(found.map(({ words }) => words)).size === found.length &&
    parts.every((part) => /^\p{L}.*\d$/su.test(part));
  const isEven = named === found.length || (named === 0 && isMoney);
  const isOther = found.some(({ words }) => otherWay.test(fold(words).replace(/^acima de (?=\d)/, '')));
  return isAll && isEven && !isOther && (isMoney || isTold) ? found : [];
}
