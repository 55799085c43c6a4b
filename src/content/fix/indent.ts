import { readEntries, type Entry } from './entries.ts';
import {
  choosePlace,
  isDoubtful,
  outlineOfItem,
  listPlaces,
  outlineBelow,
  type Frame,
  type Opening,
} from './places.ts';
import type { Outline } from '../schema/outline.ts';

interface State {
  readonly frames: readonly Frame[];
  readonly opening?: Opening | undefined;
  /** How far to the right the last line had slipped. */
  readonly slip?: number;
  readonly doubt?: Doubt | undefined;
}

/** A line that opens a group and would fit elsewhere too, until the lines below have agreed with its place. */
interface Doubt {
  readonly column: number;
  readonly frame: Frame;
  /** Where the lines of its group stand. */
  readonly inner?: number;
}

/** The doubt that is left after a line, or `false` when the line speaks against the place of the one in doubt. */
function weigh(doubt: Doubt, entry: Entry, frame: Frame): Doubt | undefined | false {
  const { column, inner } = doubt;
  if (frame === doubt.frame) return entry.column === column ? undefined : false;
  if (entry.column === column) return false;
  if (entry.column < column) return undefined;
  if (inner === undefined) return { ...doubt, inner: entry.column };
  return entry.column < inner ? false : doubt;
}

interface Placed {
  readonly state: State;
  readonly out: number;
}

function openingFor(frame: Frame, entry: Entry, out: number): Opening | undefined {
  const { key, value, textColumn } = entry;
  if (key === undefined || (value !== '' && !value.startsWith('#'))) return undefined;
  return { outline: outlineBelow(frame, key), column: textColumn, out };
}

/** A column tells where a frame's lines stand, unless it is that of a frame around it: then the line slipped there. */
function addColumn(around: readonly Frame[], frame: Frame, { column }: Entry): void {
  // The outermost fields stand at the margin, wherever one of them slipped to.
  if (around.length === 1 && frame === around[0]) return;
  const isTaken = around.some((one) => one !== frame && one.kind === frame.kind && one.columns.has(column));
  if (!isTaken) frame.columns.add(column);
  else if (frame.columns.size === 0) frame.columns.add(frame.out);
}

/** Puts a line in its place, and tells what is open after it. */
function placeEntry(state: State, entry: Entry, isRespaced: boolean): Placed | undefined {
  const { frames, opening, slip = 0 } = state;
  const places = listPlaces(frames, opening, entry);
  const place = choosePlace(places, entry, entry.column - slip);
  if (place === undefined) return undefined;
  const { frame, depth } = place;
  const weighed = state.doubt && weigh(state.doubt, entry, frame);
  if (weighed === false) return undefined;
  const isOpen = isDoubtful(places, entry);
  // How wide a Tab was meant to be, nobody knows.
  if (isOpen && isRespaced) return undefined;
  const doubt = isOpen ? { column: entry.column, frame } : weighed;
  const open = [...frames.slice(0, depth), ...(frames.includes(frame) ? [] : [frame])];
  addColumn(frames.slice(0, depth), frame, entry);
  if (!entry.hasDash) {
    frame.seen.add(entry.key ?? '');
    return { out: frame.out, state: { frames: open, opening: openingFor(frame, entry, frame.out), doubt } };
  }
  if (entry.key === undefined) return { out: frame.out, state: { frames: open, doubt } };
  const seen = new Set([entry.key]);
  const columns = new Set([entry.textColumn]);
  const item: Frame = {
    kind: 'group',
    outline: outlineOfItem(frame, entry),
    columns,
    out: frame.out + 2,
    seen,
  };
  const inside = openingFor(item, entry, item.out);
  return { out: frame.out, state: { frames: [...open, item], opening: inside, doubt } };
}

/** A line in its new place; those that belong to it keep their own indentation among themselves. */
function rewrite(entry: Entry, out: number): readonly string[] {
  const { lines, column, hasDash, textColumn } = entry;
  const [first = '', ...rest] = lines;
  const inner = out + (hasDash ? 2 : 0);
  const own = ' '.repeat(out) + (hasDash ? '- ' : '') + first.slice(textColumn);
  const depths = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...depths);
  const isMoved = out !== column || least <= inner;
  if (!isMoved || depths.length === 0) return [own, ...rest];
  const shift = inner + 2 - least;
  const move = (line: string) =>
    shift < 0 ? line.slice(Math.min(-shift, line.search(/\S|$/))) : ' '.repeat(shift) + line;
  return [own, ...rest.map((line) => (line.trim() === '' ? line : move(line)))];
}

/** A comment stands over the line below it: it follows that line. */
function moveComments(lines: string[], entry: Entry, out: number): void {
  for (let above = entry.at - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    const column = line.search(/\S|$/);
    if (line[column] !== '#' || column !== entry.column) return;
    lines[above] = ' '.repeat(out) + line.slice(column);
  }
}

/**
 * Lines indented by what they say: sections by their `- type:`, fields by the block they belong to. `respaced` are
 * the numbers of lines whose indentation was not of plain spaces.
 */
export function fixIndent(
  lines: readonly string[],
  outline: Outline | undefined,
  respaced: ReadonlySet<number>,
): readonly string[] | undefined {
  const fixed = [...lines];
  const root: Frame = { kind: 'group', outline, columns: new Set([0]), out: 0, seen: new Set() };
  let state: State = { frames: [root] };
  for (const entry of readEntries(lines)) {
    if (entry.key === undefined && (!entry.hasDash || entry.value === '')) return undefined;
    const placed = placeEntry(state, entry, respaced.has(entry.at));
    if (placed === undefined) return undefined;
    const { out } = placed;
    state = { ...placed.state, slip: entry.column - out };
    moveComments(fixed, entry, out);
    fixed.splice(entry.at, entry.lines.length, ...rewrite(entry, out));
  }
  return fixed;
}
