import { texts } from './texts.ts';

/** What a page is drawn with: the same number gives the same page on every machine. */
export interface Draw {
  /** A whole number from zero to below a limit. */
  readonly number: (limit: number) => number;
  readonly one: (from: readonly string[]) => string;
  /** Some of a list, none of them twice. */
  readonly some: <Entry>(from: readonly Entry[], count: number) => readonly Entry[];
  /** So many sentences. */
  readonly text: (count: number) => string;
}

/** Mulberry32, which the peers' generator uses too. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes what the page of a number is drawn with. */
export function makeDraw(page: number): Draw {
  const random = makeRandom(page * 2_654_435_761 + 12_345);
  const number = (limit: number) => Math.floor(random() * limit);
  const some = <Entry>(from: readonly Entry[], count: number) => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(number(left.length), 1),
    ).flat();
  };
  return {
    number,
    some,
    one: (from) => from[number(from.length)] ?? '',
    text: (count) => some(texts.sentences, count).join(' '),
  };
}
