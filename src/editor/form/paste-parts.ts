import {
  countOf,
  fitMessage,
  fitParagraphs,
  fitRows,
  fitText,
  insertSection,
  namesIn,
  readCopied,
  readData,
  readQuestions,
  setValue,
  valueAt,
  type List,
  type TypedItem,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { listLeft } from '../shell/left-examples.ts';
import { isOfExample } from './left-of-example.ts';
import { hasRoom, listGone, writeItems, type Pasted } from './paste-rows.ts';
import { clearAt, type FieldPath } from './wishes.ts';

type Parts = Exclude<TypedItem, string>;

const inLine = (text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '');

const isParts = (fields: Readonly<Record<string, unknown>>): fields is Parts =>
  Object.values(fields).every((value) => typeof value === 'string');

interface Told {
  readonly items: readonly Parts[];
  /** A line above them that is of none, and stays out. */
  readonly heading?: string;
}

/** The items that a text tells, which was pasted into a field of one: questions, lines of a file, a message with a price, paragraphs, or any other text. */
function partsIn({ text, field = '', list, site }: Pasted): Told {
  const isAsked = ['question', 'answer'].every((name) => namesIn(list.item).includes(name));
  const questions = isAsked ? readQuestions(text) : undefined;
  // Several that stand in an answer the checker tells, with a button of its own.
  if (questions !== undefined)
    return {
      items: field === 'question' ? questions.map(({ question, answer }) => ({ question, answer })) : [],
    };
  const copied = readCopied(list.item, text);
  // A remark of the file has no place in a form.
  const isWhole = copied?.what === 'items' && !copied.lines.some((line) => /(?:^|\s)#/.test(line));
  if (copied !== undefined) return { items: isWhole && copied.items.every(isParts) ? copied.items : [] };
  const message = fitMessage(list.item, text, site.today);
  const items = message === undefined ? fitParagraphs(list.item, text, site.today) : [message];
  if (items !== undefined) return { items };
  const below = itemsBelow(list, text, site.today);
  if (below !== undefined) return below;
  const told = fitText(list.item, text, site.today);
  return { items: told === undefined ? [] : [told] };
}

/** What no heading says: a price, an amount, or something about what is sold. */
const isItem = /R\$|(?<!\d)\d{1,3}(?!\d)|reais|gr[áa]tis|cortesia|combinar|consult|[,!]|:\s/i;

/** The items that priced lines tell below one that is what all of them are called, and tells none. */
function itemsBelow(list: List, text: string, today: string): Told | undefined {
  const [heading = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const items = lines.length < 2 || isItem.test(heading) ? undefined : fitRows(list, lines.join('\n'), today);
  const isPriced =
    items?.every((item) => typeof item !== 'string' && 'price' in item && isParts(item)) === true;
  return isPriced ? { items: items as readonly Parts[], heading: heading.trim() } : undefined;
}

/**
 * A text that was pasted into a field of an item, and stands there in one line, given to the fields or items that its lines are
 * for. Nothing where the item has words of its own there, which somebody wrote, or the list has no room.
 */
export function wishParts(data: unknown, noun: string, pasted: Pasted): EditWish | undefined {
  const { text, field = '', path, index, site } = pasted;
  const { items, heading } = partsIn(pasted);
  const [first] = items;
  if (first === undefined || !(field in first) || !hasRoom(pasted, items)) return undefined;
  const example = listLeft(valueAt(data, path.slice(0, 2)), site.catalogue);
  const isFree = (given: unknown, said: string): boolean => {
    if (Array.isArray(given)) return given.every((one) => isFree(one, said));
    const words = inLine(given);
    const isText = given === undefined || typeof given === 'string';
    return isText && (words === '' || words === inLine(said) || example.includes(words));
  };
  const stands = (all: unknown) => {
    const [section, item] = [path.slice(0, 2), [...path, index]].map((place) => valueAt(all, place));
    // What goes with the old words is nobody's: an example's, and no price that somebody has said in another way.
    const isLost = (name: string) => !isOfExample(section, item, name, site.catalogue);
    const isThere = Object.entries(first).every(([name, said]) =>
      name === field
        ? inLine(valueAt(item, [name])) === inLine(text)
        : isFree(valueAt(item, [name]), said) || !isLost(name),
    );
    return isThere && !listGone(all, first, pasted).some(isLost);
  };
  if (!stands(data)) return undefined;
  const amount = countOf(items.length, noun);
  const left = heading === undefined ? '' : ` “${heading}” não é de nenhum, e ficou de fora.`;
  const write = writeItems(items, pasted);
  return {
    ...(items.length === 1
      ? { label: 'pôr cada parte no seu campo', said: 'Cada parte do que você colou está no seu campo.' }
      : {
          label: `fazer ${amount}`,
          said: `O que você colou são agora ${amount} da lista.${left}`,
        }),
    path: [...path, index],
    edit: (now) => (stands(readData(now)) ? write(now) : { ok: true, text: now }),
  };
}

interface PastedSection {
  readonly text: string;
  readonly path: FieldPath;
  /** Whether the field that it was pasted into stays, to be written. */
  readonly isNeeded: boolean;
}

/** A whole section whose lines were copied from a file into a field, as a section below the field's own. */
export function wishSection(data: unknown, { text, path, isNeeded }: PastedSection): EditWish | undefined {
  const copied = readCopied(undefined, text);
  const [sections, index] = path;
  const isPasted = (given: unknown) => inLine(valueAt(given, path)) === inLine(text);
  if (copied?.what !== 'section' || sections !== 'sections' || typeof index !== 'number') return undefined;
  if (!isPasted(data)) return undefined;
  const fields = copied.lines.map((line) => line.slice(2)).join('\n');
  return {
    label: 'pôr em uma seção nova',
    said: 'O que você colou é agora a seção logo abaixo desta.',
    path: ['sections', index + 1],
    edit: (now) => {
      if (!isPasted(readData(now))) return { ok: true, text: now };
      const done = insertSection(now, index + 1, `${fields}\n`);
      if (!done.ok) return done;
      return isNeeded ? setValue(done.text, path, '') : clearAt(done.text, path);
    },
  };
}
