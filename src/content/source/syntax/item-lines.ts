import { capital } from '../../../fields/capital.ts';
import { targets } from '../../../fields/action.ts';
import { fold } from '../../../fields/fold.ts';
import { writeValue } from '../../problems/wording.ts';
import { behaviourFor, isAccepted } from '../../schema/fields.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn, type Field, type Outline } from '../../schema/outline.ts';
import { isWritten, type Line } from '../lines.ts';
import { itemsNamed } from './dashless.ts';
import { closingIndex } from './quotes.ts';

/** An item of a list in which lines stand, by the file and by its section's schema. */
interface Around {
  readonly item: Outline;
  readonly column: number;
  /** The fields that it has, or that some of the lines are already. */
  readonly given: ReadonlySet<string>;
  /** What the other items of the section say in their fields. */
  readonly said: ReadonlyMap<string, readonly string[]>;
}

/** The values of all fields in a column, those of lists among them, under the fields' names. */
function valuesIn(lines: readonly Line[], column: number): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  let name = '';
  for (const line of lines) {
    if (!isWritten(line)) continue;
    if (line.column === column && line.key !== undefined) name = line.key;
    const isItem = line.dashes === 1 && line.key === undefined && line.column > column;
    if (name === line.key || isItem) values.set(name, [...(values.get(name) ?? []), line.value]);
  }
  return values;
}

/** The item whose fields stand in the column of the line above some lines. */
function findAround(lines: readonly Line[], above: Line, index: number): Around | undefined {
  const { column } = above;
  const isOpener = (line: Line) => isWritten(line) && line.dashes > 0 && line.column === column;
  const at = lines.findLastIndex((line, place) => place < index && isOpener(line));
  const opener = lines[at];
  if (opener?.dashes !== 1 || opener.key === undefined || opener.key === 'type') return undefined;
  const outer = lines.slice(0, at).filter(isWritten);
  const parent = outer.findLast(
    (line) => line.column <= opener.indent && line.key !== undefined && line.value === '',
  );
  const type = outer.findLastIndex(({ key, dashes }) => key === 'type' && dashes === 1);
  const isPast = (line: Line) => isWritten(line) && line.indent <= opener.indent;
  const end = lines.findIndex((line, place) => place > index && isPast(line));
  const own = lines.slice(at, end === -1 ? lines.length : end);
  const given = new Set(
    own.flatMap((line) => (isWritten(line) && line.column === column ? (line.key ?? []) : [])),
  );
  const item = itemsNamed(outer[type]?.value, parent?.key ?? '').find((one) =>
    [...given].every((name) => namesIn(one).includes(name)),
  );
  const below = lines.slice(end === -1 ? lines.length : end);
  const next = below.findIndex(({ key, dashes }) => key === 'type' && dashes === 1);
  const others = [...outer.slice(type + 1), ...(next === -1 ? below : below.slice(0, next))];
  return item && { item, column, given, said: valuesIn(others, column) };
}

const wordsOf = (text: string) =>
  new Set(
    fold(text)
      .replaceAll(/\d+/g, '0')
      .split(/[^a-z0]+/)
      .filter(Boolean),
  );

/** How much of two texts is the same, whatever their numbers are: from 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(first.size, second.size, 1);
}

/** The fields of a price that words tell; nothing for words that are none. */
function asPrice({ item, given }: Around, words: string): ReadonlyMap<string, string> | undefined {
  const price = fieldsIn(item).find(({ name }) => name === 'price');
  if (price === undefined || given.has('price') || !/R\$ ?\d|\d ?reais/i.test(words)) return undefined;
  const behaviour = behaviourFor(price.outline.schema);
  const isFree = (name: string) => namesIn(item).includes(name) && !given.has(name);
  const ways = (behaviour?.divide?.(words) ?? []).map(
    (way) => new Map(way.map(({ field, value }) => [field, value])),
  );
  const plain = isAccepted(price.outline.schema, words) ? words : behaviour?.repair?.(words);
  const whole = plain === undefined ? [] : [new Map([['price', plain]])];
  return [...ways, ...whole].find((way) => way.has('price') && [...way.keys()].every(isFree));
}

/** Fields that say something else than what an item is. */
const special = new Set<string>([...targets, 'id', 'label', 'shortLabel', 'labelDetail', 'date', 'time']);

/** Whether a field is one of the texts in which an item says what it is. */
function isOwnText({ name, outline }: Field): boolean {
  if (outline.kind !== 'text' || (outline.control !== undefined && outline.control !== 'long')) return false;
  return !special.has(name) && !/Alt$|^price\w/.test(name);
}

const isTextList = ({ outline }: Field) => outline.kind === 'list' && outline.item.kind === 'text';

/** The field among free ones that takes a line: one in which other items say the like, the long one for a sentence, or the next. */
function chooseField({ said }: Around, free: readonly Field[], words: string): Field | undefined {
  // What other items say with figures only is no place for words alone.
  const isOfFigures = ({ name }: Field) =>
    !/\d/.test(words) && (said.get(name)?.every((value) => /\d/.test(value)) ?? false);
  const fitting = free.filter(
    (field) => isTextList(field) || (isAccepted(field.outline.schema, words) && !isOfFigures(field)),
  );
  const scored = fitting.map((field) => {
    const scores = (said.get(field.name) ?? []).map((value) => likeness(value, words));
    return { field, score: Math.max(0, ...scores) };
  });
  const [like] = scored.toSorted((one, other) => other.score - one.score);
  if (like !== undefined && like.score >= 0.5) return like.field;
  const texts = fitting.filter((field) => !isTextList(field));
  const long = texts.find(({ outline }) => outline.kind === 'text' && outline.control === 'long');
  const isSentence = /[.!?…]$/.test(words) || words.length > 60;
  return (isSentence ? long : undefined) ?? texts.find((field) => field !== long) ?? long ?? fitting[0];
}

/** Which fields take the lines that are no prices; nothing where one of them fits nowhere. */
function asTexts(
  around: Around,
  rows: readonly string[],
): ReadonlyMap<string, readonly string[]> | undefined {
  const fields = fieldsIn(around.item).filter(
    (field) => !around.given.has(field.name) && (isOwnText(field) || isTextList(field)),
  );
  const [only, ...rest] = fields;
  // Lines of the one text that an item has go on with each other.
  if (only !== undefined && rest.length === 0 && !isTextList(only) && rows.length > 0)
    return new Map([[only.name, [rows.join(' ')]]]);
  const taken = new Map<string, readonly string[]>();
  for (const row of rows) {
    const free = fields.filter((field) => isTextList(field) || !taken.has(field.name));
    const listed = fields.find((field) => isTextList(field) && taken.has(field.name));
    const field = listed ?? chooseField(around, free, row);
    if (field === undefined) return undefined;
    taken.set(field.name, [...(taken.get(field.name) ?? []), row]);
  }
  return taken;
}

/** Lines below the first of an item, each as the field of it that takes it. */
interface ItemLines {
  readonly lines: readonly string[];
  /** Whether one of them is a price. */
  readonly hasPrice: boolean;
}

/** A field's lines, in columns from 0: an amount as it is, or words. */
function writeOwn(field: Field, words: readonly string[], amount: string | undefined): readonly string[] {
  if (amount !== undefined) return [`${field.name}: ${amount}`];
  const values = words.map((one) => writeValue(one));
  if (isTextList(field) && values.length > 0)
    return [`${field.name}:`, ...values.map((value) => `  - ${value}`)];
  return values.map((value) => `${field.name}: ${value}`);
}

/** What lines right below a field of an item tell of it, in the order of the item's fields. */
export function readItemLines(
  lines: readonly Line[],
  above: Line | undefined,
  { index, count }: { readonly index: number; readonly count: number },
): ItemLines | undefined {
  const around = above?.key === undefined ? undefined : findAround(lines, above, index);
  if (around === undefined) return undefined;
  const rows = lines.slice(index, index + count).map(({ text }) => text.trim());
  const prices = rows.map((row) => asPrice(around, row));
  const priced = prices.findIndex((way) => way !== undefined);
  const price = prices[priced];
  const texts = asTexts(
    around,
    rows.filter((_, at) => at !== priced),
  );
  if (texts === undefined) return undefined;
  const lead = ' '.repeat(around.column);
  const written = fieldsIn(around.item).flatMap((field) =>
    writeOwn(field, texts.get(field.name) ?? [], price?.get(field.name)).map((line) => lead + line),
  );
  return { lines: written, hasPrice: price !== undefined };
}

/** The section whose own field stands on a line: what it takes, and what it has. */
function sectionOf(lines: readonly Line[], index: number, { column }: Line) {
  const start = lines.findLastIndex(
    (line, at) => at < index && isWritten(line) && line.key === 'type' && line.dashes === 1,
  );
  const type = lines[start];
  if (type?.column !== column) return undefined;
  const next = lines.findIndex((line, at) => at > start && isWritten(line) && line.column < column);
  const own = lines.slice(start, next === -1 ? lines.length : next);
  const given = new Set(own.flatMap((line) => (line.column === column ? (line.key ?? []) : [])));
  return { item: outlineOfSection(type.value), given, column };
}

/** Words below a field that has one for what stands behind it: a price and `priceSuffix`, or the note of its section. */
export function asSuffix(lines: readonly Line[], above: Line | undefined, index: number): string | undefined {
  if (above?.key === undefined) return undefined;
  const around = findAround(lines, above, index);
  const section = around === undefined ? sectionOf(lines, index, above) : undefined;
  if (section !== undefined) {
    const words = lines[index]?.text.trim() ?? '';
    const isFree = namesIn(section.item).includes('note') && !section.given.has('note');
    const said = capital(words);
    return isFree ? `${' '.repeat(section.column)}note: ${writeValue(said)}` : undefined;
  }
  const name = `${above?.key ?? ''}Suffix`;
  const words = lines[index]?.text.trim() ?? '';
  if (around === undefined || around.given.has(name) || !namesIn(around.item).includes(name))
    return undefined;
  return words.length > 40 || /[.!?]$/.test(words)
    ? undefined
    : `${' '.repeat(around.column)}${name}: ${writeValue(words)}`;
}

/** Whether the field of a line takes it with the words of those below it. */
export function takesMore(
  lines: readonly Line[],
  above: Line,
  index: number,
  more: readonly string[],
): boolean {
  const around = findAround(lines, above, index) ?? sectionOf(lines, index, above);
  const field = fieldsIn(around?.item).find(({ name }) => name === above.key);
  const isQuoted = /^["']/.test(above.value) && closingIndex(above.value) === above.value.length - 1;
  const value = isQuoted ? above.value.slice(1, -1) : above.value;
  return field?.outline.kind !== 'text' || isAccepted(field.outline.schema, [value, ...more].join(' '));
}
