import { dayForm, isoOf, isRealDate, repairDate, suchDay, suchSpan } from '../../fields/repair-date.ts';
import { daysBetween } from '../../fields/text.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { fieldsIn, namesIn, type Field, type Outline } from './outline.ts';

/** The fields of an item, each with what goes into it: into a list of words one on each line. */
export type Parts = Readonly<Record<string, string>>;

/** The field that says what an item is called. */
export const nameOf = (item: Outline) => fieldsIn(item).find(({ name }) => ['title', 'name'].includes(name));

/** The field for all that is said of an item. */
export const textOf = (item: Outline) =>
  fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');

/** The list of words that says what belongs to an item. */
export const listOf = (item: Outline) =>
  fieldsIn(item).find(({ outline }) => outline.kind === 'list' && outline.item.kind === 'text');

/** A longer name is none. In letters. */
export const longestName = 80;

/** What a button asks for. */
export const asking =
  /^(?:quero|agend(?:ar|e)|contrat(?:ar|e)|reserv(?:ar|e)|pedir|peça|falar|fale|assin(?:ar|e)|compr(?:ar|e)|garant(?:ir|a))(?!\p{L})[^.:;]{0,40}$/iu;

/** `Manta tam. G` as what it is called and its size. */
export function apartFromSize(title: string): { readonly called: string; readonly size: string } | undefined {
  const [, called, size] =
    /^(.{2,}?)[\s,(—–-]+tam(?:anho)?\.?:?\s+(pp?|m|x?gg?|\d{1,3})\)?$/iu.exec(title) ?? [];
  return called === undefined || size === undefined ? undefined : { called, size };
}

/** Cents without the sign of money, where they are of no weight or measure. */
const bare =
  /(?<![\d.,/]|R\$\s?|(?:nota|m[ée]dia|[àa]s|das?)\s)(\d{1,3}(?:\.\d{3})*,\d{2})(?![\d,]|\s?(?:kg|gr?|mg|ml|l|lts?|cm|mm|m|%|x|h|km|metros?|litros?|quilos?|gramas?|cent[íi]metros?|dias?|anos?|pontos?|unidades?|estrelas?)(?!\p{L}))/giu;

/** `de 80 por 65`, with the sign of money before one of them or none. */
const reduced =
  /\bde (?:R\$\s?)?(\d[\d.]*(?:,\d{2})?) por (?:apenas |s[óo] )?(?:R\$\s?)?(\d[\d.]*(?:,\d{2})?)(?: reais)?(?=[\s.!,;)]|$)/i;

/** A sign of money of which the letter is missing. */
const dollar = /(?<![RUr\p{L}])\$\s?(?=\d)/gu;

/** `180/dia`, `45 a diária`: a whole number for some time. */
const timed =
  /(?<![\d.,/$]|\$\s)(\d{2,4}(?:,\d{2})?)(?=\s?\/\s?(?:dia|m[eê]s|di[áa]ria|semana|hora|sess[ãa]o|noite|ano)(?!\p{L})|\sa\sdi[áa]ria)/iu;

/** `R$ 54,90 ➡ R$ 44,90`: what it cost, and what it costs. */
const turning = /(R\$\s?\d[\d.]*(?:,\d{2})?)\s*(?:➡\uFE0F?|→|➜|-+>|=>|»)\s*(R\$\s?\d[\d.]*(?:,\d{2})?)/u;

/** `a partir de 600` at the end of a line, which is no year, and no age. */
const from =
  /^((?!.*(?:crian|beb[êe]|idade|turma|aula|(?<!\p{L})anos?(?!\p{L})|atend)).*(?:^|\s)a partir de )((?!(?:19|20)\d\d$)(?:[2-9]\d|\d{3,5})(?:,\d{2})?|\d+,\d{2})$/iu;

/** `de 160 a 220 reais`, with the sign of money before both. */
const ranging = /\bde (\d{2,4}(?:,\d{2})?) (?:a|at[ée]) (\d{2,4}(?:,\d{2})?) reais(?!\p{L})/iu;

/** A line with the sign of money before each price. */
export function withMoney(line: string): string {
  const both = line
    .replaceAll(dollar, 'R$ ')
    .replace(from, '$1R$ $2')
    .replace(turning, 'de $1 por $2')
    .replace(timed, 'R$ $1')
    .replace(reduced, 'de R$ $1 por R$ $2')
    .replace(ranging, 'de R$ $1 a R$ $2');
  if (both.includes('R$')) return both.replace(/\b(a partir)\s+(?=R\$)/i, '$1 de ');
  return /reais/i.test(line) ? line : line.replaceAll(bare, 'R$ $1');
}

/** `R$ 320 à vista ou 3x de R$ 115`: a price, and another way to pay it. */
export const payable =
  /^(R\$\s?\d[\d.]*(?:,\d{2})?)[,;]?\s+((?:(?:[àa] vista|no pix|em dinheiro)[,;]?\s+)?ou\s+(?:em\s+)?(?:at[ée]\s+)?\d{1,2}\s?x\s.{2,40}|(?:no |em |[àa] |pelo )?(?:pix|vista|dinheiro|d[ée]bito)\s*(?:\/|ou|,|;|e)\s*R\$\s?\d[\d.]*(?:,\d{2})?\s+(?:no |em |a |pelo )?(?:cart[ãa]o|cr[ée]dito|prazo|d[ée]bito)(?:\s[^$]{1,20})?)$/i;

/** What a line says of a price, and nothing else: the price, with the words around it where the item has fields for them. */
export function priceIn(item: Outline, told: string): Parts | undefined {
  const line = withMoney(told);
  const schema = fieldsIn(item).find(({ name }) => name === 'price')?.outline.schema;
  if (schema === undefined || !/R\$|reais/i.test(line)) return undefined;
  const typed = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:valor|preço)(?:es|s)?\s*:?\s*(?=R\$|\d|a partir)/iu, '')
    .replace(/[^\p{L}\d)]+$/u, '');
  const behaviour = behaviourFor(schema);
  const price = behaviour?.repair?.(typed) ?? typed;
  if (isAccepted(schema, price)) return { price };
  const [, amount, way] = payable.exec(typed) ?? [];
  if (amount !== undefined && way !== undefined && namesIn(item).includes('priceSuffix'))
    return { price: amount, priceSuffix: way };
  const ways = behaviour
    ?.divide?.(typed)
    .map((way) => way.map(({ field, value }) => [field, value] as const));
  const fitting = ways?.find((parts) => parts.every(([name]) => namesIn(item).includes(name)));
  const parts = fitting && Object.fromEntries(fitting);
  const [, behind] = /\d(?:\s?reais)?[\s,]+((?!reais(?!\p{L}))\p{L}[^\d]*)$/iu.exec(typed) ?? [];
  // Words that have no place of their own would be lost.
  const isLost =
    behind !== undefined &&
    parts !== undefined &&
    !Object.values(parts).some((said) => said.includes(behind));
  return isLost ? undefined : parts;
}

/** What opens the days of an offer. */
const opening = /^(?:promo[çc][ãa]o |oferta )?(?:s[óo]|somente|apenas|v[áa]lid[ao]s?|vale(?:ndo)?)\s+/i;

/** What ends an offer before its last day. */
const stock = /[,\s]*\(?(?:\bou\s+)?\b(enquanto dur(?:ar|arem) os? estoques?)\)?/i;

/** An hour has no field beside a day. */
const hour = /\d\s?h(?:\d|\b)|\d:\d\d|\bhoras?\b|\bmeio[- ]dia\b/i;

/** Further ahead, a day without its year is one that has passed. In days. */
const farAhead = 240;

function dayOf(typed: string, today: string): string | undefined {
  const whole = dayForm.test(typed) && isRealDate(typed) ? typed : undefined;
  return whole ?? repairDate(typed) ?? suchDay(typed, today, 'next');
}

/** The days of a text as the fields for them, nothing where one of them has passed. */
function readDays(typed: string, today: string): Parts | undefined {
  const [first, last] = suchSpan(typed, today) ?? [];
  const until = /^at[ée] (?:o )?(?:dia )?(\d.*)$/i.exec(typed)?.[1];
  const single = /^(?:n?o )?dia (\d{1,2}\/\d{1,2}(?:\/\d{4})?)$/i.exec(typed)?.[1];
  const only = single === undefined ? undefined : dayOf(single, today);
  if (only !== undefined && isoOf(only) >= today) return { showFrom: only, showUntil: only };
  const end = last ?? (until === undefined ? undefined : dayOf(until, today));
  if (end === undefined) return undefined;
  const ahead = daysBetween(today, isoOf(first ?? end));
  const isPassed = isoOf(end) < today || (ahead > farAhead && !/\d{4}/.test(typed));
  return isPassed ? undefined : { ...(first === undefined ? {} : { showFrom: first }), showUntil: end };
}

/** What a line says of when an item is shown, and nothing else; that it ends with the stock goes beside the price. */
export function daysIn(item: Outline, line: string, today: string): Parts | undefined {
  const names = namesIn(item);
  if (!['showFrom', 'showUntil'].every((name) => names.includes(name)) || hour.test(line)) return undefined;
  const typed = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(opening, '')
    .replace(stock, '')
    .replace(/[^\p{L}\d]+$/u, '');
  const days = readDays(typed, today);
  const isEnding = stock.exec(line)?.[1];
  if (days === undefined || isEnding === undefined) return days;
  return names.includes('priceSuffix') ? { ...days, priceSuffix: isEnding.toLowerCase() } : undefined;
}

/** A day without its year as the one that is nearest to today. */
function nearestDay(cell: string, today: string): string | undefined {
  const days = (['last', 'next'] as const).flatMap((which) => suchDay(cell, today, which) ?? []);
  const away = (day: string) => Math.abs(daysBetween(isoOf(day), today));
  return days.toSorted((one, other) => away(one) - away(other))[0];
}

/** News are announced so many days ahead, at most. */
const announced = 60;

/** A day without its year on which something was, or soon will be: a coming one that is near, or else the last such day. */
function toldDay(cell: string, today: string): string | undefined {
  const next = suchDay(cell, today, 'next');
  const isNear = next !== undefined && daysBetween(today, isoOf(next)) <= announced;
  return isNear ? next : suchDay(cell, today, 'last');
}

/** How a field for days takes one without its year. */
export const dayFor = ({ outline }: Field) =>
  behaviourFor(outline.schema)?.isPast === true ? toldDay : nearestDay;

/** A day as it is written in fields: one without its year as news tell it, unless said otherwise. */
export const readDay = (typed: string, today: string, withYear = toldDay): string | undefined =>
  /\d{4}$/.test(typed) && isRealDate(typed) ? typed : (repairDate(typed) ?? withYear(typed, today));
