import { targets } from '../../fields/action.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isRealDate, repairDate } from '../../fields/repair-date.ts';
import { isAccepted } from './fields.ts';
import { longestName, nameOf, nearestDay, textOf, type Parts } from './fit-parts.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';
import { splitItem } from './split-item.ts';
import { registered } from './split-surely.ts';

/** A text that was pasted into an item, as its lines without the marks of chats. */
interface Told {
  readonly item: Outline;
  readonly lines: readonly string[];
  readonly today: string;
}

const has = (item: Outline, ...names: readonly string[]) =>
  names.every((name) => namesIn(item).includes(name));

const isNeeded = (item: Outline, name: string) =>
  fieldsIn(item).some((field) => field.name === name && field.isNeeded);

const question = /^(?:(?:p|pergunta)\s?[:.)]\s+)?(?<question>[^?]{4,140}\?)\s+(?<answer>\S.*)$/isu;
const answerSign = /^(?:r|resposta)\s?[:)]\s+/i;

/** `Parcela? Sim, em 3x.`: what is asked, and the answer behind it. */
function fitQuestion({ item, lines }: Told): Parts | undefined {
  const found = has(item, 'question', 'answer') ? question.exec(lines.join('\n'))?.groups : undefined;
  // Another line that asks is no part of an answer.
  if (found === undefined || /\?\s*(?:\n|$)/.test(found['answer'] ?? '')) return undefined;
  return {
    question: found['question']?.replace(/\s+/g, ' ') ?? '',
    answer: found['answer']?.replace(answerSign, '') ?? '',
  };
}

const stars = /\b([1-5])\s?[★⭐]\uFE0F?(?![★⭐])|[★⭐]\uFE0F?(?:\s?[★⭐☆]\uFE0F?)*|\b([1-5])(?:,0)?\s+estrelas?\b/iu;
const ago = /\(?\b(h[áa] (?:um|uma|\d{1,2}) (?:dias?|semanas?|m[eê]s|meses|anos?))(?: atr[áa]s)?\)?/iu;
const quoted = /[“"]([^“”"]{10,})[”"]/u;
const edges = /^[\s,;:–—-]+|[\s,;:–—-]+$/gu;

/** Words, and who says them behind a dash. */
const signed = /^(.{10,}[.!?…])\s+[-–—]\s*(\p{Lu}[^.!?:–—]{1,40})$/su;

/** Who praises, how many stars, when, and the words: in quotes, or below the name. */
function fitReview({ item, lines, today }: Told): Parts | undefined {
  const words = textOf(item);
  if (words === undefined || !has(item, 'name', 'rating')) return undefined;
  const split = lines.length === 1 ? splitItem(item, lines[0] ?? '') : undefined;
  if (split !== undefined && 'rating' in split) return split;
  const whole = lines.join('\n');
  const [marks, before, behind] = stars.exec(whole) ?? [];
  const digit = before ?? behind;
  const typed = ago.exec(whole)?.[1] ?? /\d{1,2}\/\d{1,2}(?:\/\d{4})?/.exec(whole)?.[0];
  const date = typed !== undefined && /^\d/.test(typed) ? readDay(typed, today) : typed;
  const said = quoted.exec(whole)?.[1];
  const bare = (text: string) =>
    text
      .replace(stars, '')
      .replace(ago, '')
      .replace(said === undefined ? '' : (typed ?? ''), '')
      .replaceAll(edges, '')
      .trim();
  const kept = lines.map(bare).filter((line) => line !== '');
  const [, praise, signer] = (kept.length === 1 && signed.exec(kept[0] ?? '')) || [];
  const told = praise === undefined || signer === undefined ? kept : [signer, praise];
  const around = bare(whole.replace(quoted, '').replaceAll('\n', ' '));
  const [first = '', ...others] = said === undefined ? told : [around];
  const comment = (said ?? others.join('\n')).trim();
  const [, name = '', who] = /^([^,]+?)(?:,\s+(.+))?$/u.exec(first) ?? [];
  if (name === '' || first.length > longestName || comment === '') return undefined;
  const isApart = has(item, 'who') && who !== undefined;
  const rating = digit ?? (marks === undefined ? undefined : String(marks.match(/[★⭐]/gu)?.length));
  const day = fieldsIn(item).find((field) => field.name === 'date');
  return {
    name: isApart || who === undefined ? name : first,
    ...(isApart && { who }),
    [words.name]: comment,
    ...(rating !== undefined && { rating }),
    ...(date !== undefined &&
      day !== undefined &&
      (said !== undefined || !/^\d/.test(date)) &&
      isAccepted(day.outline.schema, date) && { date }),
  };
}

const readDay = (typed: string, today: string) =>
  /\d{4}$/.test(typed) && isRealDate(typed) ? typed : (repairDate(typed) ?? nearestDay(typed, today));

const dated =
  /^(?:dia\s+)?(?<day>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}º? de \p{L}{4,9}(?: de \d{4})?)\s*[-–—:]?\s+(?<title>\p{L}.*)$/u;

/** `05/12 Feira na praça`: on which day, and what; what is said of it stands below. */
function fitDated({ item, lines, today }: Told): Parts | undefined {
  const [first = '', ...others] = lines;
  const { day = '', title = '' } = (has(item, 'date', 'title') ? dated.exec(first)?.groups : undefined) ?? {};
  const date = day === '' ? undefined : readDay(day, today);
  const text = textOf(item)?.name;
  if (date === undefined || (others.length > 0 && text === undefined)) return undefined;
  return { date, title, ...(text !== undefined && others.length > 0 && { [text]: others.join('\n') }) };
}

/** A name of a person, behind a title or none. */
const person = /^(?:\p{Lu}[\p{L}.]*)(?:\s+(?:d[aeo]s?|e|\p{Lu}[\p{L}.]*)){0,5}$/u;

/** Who somebody is, what the person does, under which number, and what else is said. */
function fitPerson({ item, lines }: Told): Parts | undefined {
  const text = textOf(item)?.name;
  if (!has(item, 'name', 'role')) return undefined;
  const [only = ''] = lines;
  const apart = only.split(/\s+[-–—]\s+/);
  const divided = apart.length > 1 ? apart : only.split(/,\s+(.+)/u).filter((part) => part !== '');
  const [first = '', ...others] = lines.length === 1 ? divided : lines;
  const number = others.find((line) => registered.test(line));
  const [role, ...more] = others.filter((line) => line !== number);
  if (!person.test(first) || role === undefined || role.length > longestName) return undefined;
  if (number !== undefined && !has(item, 'register')) return undefined;
  if (more.length > 0 && text === undefined) return undefined;
  return {
    name: first,
    role,
    ...(number !== undefined && { register: number }),
    ...(text !== undefined && more.length > 0 && { [text]: more.join('\n') }),
  };
}

const figure =
  /^(?<value>(?:\+\s?|mais de |\+ de )?\d[\d.,]*\s?(?:mil(?!\p{L})|k(?!\p{L})|h(?!\p{L})|%|★)?\s?\+?)\s+(?:de\s+)?(?<label>(?!(?:mil|k|h)(?!\p{L}))\p{L}.{2,})$/iu;

/** `98% de satisfação`: a number, and what it counts. */
function fitFigure({ item, lines }: Told): Parts | undefined {
  const [only = '', ...more] = lines;
  const { value = '', label = '' } = (has(item, 'value', 'label') ? figure.exec(only)?.groups : undefined) ?? {};
  return value === '' || more.length > 0 ? undefined : { value: value.trim(), label };
}

/** Fields without which an item says nothing, and which no words behind a name tell. */
const ofOthers = ['rating', 'date'];

/** `Jejum: 8 horas antes`: what it is called, and what is said of it, but where a button leads. */
function fitPair({ item, lines }: Told): Parts | undefined {
  const [only = '', ...more] = lines;
  // A price in a text is not where visitors look for it.
  const isPriced = has(item, 'price') && /R\$|\breais\b/i.test(only);
  if (more.length > 0 || isPriced || ofOthers.some((name) => isNeeded(item, name))) return undefined;
  const split = splitItem(item, only);
  const isLink = targets.some((target) => split !== undefined && target in split);
  const isCut = split !== undefined && Object.values(split)[0]?.includes('R$');
  if (isCut) return undefined;
  if (split !== undefined && !isLink && Object.keys(split).length > 1) return split;
  const [, called = '', said = ''] = /^([^:]{2,60}?)(?::\s+|\s+[-–—]\s+)(.{3,})$/u.exec(only) ?? [];
  const [name, text] = [nameOf(item), textOf(item)];
  return called === '' || called.includes('R$') || name === undefined || text === undefined
    ? undefined
    : { [name.name]: called, [text.name]: said };
}

const readers = [fitQuestion, fitReview, fitDated, fitPerson, fitFigure, fitPair];

/** A longer text is no item. In letters. */
const longest = 2000;

/**
 * What a text of any form tells of an item, by the fields that it has: a question, praise, a day, a person, a figure, or a name
 * with words behind it. For somebody to confirm: no word is left out, but one may be meant otherwise.
 */
export function fitText(item: Outline, typed: string, today: string): Parts | undefined {
  if (item.kind !== 'group' || typed.length > longest || typed.includes('\t')) return undefined;
  const lines = withoutChatMarks(typed)
    .split(/\r?\n/)
    // A face behind brackets is of no field.
    .map((line) => line.trim().replace(/(?<=\))(?:\s*\p{Extended_Pictographic}\uFE0F?)+$/u, ''))
    .filter((line) => line !== '');
  for (const read of readers) {
    const parts = read({ item, lines, today });
    if (parts !== undefined) return parts;
  }
  return undefined;
}
