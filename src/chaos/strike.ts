/** What was done, in figures or kinds of them, and what went wrong. */
export interface Outcome {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly faults: readonly string[];
}

/** A figure, or figures of kinds. */
export type Figure = string | number | boolean | Readonly<Record<string, number>>;
