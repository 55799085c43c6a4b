import { assemble, gapAt } from '../edit/assemble.ts';
import { changeAt } from '../edit/data.ts';
import { layOut, type Layout, type Part } from '../edit/layout.ts';
import type { Parsed } from '../edit/parse.ts';
import { writeEntry } from '../edit/write-fields.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { asWritten, prove } from './prove.ts';
import { fitLines } from './units.ts';

/** What is to stand at one place of a list: an item that is there, or one with another value, or a new one. */
export interface Slot {
  /** Where it stands now; nothing for a new one. */
  readonly from?: number | undefined;
  /** What it is to be, where that is not what it is. */
  readonly value?: unknown;
  /** Its lines at the margin, where somebody has written them. */
  readonly lines?: string | undefined;
}

function coreOf({ value, lines }: Slot, { dash, field, lineBreak }: Layout, isFaithful: boolean): string {
  if (lines !== undefined && isFaithful) return fitLines(lines, { from: 0, to: dash, lineBreak });
  return writeEntry(asWritten(value), { dash, field, lineBreak });
}

/** The items as text. Blank lines travel with the item below them, but for those at the top of the list. */
function partsOf(layout: Layout, slots: readonly Slot[], isFaithful: boolean): readonly Part[] {
  const [top, ...others] = layout.parts;
  const first = slots[0]?.from;
  const freed = (first === undefined ? others[0]?.gap : layout.parts[first]?.gap) ?? layout.lineBreak;
  return slots.map((slot, index) => {
    const old = slot.from === undefined ? undefined : layout.parts[slot.from];
    const core = slot.value === undefined && old !== undefined ? old.core : coreOf(slot, layout, isFaithful);
    const usual = slot.from === 0 ? freed : (old?.gap ?? gapAt(layout, index));
    const isNoted = old?.isNoted ?? endsAsNote(core, layout.dash);
    return { core, gap: index === 0 ? (top?.gap ?? '') : usual, isNoted };
  });
}

function endsAsNote(core: string, dash: number): boolean {
  const last = core.trimEnd().split('\n').at(-1) ?? '';
  return /^ *#/.test(last) && last.search(/\S/) <= dash;
}

function* textsOf(layout: Layout, slots: readonly Slot[]): Generator<string> {
  for (const isFaithful of [true, false])
    yield* assemble({ ...layout, parts: partsOf(layout, slots, isFaithful) });
}

/** Writes the list at a path anew: items stay, move, go, come or change. Nothing where it cannot be proven. */
export function writeList(parsed: Parsed, path: Path, slots: readonly Slot[]): Parsed | undefined {
  const layout = layOut(parsed, path);
  if (!layout.ok || slots.length === 0) return undefined;
  const items = valueAt(parsed.data, path);
  const old = Array.isArray(items) ? items : [];
  const wanted = slots.map(({ from, value }) => value ?? old[from ?? -1]);
  return prove(
    textsOf(layout, slots),
    changeAt(parsed.data, path, () => wanted),
  );
}
