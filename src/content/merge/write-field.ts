import { changeAt } from '../edit/data.ts';
import { lineBreakOf } from '../edit/lines.ts';
import type { Parsed } from '../edit/parse.ts';
import { placeFields, type PlacedFields } from '../edit/place-field.ts';
import { putField, rankOf } from '../edit/put-field.ts';
import { removeField } from '../edit/remove-field.ts';
import { writeFields } from '../edit/write-fields.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { asWritten, prove, readEdit } from './prove.ts';
import { fitLines } from './units.ts';

/** A field as it is to stand in a text. */
interface FieldWish {
  readonly path: Path;
  readonly value: unknown;
  /** Its lines at the margin, where somebody has written them. */
  readonly lines: string | undefined;
  /** Names of the group's fields in the order in which they are best read. */
  readonly order: readonly string[];
}

/** The ways to write a field's lines at a column, the most faithful first. */
function waysOf({ path, value, lines }: FieldWish, column: number, lineBreak: string): readonly string[] {
  const ours = lines === undefined ? [] : [fitLines(lines, { from: 0, to: column, lineBreak })];
  return [...ours, writeFields({ [String(path.at(-1))]: asWritten(value) }, column, { lineBreak })];
}

function withoutBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}

function* replaceField(parsed: Parsed, wish: FieldWish, { fields, column }: PlacedFields): Generator<string> {
  const { text } = parsed;
  const field = fields.find(({ name }) => name === String(wish.path.at(-1)));
  if (field === undefined) return;
  const isOpen = !text.slice(field.start, field.end).endsWith('\n');
  for (const way of waysOf(wish, column, lineBreakOf(text))) {
    const whole = text.slice(0, field.start) + way.slice(column) + text.slice(field.end);
    if (isOpen) yield withoutBreak(whole);
    yield whole;
  }
}

/** Texts with a new field below the one that it follows; none where it would be the first. */
function* insertBelow(parsed: Parsed, wish: FieldWish, { fields, column }: PlacedFields): Generator<string> {
  const { text } = parsed;
  const above = fields[rankOf(String(wish.path.at(-1)), fields, wish.order) - 1];
  if (above === undefined) return;
  const lineBreak = lineBreakOf(text);
  const isOpen = text[above.end - 1] !== '\n';
  for (const way of waysOf(wish, column, lineBreak)) {
    const added = isOpen ? lineBreak + withoutBreak(way) : way;
    yield text.slice(0, above.end) + added + text.slice(above.end);
  }
}

/** Puts a new field among the others of its group. */
function insertField(parsed: Parsed, wish: FieldWish, placed: PlacedFields): Parsed | undefined {
  const { path, value, order } = wish;
  const [name, around] = [String(path.at(-1)), path.slice(0, -1)];
  const rank = rankOf(name, placed.fields, order);
  const wanted = changeAt(parsed.data, around, (group) =>
    Object.fromEntries(Object.entries(Object(group)).toSpliced(rank, 0, [name, value])),
  );
  const written = prove(insertBelow(parsed, wish, placed), wanted);
  return written ?? readEdit(putField(parsed.text, { path, value: asWritten(value), order }));
}

/** Writes a field, over what stands there or as a new one; nothing where it cannot be proven. */
export function writeField(parsed: Parsed, wish: FieldWish): Parsed | undefined {
  const { path, value, lines } = wish;
  const placed = placeFields(parsed, path.slice(0, -1));
  const old = valueAt(parsed.data, path);
  const wanted = changeAt(parsed.data, path, () => value);
  if (typeof old === 'string' && typeof value === 'string' && lines === undefined) {
    return readEdit(putField(parsed.text, { path, value }));
  }
  if (!placed.ok) return undefined;
  if (old === undefined) return insertField(parsed, wish, placed);
  return prove(replaceField(parsed, wish, placed), wanted);
}

/** Takes a field away; nothing where it cannot be. */
export function dropField(parsed: Parsed, path: Path): Parsed | undefined {
  return readEdit(removeField(parsed.text, path));
}
