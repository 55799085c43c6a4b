import type { SourceKind } from '../place.ts';
import { error, hint, warning, type Advice, type KindsOf, type None } from './kind.ts';

/** What can be wrong with files as such: their sizes, names and places. */
export interface FileParameters {
  readonly tooLarge: { readonly kilobytes: number };
  readonly tooManyLines: { readonly lines: number };
  readonly tooManySigns: { readonly signs: number };
  readonly tooDeep: { readonly depth: number };
  readonly loneReturn: None;
  /** `lines` are the beginning of the file, where it has one that all have. */
  readonly empty: { readonly file: SourceKind; readonly lines?: readonly string[] | undefined };
  /** `better` are all lines without the one dash that they begin with. */
  readonly listAtRoot: {
    readonly file: SourceKind;
    readonly better?: readonly string[] | undefined;
    readonly lines?: readonly string[] | undefined;
  };
  /** `lines` stand in place of those from `first` to `last`; `isAlone`: below the name there is no list. */
  readonly sectionsInShared: {
    readonly first: number;
    readonly last: number;
    readonly lines?: readonly string[] | undefined;
    readonly isAlone: boolean;
  };
  /** `lines` stand in place of `last` lines. */
  readonly textAtRoot: {
    readonly file: SourceKind;
    readonly lines?: readonly string[] | undefined;
    readonly last: number;
  };
  readonly textFileName: { readonly name: string; readonly better: string };
  readonly copiedFile: { readonly name: string; readonly better: string };
  /** `better` is missing where nothing of the name can be kept. */
  readonly badFileName: { readonly name: string; readonly better?: string | undefined };
  /** `better` is a name that Windows takes, with its ending. */
  readonly reservedFileName: { readonly name: string; readonly better: string };
  readonly nameTwin: { readonly name: string; readonly twin: string };
  /** `route` is the address that it would have, if it is a page. */
  readonly passedOverFile: {
    readonly name: string;
    readonly better: string;
    readonly route?: string | undefined;
  };
  readonly passedOverTwin: { readonly name: string; readonly twin: string };
  /** `kind` is what the folder is meant for; its first file is told with a name that is read, and as above. */
  readonly passedOverFolder: {
    readonly name: string;
    readonly kind: SourceKind;
    readonly count: number;
    readonly first: FileParameters['passedOverFile'];
  };
  readonly notAFile: { readonly name: string; readonly what: 'folder' | 'link' | 'other' };
  readonly missingSite: None;
  /** Taken by a file that is served as it is, such as `public/ofertas.html`, or by a folder that the build writes. */
  readonly routeTaken: {
    readonly route: string;
    readonly by: { readonly file: string } | { readonly folder: string };
  };
  readonly unusedPictures: { readonly names: readonly string[] };
  readonly unusedShared: { readonly name: string };
  readonly lonelyPage: { readonly route: string };
  /** Sizes in bytes; `longest` are paths of the sections with the most text, in words of the language. */
  readonly heavyPage: {
    readonly route: string;
    readonly bytes: number;
    readonly most: number;
    readonly longest: readonly LongSection[];
  };
  readonly heavyPicture: {
    readonly route: string;
    readonly picture: string;
    readonly bytes: number;
    readonly most: number;
  };
}

/** A section by its number on the page, from 1, and its type. */
export interface LongSection {
  readonly number: number;
  readonly type: string;
}

function toHead({ lines }: { readonly lines?: readonly string[] | undefined }): Advice | undefined {
  return lines && { first: 1, last: 0, lines };
}

export const fileKinds: KindsOf<FileParameters> = {
  tooLarge: error('P001'),
  tooManyLines: error('P001'),
  tooManySigns: error('P001'),
  tooDeep: error('P002'),
  loneReturn: error('P003'),
  empty: error('P009', undefined, toHead),
  listAtRoot: error(
    'P009',
    ({ better }: FileParameters['listAtRoot']) => better && { first: 1, last: better.length, lines: better },
    toHead,
  ),
  sectionsInShared: error('P012', undefined, ({ first, last, lines }) => lines && { first, last, lines }),
  textAtRoot: error('P009', undefined, ({ lines, last }) => lines && { first: 1, last, lines }),
  textFileName: error('P028'),
  copiedFile: error('P028'),
  badFileName: error('P028'),
  reservedFileName: warning('P028'),
  nameTwin: error('P028'),
  passedOverFile: warning('P028'),
  passedOverTwin: warning('P028'),
  passedOverFolder: warning('P028'),
  notAFile: error('P028'),
  missingSite: error('P029'),
  routeTaken: error('P033'),
  unusedPictures: hint('P041'),
  unusedShared: hint('P041'),
  lonelyPage: hint('P042'),
  heavyPage: hint('P050'),
  heavyPicture: hint('P050'),
};
