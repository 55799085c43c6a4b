import type { Outcome } from './accidents.ts';

/** What became of many accidents, in figures. */
export interface Summary {
  readonly accidents: number;
  /** Accidents of which the checker tells something. */
  readonly told: number;
  /** The rest: what they leave is content too. */
  readonly passed: number;
  /** Messages for each accident that is told. */
  readonly mean: number;
  /** Of those that are told, the share with a single message. */
  readonly exactlyOne: number;
  /** Messages about other files that a message at the accident makes superfluous. */
  readonly knockOn: number;
  readonly crashes: number;
  /** Lines from the accident to the first message: in the middle of all, and of 95 in 100. */
  readonly distance: { readonly median: number; readonly ninetyFive: number };
}

/** Messages about other files beyond the one that an accident needs when its own file says nothing. */
export function countKnockOn({ own, others }: Outcome): number {
  return own.length > 0 ? others.length : Math.max(0, others.length - 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** Sums up the outcomes of accidents. */
export function summarise(outcomes: readonly Outcome[]): Summary {
  const messages = outcomes.map(({ own, others }) => own.length + others.length);
  const told = messages.filter((count) => count > 0);
  const distances = outcomes.flatMap(({ distance }) => distance ?? []).toSorted((one, other) => one - other);
  const at = (share: number) => distances[Math.floor(share * (distances.length - 1))] ?? 0;
  return {
    accidents: outcomes.length,
    told: told.length,
    passed: outcomes.length - told.length,
    mean: round(sum(told) / Math.max(1, told.length)),
    exactlyOne: round(told.filter((count) => count === 1).length / Math.max(1, told.length)),
    knockOn: sum(outcomes.map(countKnockOn)),
    crashes: outcomes.filter(({ crash }) => crash !== undefined).length,
    distance: { median: at(0.5), ninetyFive: at(0.95) },
  };
}
