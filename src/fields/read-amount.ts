import { plain } from './plain.ts';

/** Numbers as words, without accents. */
export const numberWords: Readonly<Record<string, number>> = {
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cem: 100,
};

/** Words of what is no standing fact of the business: a fair, a campaign, a single year. */
export const aside =
  /(?<![a-z])(?:(?<!(?:segunda|terca|quarta|quinta|sexta)[ -])feira|mutirao|campanha|adocao|evento|promocao|temporada|ano passado|n?este (?:ano|mes)|(?:em|durante) (?:19|20)\d\d)(?![a-z\d])/;

/** Whole numbers as people write them: `8.000`, `10k`, `1,5 mil`, `dez mil`. */
export const amountPattern = String.raw`(?<![\d.,/:-])(?:(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,\d)?(?:\s?(?:mil|k)(?![a-z]))?|(?:(?:${Object.keys(numberWords).join('|')}) )?mil(?![a-z]))`;

/** The number that a text of `amountPattern` stands for. */
export function readAmount(typed: string): number | undefined {
  const text = plain(typed);
  const isThousands = /(?:mil|k)$/.test(text);
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  const written = digits === undefined ? (numberWords[text.split(' ')[0] ?? ''] ?? 1) : readDigits(digits);
  if (digits === undefined && !isThousands) return undefined;
  return Math.round(written * (isThousands ? 1000 : 1));
}

/** `8.000` has a point between thousands, `4.9` and `4,9` before decimals. */
function readDigits(digits: string): number {
  const whole = digits.replaceAll(/\.(?=\d{3}(?!\d))/g, '');
  return Number(whole.replace(',', '.'));
}
