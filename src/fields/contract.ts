/** The words for a contract that a page breaks. */
interface Words {
  readonly severity: 'error' | 'warning';
  /** What is wrong, as the editor reads it. */
  readonly message: string;
  /** What to do about it. */
  readonly cure: string;
}

/**
 * What a block asks of the page it stands on, as data. `content/validate/checks/contracts.ts` knows the rules,
 * the block says which of them hold for it and in which words.
 */
export type Contract = Words &
  (
    | { readonly rule: 'once' }
    | { readonly rule: 'first' }
    /** A list of the block should have so many entries. */
    | { readonly rule: 'least'; readonly list: string; readonly count: number }
    /** At most one entry of a list may say yes in a field. */
    | { readonly rule: 'one-marked'; readonly list: string; readonly field: string }
    /** The section whose id a field names must be shown on the same page; most often it is of a usual type. */
    | { readonly rule: 'target'; readonly field: string; readonly usual?: string }
  );
