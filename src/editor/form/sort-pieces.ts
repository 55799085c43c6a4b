import {
  farewell,
  greeting,
  insertData,
  readData,
  removeField,
  repairTyped,
  setValue,
  signing,
  subject,
  valueAt,
  type Edit,
  type Field,
  type Group,
} from '../../core/core.ts';
import { writingOrder } from './action-group.ts';
import { labelOf } from './labels.ts';
import { putAt, type FieldPath } from './wishes.ts';

/** A field of an item that takes words of a person's own. */
interface Target {
  readonly name: string;
  readonly label: string;
}

/** What one chooses among, and does not write. */
const isWritten = ({ outline }: Field) =>
  outline.kind === 'text'
    ? ['line', 'long', 'price', 'number', 'date'].includes(outline.control ?? 'line')
    : outline.kind === 'list' && outline.item.kind === 'text';

/** What only says when an item is shown, or leads somewhere. */
const others: ReadonlySet<string> = new Set([
  'href',
  'to',
  'chat',
  'id',
  'showOn',
  'shortLabel',
  'labelDetail',
]);

/** The fields that pieces of a text may be for. */
export const listTargets = (item: Group): readonly Target[] =>
  [...item.fields.values()]
    .filter((field) => isWritten(field) && field.otherWayOf === undefined && !others.has(field.name))
    .map((field) => ({ name: field.name, label: labelOf(field) }));

/** So many pieces are chosen for one by one. */
const most = 12;

/** The lines and cells of a text; nothing of one that is a single piece, or too many. */
export function listPieces(text: string): readonly string[] {
  const pieces = text
    .split(/\r?\n|\t/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length > 1 && pieces.length <= most ? pieces : [];
}

/** For which field each piece likely is, by its name: the first that says something for the item's own, what only greets for none. */
export function guessTargets(
  pieces: readonly string[],
  own: string,
  rest: string | undefined,
): readonly string[] {
  const isAround = (piece: string) =>
    [greeting, farewell, signing, subject].some((words) => words.test(piece));
  const first = Math.max(
    0,
    pieces.findIndex((piece) => !isAround(piece)),
  );
  return pieces.map((piece, at) => (at === first ? own : isAround(piece) ? '' : (rest ?? '')));
}

interface Sorted {
  /** The item. */
  readonly path: FieldPath;
  readonly item: Group;
  /** The field that all pieces stand in now. */
  readonly own: string;
  readonly pieces: readonly string[];
  /** By piece, the name of its field; empty for what stays out. */
  readonly chosen: readonly string[];
}

/** What stands in a field once pieces are put there; they take the place of what stood there. */
function writeField(
  text: string,
  place: FieldPath,
  { said, item }: { said: readonly string[]; item: Group },
): Edit {
  const name = String(place.at(-1));
  const outline = item.fields.get(name)?.outline;
  if (outline?.kind === 'list') {
    const given = valueAt(readData(text), place);
    const count = Array.isArray(given) ? given.length : 0;
    if (count === 0) return putAt(text, place, [...said], writingOrder(item));
    return said.reduce<Edit>(
      (done, one, at) => (done.ok ? insertData(done.text, place, count + at, one) : done),
      { ok: true, text },
    );
  }
  const isLong = outline?.kind === 'text' && outline.control === 'long';
  const value = said.join(isLong ? '\n' : ' ');
  return putAt(text, place, (outline && repairTyped(outline, value, name)) ?? value, writingOrder(item));
}

/** Puts each piece of a text that was pasted into one field into the field that somebody chose for it. */
export function sortPieces(text: string, { path, item, own, pieces, chosen }: Sorted): Edit {
  const names = [...new Set([own, ...chosen])].filter((name) => name !== '');
  return names.reduce<Edit>(
    (done, name) => {
      if (!done.ok) return done;
      const said = pieces.filter((_, at) => chosen[at] === name);
      const place = [...path, name];
      if (said.length > 0) return writeField(done.text, place, { said, item });
      return item.fields.get(name)?.isNeeded === true
        ? setValue(done.text, place, '')
        : removeField(done.text, place);
    },
    { ok: true, text },
  );
}
