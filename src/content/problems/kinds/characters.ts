import { error, toMeant, type KindsOf, type None } from './kind.ts';

/** What can be wrong with encodings and with signs that nobody sees. Lines are given as they should be. */
export interface CharacterParameters {
  /** `encoding` is the name that editors show, such as `UTF-16 LE`. */
  readonly utf16: { readonly encoding: string };
  readonly windows: None;
  readonly mixedLetters: { readonly line: string };
  readonly cutLetter: None;
  readonly notText: None;
  /**
   * Words as they are, and as they were where that is plain; `others` are further lines that are not told themselves.
   * `isMany` says of the first of several that an older version is the shorter way.
   */
  readonly lostLetters: {
    readonly words: readonly { readonly typed: string; readonly meant?: string | undefined }[];
    readonly line: string;
    readonly others: readonly number[];
    readonly isMany: boolean;
  };
  /** `isWhole` says that all accents of the file are so, and were scrambled at once. */
  readonly scrambled: {
    readonly typed: string;
    readonly meant: string;
    readonly line: string;
    readonly others: readonly number[];
    readonly isMany: boolean;
    readonly isWhole: boolean;
  };
  /** `meant` is what stands for the signs once they are gone. */
  readonly forbidden: { readonly signs: string; readonly meant: string; readonly line: string };
  readonly forbiddenCode: {
    /** As it is written between quotes, and what should stand there. */
    readonly from: string;
    readonly to: string;
    readonly sign: string;
    readonly line?: string | undefined;
    /** The line with the backslash as a sign of the text. */
    readonly literal?: string | undefined;
    /** Whether nothing is left of the text without the code. */
    readonly isAll: boolean;
  };
  readonly hiddenInName: { readonly typed: string; readonly seen: string };
  readonly hiddenInValue: { readonly field: string; readonly typed: string; readonly meant: string };
  readonly hiddenInPicture: { readonly name: string };
  readonly hiddenInFileName: { readonly name: string; readonly better: string };
}

export const characterKinds: KindsOf<CharacterParameters> = {
  utf16: error('P003'),
  windows: error('P003'),
  mixedLetters: error('P003'),
  cutLetter: error('P003'),
  notText: error('P003'),
  lostLetters: error('P003'),
  scrambled: error('P003', (found) => (found.isWhole ? undefined : toMeant(found))),
  forbidden: error('P003', ({ line }) => ({ line, isWhole: true })),
  forbiddenCode: error(
    'P003',
    ({ from, to, line, isAll }) => {
      if (isAll) return undefined;
      return line === undefined ? { from, to } : { line };
    },
    ({ from }) => ({ from, to: '…' }),
  ),
  hiddenInName: error(
    'P003',
    ({ typed, seen }) => ({ from: typed, to: seen }),
    ({ seen }) => ({ over: seen }),
  ),
  hiddenInValue: error('P003', toMeant, ({ meant }) => ({ value: meant })),
  hiddenInPicture: error('P024'),
  hiddenInFileName: error('P028'),
};
