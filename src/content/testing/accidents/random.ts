/** Chance that can be told again: the same seed gives the same course. */
export interface Chance {
  /** A whole number from 0 to one below the limit. */
  readonly below: (limit: number) => number;
  /** One of a list, which may not be empty. */
  readonly pick: <Item>(list: readonly Item[]) => Item;
}

/** Chance from a seed, by the xorshift generator of 32 bits. */
export function makeChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e37_79b9) | 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 0x1_0000_0000) * limit);
  };
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return { below, pick };
}
