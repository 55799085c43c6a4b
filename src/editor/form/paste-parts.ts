import { wordsIn } from './kept-of-other.ts';
import { inLine } from '../ui/in-line.ts';
import {
  answerSign,
  apartFromAround,
  apartFromGreeting,
  apartFromRequest,
  askedSign,
  blocks,
  counting,
  countOf,
  fitBlock,
  fitChat,
  fitLabelled,
  fitMessage,
  fitPackage,
  fitParagraphs,
  fitPeople,
  fitSeveral,
  fitText,
  fold,
  greeting,
  insertSection,
  namesIn,
  outlineOf,
  pageSchema,
  readCopied,
  readData,
  readLabel,
  readQuestions,
  removeItem,
  setValue,
  valueAt,
  withOneMark,
  type Edit,
  type List,
  type Outline,
  type TypedItem,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { isActionGroup, ownFields, writingOrder } from './action-group.ts';
import { listLeft } from '../shell/left-examples.ts';
import type { Knowledge } from './desk.ts';
import { routeNamed } from './link-of-label.ts';
import { isOfExample } from './left-of-example.ts';
import { inQuotes, shorten } from './in-quotes.ts';
import {
  findKnown,
  isAnyKnown,
  namingField,
  offerKnown,
  priceFields,
  sayDoubtful,
  sayKnown,
  writeKnown,
  type Known,
} from './known-rows.ts';
import { hasRoom, isBlank, isOwn, listGone, otherWays, writeItems, type Pasted } from './paste-rows.ts';
import { clearAt, putAt, type FieldPath } from './wishes.ts';

type Parts = Exclude<TypedItem, string>;

const isParts = (fields: Readonly<Record<string, unknown>>): fields is Parts =>
  Object.values(fields).every((value) => typeof value === 'string');

interface Told {
  readonly items: readonly Parts[];
  /** Lines around them that are of none, and stay out. */
  readonly left?: readonly string[];
}

/** The questions that a text asks, each with its answer, below lines that are of none: what is said to a colleague, or a heading. */
function questionsIn(text: string): Told | undefined {
  const lines = text.trim().split(/\r?\n/);
  const first = lines.findIndex((line) => askedSign.test(line.trim()));
  const most = first > 0 ? first : 2;
  for (let start = 0; start <= most && start < lines.length - 1; start += 1) {
    const above = lines.slice(0, start).filter((line) => line.trim() !== '');
    // What asks is a question itself.
    if (above.some((line) => line.includes('?') || line.length > longestAbove)) return undefined;
    const questions = readQuestions(lines.slice(start).join('\n'));
    if (questions !== undefined)
      return {
        items: questions.map(({ question, answer }) => ({ question: withOneMark(question), answer })),
        left: above,
      };
  }
  return undefined;
}

/** A longer line is more than a heading, or a word to a colleague. In letters. */
const longestAbove = 120;

/** One question with its answer, with a sign before either, below lines that are of neither. */
function questionIn({ text, field = '', list, site }: Pasted): Told | undefined {
  const lines = text.trim().split(/\r?\n/);
  const answered = lines.findIndex((line) => answerSign.test(line.trim()));
  const signed = lines.findIndex((line) => askedSign.test(line.trim()));
  // Without a sign the question is what stands right above its answer.
  const start = signed >= 0 ? signed : Math.max(0, answered - 1);
  const left = lines.slice(0, start).filter((line) => line.trim() !== '');
  const own = lines.slice(start).join('\n');
  const parts = fitText(list.item, own, site.today, field) ?? fitLabelled(list.item, own);
  const isQuestion = parts !== undefined && 'question' in parts && 'answer' in parts;
  return isQuestion && left.every((line) => !line.includes('?')) ? { items: [parts], left } : undefined;
}

/** What a text of questions tells, without what it greets with; nothing of a text that tells none. */
function askedIn(pasted: Pasted): Told | undefined {
  const { greeted, said } = apartFromGreeting(pasted.text.trim());
  for (const text of [said, pasted.text]) {
    const told = questionsIn(text) ?? questionIn({ ...pasted, text });
    if (told !== undefined)
      return { ...told, left: [...(text === said && greeted !== '' ? [greeted] : []), ...(told.left ?? [])] };
  }
  return undefined;
}

/** What a button says, at the end of a text that tells what it is. */
const buttonAtEnd = /(?:^|[\s.;,])(?:texto do )?bot[ãa]o\s?:\s*["“]?(?<label>\p{L}[^\n"”]{1,39})["”]?\s*$/iu;

/** What is sold, asked for in a sentence with its price, perhaps with what its button says; without what it greets and asks with. */
function askedForIn(pasted: Pasted): Told | undefined {
  const { list, text, site } = pasted;
  const names = namesIn(list.item);
  if (!names.includes('price') || !names.includes('label')) return undefined;
  const { greeted, said: below } = apartFromGreeting(text.trim());
  const { asked, said: wanted } = apartFromRequest(below);
  const { said, left: around } = apartFromAround(wanted, { of: 'thing' });
  const found = buttonAtEnd.exec(said);
  const own = said
    .slice(0, found?.index)
    .replace(/:\s*\n/, '\n')
    .trim();
  if (asked === '' && found === null) return undefined;
  const parts = fitMessage(list.item, own, site.today);
  const label = found?.groups?.['label']?.replace(/[\s.!;,]+$/, '');
  const left = [greeted, asked, ...around].filter((one) => one !== '');
  return parts && { items: [{ ...parts, ...(label !== undefined && { label }) }], left };
}

/** The items that a text tells, which was pasted into a field of one, without what stands around it. */
export function partsIn(pasted: Pasted): Told {
  const names = namesIn(pasted.list.item);
  const of = names.includes('rating') ? 'praise' : names.includes('role') ? 'person' : 'thing';
  const { whole = pasted.text, chat = whole } = pasted;
  if (chat !== whole && of === 'praise') {
    const { today, common } = pasted.site;
    return {
      items: fitChat(pasted.list.item, chat, { today, business: inLine(valueAt(common, ['name'])) }) ?? [],
    };
  }
  const sold = askedForIn({ ...pasted, text: whole });
  if (sold !== undefined) return sold;
  const isCopied = readCopied(pasted.list.item, whole) !== undefined;
  const { said, left } = apartFromAround(whole, { of });
  const told = left.length === 0 || isCopied ? undefined : readParts({ ...pasted, text: said });
  return told === undefined || told.items.length === 0
    ? readParts(pasted)
    : { ...told, left: inOrder(whole, [...left, ...(told.left ?? [])]) };
}

/** Some lines of a text, in the order in which they stand there. */
const inOrder = (text: string, lines: readonly string[]) =>
  lines.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));

/** Whether lines are surely of one thing: something is less, a button is named, or what belongs to it is called like no other thing. */
const isBundle = ({ discount, label, features }: Parts) =>
  discount !== undefined ||
  label !== undefined ||
  features?.split('\n').every((line) => /^[\p{Ll}\d]/u.test(line)) === true;

/** `6. Retorno`, what the sixth item is called, without the number of its place. */
function countedIn({ text, field, list, index }: Pasted): Parts | undefined {
  const said = text.trim().replace(counting, '');
  const isItsPlace = said !== text.trim() && Number.parseInt(text.trim(), 10) === index + 1;
  return isItsPlace && field !== undefined && field === namingField(list) && !said.includes('\n')
    ? { [field]: said }
    : undefined;
}

/** The items that a text tells: questions, lines of a file, a message with a price, paragraphs, lines, or any other text. */
function readParts(pasted: Pasted): Told {
  const { text, field = '', list, site } = pasted;
  const isAsked = ['question', 'answer'].every((name) => namesIn(list.item).includes(name));
  const asked = isAsked ? askedIn(pasted) : undefined;
  // Several that stand in an answer the checker tells, with a button of its own.
  if (asked !== undefined) return field === 'question' ? asked : { items: [] };
  // What stands before a question or an answer is neither.
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (isAsked && lines.some((line) => askedSign.test(line) || answerSign.test(line))) return { items: [] };
  const copied = readCopied(list.item, text);
  // A remark of the file has no place in a form.
  const isWhole = copied?.what === 'items' && !copied.lines.some((line) => /(?:^|\s)#/.test(line));
  if (copied !== undefined) return { items: isWhole && copied.items.every(isParts) ? copied.items : [] };
  const people = fitPeople(list.item, text);
  if (people !== undefined) return people;
  const labelled = lines.some((line) => readLabel(list.item, line) !== undefined);
  const bundle = fitPackage(list.item, text);
  if (bundle !== undefined && isBundle(bundle)) return { items: [bundle] };
  const message = labelled ? undefined : fitMessage(list.item, text, site.today);
  const items = message === undefined ? fitParagraphs(list.item, text, site.today) : [message];
  if (items !== undefined) return { items };
  const parts = fitText(list.item, text, site.today, field);
  // A question with its answer is no list of lines.
  if (isAsked && parts !== undefined) return { items: [parts] };
  const several = fitSeveral(list.item, text);
  if (several !== undefined) return { items: several };
  const block = fitBlock(list, text, site.today);
  const told = block?.items.flatMap((item) => (typeof item !== 'string' && isParts(item) ? [item] : []));
  if (block !== undefined && told?.length === block.items.length)
    return { items: told, left: [...block.above, ...block.below] };
  const whole = parts ?? bundle ?? countedIn(pasted);
  return { items: whole === undefined ? [] : [whole] };
}

/** The words of a link or a button on a line of their own. */
const linkWords = /^\p{Lu}[^.!?:;,$\t]{1,39}$/u;

/** Lines that are the words of a button each, pasted into those of one that is nothing else, with the pages that they name. */
function linksIn(data: unknown, { text, field, list, path, index, site }: Pasted): Told | undefined {
  const { item } = list;
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isButton =
    field === 'label' &&
    item.kind === 'group' &&
    isActionGroup(item) &&
    ownFields(item).every(({ isNeeded }) => !isNeeded);
  if (!isButton || lines.length < 2 || !lines.every((line) => linkWords.test(line) && !greeting.test(line)))
    return undefined;
  const items = lines.map((label, at) => {
    const isOpen = path.at(-1) === 'links' && (at > 0 || valueAt(data, [...path, index, 'to']) === '');
    const to = isOpen ? routeNamed(label, site) : undefined;
    return to === undefined ? { label } : { label, to };
  });
  return { items };
}

/** A figure without the words that stand beside it already, in much the same way. */
function withoutSaid(items: readonly Parts[], item: unknown): readonly Parts[] {
  const [{ value, label } = {}, ...more] = items;
  const given = inLine(valueAt(item, ['label']));
  if (value === undefined || label === undefined || more.length > 0) return items;
  // `7 dias` before `de colar`.
  const unit = given !== '' && fold(label).endsWith(fold(given)) ? label.slice(0, -given.length).trim() : '';
  if (unit !== '') return [{ value: `${value} ${unit}` }];
  return wordsIn(given).some((word) => wordsIn(label).includes(word)) ? [{ value }] : items;
}

/**
 * What of an item gives way to the same of one text: to its price the one of before with its size, to an answer that of before, and
 * to words beside a price or a name the words of before.
 */
const givesWay = (name: string, told: Parts) =>
  priceFields.includes(name) ||
  ['answer', 'size'].includes(name) ||
  ('price' in told && ['description', 'detail'].includes(name)) ||
  ('comment' in told && ['name', 'comment', 'who', 'rating', 'date'].includes(name));

/** The lines of what was pasted that stayed out. */
export function sayLeft(left: readonly string[]): string {
  const out = left.length === 1 ? 'não é de nenhum, e ficou de fora' : 'não são de nenhum, e ficaram de fora';
  return left.length === 0 ? '' : ` ${inQuotes(left)} ${out}.`;
}

/** The lines that stayed out, and the day after which the items go by themselves. */
function sayBeside(items: readonly Parts[], left: readonly string[] = []): string {
  const [last, ...more] = new Set(items.map((item) => item['showUntil']));
  const gone = items.length === 1 ? 'some' : 'somem';
  const isSaid = last !== undefined && more.length === 0;
  return `${sayLeft(left)}${isSaid ? ` Depois de ${last} ${gone} da página.` : ''}`;
}

/**
 * A text that was pasted into a field of an item, and stands there in one line, given to the fields or items that its lines are
 * for. What gives way to a price or an answer is named on the button. Nothing where the item has other words of its own there, which
 * somebody wrote, or the list has no room.
 */
export function wishParts(data: unknown, noun: string, pasted: Pasted): EditWish | undefined {
  return wishTold(data, noun, pasted, linksIn(data, pasted) ?? partsIn(pasted));
}

/** The same for a text that was pasted into what a section is called, and tells a price that the section has a field for. */
export function wishPriced(
  data: unknown,
  path: FieldPath,
  text: string,
  site: Knowledge,
): EditWish | undefined {
  const [sections, index, field] = path;
  const type = valueAt(data, [...path.slice(0, 2), 'type']);
  const schema = blocks.get(String(type))?.schema;
  const item = schema && outlineOf(schema);
  if (sections !== 'sections' || typeof index !== 'number' || path.length !== 3 || item === undefined)
    return undefined;
  const parts = namesIn(item).includes('price') ? fitMessage(item, text, site.today) : undefined;
  const called = parts === undefined ? '' : (Object.values(parts)[0] ?? '');
  if (called.length < 4) return undefined;
  const list: List = { kind: 'list', item, least: 1, description: '', schema: item.schema };
  const pasted = { text, field: String(field), list, path: [sections], index, count: 1, site };
  return parts && wishTold(data, '', pasted, { items: [parts] });
}

/** The items of the list that a text was pasted into; of a section's own fields none. */
function itemsAt(data: unknown, { path }: Pasted): readonly unknown[] {
  const items = path.length > 1 && isOwn(data, { path }) ? valueAt(data, path) : undefined;
  return Array.isArray(items) ? items : [];
}

/**
 * Which of the told items the list has already, beside the one that they were pasted into. One alone that was pasted into an item
 * with words of its own is meant for that one, and may be the other.
 */
function knownIn(data: unknown, told: Told, pasted: Pasted): Known {
  const { list, path, index, field } = pasted;
  const known = findKnown(list, told.items, itemsAt(data, pasted), index);
  const [only, ...more] = told.items;
  const isMeant = only !== undefined && more.length === 0 && isAnyKnown(known);
  if (!isMeant || isBlank(pasted, valueAt(data, [...path, index]), field)) return known;
  return { changed: [], fresh: [only], same: [], doubtful: Object.values(only).slice(0, 1) };
}

/** Writes into the items that the list has what is told of them otherwise; nothing where that has changed since. */
function writeAnew(now: string, known: Known, told: Told, pasted: Pasted): Edit | undefined {
  const data = readData(now);
  if (JSON.stringify(knownIn(data, told, pasted)) !== JSON.stringify(known)) return undefined;
  return writeKnown(now, known, { ...pasted, items: itemsAt(data, pasted) });
}

/** A text that tells only items which the list has: it goes into those, and the empty one that it was pasted into goes. */
function wishAllKnown(data: unknown, told: Told, pasted: Pasted): EditWish | undefined {
  const { text, field, list, path, index } = pasted;
  const known = knownIn(data, told, pasted);
  const isPasted = (given: unknown) => {
    const item = valueAt(given, [...path, index]);
    return inLine(valueAt(item, [field ?? ''])) === inLine(text) && isBlank(pasted, item, field);
  };
  if (field !== namingField(list) || !isPasted(data)) return undefined;
  return {
    label: offerKnown(known),
    said: `${sayKnown(known)}${sayBeside([], told.left)}`,
    path,
    edit: (now) => {
      const written = isPasted(readData(now)) ? writeAnew(now, known, told, pasted) : undefined;
      if (written === undefined) return { ok: true, text: now };
      return written.ok ? removeItem(written.text, path, index) : written;
    },
  };
}

const pageFields = namesIn(outlineOf(pageSchema));

/** The outline of a page with what search engines read of it, or of the section at a place of it. */
function outlineAround(data: unknown, around: FieldPath): Outline | undefined {
  if (around.length === 0) return withMeta(outlineOf(pageSchema));
  const schema = blocks.get(String(valueAt(data, [...around, 'type'])))?.schema;
  return around.length === 2 && around[0] === 'sections' && schema !== undefined
    ? outlineOf(schema)
    : undefined;
}

/** A page with the fields that stand in its group for search engines beside its own. */
function withMeta(page: Outline): Outline {
  const inner = page.kind === 'group' ? page.fields.get('meta')?.outline : undefined;
  return page.kind === 'group' && inner?.kind === 'group'
    ? { ...page, fields: new Map([...inner.fields, ...page.fields]) }
    : page;
}

/** Lines that say before each part what it is, pasted into a field of a page or of a section, given to the fields that they name. */
export function wishLabelled(data: unknown, path: FieldPath, text: string): EditWish | undefined {
  const [around, field] = [path.slice(0, -1), String(path.at(-1))];
  const item = outlineAround(data, around);
  const { said: told, left } = apartFromAround(text, { of: 'thing' });
  const parts = item?.kind === 'group' ? fitLabelled(item, told) : undefined;
  const placeOf = (name: string): FieldPath =>
    around.length > 0 || pageFields.includes(name) ? [...around, name] : ['meta', name];
  if (item?.kind !== 'group' || parts?.[field] === undefined) return undefined;
  const order = writingOrder(item);
  /** What stands in the other fields, and gives way; nothing where the text is not in its field. */
  const outgoing = (all: unknown): readonly string[] | undefined =>
    inLine(valueAt(all, path)) === inLine(text)
      ? Object.entries(parts).flatMap(([name, said]) => {
          const given = name === field ? '' : inLine(valueAt(all, placeOf(name)));
          return given === '' || given === inLine(said) ? [] : [given];
        })
      : undefined;
  const out = outgoing(data);
  if (out === undefined) return undefined;
  const instead = out.length === 0 ? '' : `, no lugar de ${inQuotes(out.map(shorten))}`;
  const without = left.length === 0 ? '' : `, sem ${inQuotes(left.map(shorten))}`;
  return {
    label: `pôr cada parte no seu campo${instead}${without}`,
    said: `Cada parte do que você colou está no seu campo.${sayLeft(left)}`,
    path,
    edit: (now) =>
      outgoing(readData(now))?.join('\n') === out.join('\n')
        ? Object.entries(parts).reduce<Edit>(
            (done, [name, said]) => (done.ok ? putAt(done.text, placeOf(name), said, order) : done),
            { ok: true, text: now },
          )
        : { ok: true, text: now },
  };
}

function wishTold(data: unknown, noun: string, pasted: Pasted, told: Told): EditWish | undefined {
  const { text, field = '', path, index, site } = pasted;
  const known = knownIn(data, told, pasted);
  const isKnown = isAnyKnown(known);
  const items = isKnown
    ? told.items.filter((item) => known.fresh.includes(item))
    : withoutSaid(told.items, valueAt(data, [...path, index]));
  const { left } = told;
  const [first] = items;
  if (first === undefined) return isKnown ? wishAllKnown(data, told, pasted) : undefined;
  if (!(field in first) || !hasRoom(pasted, items)) return undefined;
  const ofSection = [...path, index].slice(0, 2);
  const example = listLeft(valueAt(data, ofSection), site.catalogue);
  const isFree = (given: unknown, said: string): boolean => {
    if (Array.isArray(given)) return given.every((one) => isFree(one, said));
    const words = inLine(given);
    const isText = given === undefined || typeof given === 'string';
    return isText && (words === '' || words === inLine(said) || example.includes(words));
  };
  /** What somebody wrote that gives way; nothing where the text does not stand there, or more would be lost. */
  const outgoing = (all: unknown): readonly string[] | undefined => {
    const [section, item] = [ofSection, [...path, index]].map((place) => valueAt(all, place));
    if (inLine(valueAt(item, [field])) !== inLine(text)) return undefined;
    // What goes with the old words is nobody's: an example's.
    const isTheirs = (name: string) => !isOfExample(section, item, name, site.catalogue);
    const filled = Object.entries(first).flatMap(([name, said]) =>
      name !== field && !isFree(valueAt(item, [name]), said) && isTheirs(name) ? [name] : [],
    );
    const lost = [...new Set([...filled, ...listGone(all, first, pasted).filter(isTheirs)])];
    const isPriced = items.every((one) => 'price' in one);
    const others = otherWays(all, first, pasted);
    const isLost =
      lost.some((name) => !givesWay(name, first) && !others.includes(name)) ||
      (lost.length > 0 && items.length > 1 && !isPriced);
    const sayOf = (name: string) => {
      const said = valueAt(item, [name]);
      return name === 'rating' ? `nota ${String(said)}` : inLine(said);
    };
    return isLost ? undefined : lost.map(sayOf);
  };
  const out = outgoing(data);
  if (out === undefined) return undefined;
  const amount = countOf(items.length, noun);
  const instead = out.length === 0 ? '' : `, no lugar de ${inQuotes(out.map(shorten))}`;
  const beside = sayBeside(items, left);
  const without = left === undefined || left.length === 0 ? '' : `, sem ${inQuotes(left.map(shorten))}`;
  const write = writeItems(items, pasted);
  const said = isKnown
    ? {
        label: `${offerKnown(known)}${instead}${without}`,
        said: `${sayKnown(known)}${beside}`,
      }
    : items.length > 1
      ? {
          label: `fazer ${amount}${instead}${without}`,
          said: `O que você colou são agora ${amount} da lista.${beside}${sayDoubtful(known)}`,
        }
      : Object.keys(first).length === 1
        ? {
            label: `deixar só “${first[field] ?? ''}”`,
            said: counting.test(text.trim())
              ? 'O número que estava antes saiu.'
              : 'O resto já está escrito ao lado.',
          }
        : {
            label: `pôr cada parte no seu campo${instead}${without}`,
            said: `Cada parte do que você colou está no seu campo.${beside}${sayDoubtful(known)}`,
          };
  return {
    ...said,
    path: [...path, index],
    edit: (now) => {
      const given = readData(now);
      const isSame = outgoing(given)?.join('\n') === out.join('\n');
      const written = isSame ? writeAnew(now, known, told, pasted) : undefined;
      if (written === undefined) return { ok: true, text: now };
      return written.ok ? write(written.text) : written;
    },
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

const starredWords = /(?<![*\p{L}\d])\*([^*\n]{7,}[^*\s])\*(?![*\p{L}\d])/gu;

/** What asks somebody to write something, and is no text for visitors. */
const request =
  /(?<!\p{L})(?:oi+|ol[áa]|bom dia|boa (?:tarde|noite)|troca\p{L}*|muda\p{L}*|coloca\p{L}*|p[õo]e|bota|escrev\p{L}+|obrigad\p{L}*|valeu|por favor|pfv?|ok\?)(?!\p{L})/iu;

/** The words between stars alone, of a message that asks for them: `Troca o título p/ *Tudo em um lugar só* ok?` */
export function wishStarred(data: unknown, path: FieldPath, text: string): EditWish | undefined {
  const [only, ...more] = [...text.matchAll(starredWords)];
  const said = only?.[1]?.trim();
  const isPasted = (given: unknown) => inLine(valueAt(given, path)) === inLine(text);
  if (only === undefined || said === undefined || more.length > 0 || !isPasted(data)) return undefined;
  if (!request.test(text.replace(only[0], ' '))) return undefined;
  // A word alone is set off within a sentence, unless something is to become it.
  if (!said.includes(' ') && !/(?:p\/|para|pra|por|:)\s*$/iu.test(text.slice(0, only.index)))
    return undefined;
  return {
    label: `deixar só “${shorten(said)}”`,
    said: 'Ficou só o que estava entre as estrelas.',
    path,
    edit: (now) => (isPasted(readData(now)) ? setValue(now, path, said) : { ok: true, text: now }),
  };
}
