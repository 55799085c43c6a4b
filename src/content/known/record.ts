import type { Stamp } from '../load/stamp.ts';
import type { Problem } from '../problems/problem.ts';
import type { Part, PartPlace } from '../validate/checks/part-place.ts';
import type { Facts, Findings } from '../validate/examine.ts';
import type { Presumption } from '../validate/presume.ts';
import type { KeptClaim } from './kept-claims.ts';
import { pack, type Parcel } from './parcel.ts';
import type { PageSummary, ShownPictures } from './summary.ts';

/** Where parts of a page stand. */
export type Places = ReadonlyMap<Part, PartPlace>;

/** Data without functions, which can be kept. */
export type Plain = Readonly<Record<string, unknown>>;

/** What is told of a page, or asked of others; of most pages nothing is. */
export type Told = Pick<Findings, 'own' | 'links' | 'missing' | 'menuRoom' | 'days'>;

/** What else may be asked of a sound page. */
export interface More {
  readonly summary?: PageSummary | undefined;
  readonly shown?: ShownPictures | undefined;
  readonly note?: Plain | undefined;
}

/** What of a page is packed: what the checks of the whole site look at, and what was asked of it besides. */
export const packedNames = [
  'ids',
  'sayings',
  'pictures',
  'messages',
  'menu',
  'head',
  'sign',
  'pricing',
  'questions',
  'people',
  'uses',
  'claims',
  'summary',
  'shown',
  'note',
] as const;

export interface Packed extends Omit<Pick<Facts & Findings & More, (typeof packedNames)[number]>, 'claims'> {
  readonly claims: readonly KeptClaim[];
}

/** Packs what is remembered of a page. */
export const packPage = (page: Packed): Parcel<Packed> => pack(packedNames, page);

/** What is known of a page. */
export interface Known {
  /** The last day of the page, as ISO. */
  readonly validUntil: string | undefined;
  readonly told: Told | undefined;
  readonly parcel: Parcel<Packed>;
}

/** What came of looking at a page. It is true as long as the page takes for granted what is so. */
export interface PageRecord extends Known {
  readonly stamp: Stamp;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
  /** The SHA-256 of the file's bytes. */
  readonly hash: string;
  /** What is wrong with the file as a text. */
  readonly problems: readonly Problem[];
  readonly presumption: Presumption;
  /** Where those parts stand of which something was told. */
  readonly places: Places;
}

/** A record of which some is otherwise. */
export function amend(record: PageRecord, changes: Partial<PageRecord>): PageRecord {
  const { stamp, at, hash, problems, presumption, places, validUntil, told, parcel } = record;
  return { stamp, at, hash, problems, presumption, places, validUntil, told, parcel, ...changes };
}

/** What is remembered of the pages of a content folder, by their files. */
export type Records = ReadonlyMap<string, PageRecord>;

/** What was read of a page, where a question needed more than what it says. */
export interface ReadPage {
  readonly file: string;
  /** The SHA-256 of the file's bytes. */
  readonly hash: string | undefined;
  /** Where parts of it stand, if nothing else was read. */
  readonly places: readonly (readonly [Part, PartPlace])[] | undefined;
}

/** An answer to a question about all pages, and what it was made of. */
export interface Answered {
  /** Changes with all that the question looks at. */
  readonly from: string;
  /** The pages that were read for it. */
  readonly read: readonly ReadPage[];
  /** As V8 writes data. */
  readonly answer: Uint8Array;
}

/** What was answered, by the names of the questions. */
export type Answers = ReadonlyMap<string, Answered>;

/** What is remembered of a content folder. */
export interface Remembered {
  readonly pages: Records;
  readonly answers: Answers;
}
