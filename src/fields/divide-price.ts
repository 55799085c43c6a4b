import { fold } from './fold.ts';
import { repairPrice } from './repair.ts';

/** A part of a text, and the field that it belongs to. */
export interface Part {
  readonly field: string;
  readonly value: string;
}

/** Words that tell a price of now from that of before, and say nothing else. */
export const beforeNow = /^(?:agora,? )?(?:por|agora):? (?=R\$|\d)/i;

// Words that stand on a line as they are, without quotes.
const divided =
  /^(?<before>\p{L}[\p{L} ]{0,38}\p{L})?:? ?(?<sign>R\$ ?)?(?<amount>(?:\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[.,]\d{1,2})?)(?<unit> reais)?(?<after> ?\/ ?\p{L}[\p{L}\d ]{0,38}| \p{L}[\p{L}\d /]{0,38})?$/u;

/** What comes before an amount that is no price, as in `Desconto de R$ 20`. */
const otherAmount =
  /\b(?:acima|cashback|compras|credito|desconto|economi\w+|entrada|frete|ganhe|menos|multa|parcelas?|sinal|taxa|vezes)\b/;

/** What comes after one, as in `R$ 20 de desconto`; what makes another amount of it, as in `R$ 35 mil`; a second one. */
const otherwise =
  /^(?:e|ou|ate)\b|\b(?:cashback|centavos|contos?|credito|desconto|entrada|mil|milh(?:ao|oes)|off|reais)\b|\b(?:a menos|de volta)\b/;

/** What holds so many of something: `kit com 3`. */
const holding = String.raw`(?:caixa|cartela|combo|conjunto|cx|embalagem|fardo|kit|pacote) com \d{1,2}(?= |$)(?! (?:[ao]s?|de|reais)\b)`;

/** Numbers that count something, as in `em 3 vezes`: any other may be a second amount. */
const counted = new RegExp(
  String.raw`\b(?:(?:cada|em|por) \d+ ?(?!(?:[ao]s?|de|reais)\b)[a-z]+|${holding})`,
  'g',
);

/** What stands beside an amount with cents that only words make a price. */
const usualBefore = /^(?:a partir de|de|por|(?:agora )?(?:por )?(?:apenas|so|somente))?$/;
const usualAfter = new RegExp(String.raw`^(?:$|/|(?:ao?|o|cada|por|pel[ao]) |${holding})`);

/** What makes a price of an amount without cents. */
const byTime = /^(?:\/ ?|(?:ao?|por) )(?:ano|dia|hora|mes|semana)$/;

/** Whether the words around an amount leave it a price. */
function isPrice(before: string, after: string): boolean {
  return !otherAmount.test(before) && !otherwise.test(after) && !/\d/.test(after.replace(counted, ''));
}

const reduced =
  /^(?<before>de:? (?<was>(?:R\$ ?)?\d[\d.,]*),? por(?: \p{L}+)?):? (?<amount>(?:R\$ ?)?\d[\d.,]*?)(?<after>,? \p{L}[\p{L} ]{1,38})?$/iu;

/**
 * `de R$ 45 por R$ 39 à vista` as both prices and the words behind them; where there is no field for the former, it
 * belongs to the words before the price, and words without a field of their own stay away.
 */
function divideReduced(typed: string): readonly (readonly Part[])[] {
  const { before = '', was = '', amount = '', after } = reduced.exec(typed)?.groups ?? {};
  const [original, price] = [repairPrice(was), repairPrice(amount)];
  if (original === undefined || price === undefined) return [];
  const now = { field: 'price', value: price };
  const then = after === undefined ? [] : [{ field: 'priceSuffix', value: after.replace(/^,? /, '') }];
  return [
    [{ field: 'originalPrice', value: original }, now, ...then],
    [{ field: 'pricePrefix', value: before }, now, ...then],
    [{ field: 'originalPrice', value: original }, now],
  ];
}

const ranged =
  /^(?<before>de |entre )?(?<sign>R\$ ?)?(?<from>\d[\d.,]*?) ?(?<to>(?:a|até|e|-|–|—|~) ?(?<money>R\$ ?)?\d[\d.,]*?)(?<unit> reais)?(?<after>,? \p{L}[\p{L}\d ,.]{2,60}| \(\p{L}[\p{L}\d ,.]{2,60}\))?$/iu;

/** `R$ 40 a R$ 60, conforme o porte` as the lower price, and the words behind it. */
function divideRange(typed: string): readonly (readonly Part[])[] {
  const { before, sign, from = '', to = '', money, unit, after = '' } = ranged.exec(typed)?.groups ?? {};
  const hasCents = /,\d{2}$/.test(from) && /,\d{2}$/.test(to);
  const isMoney = (sign ?? money ?? unit) !== undefined || (before !== undefined && hasCents);
  const price = isMoney ? repairPrice(from) : undefined;
  // A number with words of its own right behind it counts something else.
  const isCounted =
    money === undefined && /^ \p{L}/u.test(after) && !/^ (?:conf|dep|por |segundo)/iu.test(after);
  const isRange =
    price !== undefined && !isCounted && (!/^e\b/i.test(to) || before?.trim().toLowerCase() === 'entre');
  if (!isRange) return [];
  const upper = to
    .replace(/^[-–—~] ?/, 'a ')
    .replace(/^(\S+ ?)(?=\d)/, '$1R$ ')
    .replace(/ {2,}/g, ' ');
  return [
    [
      ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before.trim() }]),
      { field: 'price', value: price },
      { field: 'priceSuffix', value: `${upper}${after}` },
    ],
  ];
}

const parcels =
  /^(?<before>(?:(?:em|ou) )?(?:até )?\d{1,2} ?(?:x|vezes)(?: de)?):? (?<price>R\$ ?\d[\d.,]*)(?<after> (?:sem|com) juros[\p{L} ]{0,20})?$/iu;

/** `3x de R$ 60 sem juros` as the price of one of them, and the words around it. */
function divideOnlyParcels(typed: string): readonly (readonly Part[])[] {
  const { before = '', price = '', after = '' } = parcels.exec(typed)?.groups ?? {};
  const value = repairPrice(price);
  if (value === undefined) return [];
  return [
    [
      { field: 'pricePrefix', value: before },
      { field: 'price', value },
      ...(after === '' ? [] : [{ field: 'priceSuffix', value: after.trim() }]),
    ],
  ];
}

/** What a price is less: `R$ 179,90 20% OFF`. */
const reducedBy = /^(?<price>R\$ ?\d[\d.,]*?),? (?<after>-?\d{1,2} ?% ?(?:off|de desconto))$/iu;

const way = String.raw`(?:à vista|a prazo|(?:em|no) (?:pix|dinheiro|cart[ãa]o|d[ée]bito|cr[ée]dito|boleto)|parcelad[oa])`;
/** A price in one sum beside that in parts: `R$ 180 à vista ou 3x de R$ 60`. */
const parcelled = new RegExp(
  String.raw`^(?<price>R\$ ?\d[\d.,]*?),? (?<after>(?:${way},? )?(?:ou|em)(?: até)?(?: em)?(?: até)? \d{1,2} ?(?:x|vezes)(?:(?: de)? R\$ ?\d[\d.,]*)?(?: sem juros| ${way})?)$`,
  'iu',
);

/** How a price is paid, and another: `R$ 42 à vista, R$ 45 no cartão`. */
const paid = new RegExp(
  String.raw`^(?<price>R\$ ?\d[\d.,]*) (?<after>${way}(?: ?[,;/]| e| ou) R\$ ?\d[\d.,]* ${way}(?: [\p{L} ]{1,30})?)$`,
  'iu',
);

/** Another price for a case of its own: `R$ 35 - R$ 40 no cartão`. */
const another = new RegExp(
  String.raw`^(?<price>R\$ ?\d[\d.,]*?)(?: ?[-–—/|;,] ?(?:ou )?| ou )(?<other>R\$ ?\d[\d.,]*) (?<case>(?:${way}|(?:para |p\/ ?)?porte|(?:para|p\/|se|quando) ?\p{L})[\p{L} ]{0,40})$`,
  'iu',
);

function divideAnother(typed: string): readonly (readonly Part[])[] {
  const { price = '', other = '', case: words } = another.exec(typed)?.groups ?? {};
  const [first, second] = [repairPrice(price) ?? price, repairPrice(other) ?? other];
  if (words === undefined) return [];
  return [
    [
      { field: 'price', value: first },
      { field: 'priceSuffix', value: `ou ${second} ${words}` },
    ],
  ];
}

/** A price with words behind it that tell another, as the price and these words. */
function divideBehind(typed: string): readonly (readonly Part[])[] {
  return [parcelled, reducedBy, paid].flatMap((form) => {
    const { price, after } = form.exec(typed)?.groups ?? {};
    if (price === undefined || after === undefined) return [];
    return [
      [
        { field: 'price', value: repairPrice(price) ?? price },
        { field: 'priceSuffix', value: after },
      ],
    ];
  });
}

const limited =
  /^(?<before>a partir de )?(?<sign>R\$ ?)?(?<amount>\d[\d.]*(?:,\d{1,2})?)(?<unit> reais)?(?:,? (?<limit>(?:até|ate) \d{1,3} ?(?!reais)\p{L}[^$]{0,60})| ?\+ ?(?<extra>\p{L}[\p{L} ]{2,40}))$/iu;

/** `R$ 35 até 10 kg` or `R$ 30 + taxa` as the price, and how far it goes or what comes to it. */
function divideLimited(typed: string): readonly (readonly Part[])[] {
  const { before, sign, amount = '', unit, limit, extra } = limited.exec(typed)?.groups ?? {};
  const price = sign === undefined && unit === undefined ? undefined : repairPrice(amount);
  if (price === undefined) return [];
  return [
    [
      ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before.trim() }]),
      { field: 'price', value: price },
      { field: 'priceSuffix', value: limit ?? `+ ${extra}` },
    ],
  ];
}

const divideOther = (line: string) => [
  ...divideReduced(line),
  ...divideLimited(line),
  ...divideAnother(line),
  ...divideRange(line),
  ...divideBehind(line),
  ...divideOnlyParcels(line),
];

/** Signs and words short of one that people write before a price, as the words that they stand for. */
const meantBefore = [
  // Struck through, as in a chat.
  [/^~{1,2}((?:R\$ ?)?\d[\d.,]*) ?~{1,2},? (?:(?:por|agora):? )?(?=R\$|\d)/i, 'de $1 por '],
  [/^~ ?(?=R\$)/i, 'cerca de '],
  [/^[aà] ?partir(?: d[eo])?:? (?=R\$|\d)/, 'a partir de '],
  [/^[AÀ] ?partir(?: d[eo])?:? (?=R\$|\d)/, 'A partir de '],
] as const;

/** What is typed, on one line and with whole words before the price. */
function asOneLine(typed: string): string {
  const line = typed.trim().replaceAll(/\s+/g, ' ').replace(beforeNow, '');
  return meantBefore.reduce((text, [pattern, words]) => text.replace(pattern, words), line);
}

/**
 * `A partir de R$ 35/mês` as price and the words around it: the ways to divide it, the best first. None where there are no
 * words, or no price.
 */
export function dividePrice(typed: string): readonly (readonly Part[])[] {
  const line = asOneLine(typed);
  const { before, sign, amount = '', unit, after } = divided.exec(line)?.groups ?? {};
  const price = repairPrice(amount);
  if (price === undefined || (before === undefined && after === undefined)) return divideOther(line);
  const [first, last] = [fold(before ?? ''), fold(after?.trim() ?? '')];
  const isMoney = sign !== undefined || unit !== undefined;
  const hasCents = /[.,]\d{2}$/.test(amount);
  const isAlone = first !== '' && last === '';
  const isUsual = usualBefore.test(first) && (isAlone || (hasCents ? usualAfter : byTime).test(last));
  if ((!isMoney && !isUsual) || !isPrice(first, last)) return divideOther(line);
  return [
    [
      ...(before === undefined ? [] : [{ field: 'pricePrefix', value: before }]),
      { field: 'price', value: price },
      ...(after === undefined ? [] : [{ field: 'priceSuffix', value: after.trim().replace(/^\/ /, '/') }]),
    ],
  ];
}

/** `de R$ 45 por R$ 39` in the place of the former price: both, each in its own. */
export function divideOriginal(typed: string): readonly (readonly Part[])[] {
  return divideReduced(asOneLine(typed)).filter(([first]) => first?.field === 'originalPrice');
}
