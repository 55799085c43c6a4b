import { error, type Correction, type KindsOf } from './kind.ts';

/** A section whose first line was lost. */
export interface LostType {
  readonly title?: string | undefined;
  /** The repeated field, or the first that stands alone. */
  readonly key: string;
  /** The types that would fit, the best first. */
  readonly types: readonly string[];
  /** The number of the first line that is left. */
  readonly line: number;
  /** Columns before the dashes of sections. */
  readonly margin: number;
}

/** What can be wrong with lines that lost what they belong to: a section's type, a dash, a list. */
export interface LostParameters {
  /** `item` is the whole line as the beginning of an item, where it may be one. */
  readonly duplicateKey: {
    readonly key: string;
    readonly isFile: boolean;
    /** Whether it stands in a field that is a single group, in which no item can begin. */
    readonly isGroup: boolean;
    readonly item?: string | undefined;
    /** The second line under the name of a field that is there for a second one. */
    readonly other?: string | undefined;
  };
  /** A dash that stands alone on line `first`, and below it, to line `last`, the fields of its item in its own column. */
  readonly loneDash: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** From line `first` to `last` a new item and, behind it, the rest of the one that begins on line `item`: in their order. */
  readonly pastedBetween: {
    readonly first: number;
    readonly last: number;
    readonly item: number;
    readonly lines: readonly string[];
  };
  /** From line `first` to `last` stands another page, whose file may have a `name`. */
  readonly secondPage: { readonly first: number; readonly last: number; readonly name: string };
  /** From line `first` to `last` stands another section in the file of a shared one; its own may have a `name`. */
  readonly secondSection: {
    readonly first: number;
    readonly last: number;
    readonly name: string;
    readonly hasDash: boolean;
  };
  /** From line `from` to `last` stand sections in site.yaml; `first` is the line of the list's name, where it has one. */
  readonly siteSection: { readonly first: number; readonly from: number; readonly last: number };
  readonly secondSections: { readonly line: number };
  /** `line` is the number of the second. */
  readonly sameLine: { readonly line: number };
  readonly lostType: LostType;
  /** `isNear`: the first of the two stands right above. */
  readonly doubtfulType: LostType & { readonly isNear: boolean };
  /** From `line` on items of a section of a type with this label, of which `lines`, all that stands above them, are gone. */
  readonly lostHead: {
    readonly type: string;
    readonly label: string;
    readonly line: number;
    readonly lines: readonly string[];
  };
  /** From line `first` to `last` the rest of a section of a type with this label, of which `lines`, its beginning, are gone. */
  readonly leftSection: {
    readonly type: string;
    readonly label: string;
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /** Fields of an item whose beginning is gone, from line `first` to `last`; `line` is what it would begin with, `twin` the line that says the same field. */
  readonly restOfItem: {
    readonly first: number;
    readonly last: number;
    readonly line: string;
    readonly twin?: number | undefined;
  };
  /** From line `first` to `last` the fields of a second group, such as a button, in a `field` that is one. */
  readonly secondGroup: { readonly field: string; readonly first: number; readonly last: number };
  /** Hours of the same days once more, from line `first` to `last`: `lines` are them as an item. */
  readonly secondHours: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** The rest of a section of a type whose dash is on line `head`, from line `first` to `last`: it belongs above line `above`. */
  readonly cutEarly: {
    readonly type: string;
    readonly head: number;
    readonly first: number;
    readonly last: number;
    readonly above: number;
  };
  /** An item that was pasted away from its list. */
  readonly pastedItem: {
    /** The number of its first line. */
    readonly line: number;
    readonly indent: number;
    /** Columns before the dashes of the list's other items. */
    readonly neighbours: number;
    /** Its lines, as they should be. */
    readonly better: readonly string[];
  };
}

/** The line that begins the section: in the place of the one that has all but its dash, or else above what is left. */
function toType({ key, types: [type = '…'], line, margin }: LostType): Correction {
  const last = key === 'type' ? line : line - 1;
  return { first: line, last, lines: [`${' '.repeat(margin)}- type: ${type}`] };
}

export const lostKinds: KindsOf<LostParameters> = {
  duplicateKey: error('P006', undefined, ({ item }) =>
    item === undefined ? { remove: 'line' } : { line: item, isWhole: true },
  ),
  pastedBetween: error('P006', ({ first, last, lines }) => ({ first, last, lines })),
  loneDash: error('P004', ({ first, last, lines }) => ({ first, last, lines })),
  secondPage: error('P006'),
  secondSection: error('P006'),
  siteSection: error('P012', undefined, ({ first, last }) => ({ first, last, lines: [] })),
  secondSections: error('P006', ({ line }) => ({ first: line, last: line, lines: [] })),
  sameLine: error('P006', ({ line }) => ({ first: line, last: line, lines: [] })),
  lostType: error('P011', (lost) => (lost.types.length === 1 ? toType(lost) : undefined), toType),
  doubtfulType: error('P006', undefined, (lost) =>
    lost.isNear && lost.key !== 'type' ? { remove: 'line' } : toType(lost),
  ),
  lostHead: error('P011', undefined, ({ line, lines }) => ({ first: line, last: line - 1, lines })),
  leftSection: error('P011', undefined, ({ first, lines }) => ({ first, last: first - 1, lines })),
  restOfItem: error('P006', undefined, ({ first, last }) => ({ first, last, lines: [] })),
  secondGroup: error('P006', undefined, ({ first, last }) => ({ first, last, lines: [] })),
  secondHours: error('P006', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  cutEarly: error('P004', undefined, ({ first, last, above }) => ({ first, last, above })),
  pastedItem: error('P004', ({ line, better }) => ({
    first: line,
    last: line + better.length - 1,
    lines: better,
  })),
};
