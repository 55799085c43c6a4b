import { z } from 'zod';
import { months } from '../defaults/months.ts';
import { withBehaviour } from './behaviour.ts';
import type { Complaint } from './complaint.ts';
import { isSpans } from './days-and-hours.ts';
import { findMarks, findShaping } from './marks.ts';
import type { LastDay } from './resolved.ts';
import { beforeNow, divideOriginal, dividePrice, type Part } from './divide-price.ts';
import { dayForm, isRealDate, repairDate, repairSoleDay } from './repair-date.ts';
import {
  readEitherPrice,
  repairNumber,
  repairPrice,
  repairRating,
  repairYesNo,
  type Repair,
} from './repair.ts';
import { splitPrices } from './several-prices.ts';
import { stating } from './statement.ts';
import { visible } from './visible.ts';
import { asked } from './control.ts';

const someText = () => z.string().regex(visible);

/** Cells of a table behind each other; behind the sign of a list a tab may stand as well. */
const hasCells = (typed: string) => typed.trim().split('\t').length > 2 && !/[-–—•●▪◦·*]\t/u.test(typed);

/** Signs, cells and lines that a text of one line has no use for. */
export function checkLine(typed: string): readonly Complaint[] {
  const mark = findShaping(typed) ?? findMarks(typed)[0];
  if (mark !== undefined) {
    const better = mark.better?.replaceAll('**', '').replace(/\[([^[\]\n]+)\]\([^()\n]+\)/, '$1');
    return [
      { kind: 'visible-mark', mark: { ...mark, better }, isShaped: false, phrase: mark.typed, nth: mark.nth },
    ];
  }
  if (hasCells(typed)) return [{ kind: 'table-in-line' }];
  const lines = typed.trim().split(/(?<!\s)\s*\n\s*/);
  if (lines.length === 1) return [];
  return [{ kind: 'lost-lines', joined: lines.every(isSpans) ? lines.join(' e ') : undefined }];
}

/** One line of text exactly as the editor typed it; never one that nobody would see. */
export const text = withBehaviour(stating('prose', someText()), { check: checkLine });

/** A text that leaves the site as it was typed, such as a message. */
export const message = asked('long', stating('prose', someText()));

/** What is no statement of the business: its own figures need not agree with it. */
export const opinion = someText();

/** How people write yes, in Portuguese, English or YAML. */
export const yesWords = ['sim', 'Sim', 'SIM', 'true', 'yes'] as const;

/** Whether a value says yes, in capitals or not. */
export const saysYes = (value: unknown) => /^(?:sim|true|yes)$/i.test(String(value));

/** How they write no. */
export const noWords = ['não', 'Não', 'NÃO', 'nao', 'Nao', 'false', 'no'] as const;

/** Yes or no, as people write it in Portuguese, English or YAML. */
export const yesNo = withBehaviour(
  z
    .enum([...yesWords, ...noWords], { error: 'Escreva "sim" ou "não".' })
    .transform((word): boolean => (yesWords as readonly string[]).includes(word)),
  { repair: repairYesNo },
);

const plainNumber = (error = 'Escreva só o número, como 4,9 ou 150.') =>
  z
    .string()
    .regex(/^-?\d{1,9}([.,]\d{1,9})?$/, { error })
    // A point before three digits divides thousands here, as in `1.500`.
    .transform((digits) => Number(digits.replace(/^(-?\d{1,3})\.(?=\d{3}$)/, '$1').replace(',', '.')));

/** A number with a comma or a point before its decimals. */
export const number = asked('number', withBehaviour(plainNumber(), { repair: repairNumber }));

/** Stars, from 1 to 5. */
export const rating = asked(
  'number',
  withBehaviour(
    plainNumber('A nota vai de 1 a 5, como 5 ou 4,5.').refine((stars) => stars >= 1 && stars <= 5, {
      error: 'A nota vai de 1 a 5.',
    }),
    { repair: repairRating },
  ),
);

const barePrice = /^R\$ ?\d{1,3}(\.?\d{3})*(,\d{2})?$/;

const plainPrice = () =>
  asked(
    'price',
    z.string().regex(barePrice, {
      error:
        'Escreva só o valor, como R$ 179,90. Palavras como "a partir de" ou "a combinar" ficam em um campo de texto.',
    }),
  );

function amountOf(typed: unknown): number {
  return typeof typed === 'string' ? Number(typed.replace(/[^\d,]/g, '').replace(',', '.')) : Number.NaN;
}

/** Words alone, such as `Sob consulta`, which stand on a line as they are. */
const isWords = /^\p{L}[\p{L} -]{2,39}$/u;

/** Two prices or more, with what each is for. */
const prices = /^(?!de\b)\p{L}[^"'#:]*R\$ ?\d[^"'#:]*R\$ ?\d[^"'#:]*$/iu;

/** A text from its first letter to its last. */
const fromLetterToLetter = (typed: string) => typed.replace(/^\P{L}+|(?<=\p{L})\P{L}+$/gu, '');

const gone =
  /^(?:(?:produto|item|est[áa]) )?(?:esgotad[ao]s?|esgotou|acab(?:ou|aram)|indispon[ií]ve(?:l|is)|em falta|(?:sem|fora d[eo]) estoque|n[ãa]o (?:tem|temos) mais|vendid[ao]s?|sold out)(?: (?:no momento|por enquanto|hoje))?$/i;

/** Whether words say that nothing is left. */
export const saysGone = (typed: string) => gone.test(fromLetterToLetter(typed));

const away =
  /^(?:(?:est[áa]|fica|deixar|favor) )?(?:ocult(?:[ao]s?|ar)|escond(?:id[ao]s?|er|e|a)|invis[ií]ve(?:l|is)|n[ãa]o (?:mostr[ae]r?|exib[aei]r?|apare(?:cer?|ça)|publi(?:car?|que)))(?: (?:no site|na página|ainda|por enquanto))?$/i;

/** Whether words ask that something is not shown. */
export const saysHidden = (typed: string) => away.test(fromLetterToLetter(typed));

const closed =
  /^(?:(?:est[áa]|estaremos|estamos) )?(?:fechad[ao]s?|fecha(?:mos)?|n[ãa]o (?:abr(?:e|imos|ir)|tem atendimento|atende(?:mos)?)|sem (?:atendimento|expediente))(?: (?:o dia (?:todo|inteiro)))?$/i;

/** Whether words say that nobody is there on a day. */
export const saysClosed = (typed: string) => closed.test(fromLetterToLetter(typed));

const free =
  /^(?:(?:é |totalmente |100% )?gr[aá]tis|(?:é )?gratuit[ao]s?|de graça|cortesia|sem custo|free|zero)[!. ]*$/i;

/** Words that tell a price of before, which its line through says already. */
const beforeThen =
  /^(?:(?:de|era|antes|custava|(?:o )?(?:preço|valor) (?:antigo|anterior|normal|original|de antes)):? )+(?=R\$|\d)/i;

/** `GRÁTIS` as the price that it is, `por R$ 35` as its amount; else as prices are repaired. */
const repairOwnPrice: Repair = (typed) =>
  free.test(typed.trim()) ? 'R$ 0,00' : repairPrice(typed.trim().replace(beforeNow, ''));

/** `de R$ 45` as its amount. */
const repairOriginal: Repair = (typed) => repairPrice(typed.trim().replace(beforeThen, ''));

/** Where words belong that stand in a price's place. */
function wordsForPrice(typed: string): readonly Part[] {
  return [
    ...(saysGone(typed) ? [{ field: 'soldOut', value: 'sim' }] : []),
    ...(/^-?\d{1,2} ?%/.test(typed) ? [{ field: 'discount', value: typed }] : []),
    ...(isWords.test(typed) || prices.test(typed) ? [{ field: 'priceText', value: typed }] : []),
  ];
}

/** What is amiss with a price beside that of before: it is above it, or the same. */
function checkOriginal(typed: string, original: unknown): readonly Complaint[] {
  const [now, before] = [amountOf(typed), amountOf(original)];
  if (now === before) return [{ kind: 'same-original', price: typed }];
  return now > before ? [{ kind: 'price-above-original', price: typed, original: String(original) }] : [];
}

const priceBehaviour = {
  repair: repairOwnPrice,
  divide: dividePrice,
  several: splitPrices,
  either: (typed) => readEitherPrice(typed.trim().replace(beforeNow, '')),
  other: wordsForPrice,
  check: (typed, _, { originalPrice }) => checkOriginal(typed, originalPrice),
} satisfies Parameters<typeof withBehaviour<z.ZodString>>[1];

/** A price as it is shown, such as `R$ 179,90`; it may not be above the `originalPrice` beside it. */
export const price = withBehaviour(plainPrice(), priceBehaviour);

/** A price beside a `priceText`, where what costs nothing is told in its own words. */
export const listedPrice = withBehaviour(plainPrice(), {
  ...priceBehaviour,
  repair: (typed) => (free.test(typed.trim()) ? undefined : repairOwnPrice(typed)),
  other: (typed) =>
    free.test(typed.trim()) ? [{ field: 'priceText', value: typed.trim() }] : wordsForPrice(typed),
});

/** Words in a price's place, such as `Sob consulta`; never a price, which would not look like one there. */
export const insteadOfPrice = withBehaviour(
  stating(
    'prose',
    z.string().regex(new RegExp(`^(?!${barePrice.source.slice(1)})[\\s\\S]*${visible.source}`), {
      error: 'Escreva palavras, como Sob consulta. O preço fica em "price".',
    }),
  ),
  {
    check: checkLine,
    other: (typed) => (barePrice.test(typed) ? [{ field: 'price', value: typed }] : []),
  },
);

/** How much less something costs, such as `15% de desconto`; never a number alone, which says nothing to who reads it. */
export const discount = withBehaviour(
  stating(
    'prose',
    z.string().regex(new RegExp(`^(?!\\s*[-+]?[\\d.,]+(?:e[-+]?\\d+)?\\s*$)[\\s\\S]*${visible.source}`), {
      error: 'Escreva o desconto com palavras, como 15% de desconto ou R$ 20 a menos.',
    }),
  ),
  {
    check: checkLine,
    repair: (typed) => {
      const [, share] = /^\s*-?(\d{1,2})\s*$/.exec(typed) ?? [];
      return share === undefined ? undefined : `${share}% de desconto`;
    },
  },
);

/** Words in a product's name that say that nothing is left, with the brackets or dash around them. */
const goneInName = /\s*(?:[([–—-]\s*)?\b(?:esgotad[ao]s?|sem estoque|em falta|sold out)\b[!. ]*[)\]]?\s*$/i;

/** What a product is called; that nothing of it is left is said by `soldOut` beside it. */
export const productName = withBehaviour(stating('prose', someText()), {
  check: (typed, _, beside) => {
    const name = typed.replace(goneInName, '').replaceAll('~', '').trim();
    return goneInName.test(typed) && name !== '' && beside['soldOut'] === undefined
      ? [{ kind: 'gone-in-name', name }]
      : checkLine(typed);
  },
});

/** The price before, shown struck through. */
export const originalPrice = withBehaviour(plainPrice(), {
  repair: repairOriginal,
  either: (typed) => readEitherPrice(typed.trim().replace(beforeThen, '')),
  divide: divideOriginal,
  check: (_, __, parent) =>
    parent['price'] === undefined ? [{ kind: 'words-without-price', field: 'originalPrice' }] : [],
});

const day = () =>
  z
    .string()
    .regex(dayForm, { error: 'Escreva a data como 15/07/2025.' })
    .refine(isRealDate, { error: 'Esse dia não existe no calendário. Confira dia, mês e ano.' })
    .transform((text) => text.split('/').reverse().join('-'));

/** A day as `15/07/2025`. The output is ISO (`2025-07-15`), which sorts as text. */
export const date = asked('date', withBehaviour(day(), { repair: repairSoleDay }));

/** So many days ahead something may be announced as news. */
const announced = 600;

/** The day of the year that was last, as ISO, on another. */
function lastSuch(isoDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}${isoDay.slice(4)}`;
  return thisYear <= today ? thisYear : `${year - 1}${isoDay.slice(4)}`;
}

/** A day on which something was. One far ahead is most likely a mistyped year. */
export const pastDate = asked(
  'date',
  withBehaviour(day(), {
    repair: repairSoleDay,
    isPast: true,
    check: (isoDay, { today }) =>
      daysBetween(today, isoDay) > announced
        ? [{ kind: 'far-day', date: formatDay(isoDay), near: formatDay(lastSuch(isoDay, today)) }]
        : [],
  }),
);

/** A day on which something was, and of which the month is shown: `2025-07`, and `julho de 2025`. */
export const monthOfDay = asked(
  'date',
  withBehaviour(
    day().transform((isoDay) => {
      const [year, month] = isoDay.split('-');
      return { month: isoDay.slice(0, 7), text: `${months[Number(month) - 1]} de ${year}` };
    }),
    { repair: repairDate, isPast: true },
  ),
);

/** The ISO day as people write it here: `15/07/2025`. */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}

/** An offer that ends within so many days is told to the editor. */
export const soon = 14;

/** The day so many days after another, or before it, both as ISO. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days from one to another, as ISO; none where they are turned. */
export function daysFrom(first: string, last: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, more) =>
    shiftDay(first, more),
  );
}

/** How many days lie between two, both as ISO. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The last day of an offer. It stays on the page once it has passed, which then says so; the editor is told. */
export const lastDay = asked(
  'date',
  withBehaviour(day().brand<'last-day'>(), {
    repair: repairDate,
    check: (isoDay, { today }) => {
      const days = daysBetween(today, isoDay);
      if (days < 0) return [{ kind: 'ended-offer', date: formatDay(isoDay) }];
      return days <= soon ? [{ kind: 'ending-offer', date: formatDay(isoDay), days }] : [];
    },
    resolve: (date, { today }): LastDay => ({ date, isOver: date < today }),
  }),
);

/** The last day of a section; never before its `showFrom`. */
export const endDate = asked(
  'date',
  withBehaviour(day(), {
    repair: repairDate,
    check: (isoDay, _, { showFrom }) =>
      typeof showFrom === 'string' && isoDay < showFrom
        ? [{ kind: 'ends-before-start', from: formatDay(showFrom), until: formatDay(isoDay) }]
        : [],
  }),
);
