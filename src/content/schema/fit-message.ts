import { repairDate, suchDay, suchSpan } from '../../fields/repair-date.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';

type Parts = Readonly<Record<string, string>>;

const isNameOf = (item: Outline) => fieldsIn(item).find(({ name }) => ['title', 'name'].includes(name));

const textOf = (item: Outline) =>
  fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');

/** What a line says of a price, and nothing else: the price, with the words around it where the item has fields for them. */
function priceIn(item: Outline, line: string): Parts | undefined {
  const schema = fieldsIn(item).find(({ name }) => name === 'price')?.outline.schema;
  if (schema === undefined || !/R\$|reais/i.test(line)) return undefined;
  const typed = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:valor|preço)(?:es|s)?\s*:?\s*(?=R\$|\d|a partir)/iu, '')
    .replace(/[^\p{L}\d)]+$/u, '');
  const behaviour = behaviourFor(schema);
  const price = behaviour?.repair?.(typed) ?? typed;
  if (isAccepted(schema, price)) return { price };
  const ways = behaviour?.divide?.(typed).map((way) => way.map(({ field, value }) => [field, value] as const));
  const way = ways?.find((parts) => parts.every(([name]) => namesIn(item).includes(name)));
  return way && Object.fromEntries(way);
}

/** A longer name is none. */
const longestName = 80;

/** What a line says of when an item is shown, and nothing else. */
function daysIn(item: Outline, line: string, today: string): Parts | undefined {
  if (!['showFrom', 'showUntil'].every((name) => namesIn(item).includes(name))) return undefined;
  const typed = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:promo[çc][ãa]o |oferta )?(?:s[óo]|somente|apenas|v[áa]lid[ao]s?|vale(?:ndo)?)\s+/i, '')
    .replace(/[,\s]*(?:\(|\bou\s+)?enquanto dur(?:ar|arem) os? estoques?\)?/i, '')
    .replace(/[^\p{L}\d]+$/u, '');
  const [first, last] = suchSpan(typed, today) ?? [];
  if (first !== undefined && last !== undefined) return { showFrom: first, showUntil: last };
  const until = /^at[ée] (?:o )?(?:dia )?(\d.*)$/i.exec(typed)?.[1];
  const day = until === undefined ? undefined : (repairDate(until) ?? suchDay(until, today, 'next'));
  return day === undefined ? undefined : { showUntil: day };
}

/** Where the words of a price begin. */
const priceStart = /(?:(?:\bde|\bpor|\bvalor:?|\bpreço:?|\ba partir de)\s+)*R\$|(?:(?:\bde|\bpor|\ba partir de)\s+)*\d[\d.,]*\s*reais/iu;

/** Where what follows a price may begin: the days, behind a comma, a dash or a word that opens them. */
const daysStart = /\s*[,;(–—-]\s*|\s+(?=(?:s[óo]|somente|apenas|v[áa]lid[ao]|at[ée]|de|entre|dias?)(?=\s|$))/giu;

/** A line that tells one item: what it is called, its price, and perhaps its days. */
function fitLine(item: Outline, line: string, today: string): Parts | undefined {
  const at = priceStart.exec(line)?.index ?? 0;
  const title = line.slice(0, at).replace(/^\*{1,2}(.+?)\*{1,2}/, '$1').replace(/[\s,:;–—-]+$/u, '');
  const name = isNameOf(item);
  if (name === undefined || title === '' || title.length > longestName) return undefined;
  if (!isAccepted(name.outline.schema, title)) return undefined;
  const rest = line.slice(at);
  const ends = [...rest.matchAll(daysStart)].map(({ index, 0: sign }) => [index, index + sign.length] as const);
  // So many words behind a price are no unit of it.
  const ways = [[rest.length, rest.length] as const, ...ends].flatMap(([end, next]): readonly Parts[] => {
    const price = priceIn(item, rest.slice(0, end).replace(/^por\s+/i, ''));
    const days = next === rest.length ? {} : daysIn(item, rest.slice(next), today);
    const isOther = /^[^/(]*\S\s+\S+\s+\S/.test(price?.['priceSuffix'] ?? '');
    return price === undefined || days === undefined || isOther ? [] : [{ ...price, ...days }];
  });
  return ways[0] && { [name.name]: title, ...ways[0] };
}

/**
 * A message of a chat that tells one item: its name on the first line, its price alone on another, perhaps its days on one
 * more, and what is said of it on all others, which go to its name where it has no text; or all of it on one line. Nothing without
 * a price, with several, or where the other lines have no place.
 */
export function fitMessage(item: Outline, message: string, today: string): Parts | undefined {
  const [first = '', ...others] = message
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  if (others.length === 0) return fitLine(item, first, today);
  const priced = others.flatMap((line, at) => {
    const parts = priceIn(item, line);
    return parts === undefined ? [] : [{ parts, at }];
  });
  const [only, ...more] = priced;
  const name = isNameOf(item);
  const title = first.replace(/^\*{1,2}([^*]+)\*{1,2}$/, '$1').trim();
  if (name === undefined || only === undefined || more.length > 0 || priceIn(item, first) !== undefined)
    return undefined;
  const left = others.toSpliced(only.at, 1);
  const told = left.map((line) => daysIn(item, line, today));
  const days = told.find((one) => one !== undefined);
  const rest = left.filter((_, at) => days === undefined || at !== told.indexOf(days)).join('\n').replaceAll(/\n{3,}/g, '\n\n').trim();
  const text = textOf(item);
  // What has no text of its own has all its words in its name.
  const isBare = text === undefined && fieldsIn(item).every(({ outline }) => outline.kind !== 'list');
  if (text === undefined && !isBare && rest !== '') return undefined;
  const called = isBare ? `${title} ${rest.replaceAll(/\s+/g, ' ')}`.trim() : title;
  if (called.length > longestName || !isAccepted(name.outline.schema, called)) return undefined;
  return { [name.name]: called, ...(rest === '' || text === undefined ? {} : { [text.name]: rest }), ...only.parts, ...days };
}

/** What an item may be called on a line of its own: a few words, and no sentence. */
const called = /^[\p{Lu}\d*][^.!:;]{1,59}(?<![,.!:;?])$/u;

/** One of several paragraphs as an item: its first line is what it is called, and the others are what is said of it. */
function fitParagraph(item: Outline, paragraph: string, today: string): Parts | undefined {
  const [first = '', ...others] = paragraph.split('\n').map((line) => line.trim());
  const message = fitMessage(item, paragraph, today);
  const [name, text] = [isNameOf(item), textOf(item)];
  if (others.length === 0 || !called.test(first) || priceIn(item, first) !== undefined) return undefined;
  if (message !== undefined || name === undefined || text === undefined) return message;
  return others.some((line) => priceIn(item, line) !== undefined)
    ? undefined
    : { [name.name]: first, [text.name]: others.join('\n') };
}

/**
 * Paragraphs that tell an item each, what it is called on a line above what is said of it. Nothing where one of them does not,
 * some tell a price and others none, or an item needs more than that.
 */
export function fitParagraphs(item: Outline, text: string, today: string): readonly Parts[] | undefined {
  const paragraphs = text.trim().replaceAll('\r', '').split(/\n\s*\n/);
  const items = paragraphs.flatMap((paragraph): readonly Parts[] => {
    const parts = fitParagraph(item, paragraph, today);
    return parts === undefined ? [] : [parts];
  });
  const names = new Set(items.map((parts) => Object.keys(parts).join()));
  const isWhole = fieldsIn(item).every(({ name, isNeeded }) => !isNeeded || items.every((parts) => name in parts));
  return items.length > 1 && items.length === paragraphs.length && names.size === 1 && isWhole ? items : undefined;
}
