import { moveItem } from '../edit/move.ts';
import { reasons, refuse } from '../edit/outcome.ts';
import { parse, type Parsed } from '../edit/parse.ts';
import { setValue } from '../edit/set-value.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { Conflict, Merged } from './conflict.ts';
import { readEdit } from './prove.ts';
import { coming, going, moving, shift, type Shift } from './shift.ts';
import { dropField, writeField } from './write-field.ts';
import { writeList, type Slot } from './write-list.ts';

/** The text with a choice written into it, and what is still to be chosen; or why it cannot be written. */
export type Chosen = (Merged & { readonly ok: true }) | { readonly ok: false; readonly reason: string };

interface Step {
  readonly parsed: Parsed | undefined;
  readonly shift?: Shift;
}

type Target = Pick<Conflict, 'path' | 'ours' | 'lines' | 'order'>;

function amountAt({ data }: Parsed, path: Path): number {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.length : 0;
}

function keep(amount: number): readonly Slot[] {
  return Array.from({ length: amount }, (_, from) => ({ from }));
}

/** Takes an item or field away; with the last one goes what is around it. */
function remove(parsed: Parsed, path: Path): Step {
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (last === undefined) return { parsed: undefined };
  if (typeof last === 'number') {
    const slots = keep(amountAt(parsed, around)).toSpliced(last, 1);
    if (slots.length === 0) return remove(parsed, around);
    return { parsed: writeList(parsed, around, slots), shift: going(around, last) };
  }
  const isAlone = Object.keys(Object(valueAt(parsed.data, around))).length === 1;
  return isAlone ? remove(parsed, around) : { parsed: dropField(parsed, path) };
}

/** Puts an item or field in; what should be around it and is gone comes with it. */
function add(parsed: Parsed, { path, ours, lines, order }: Target): Step {
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (last === undefined) return { parsed: undefined };
  if (valueAt(parsed.data, around) === undefined) {
    const value = typeof last === 'number' ? [ours] : { [last]: ours };
    return add(parsed, { path: around, ours: value });
  }
  if (typeof last === 'string')
    return { parsed: writeField(parsed, { path, value: ours, lines, order: order ?? [] }) };
  const slots = keep(amountAt(parsed, around));
  const at = Math.min(last, slots.length);
  const written = writeList(parsed, around, slots.toSpliced(at, 0, { value: ours, lines }));
  return { parsed: written, shift: coming(around, at) };
}

/** Writes our value over theirs. */
function replace(parsed: Parsed, { path, ours, lines, order }: Target): Step {
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof ours === 'string' && typeof valueAt(parsed.data, path) === 'string') {
    return { parsed: readEdit(setValue(parsed.text, path, ours)) };
  }
  if (typeof last !== 'number')
    return { parsed: writeField(parsed, { path, value: ours, lines, order: order ?? [] }) };
  const slots = keep(amountAt(parsed, around)).with(last, { from: last, value: ours, lines });
  return { parsed: writeList(parsed, around, slots) };
}

/** Moves an item behind the neighbour that it has in ours. */
function move({ text }: Parsed, { path, after = -1 }: Conflict): Step {
  const [list, from] = [path.slice(0, -1), Number(path.at(-1))];
  const to = after < from ? after + 1 : after;
  return { parsed: readEdit(moveItem(text, list, from, to)), shift: moving(list, from, to) };
}

function takeOurs(parsed: Parsed, conflict: Conflict): Step {
  if (conflict.kind === 'both-moved') return move(parsed, conflict);
  if (conflict.ours === undefined) return remove(parsed, conflict.path);
  return conflict.theirs === undefined ? add(parsed, conflict) : replace(parsed, conflict);
}

/**
 * Writes what somebody chose of a conflict of a merged text. The conflicts that it gives are those that are left, each
 * with its path in the new text.
 */
export function choose({ text, conflicts }: Merged, conflict: Conflict, side: 'ours' | 'theirs'): Chosen {
  const rest = conflicts.filter((one) => one !== conflict);
  if (side === 'theirs') return { ok: true, text, conflicts: rest };
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const step = takeOurs(parsed, conflict);
  if (step.parsed === undefined) return refuse(reasons.mismatch);
  const shifted = rest.map((one) => (step.shift === undefined ? one : shift(one, step.shift)));
  return { ok: true, text: step.parsed.text, conflicts: shifted };
}
