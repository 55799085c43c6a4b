/** A row of a list in the hand. The others make room for it where they stand: nothing is rendered for that. */
export interface Lifted {
  /** The place that it was taken from. */
  readonly from: number;
  /** The place that it would be let go at now. */
  readonly to: () => number;
  /** How far below its own place it would stand at another one, or at the last that there is on the way. */
  readonly offsetAt: (place: number) => number;
  /** Holds it so far below its own place. */
  readonly hold: (offset: number) => void;
  /** Puts it into the place that it is over, until the list has its new order. */
  readonly settle: () => void;
  /** Leaves every row at the place that it has in the list. */
  readonly release: () => void;
}

interface Slot {
  readonly row: HTMLElement;
  readonly top: number;
  readonly bottom: number;
}

/** How far a row has to go that makes room for another one. */
function stepOf(slots: readonly Slot[], from: number): number {
  const [before, own, after] = [slots[from - 1], slots[from], slots[from + 1]];
  if (own && after) return after.top - own.top;
  return own && before ? own.bottom - before.bottom : 0;
}

function move({ style }: HTMLElement, offset: number, duration: number): void {
  style.transition = duration === 0 ? '' : `transform ${duration}ms ease`;
  style.transform = offset === 0 ? '' : `translateY(${offset}px)`;
}

/**
 * How much of the way to the next place takes that place. More than half: who aims at the line between two rows wants to
 * let go there, on the near side of it.
 */
const enough = 0.65;

/** Takes a row into the hand, or as its keys say. It is known by `data-dragged` until it is released. */
export function liftRow(row: HTMLElement, isByKeys: boolean): Lifted {
  row.toggleAttribute('data-dragged', true);
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement);
  const slots = rows.map((one): Slot => {
    const { top, bottom } = one.getBoundingClientRect();
    return { row: one, top, bottom };
  });
  const from = rows.indexOf(row);
  const own = slots[from] ?? { row, top: 0, bottom: 0 };
  const step = stepOf(slots, from);
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
  let to = from;
  const offsetAt = (place: number) => {
    const { top, bottom } = slots[Math.max(0, Math.min(place, slots.length - 1))] ?? own;
    return place > from ? bottom - own.bottom : top - own.top;
  };
  const isBetween = (place: number, goal: number) =>
    place !== from && place >= Math.min(from, goal) && place <= Math.max(from, goal);
  const makeRoom = (goal: number) => {
    for (const [place, slot] of slots.entries()) {
      const isAside = isBetween(place, goal);
      if (isAside !== isBetween(place, to))
        move(slot.row, isAside ? Math.sign(from - place) * step : 0, duration);
    }
    to = goal;
  };
  /** How far on the way from a place to the one behind it, as a share. */
  const share = (offset: number, place: number, next: number) =>
    (offset - offsetAt(place)) / (offsetAt(next) - offsetAt(place));
  const goalAt = (offset: number) => {
    const side = Math.sign(offset);
    let goal = from;
    while (slots[goal + side] !== undefined && share(offset, goal, goal + side) > enough) goal += side;
    return goal;
  };
  const hold = (offset: number) => {
    move(row, offset, isByKeys ? duration : 0);
    const goal = goalAt(offset);
    if (goal !== to) makeRoom(goal);
  };
  return {
    from,
    to: () => to,
    offsetAt,
    hold,
    settle: () => move(row, offsetAt(to), duration),
    release() {
      for (const one of rows) move(one, 0, 0);
      row.toggleAttribute('data-dragged', false);
    },
  };
}
