/** Something that `npm test` runs. */
export interface Step {
  readonly name: string;
  /** Node's. */
  readonly arguments: readonly string[];
  /** What its environment has beside everybody's. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where it writes its tests' results as vitest does; one without counts as one test. */
  readonly report?: string;
  /** What must have gone well before. */
  readonly needs?: readonly string[];
  /** The files whose change it is about. */
  readonly concerns: RegExp;
  /** Whether it runs where it is named or everything is tried, and in no ordinary run. */
  readonly isRare?: boolean;
  /** Whether it has nothing to do here, and runs only where it is named. */
  readonly isIdle?: boolean;
  /** Whether it shows what it does as it goes. */
  readonly isLong?: boolean;
  /** Whether it finds out by itself which of its tests reach a changed module. */
  readonly follows?: boolean;
}

/** A test of a vitest report. */
export interface TestCase {
  readonly status?: string;
  readonly fullName?: string;
  /** In ms. */
  readonly duration?: number | null;
}

/** What of a vitest report is read. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The file's path. */
    readonly name?: string;
    readonly status?: string;
    readonly assertionResults?: readonly TestCase[];
  }[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What became of a step. */
export interface Result extends Counts {
  readonly name: string;
  readonly report?: Report | undefined;
}

/** What steps gain from what they need, by name; nothing where that has failed. */
export type Outcomes = Map<string, Promise<object | undefined>>;

/** What differs from a revision. */
export interface Change {
  readonly base: string;
  readonly files: readonly string[];
}
