import type { Beside } from '../../core/core.ts';

/** Paths below the content folder, with `/`: `index.yaml`, `_shared/camas.yaml`. */
export type Path = string;

/** What names a file's bytes: two files with one id are the same, byte for byte. SHA-256 in hexadecimal digits. */
export type FileId = string;

/** A site as it is kept somewhere, at one moment. */
export interface Listing {
  /** Names the place where the site is kept: no two places share it. */
  readonly place: string;
  /** Names the state of all files; another one as soon as any of them changes. */
  readonly head: string;
  /** Every file of the content folder that the checker reads. */
  readonly files: Readonly<Record<Path, FileId>>;
  /** What the site has beside its texts. */
  readonly beside: Beside;
  /** The day in São Paulo that the site is shown for, as ISO (`2026-01-31`). */
  readonly today: string;
}

/** A file's bytes as text, a byte order mark included; only the bytes of one that is not UTF-8. */
export type StoredFile = { readonly id: FileId } & (
  | { readonly text: string }
  /** In base64. */
  | { readonly bytes: string }
);

/** Changes that are made whole or not at all. */
export interface Order {
  /**
   * Each file of `files`, and any other that the change relies on, as it was when it was read; `null` for one that was not
   * there.
   */
  readonly base: { readonly files: Readonly<Record<Path, FileId | null>> };
  /** The new text of each; `null` deletes the file. One that has this text already is not written. */
  readonly files: Readonly<Record<Path, string | null>>;
  /** New pictures by name, in base64. None of the names may be taken, whatever the case of its letters. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A mistake for which an order is refused. Lines and columns count from 1. */
interface RefusedProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  readonly cure: string;
}

/** What became of an order. */
export type Outcome =
  /** All is as ordered. `files` has each file of the order as it is now. */
  | { readonly kind: 'saved'; readonly head: string; readonly files: Readonly<Record<Path, FileId | null>> }
  /** Somebody else changed these files meanwhile; nothing was written. */
  | { readonly kind: 'moved'; readonly files: readonly Path[] }
  /**
   * One of its files would have an error, or another file a new one; or the order is none that can be carried out. Nothing
   * was written, and `reason` says in Portuguese why.
   */
  | { readonly kind: 'refused'; readonly reason: string; readonly problems: readonly RefusedProblem[] }
  /** The server is another one than that which has opened this window: only a window that is loaded anew may ask it. */
  | { readonly kind: 'outdated'; readonly reason: string }
  /** Nobody answers at all. */
  | { readonly kind: 'stopped' }
  /** Nobody can say whether it was written: the answer did not come. What is there now must be asked. */
  | { readonly kind: 'unknown' };

/** A file that was deleted, and is kept for a while. */
export interface TrashedFile {
  readonly path: Path;
  /** The day and the time that it went, by the clock of where the site is kept: `2026-01-31T14:05:09`. */
  readonly when: string;
  readonly text: string;
}

/** A text that a file had before. */
export interface FileVersion {
  /** Names it among the versions of its file. */
  readonly id: string;
  /** When the text was written, as an instant: `2026-01-31T14:05:09.000Z`. */
  readonly when: string;
  /** Who wrote it, and what they said of it, where that is known. */
  readonly who?: string;
  readonly says?: string;
}

/** The texts that a file had before. */
export interface History {
  /** The newest first; texts in a row that are the same are one, and the text of now is none of them. */
  readonly versions: readonly FileVersion[];
  /** Whether they are all that there are: not every place answers in time. */
  readonly isWhole: boolean;
}

/** Where a site is kept. The editor knows it by nothing else. Each call rejects when the place cannot be reached. */
export interface Store {
  /** Names the state of all files, cheaply. */
  head(): Promise<string>;
  list(): Promise<Listing>;
  /** The files at these paths; one that is no more is left out. */
  read(paths: readonly Path[]): Promise<Readonly<Record<Path, StoredFile>>>;
  /** The files that orders have deleted, the last one first; the oldest are forgotten. */
  trash(): Promise<readonly TrashedFile[]>;
  /** What a file was before; nothing of a file that is not there. */
  versions(path: Path): Promise<History>;
  /** The text of one of those versions; nothing of one that is gone, or was no text that a page may have. */
  readVersion(path: Path, id: string): Promise<string | undefined>;
  /** Never rejects: what is not known is `unknown`. */
  commit(order: Order): Promise<Outcome>;
}
