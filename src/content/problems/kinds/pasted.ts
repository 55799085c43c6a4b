import { error, type KindsOf } from './kind.ts';

/** What can be wrong with sections and lists that a cut and a paste put together. Lines count from 1. */
export interface PastedParameters {
  /** `first` and `last` are the lines of the section that was pasted. */
  readonly sectionBetweenItems: {
    readonly keys: readonly string[];
    readonly first: number;
    readonly last: number;
    /** The line of the next section, or behind the last one. */
    readonly above: number;
  };
  /** The fields from `line` on are those of the section of type `outer`; that of `type` was pasted before them. */
  readonly sectionBetweenFields: {
    /** The line of the other's type, where nothing else is left there: its fields may have been moved without it. */
    readonly bare?: number | undefined;
    readonly type: string;
    readonly outer: string;
    readonly keys: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly above: number;
    readonly line: number;
  };
  /** A list without the line of its `name`, which would stand above `line` with `indent` spaces. */
  readonly unnamedList: {
    readonly keys: readonly string[];
    readonly name: string;
    readonly line: number;
    readonly indent: number;
  };
  /** From `first` to `last` stands the section, which belongs above `above`, its dash in `column`. */
  readonly sectionAsItem: {
    readonly type: string;
    readonly first: number;
    readonly last: number;
    readonly above: number;
    readonly column: number;
  };
  /** `first` and `last` are the lines that are there again below; a note among them may not be. */
  readonly sectionBegunTwice: {
    readonly type: string;
    readonly first: number;
    readonly last: number;
    readonly hasNote: boolean;
  };
  /** `better` are the entry's lines with one dash, from `line` on. */
  readonly doubleDash: { readonly better: readonly string[]; readonly line: number };
  /** The section as it is to be written, as far as that is known. */
  readonly listAsSection: { readonly lines: readonly string[] };
}

export const pastedKinds: KindsOf<PastedParameters> = {
  sectionBetweenItems: error('P012', undefined, ({ first, last, above }) => ({ first, last, above })),
  sectionBetweenFields: error('P012', undefined, ({ bare, first, last, above, line }) =>
    bare === undefined ? { first, last, above } : { first: bare, last: bare, above: line },
  ),
  unnamedList: error('P012', ({ name, line, indent }) => ({
    first: line,
    last: line - 1,
    lines: [`${' '.repeat(indent)}${name}:`],
  })),
  sectionAsItem: error('P012', undefined, ({ first, last, above, column }) => ({
    first,
    last,
    above,
    column,
  })),
  sectionBegunTwice: error(
    'P006',
    ({ first, last, hasNote }) => (hasNote ? undefined : { first, last, lines: [] }),
    ({ first, last }) => ({ first, last, lines: [] }),
  ),
  doubleDash: error('P014', ({ better, line }) => ({
    first: line,
    last: line + better.length - 1,
    lines: better,
  })),
  listAsSection: error('P011', undefined, ({ lines }) => ({ instead: lines })),
};
