import { inLine } from '../ui/in-line.ts';
import {
  blocks,
  countOf,
  dayNames,
  fitMostHours,
  nounFor,
  outlineOf,
  readData,
  valueAt,
} from '../../core/core.ts';
import { listLeft } from '../shell/left-examples.ts';
import type { EditWish } from '../shell/state.ts';
import { writingOrder } from './action-group.ts';
import { labelOf } from './labels.ts';
import { inQuotes } from './in-quotes.ts';
import { sayLeft } from './paste-parts.ts';
import { wishItems, type Pasted } from './paste-rows.ts';
import { putAt, type FieldPath } from './wishes.ts';

/** The field of a section for words beside a list of hours, where nobody has written in it; nothing where there is none. */
function freeNote(data: unknown, { path, site }: Pick<Pasted, 'path' | 'site'>) {
  const section: FieldPath = path.slice(0, -1);
  const schema = blocks.get(String(valueAt(data, [...section, 'type'])))?.schema;
  const group = schema && outlineOf(schema);
  if (group?.kind !== 'group') return undefined;
  const field = group.fields.get(`${path.at(-1)}Note`) ?? group.fields.get('note');
  if (field?.outline.kind !== 'text') return undefined;
  const given = inLine(valueAt(data, [...section, field.name]));
  const isFree = given === '' || listLeft(valueAt(data, section), site.catalogue).includes(given);
  return isFree
    ? { path: [...section, field.name], label: labelOf(field), order: writingOrder(group) }
    : undefined;
}

/**
 * The other rows of a week, by their places, whose days are told anew; nothing where one has other days besides, or the row itself has,
 * in whose place they come.
 */
function outdatedWeek(items: readonly unknown[], index: number, told: readonly number[]) {
  const daysAt = (at: number) => {
    const names: unknown = valueAt(items[at], ['days']);
    return (Array.isArray(names) ? names : []).map((name) => dayNames.findIndex((day) => day === name));
  };
  const places = [...items.keys()].filter((at) => daysAt(at).some((day) => told.includes(day)));
  const isWhole = [index, ...places].every((at) => daysAt(at).every((day) => told.includes(day)));
  return isWhole ? places.filter((at) => at !== index) : undefined;
}

/** Lines as sentences of one text. */
const asText = (lines: readonly string[]) =>
  lines.map((line, at) => (at < lines.length - 1 && !/[.!?:;,]$/.test(line) ? `${line}.` : line)).join(' ');

/**
 * Hours that were pasted into a field of a row of hours, and stand there, as rows: the lines that are none go into the field that
 * the section has for words beside its hours, or are named as left out. Nothing where all lines are rows of a list in words, which
 * need no asking, or where something would be lost.
 */
export function wishMostHours(data: unknown, pasted: Pasted): EditWish | undefined {
  const { text, field, list, path, index } = pasted;
  const told = field === undefined ? undefined : fitMostHours(list, text);
  const place = [...path, index, String(field)];
  const isPasted = (now: unknown) => inLine(valueAt(now, place)) === inLine(text);
  const items = valueAt(data, path);
  if (told === undefined || !Array.isArray(items) || !isPasted(data)) return undefined;
  const { rows, left } = told;
  // What was pasted stands in the place of what the field said before.
  const before = items.with(index, { ...Object(items[index]), [String(field)]: '' });
  const inPlace = { ...pasted, items: before };
  const old = told.days && outdatedWeek(items, index, told.days);
  if (told.days !== undefined && old === undefined) return undefined;
  const wish = wishItems(rows, inPlace, old);
  if (wish === undefined) return undefined;
  const type = valueAt(data, [...path.slice(0, -1), 'type']);
  const amount = countOf(
    rows.length,
    nounFor(String(path.at(-1)), typeof type === 'string' ? type : undefined),
  );
  const note = left.length === 0 ? undefined : freeNote(data, pasted);
  const beside =
    note === undefined
      ? { label: left.length === 0 ? '' : `, sem ${inQuotes(left)}`, said: sayLeft(left) }
      : { label: `, com ${inQuotes(left)} em “${note.label}”`, said: ` O resto está em “${note.label}”.` };
  return {
    ...wish,
    label: `fazer ${amount}${beside.label}`,
    said: `${wish.said ?? ''}${beside.said}`,
    edit: (now) => {
      if (!isPasted(readData(now))) return { ok: true, text: now };
      const done = wish.edit(now);
      return done.ok && note !== undefined ? putAt(done.text, note.path, asText(left), note.order) : done;
    },
  };
}
