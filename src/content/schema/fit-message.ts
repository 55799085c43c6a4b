import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isAccepted } from './fields.ts';
import { fitLine } from './fit-line.ts';
import {
  apartFromSize,
  daysIn,
  longestName,
  nameOf,
  priceIn,
  listOf,
  textOf,
  withMoney,
  type Parts,
} from './fit-parts.ts';
import { fitTail } from './fit-tail.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';

/** What a message says of an item's price, what the item is called, and all other lines, in the order in which they stand. */
interface Told {
  readonly parts: Parts;
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What leads to a price, or nothing. */
const leading = /^(?:a partir de|desde|por|s[óo]|apenas|m[eé]dia de|cerca de|de R\$ [\d.,]+ por)?$/i;

/** What a price is called rather than what it is the price of. */
const ofPrice =
  /^(?:di[áa]ria|mensalidade|anuidade|semanal|mensal|valor(?: total)?|total|pre[çc]o|investimento|avuls[oa]|unidade|sess[ãa]o|promo[çc][ãa]o)$/iu;

/** A price alone on its line below the name, or one behind the name on the same line; nothing of several. */
function readTold(item: Outline, lines: readonly string[], today: string): Told | undefined {
  const name = nameOf(item)?.name ?? '';
  const [first = '', ...others] = lines;
  const priced = others.flatMap((line, at) => {
    const said = withoutChatMarks(line);
    const parts = priceIn(item, said) ?? fitTail(item, withMoney(said));
    // Any other words before a price are what it is the price of.
    const isAlone = leading.test(parts?.['pricePrefix'] ?? '');
    return parts === undefined || !isAlone ? [] : [{ parts, at }];
  });
  const [only, ...more] = priced;
  if (only !== undefined)
    return more.length > 0 || priceIn(item, first) !== undefined
      ? undefined
      : {
          parts: only.parts,
          title: withoutChatMarks(first).trim(),
          before: [],
          after: others.toSpliced(only.at, 1),
        };
  const named = lines.flatMap((line, at) => {
    const parts = fitLine(item, line, today);
    return parts === undefined ? [] : [{ parts, at }];
  });
  const [one, ...further] = named;
  if (one === undefined || further.length > 0) return undefined;
  const { [name]: said = '', ...told } = one.parts;
  const [head = ''] = lines;
  // `Mensalidade R$ 90` below what it is paid for.
  const isOfPrice =
    one.at > 0 && ofPrice.test(said) && namesIn(item).includes('pricePrefix') && !('pricePrefix' in told);
  // `4 cortes por R$ 90` is what belongs to what stands above it.
  const isPart = one.at > 0 && /^\d/.test(said) && listOf(item) !== undefined && textOf(item) === undefined;
  if (isPart)
    return {
      parts: told,
      title: withoutChatMarks(head),
      before: [],
      after: lines.flatMap((line, at) => (at === 0 ? [] : at === one.at ? [said] : [line])),
    };
  if (isOfPrice)
    return {
      parts: { ...told, pricePrefix: said },
      title: withoutChatMarks(head),
      before: [],
      after: lines.filter((_, at) => at > 0 && at !== one.at),
    };
  return { parts: told, title: said, before: lines.slice(0, one.at), after: lines.slice(one.at + 1) };
}

/** What an item may be called on a line of its own: a few words, and no sentence. */
const called = /^[\p{Lu}\d*][^.!:;]{1,59}(?<![,.!:;?])$/u;

/** How a line begins that is for whoever gets the message. */
const addressed = /^(?:oi|ol[áa]|bom dia|boa (?:tarde|noite)|segue[mn]?)(?!\p{L})/iu;

/** A message whose price stands behind a sentence is called what its first line says, unless that is a greeting or a day. */
function namedAbove(item: Outline, told: Told, today: string): Told {
  const at = told.before.findIndex((line) => line !== '');
  const head = told.before[at];
  const isNamed =
    head !== undefined &&
    called.test(head) &&
    !addressed.test(head) &&
    daysIn(item, head, today) === undefined &&
    /[.!?]$/.test(told.title.trim());
  return isNamed ? { ...told, title: head, before: [...told.before.toSpliced(at, 1), told.title] } : told;
}

/** What stands before a line of a list. */
const sign = /^[-–—•●▪◦·*✓✔☑✅]\uFE0F?\s+/u;

/** Whether lines are items of a list of words, as many as it may have. */
const isListed = (list: Outline, lines: string) =>
  list.kind === 'list' &&
  lines.split('\n').length <= (list.most ?? Infinity) &&
  (lines === '' || lines.split('\n').every((line) => isAccepted(list.item.schema, line)));

const inParagraphs = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** `De: R$ 90` above `Por: R$ 70`, as on one line. */
const onTwoLines =
  /^\W*(?:de|antes|era)[:\s]\s*(?:R\$\s?)?((?<=R\$\s?)[\d.]+(?:,\d{2})?|[\d.]+,\d{2})\s*\n\s*\W*(?:por|agora)[:\s]\s*(?:apenas |s[óo] )?(?:R\$\s?)?((?<=R\$\s?)[\d.]+(?:,\d{2})?|[\d.]+,\d{2})/imu;

/**
 * A message of a chat that tells one item: its name on the first line, its price alone on another, or both on one; perhaps its days
 * on one more, and what is said of it on all others, which go to its name where it has no text; or all of it on one line. Nothing
 * without a price, with several, or where the other lines have no place.
 */
export function fitMessage(item: Outline, message: string, today: string): Parts | undefined {
  const lines = message
    .trim()
    .replaceAll('\r', '')
    .replace(onTwoLines, 'de R$ $1 por R$ $2')
    .split('\n')
    .map((line) => line.trim());
  if (lines.length === 1) return fitLine(item, lines[0] ?? '', today);
  const [name, text, read] = [nameOf(item), textOf(item), readTold(item, lines, today)];
  if (name === undefined || read === undefined) return undefined;
  const told = text === undefined ? read : namedAbove(item, read, today);
  const dated = [...told.before, ...told.after].flatMap((line) => {
    const days = daysIn(item, line, today);
    return days === undefined ? [] : [{ line, days }];
  });
  const [at] = dated;
  const withoutDays = (some: readonly string[]) => some.filter((line) => line !== at?.line);
  const [before, after] = [withoutDays(told.before), withoutDays(told.after)];
  const list = text === undefined ? listOf(item) : undefined;
  const others = [...before, ...after].filter((line) => list === undefined || line !== '');
  const rest = inParagraphs(list === undefined ? others : others.map((line) => line.replace(sign, '')));
  // What has no text of its own has all its words in its name.
  const isBare = text === undefined && fieldsIn(item).every(({ outline }) => outline.kind !== 'list');
  const place = text ?? list;
  if (place === undefined && !isBare && rest !== '') return undefined;
  if (list !== undefined && !isListed(list.outline, rest)) return undefined;
  // A day in a name stays for ever; of two days, or two endings of a price, one would be lost.
  if (isBare && /\d\/\d|R\$/.test(rest)) return undefined;
  if (Object.keys(at?.days ?? {}).some((field) => field in told.parts)) return undefined;
  // Words of the line with the price and those around it would need the same place.
  if (place !== undefined && rest !== '' && place.name in told.parts) return undefined;
  const [detail, ...further] = [...before, ...after].filter((line) => line !== '');
  const isDetail = isBare && detail !== undefined && further.length === 0 && namesIn(item).includes('detail');
  const words = isBare && !isDetail ? [...before, told.title, ...after] : [told.title];
  const called = withoutChatMarks(words.join(' ')).replaceAll(/\s+/g, ' ').trim();
  if (called.length > longestName || !isAccepted(name.outline.schema, called)) return undefined;
  const sized = namesIn(item).includes('size') ? apartFromSize(called) : undefined;
  return {
    [name.name]: sized?.called ?? called,
    ...(sized && { size: sized.size }),
    ...(rest === '' || place === undefined ? {} : { [place.name]: rest }),
    ...(isDetail && { detail }),
    ...at?.days,
    ...told.parts,
  };
}

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
  const paragraphs = text
    .trim()
    .replaceAll('\r', '')
    .split(/\n\s*\n/);
  const items = paragraphs.flatMap((paragraph): readonly Parts[] => {
    const parts = fitParagraph(item, paragraph, today);
    return parts === undefined ? [] : [parts];
  });
  const names = new Set(items.map((parts) => Object.keys(parts).join()));
  const isWhole = fieldsIn(item).every(
    ({ name, isNeeded }) => !isNeeded || items.every((parts) => name in parts),
  );
  return items.length > 1 && items.length === paragraphs.length && names.size === 1 && isWhole
    ? items
    : undefined;
}
