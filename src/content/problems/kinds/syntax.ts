import { error, hint, toLine, toWholeLine, type KindsOf, type None } from './kind.ts';

interface Line {
  /** The whole line as it should be. */
  readonly line: string;
}

/** What can be wrong with how a file is written: indents, quotes, colons, dashes. */
export interface SyntaxParameters {
  readonly tab: { readonly line?: string | undefined };
  readonly specialSpace: None;
  readonly spaceAfterColon: Line;
  readonly alias: Line;
  readonly anchor: Line;
  readonly tag: Line;
  readonly mergeKey: None;
  readonly questionKey: None;
  readonly reservedKey: { readonly key: string };
  readonly blockSign: { readonly sign: string; readonly better: string };
  readonly specialStart: Line & { readonly sign: string };
  readonly directive: None;
  readonly severalDocuments: None;
  readonly conflict: None;
  readonly cutByHash: Line & { readonly cut: string };
  readonly openQuote: Line;
  readonly openBracket: { readonly sign: string };
  readonly textAfterQuotes: Line;
  readonly curlyQuotes: Line;
  readonly curlyQuotesShown: None;
  readonly colonInText: Line;
  readonly indentedTooMuch: Line;
  readonly indentedWrong: Line;
  readonly gluedColon: Line;
  readonly gluedDash: Line;
  readonly foreignDash: Line & { readonly sign: string };
  readonly foreignColon: Line;
  readonly listOnKeyLine: { readonly key: string; readonly item: string };
  readonly missingColon: Line;
  readonly backslash: Line;
  readonly missingDash: None;
  readonly missingList: { readonly isSection: boolean };
  readonly trailing: None;
  readonly unreadable: None;
}

export const syntaxKinds: KindsOf<SyntaxParameters> = {
  tab: error('P005', ({ line }) => (line === undefined ? undefined : { line, isWhole: true })),
  specialSpace: error('P005'),
  spaceAfterColon: error('P005', toLine),
  alias: error('P007', toLine),
  anchor: error('P007', toLine),
  tag: error('P007', toLine),
  mergeKey: error('P007'),
  questionKey: error('P007'),
  reservedKey: error('P012'),
  blockSign: error('P007', ({ sign, better }) => ({ from: sign, to: better })),
  specialStart: error('P007', toLine),
  directive: error('P008'),
  severalDocuments: error('P008'),
  conflict: error('P008'),
  cutByHash: error('P030', toLine),
  openQuote: error('P004', toLine),
  openBracket: error('P004'),
  textAfterQuotes: error('P004', toLine),
  curlyQuotes: error('P004', toLine),
  curlyQuotesShown: hint('P037'),
  colonInText: error('P004', toLine),
  indentedTooMuch: error('P004', toWholeLine),
  indentedWrong: error('P004', toWholeLine),
  gluedColon: error('P004', toLine),
  gluedDash: error('P004', toLine),
  foreignDash: error('P004', toLine),
  foreignColon: error('P004', toLine),
  listOnKeyLine: error('P004'),
  missingColon: error('P004', toLine),
  backslash: error('P004', toLine),
  missingDash: error('P004'),
  missingList: error('P004'),
  trailing: error('P004'),
  unreadable: error('P004'),
};
