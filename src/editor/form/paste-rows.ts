import {
  capital,
  fieldsIn,
  fitRow,
  fitRows,
  fold,
  insertData,
  isoOf,
  isRealDate,
  isSpans,
  namesIn,
  readCopied,
  readData,
  readDays,
  readQuestions,
  removeField,
  removeItem,
  saysYes,
  setValue,
  usualOpening,
  valueAt,
  type Edit,
  type List,
  type TypedItem,
  type Written,
} from '../../core/core.ts';
import { writingOrder } from './action-group.ts';
import type { Knowledge } from './desk.ts';
import { isOfExample, leftOfExample } from './left-of-example.ts';
import { keptOfOther, type Kept } from './kept-of-other.ts';
import {
  fieldsOf,
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
import { newItem } from './new-item.ts';
import { putAt, type FieldPath } from './wishes.ts';
import type { EditWish } from '../shell/state.ts';

export interface Pasted {
  /** What was pasted into the field of this name, of the item at this place of the list. */
  readonly text: string;
  /** The same with the head of a letter, which does not stand in the field. */
  readonly whole?: string;
  /** The same with who wrote each message of a chat, and when. */
  readonly chat?: string;
  readonly field: string | undefined;
  readonly list: List;
  readonly path: FieldPath;
  readonly index: number;
  readonly count: number;
  /** The items of the list as they are, where rows of hours may take their place. */
  readonly items?: readonly unknown[];
  /** The data of the file, in which somebody may have written words that stay. */
  readonly data?: unknown;
  readonly site: Knowledge;
}

const accentsIn = (text: string) => (text.normalize('NFD').match(/\p{M}/gu) ?? []).length;

/** Words that stand in a list already, with the accents that only those have. */
const withAccents = (typed: readonly TypedItem[], items: readonly unknown[] = []): readonly TypedItem[] =>
  typed.map((item) => {
    if (typeof item !== 'string') return item;
    const isIt = (one: unknown): one is string =>
      typeof one === 'string' && fold(one.trim()) === fold(item.trim()) && accentsIn(one) > accentsIn(item);
    return items.find(isIt) ?? item;
  });

/** What an item is that a row tells, with what else it needs left to be written. */
export function itemOf(typed: TypedItem, { list, path, site }: Pasted): Written {
  const bare = newItem(list.item, { path, site });
  return typeof typed === 'string' || typeof bare !== 'object'
    ? typed
    : { ...bare, ...fieldsOf(typed, list.item) };
}

/** What an item says of its price where a row tells another: both would stand side by side. */
function pricesBeside(
  data: unknown,
  typed: Readonly<Record<string, string>>,
  { path, index }: Pasted,
): readonly string[] {
  if (!priceFields.some((name) => name in typed)) return [];
  const item = valueAt(data, [...path, index]);
  return priceFields.filter((name) => !(name in typed) && valueAt(item, [name]) !== undefined);
}

/** What an item says in another way of which a text tells the usual one: only one of them may stand. */
export const otherWays = (
  data: unknown,
  typed: Readonly<Record<string, string>>,
  pasted: Pasted,
): readonly string[] =>
  fieldsIn(pasted.list.item).flatMap(({ name, otherWayOf = '' }) =>
    otherWayOf in typed && valueAt(data, [...pasted.path, pasted.index, name]) !== undefined ? [name] : [],
  );

/** What an item says of the praise of somebody, where a text tells that of another: the stars are of who gave them. */
function ofOtherPraise(
  data: unknown,
  typed: Readonly<Record<string, string>>,
  { path, index, field }: Pasted,
): readonly string[] {
  const given = (name: string) => valueAt(data, [...path, index, name]);
  const isOther = ['name', 'comment'].some((name) => {
    const said = given(name);
    return name !== field && typeof said === 'string' && said.trim() !== '' && said.trim() !== typed[name];
  });
  return isOther && 'name' in typed && 'comment' in typed
    ? ['rating', 'who', 'date'].filter((name) => !(name in typed) && given(name) !== undefined)
    : [];
}

/** The fields of an item that go when a row is written over it: what is left of an example, and what says another price, or the same. */
export function listGone(
  data: unknown,
  typed: Readonly<Record<string, string>>,
  pasted: Pasted,
): readonly string[] {
  const { gone, unsaid } = leftOfExample(data, typed, pasted);
  return [...gone, ...unsaid, ...goingAlong(data, typed, pasted)];
}

/** What goes from an item along with what a row tells anew. */
const goingAlong = (data: unknown, typed: Readonly<Record<string, string>>, pasted: Pasted) => [
  ...pricesBeside(data, typed, pasted),
  ...otherWays(data, typed, pasted),
  ...ofOtherPraise(data, typed, pasted),
];

/** Writes the first row over the fields that it tells of the item that it was pasted into. */
function overItem(text: string, typed: TypedItem, pasted: Pasted): Edit {
  const { list, path, index } = pasted;
  const place = [...path, index];
  if (typeof typed === 'string') return setValue(text, place, typed);
  const order = list.item.kind === 'group' ? writingOrder(list.item) : [];
  const data = readData(text);
  const { gone, unsaid } = leftOfExample(data, typed, pasted);
  // A day without hours is closed: those of before would say the opposite.
  const hours = ['opens', 'closes'].filter(
    (name) => 'date' in typed && !(name in typed) && valueAt(data, [...place, name]) !== undefined,
  );
  const cleared = [...new Set([...gone, ...hours, ...goingAlong(data, typed, pasted)])].reduce<Edit>(
    (done, name) => (done.ok ? removeField(done.text, [...place, name]) : done),
    {
      ok: true,
      text,
    },
  );
  const emptied = unsaid.reduce<Edit>(
    (done, name) => (done.ok ? setValue(done.text, [...place, name], '') : done),
    cleared,
  );
  const write = (now: string, name: string, value: Written): Edit => {
    const at = [...place, name];
    if (!Array.isArray(value)) return putAt(now, at, value, order);
    const bare = removeField(now, at);
    return bare.ok ? putAt(bare.text, at, value, order) : putAt(now, at, value, order);
  };
  return Object.entries(fieldsOf(typed, list.item)).reduce<Edit>(
    (done, [name, value]) => (done.ok ? write(done.text, name, value) : done),
    emptied,
  );
}

/** A day of which only the hour of closing is told, with the one at which the week beside its list opens on it, where that is known. */
function withOpening(item: TypedItem, text: string, { path }: Pasted): TypedItem {
  if (typeof item === 'string' || 'opens' in item) return item;
  const { days = '', date = '', closes, ...others } = item;
  if (closes === undefined || !isRealDate(date)) return item;
  const opens = usualOpening(valueAt(readData(text), [...path.slice(0, -1), 'week']), isoOf(date), closes);
  return opens === undefined ? item : { days, date, opens, closes, ...others };
}

/** A word with which a text may begin: no address, and no name that is written small on purpose. */
const smallWord = /^\p{Ll}+(?=[\s,])/u;

/** An item whose text begins with a capital, as what stood behind a colon did not. What somebody says in praise stays word for word. */
function withCapital(typed: TypedItem, { list: { item } }: Pasted): TypedItem {
  if (typeof typed === 'string' || item.kind !== 'group' || 'comment' in typed) return typed;
  const isText = (name: string) => {
    const outline = item.fields.get(name)?.outline;
    return outline?.kind === 'text' && outline.control === 'long';
  };
  const fields = Object.entries(typed).map(([name, said]): readonly [string, string] => [
    name,
    isText(name) && smallWord.test(said) ? capital(said) : said,
  ]);
  return Object.fromEntries(fields);
}

/** Writes items that were pasted: the first over what the one that they were pasted into says of the same, the others below it. */
export function writeItems(items: readonly TypedItem[], pasted: Pasted): EditWish['edit'] {
  const { path, index } = pasted;
  return (text) => {
    const [first = '', ...others] = items.map((item) => withOpening(withCapital(item, pasted), text, pasted));
    return others.reduce<Edit>(
      (done, item, at) =>
        done.ok ? insertData(done.text, path, index + 1 + at, itemOf(item, pasted)) : done,
      overItem(text, first, pasted),
    );
  };
}

/** Whether a text is days of the week, or hours, and nothing else. */
const isDays = (said: string) => (readDays(said)?.length ?? 0) > 0;
const isHours = (said: string) => isSpans(said) || /^fechad[oa]s?$/i.test(said.trim());

/** The fields of a row of hours that say when, and nothing else. */
const ofDays: readonly string[] = ['days', 'time', 'date', 'opens', 'closes'];

/**
 * The other rows of hours, by their places, whose days several pasted ones tell anew. One that says more than days and hours
 * stays, and so do two for the same days: of those nobody can say which is meant.
 */
function outdated(typed: readonly TypedItem[], { items = [], index }: Pasted): readonly number[] {
  if (typed.length < 2) return [];
  const told = typed.flatMap((item) => (typeof item === 'string' ? [] : [item]));
  const fresh = new Set(told.flatMap((item) => readDays(item['days'] ?? '') ?? []));
  const dates = new Set(told.flatMap((item) => item['date'] ?? []));
  const rowAt = (at: number) => ['days', 'time', 'date'].map((name) => valueAt(items[at], [name]));
  const isPlain = (time: unknown) => time === undefined || (typeof time === 'string' && isHours(time));
  const old = [...items.keys()].filter((at) => {
    const [days, time, date] = rowAt(at);
    if (at === index || typeof days !== 'string' || !isPlain(time)) return false;
    if (Object.keys(Object(items[at])).some((name) => !ofDays.includes(name))) return false;
    if (date !== undefined)
      return dates.has(String(date)) && told.some((item) => fold(item['days'] ?? '') === fold(days));
    return time !== undefined && isDays(days) && readDays(days)?.every((day) => fresh.has(day)) === true;
  });
  const keyAt = (at: number) => {
    const [days, , date] = rowAt(at);
    return date === undefined ? String(readDays(String(days))) : String(date);
  };
  const others = [...items.keys()].filter((at) => at !== index).map(keyAt);
  return old.filter((at) => others.filter((key) => key === keyAt(at)).length === 1);
}

/** The other items of a list of words, by their places, that the pasted ones say again. */
function repeated(typed: readonly TypedItem[], { items = [], index }: Pasted): readonly number[] {
  const said = new Set(typed.flatMap((item) => (typeof item === 'string' ? [fold(item.trim())] : [])));
  return items.flatMap((item, at) =>
    at !== index && typeof item === 'string' && said.has(fold(item.trim())) ? [at] : [],
  );
}

/**
 * Whether what stands in an item would be lost to rows of hours that are pasted into it: its name, other days than theirs, or words
 * beside its hours.
 */
function isLost(typed: readonly TypedItem[], { items = [], index, field }: Pasted): boolean {
  const [days, time, date] = ['days', 'time', 'date'].map((name) => {
    const said = valueAt(items[index], [name]);
    return typeof said === 'string' ? said.trim() : '';
  });
  const told = typed.flatMap((item) => (typeof item === 'string' ? [] : [item]));
  const fresh = told.flatMap((item) => readDays(item['days'] ?? '') ?? []);
  const isOther = days !== '' && !told.some((item) => item['date'] !== undefined);
  if (isOther && (!isDays(days ?? '') || readDays(days ?? '')?.some((day) => !fresh.includes(day))))
    return true;
  const isMoved = date !== '' && !told.some((item) => item['date'] === date);
  return isMoved || (field !== 'time' && time !== '' && !isHours(time ?? ''));
}

/** Whether the item has a text of its own that lines with prices would write over: cells of a table are chosen with more care. */
function isWrittenOver(typed: TypedItem, { text, field, list, path, index, data, site }: Pasted): boolean {
  // Rows of hours have been judged by what they say.
  if (typeof typed === 'string' || 'days' in typed) return false;
  if (text.includes('\t') || list.item.kind !== 'group') return false;
  const { fields } = list.item;
  // Names alone are of others than a picture or a link that stands in the item.
  const own = valueAt(data, [...path, index]);
  const isNamed = Object.keys(typed).length === 1 && text.includes('\n');
  const isOfOther = ['image', 'href', 'text'].some(
    (name) => !['', undefined].includes(valueAt(own, [name]) as string),
  );
  if (isNamed && isOfOther && !saysYes(valueAt(data, [...path.slice(0, 2), 'placeholder']))) return true;
  const [section, item] = [path.slice(0, 2), [...path, index]].map((place) => valueAt(data, place));
  return Object.keys(typed).some((name) => {
    const { outline } = fields.get(name) ?? {};
    const isWords = outline?.kind === 'text' && ['line', 'long'].includes(outline.control ?? 'line');
    const isText = outline?.kind === 'list' || (isWords && !priceFields.includes(name));
    const given = valueAt(item, [name]);
    const isEmpty = given === undefined || given === '' || (Array.isArray(given) && given.length === 0);
    return name !== field && isText && !isEmpty && !isOfExample(section, item, name, site.catalogue);
  });
}

/** What is said of the items that went as others came in. */
function sayGone(old: readonly number[], twice: readonly number[]): string {
  if (old.length > 0)
    return old.length === 1
      ? ' O horário de antes desses dias saiu.'
      : ' Os horários de antes desses dias saíram.';
  if (twice.length === 0) return '';
  return twice.length === 1
    ? ' Um já estava na lista, e não ficou duas vezes.'
    : ` ${twice.length} já estavam na lista, e não ficaram duas vezes.`;
}

/** Whether a list may have so many items in the place of one. */
export const hasRoom = ({ list, count }: Pasted, items: readonly TypedItem[]) =>
  list.most === undefined || count + items.length - 1 <= list.most;

/** Whether nothing is written in an item yet, but what a new one has, and perhaps a field. */
export function isBlank({ list, path, site }: Pasted, item: unknown, except?: string): boolean {
  const bare = newItem(list.item, { path, site });
  return Object.entries(Object(item)).every(
    ([name, value]) =>
      name === except || value === '' || JSON.stringify(value) === JSON.stringify(valueAt(bare, [name])),
  );
}

/** Whether what is pasted into a section gives way to nothing: an example is nobody's. */
export const isOwn = (data: unknown, { path }: Pick<Pasted, 'path'>) =>
  !saysYes(valueAt(data, [...path.slice(0, 2), 'placeholder']));

/**
 * Rows some of which are of items that the list has: these say what the rows say, as far as that is another thing, and other rows go
 * into an empty item, or below. Nothing where lines would take the place of other words than prices and answers.
 */
function wishKnown(known: Known, pasted: Pasted): EditWish | undefined {
  const { text: typed, field, list, path, index, count, items = [] } = pasted;
  const { changed, fresh, same } = known;
  const isOver = isBlank(pasted, items[index]);
  const isLost = !typed.includes('\t') && changed.some(({ gone }) => gone.length > 0);
  const isFull = count + fresh.length - (isOver ? 1 : 0) > (list.most ?? Infinity);
  if (field !== namingField(list) || isLost || isFull) return undefined;
  const below = Math.max(index, ...changed.map(({ at }) => at), ...same) + 1;
  const add = (text: string): Edit => {
    if (isOver) return fresh.length > 0 ? writeItems(fresh, pasted)(text) : removeItem(text, path, index);
    return fresh.reduce<Edit>(
      (done, row, at) => (done.ok ? insertData(done.text, path, below + at, itemOf(row, pasted)) : done),
      { ok: true, text },
    );
  };
  return {
    label: offerKnown(known),
    said: sayKnown(known),
    path,
    edit: (text) => {
      const written = writeKnown(text, known, { list, path, items });
      return written.ok ? add(written.text) : written;
    },
  };
}

/** The items that rows or lines tell, or the one of a single row. */
function itemsIn({ list, site }: Pasted, typed: string): readonly TypedItem[] | undefined {
  // Questions with their answers have a button of their own, which writes over no answer that stands there.
  const isAsked = ['question', 'answer'].every((name) => namesIn(list.item).includes(name));
  const isMarked = /^\s*(?:p|r|pergunta|resposta)\s*(?:[:.)]|[-–—]\s)/im.test(typed);
  const isTold = !typed.includes('\t') && (isMarked || readQuestions(typed) !== undefined);
  if (isAsked && isTold) return undefined;
  const items = fitRows(list, typed, site.today);
  const row = items === undefined ? fitRow(list, typed, site.today) : undefined;
  return row === undefined ? items : [row];
}

/** A wish that writes rows, with what of another thing it leaves in the first item. */
type RowsWish = EditWish & { readonly kept?: Kept | undefined };

/**
 * Rows of a table or lines of a list that were pasted into one field, as items: the first is the one that they were pasted
 * into, the others follow. Nothing where the lines are no items, or too many.
 */
export function wishRows(pasted: Pasted): RowsWish | undefined {
  const { text: typed, list } = pasted;
  // Lines of a file have the names of fields before what they say.
  const told = readCopied(list.item, typed) === undefined ? itemsIn(pasted, typed) : undefined;
  if (told === undefined) return undefined;
  const items = withAccents(told, pasted.items);
  const known = knownIn(items, pasted);
  return isAnyKnown(known) ? wishKnown(known, pasted) : wishItems(items, pasted);
}

/** The rows held against the items of their list. */
const knownIn = (items: readonly TypedItem[], pasted: Pasted) =>
  findKnown(pasted.list, items, isOwn(pasted.data, pasted) ? (pasted.items ?? []) : []);

/**
 * Writes items in the place of the one that they were pasted into, and of those that they tell anew, by their places; nothing where
 * something would be lost.
 */
export function wishItems(
  items: readonly TypedItem[],
  pasted: Pasted,
  old = outdated(items, pasted),
): RowsWish | undefined {
  const { list, path, index } = pasted;
  const twice = repeated(items, pasted);
  if (!hasRoom({ ...pasted, count: pasted.count - old.length - twice.length }, items)) return undefined;
  const [first = ''] = items;
  // Pasted beside it, rows would take the place of what an item is called; those of hours tell all of theirs.
  const isOfDays =
    typeof first !== 'string' &&
    'days' in first &&
    !('date' in first) &&
    ['time', 'opens', 'closes'].includes(pasted.field ?? '');
  if (typeof first !== 'string' && Object.keys(first)[0] !== pasted.field && !isOfDays) return undefined;
  if (typeof first !== 'string' && 'days' in first && isLost(items, pasted)) return undefined;
  if (isWrittenOver(first, pasted)) return undefined;
  const write = writeItems(items, pasted);
  const gone = `${sayGone(old, twice)}${sayDoubtful(knownIn(items, pasted))}`;
  const item = valueAt(pasted.data, [...path, index]);
  const kept =
    typeof first === 'string' || 'days' in first
      ? undefined
      : keptOfOther(item, first, { list, gone: listGone(pasted.data, first, pasted) });
  return {
    kept,
    label: items.length === 1 ? 'colar uma linha' : `colar ${items.length} itens`,
    said:
      items.length === 1
        ? `O que você colou foi para os campos deste item.${gone}`
        : `O que você colou são agora ${items.length} itens da lista.${gone}`,
    path: [...path, index],
    // From the last on: those below the place have been moved down by what came.
    edit: (text) =>
      [...old, ...twice]
        .toReversed()
        .map((at) => (at < index ? at : at + items.length - 1))
        .reduce<Edit>((done, at) => (done.ok ? removeItem(done.text, path, at) : done), write(text)),
  };
}
