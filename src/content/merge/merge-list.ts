import { layOut, type Layout } from '../edit/layout.ts';
import { isSame, type Parsed } from '../edit/parse.ts';
import type { Path } from '../problems/problem.ts';
import { alignThree, type Trio } from './align.ts';
import { newComments } from './comments.ts';
import { kindOfConflict } from './conflict.ts';
import { valuesAt, type Draft, type Spot, type Values } from './draft.ts';
import { orderItems, placeBehind, type Order } from './order.ts';
import { itemLines } from './units.ts';
import { writeList, type Slot } from './write-list.ts';

type Side = 'base' | 'ours' | 'theirs';

/** The three versions of a list, item by item. */
interface Lists {
  readonly trios: readonly Trio[];
  readonly value: (one: Trio, side: Side) => unknown;
  readonly lines: (one: Trio, side: Side) => string;
}

/** What becomes of an item: it stays, as theirs or with our lines or to be merged inside, or it goes. */
interface Fate {
  readonly fate: 'keep' | 'take' | 'divide' | 'drop';
  readonly isDisputed?: boolean;
}

function layOutAt(parsed: Parsed, path: Path | undefined): Layout | undefined {
  const layout = path && layOut(parsed, path);
  return layout?.ok ? layout : undefined;
}

/** Reads the three lists; nothing where one of them does not have its items on lines of their own. */
function readLists(draft: Draft, spot: Spot): Lists | undefined {
  const values = valuesAt(draft, spot);
  const hasBase = Array.isArray(values.base);
  const layouts = {
    base: hasBase ? layOutAt(draft.base, spot.base) : undefined,
    ours: layOutAt(draft.ours, spot.ours),
    theirs: layOutAt(draft.merged, spot.path),
  };
  if ((hasBase && !layouts.base) || !layouts.ours || !layouts.theirs) return undefined;
  const items = (side: keyof Values): readonly unknown[] => {
    const list = values[side];
    return Array.isArray(list) ? list : [];
  };
  return {
    trios: alignThree(items('base'), items('ours'), items('theirs')),
    value: (one, side) => items(side)[one[side] ?? -1],
    lines: (one, side) => {
      const [layout, place] = [layouts[side], one[side]];
      return layout === undefined || place === undefined ? '' : itemLines(layout, place);
    },
  };
}

/** An item that one of both no longer has: it goes, unless the other changed it. What they changed stays. */
function decideRemoval(one: Trio, { value, lines }: Lists): Fate {
  if (one.theirs === undefined) {
    const isChanged = one.ours !== undefined && !isSame(value(one, 'ours'), value(one, 'base'));
    return { fate: 'drop', isDisputed: isChanged };
  }
  const isLeft =
    isSame(value(one, 'theirs'), value(one, 'base')) &&
    newComments(lines(one, 'theirs'), lines(one, 'base')).length === 0;
  return isLeft ? { fate: 'drop' } : { fate: 'keep', isDisputed: true };
}

function decide(one: Trio, lists: Lists): Fate {
  const { value, lines } = lists;
  if (one.base === undefined) return { fate: one.theirs === undefined ? 'take' : 'keep' };
  if (one.ours === undefined || one.theirs === undefined) return decideRemoval(one, lists);
  if (lines(one, 'ours') === lines(one, 'base')) return { fate: 'keep' };
  if (lines(one, 'theirs') === lines(one, 'base')) return { fate: 'take' };
  const ours = value(one, 'ours');
  const isSettled = isSame(ours, value(one, 'base')) || isSame(ours, value(one, 'theirs'));
  return { fate: isSettled ? 'keep' : 'divide' };
}

/** What becomes of each item. A list is never left empty: what we removed from it last stays, and is told. */
function decideAll(lists: Lists): ReadonlyMap<Trio, Fate> {
  const fates = new Map(lists.trios.map((one) => [one, decide(one, lists)]));
  if ([...fates.values()].some(({ fate }) => fate !== 'drop')) return fates;
  const revive = (one: Trio, fate: Fate): Fate =>
    one.theirs === undefined ? fate : { fate: 'keep', isDisputed: true };
  return new Map([...fates].map(([one, fate]) => [one, revive(one, fate)]));
}

function slotOf(one: Trio, fate: Fate | undefined, { value, lines }: Lists): Slot {
  if (fate?.fate !== 'take') return { from: one.theirs };
  return { from: one.theirs, value: value(one, 'ours'), lines: lines(one, 'ours') };
}

interface Settled extends Order {
  readonly lists: Lists;
  readonly fates: ReadonlyMap<Trio, Fate>;
}

/** Notes what both changed in a list that has been written. */
function disputeItems(draft: Draft, { path }: Spot, { lists, fates, items, disputed }: Settled): void {
  for (const one of lists.trios) {
    const [ours, theirs] = [lists.value(one, 'ours'), lists.value(one, 'theirs')];
    const place = items.includes(one) ? items.indexOf(one) : placeBehind(one, items, lists.trios);
    const at = [...path, place];
    if (fates.get(one)?.isDisputed) {
      const lines = ours === undefined ? undefined : lists.lines(one, 'ours');
      const base = lists.value(one, 'base');
      draft.conflicts.push({ kind: kindOfConflict(ours, theirs), path: at, base, ours, theirs, lines });
    }
    if (disputed.includes(one)) {
      const after = placeBehind(one, items, lists.trios) - 1;
      draft.conflicts.push({ kind: 'both-moved', path: at, ...places(one), after });
    }
  }
}

function places({ base, ours, theirs }: Trio): Values {
  return { base, ours, theirs };
}

/** Merges a list item by item. Gives the spots of those that both changed; nothing for a list that cannot be divided. */
export function mergeList(draft: Draft, spot: Spot): readonly Spot[] | undefined {
  const lists = readLists(draft, spot);
  if (lists === undefined) return undefined;
  const fates = decideAll(lists);
  const order = orderItems(lists.trios, (one) => fates.get(one)?.fate !== 'drop');
  const slots = order.items.map((one) => slotOf(one, fates.get(one), lists));
  const merged = writeList(draft.merged, spot.path, slots);
  if (merged === undefined) return undefined;
  draft.merged = merged;
  disputeItems(draft, spot, { lists, fates, ...order });
  return order.items.flatMap(({ base, ours }, place): readonly Spot[] => {
    if (fates.get(order.items[place] ?? {})?.fate !== 'divide') return [];
    return [
      {
        path: [...spot.path, place],
        base: spot.base && [...spot.base, base ?? -1],
        ours: [...spot.ours, ours ?? -1],
      },
    ];
  });
}
