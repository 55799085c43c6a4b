import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isAccepted } from './fields.ts';
import { fitLine } from './fit-line.ts';
import { daysIn, longestName, nameOf, priceIn, type Parts } from './fit-parts.ts';
import { fieldsIn, type Outline } from './outline.ts';

const textOf = (item: Outline) =>
  fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');

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
  const name = nameOf(item);
  const title = withoutChatMarks(first).trim();
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
  // A day in a name stays for ever; of two endings of a price one would be lost.
  if (isBare && /\d\/\d/.test(rest)) return undefined;
  if (days?.['priceSuffix'] !== undefined && 'priceSuffix' in only.parts) return undefined;
  const called = isBare ? `${title} ${rest.replaceAll(/\s+/g, ' ')}`.trim() : title;
  if (called.length > longestName || !isAccepted(name.outline.schema, called)) return undefined;
  return { [name.name]: called, ...(rest === '' || text === undefined ? {} : { [text.name]: rest }), ...days, ...only.parts };
}

/** What an item may be called on a line of its own: a few words, and no sentence. */
const called = /^[\p{Lu}\d*][^.!:;]{1,59}(?<![,.!:;?])$/u;

/** One of several paragraphs as an item: its first line is what it is called, and the others are what is said of it. */
function fitParagraph(item: Outline, paragraph: string, today: string): Parts | undefined {
  const [first = '', ...others] = paragraph.split('\n').map((line) => line.trim());
  if (others.length === 0) return undefined;
  const message = fitMessage(item, paragraph, today);
  const [name, text] = [nameOf(item), textOf(item)];
  if (!called.test(first) || priceIn(item, first) !== undefined) return undefined;
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
