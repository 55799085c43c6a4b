import { ago } from '../../fields/ago.ts';
import { targets } from '../../fields/action.ts';
import { splitDays } from '../../fields/days-and-hours.ts';
import { networkOf } from '../../fields/repair-profile.ts';
import { splitAddress } from '../../fields/split-address.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { priceIn, withMoney } from './fit-parts.ts';
import { inParts, pricesIn, registered, splitSurely } from './split-surely.ts';
import { fieldsIn, type Field, type Outline } from './outline.ts';

/** What stands between two fields in a text of one line, the surest first. */
const between = [
  /\t+/,
  /:\s+/,
  /(?<!\s)\s*[;|]\s*(?=\d[\d.,]*$)/,
  /\s+(?=R\$\s?\d[\d.,]*$)/,
  // Two decimals behind a comma and a space are money, not the last of several words.
  /(?<=[^\s,]),\s+(?=\d[\d.]*,\d\d$)/,
  /(?<=^\D+)\s+(?:das?\s+|de\s+)?(?=\d{1,2}(?:h|:\d)[\dh:\sàáaseté–-]*$)/i,
  /\s+(?=fechad[oa]s?$)/i,
  /\s+(?=@[\w.-]+$)/,
  // A dash before an address is one between words.
  /(?<![\s–—-])\s+(?=(?:https?:\/\/|www\.)\S+$|[\w-]+(?:\.[\w-]+)+\/\S*$)/i,
  /(?<=^[^?]+\?)\s+/,
  /\s+[-–—]\s+/,
];

/** Words that only a field for any text accepts. */
const anyWords = 'Palavras de um texto';

/** Words that say how to learn a price. */
const toAsk =
  /^(?:(?:a|sob|por|mediante|conforme|pre[çc]o) )*(?:consult[ae]r?|combinar|definir|negociar|verificar|or[çc]ament?[oa]|or[çc]ar|avalia[çc][ãa]o|encomenda|pedido)[.!]?$/i;

/** The field for words like `a combinar`, where an item has one for what stands in a price's place. */
function askedIn(fields: readonly Field[], typed: string): string | undefined {
  const isOpen = fields.some(({ name, isNeeded }) => name === 'priceText' && !isNeeded);
  return isOpen && toAsk.test(typed.trim()) ? 'priceText' : undefined;
}

/** The field for the second of two texts, and what is written there: a price, or the next that the item needs. */
function findSecond(
  fields: readonly Field[],
  needed: readonly Field[],
  { typed, beside }: { readonly typed: string; readonly beside: Readonly<Record<string, string>> },
) {
  const links =
    needed.length > 0 ? [] : fields.filter(({ name }) => targets.some((target) => target === name));
  for (const { name, outline } of [...pricesIn(fields), ...needed.slice(0, 1), ...links]) {
    const repair = behaviourFor(outline.schema)?.repair;
    const isLink = links.some((link) => link.name === name);
    const repaired =
      isLink && isAccepted(outline.schema, typed) ? typed : (repair?.(typed, [], beside) ?? typed);
    const words = outline.kind === 'text' && outline.control === 'price' ? askedIn(fields, typed) : undefined;
    if (words !== undefined) return [words, typed] as const;
    const isAny = isLink && isAccepted(outline.schema, anyWords);
    if (!isAny && isAccepted(outline.schema, repaired)) return [name, repaired] as const;
  }
  return undefined;
}

const review = new RegExp(
  String.raw`^(?<name>[^★☆⭐]{2,40}?)[\s,:–-]*(?<rating>[★⭐](?:[★☆⭐ ]|\uFE0F)*)\s*(?<date>${ago.source})?[\s,:–-]*(?<text>\S.{9,})$`,
  'iu',
);

/** `Ana ★★★★★ há 2 semanas Adorei!`: who, how many stars, when, and the words, as a site of reviews shows them. */
function splitReview(fields: readonly Field[], text: string): Readonly<Record<string, string>> | undefined {
  const rating = fields.find(({ name }) => name === 'rating');
  const words = fields.find(({ outline }) => outline.kind === 'text' && outline.control === 'long');
  const who = fields.find(({ isNeeded }) => isNeeded);
  const found = review.exec(text)?.groups;
  if (rating === undefined || words === undefined || who === undefined || found === undefined)
    return undefined;
  const stars = behaviourFor(rating.outline.schema)?.repair?.(found['rating']?.trim() ?? '');
  if (stars === undefined) return undefined;
  const date = fields.find(({ name }) => name === 'date');
  const isDated = date !== undefined && isAccepted(date.outline.schema, found['date']);
  return {
    [who.name]: found['name']?.trim() ?? '',
    rating: stars,
    [words.name]: found['text'] ?? '',
    ...(isDated ? { date: found['date'] ?? '' } : {}),
  };
}

/** `Tamanho: pequeno / grande`: a question and what it can be answered with. */
function splitQuestion(fields: readonly Field[], text: string): Readonly<Record<string, string>> | undefined {
  const [, question = '', said = ''] = /^([^:]{2,40}):\s+(.+)$/.exec(text) ?? [];
  const answers = said.split(/\s*[,;/]\s*|\s+ou\s+/).filter((answer) => answer !== '');
  const isAsked = ['name', 'label', 'options'].every((name) => fields.some((field) => field.name === name));
  if (!isAsked || answers.length < 2) return undefined;
  return { name: question.toLowerCase(), label: question, options: answers.join(', ') };
}

/** An address alone as a profile, where an item is one: it tells the network's name. */
function splitProfile(fields: readonly Field[], text: string): Readonly<Record<string, string>> | undefined {
  const name = networkOf(text);
  const href = fields.find((field) => field.name === 'href' && field.isNeeded);
  if (name === undefined || href === undefined || fields.every((field) => field.name !== 'name'))
    return undefined;
  const whole = isAccepted(href.outline.schema, text)
    ? text
    : behaviourFor(href.outline.schema)?.repair?.(text, [], { name });
  return whole === undefined ? undefined : { name, href: whole };
}

/** `26/11 - Chegou a coleção`: a day, and what was on it. */
function splitDated(
  [day, words]: readonly Field[],
  text: string,
): Readonly<Record<string, string>> | undefined {
  const [, typed, said] = /^(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s*[-–—:]?\s+(\p{L}.*)$/u.exec(text) ?? [];
  const isDay = day?.outline.kind === 'text' && day.outline.control === 'date';
  if (!isDay || words === undefined || typed === undefined || said === undefined) return undefined;
  return isAccepted(words.outline.schema, anyWords) ? { [day.name]: typed, [words.name]: said } : undefined;
}

/** `/velho -> /novo`: an old address, and where it leads now. */
function splitMoved(fields: readonly Field[], text: string): Readonly<Record<string, string>> | undefined {
  const isMoved = ['from', 'to'].every((name) => fields.some((field) => field.name === name));
  const [, from, to] =
    /^((?:https?:\/\/|\/)\S*?)(?:\s*(?:[-=]+>|→|»)\s*|:\s+|\s+(?:para|por)\s+|\s*[,;|]\s*|\s+)(\/\S*)$/.exec(
      text,
    ) ?? [];
  return isMoved && from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** `18,90/kg`: a price with what it is for behind it, of which the cents tell that it is one. */
function priceWithUnit(item: Outline, typed: string): Readonly<Record<string, string>> | undefined {
  const isPrice = /^R\$\s?\d|^\d[\d.]*,\d\d(?!\d)/.test(typed) && !/\d.*\s(?:ou|a|por)\s.*\d/.test(typed);
  const parts = isPrice ? priceIn(item, typed.replace(/^(?=\d)/, 'R$ ')) : undefined;
  return parts !== undefined && 'price' in parts && 'priceSuffix' in parts ? parts : undefined;
}

/** A text of one line as the two fields of an item that it tells: `Ana - recepção`, `Corte` and `R$ 45`. */
export function splitItem(item: Outline, typed: string): Readonly<Record<string, string>> | undefined {
  // Of a longer text the spaces alone would take seconds.
  if (typed.length > 2000) return undefined;
  // `Ana (recepção)` is `Ana - recepção`.
  const text = typed
    .trim()
    // A table in letters has a bar before and behind each row.
    .replace(/^\|\s*(.*?)\s*\|$/, '$1')
    .replace(/^([^()]+?)\s+\(([^()]+)\)$/, (whole, words: string, more: string) =>
      /\s[-–—]\s/.test(words) ? whole : `${words} - ${more}`,
    )
    // `V8 ........ R$ 85`, as in a menu.
    .replace(/\s*(?:\.{3,}|…+|_{3,}|-{3,})\s*(?=R\$|\d)/, ' ');
  const fields = fieldsIn(item);
  const [first, ...needed] = fields.filter(({ isNeeded }) => isNeeded);
  if (fields.some(({ name }) => name === 'postalCode')) return splitAddress(text);
  const told =
    splitReview(fields, text) ??
    splitQuestion(fields, text) ??
    splitProfile(fields, text) ??
    splitMoved(fields, text) ??
    splitSurely(item, text) ??
    (first && splitDated([first, ...needed], text));
  if (told !== undefined) return told;
  const sign = between.find((one) => one.test(text));
  const [start = '', end = '', ...more] = splitDays(text) ?? (sign === undefined ? [] : text.split(sign));
  if (first === undefined || start === '' || end === '' || inParts.test(start) || more.length > 1)
    return undefined;
  // `Ana - recepção - atende de manhã`: what is said of her beyond what is needed.
  const rest = fields.find(({ name, isNeeded }) => name === 'text' && !isNeeded)?.name;
  if (more.length === 1 && (rest === undefined || needed.length !== 1)) return undefined;
  // Two texts cannot be told apart among so many fields.
  if (needed.length > 2) return undefined;
  if (!isAccepted(first.outline.schema, anyWords)) return undefined;
  const called = start.replace(/(?:[,;]|\s[-–—])$/, '').trim();
  const second = findSecond(fields, needed, { typed: end.trim(), beside: { [first.name]: called } });
  // A price is no part of a name.
  const isSold = fields.some((field) => field.name === 'price');
  // A register is nothing else than that.
  if (second !== undefined && registered.test(second[1]) && second[0] !== 'register') return undefined;
  if (isSold && withMoney(called).includes('R$')) return undefined;
  const price =
    second === undefined && isSold && more.length === 0 ? priceWithUnit(item, end.trim()) : undefined;
  if (price !== undefined) return { [first.name]: called, ...price };
  if (second === undefined) return undefined;
  const [, name = called, prefix] =
    /^(.+?)[\s,:–-]+(a partir de|desde|por(?: apenas)?|só|apenas)$/i.exec(called) ?? [];
  const isPrefixed = second[0] === 'price' && fields.some((field) => field.name === 'pricePrefix');
  return {
    [first.name]: isPrefixed ? name : called,
    ...(isPrefixed && prefix !== undefined && { pricePrefix: prefix }),
    [second[0]]: second[1],
    ...Object.fromEntries(more.map((words) => [rest ?? '', words.trim()])),
  };
}
