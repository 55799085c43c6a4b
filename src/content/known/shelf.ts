import { sha256 } from '../pictures/digest.ts';
import type { OpenedFile, PageFile } from '../load/load.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import type { Part, PartPlace } from '../validate/checks/part-place.ts';
import { readPage, type PageInWork } from '../validate/pages.ts';
import type { Ground } from '../validate/validate.ts';

/** Is thrown where a file is no longer as it was when it was looked at first: all is to be looked at again. */
export class ChangedMeanwhile extends Error {}

/** Is thrown where a file of what was remembered can no longer be read, which is not asked for again. */
export class Forgotten extends ChangedMeanwhile {}

/** So often all is looked at again because somebody saved a file meanwhile. */
const mostTries = 5;

/** Does what looks at files until none of them changes under its hands. */
export async function untilUnchanged<Result>(look: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ;) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === mostTries) throw error;
      if (!(error instanceof Forgotten)) tries += 1;
    }
  }
}

/** A file that was read, and its page where it has data. */
interface Shelved {
  readonly source: Source;
  readonly problems: readonly Problem[];
  /** Equal for equal bytes. */
  readonly hash: string;
  /** Read when it is asked for first. */
  readonly page: PageInWork | undefined;
}

// A page takes some seven times as much memory as its text. Sites up to here are read once, larger ones again where need be.
const most = 200;

/** Pages of a larger site are gone past, and not come back to: V8 would only copy them from place to place. */
const mostOfMany = 20;

/** What was read of pages. */
export interface Reading {
  readonly files: Set<PageFile>;
  /** Where parts stand of which nothing else was asked. */
  readonly places: Map<PageFile, Map<Part, PartPlace>>;
}

/** The pages of a content folder: each is read when it is asked for, and the last ones stay at hand. */
export class Shelf {
  readonly #most: number;
  readonly #common: () => Pick<Ground, 'shared' | 'known'>;
  readonly #kept = new Map<PageFile, Shelved>();
  readonly #hashes = new Map<PageFile, string>();
  #reading: Reading | undefined;

  /** `count` is how many pages there are; `common` is asked for once a page is read. */
  constructor(count: number, common: () => Pick<Ground, 'shared' | 'known'>) {
    this.#most = count > most ? mostOfMany : most;
    this.#common = common;
  }

  /** Says which bytes a file is known to hold: others are not taken for them. */
  expect(file: PageFile, hash: string): void {
    this.#hashes.set(file, hash);
  }

  /** The SHA-256 of the bytes that a file holds, as far as it was looked at. */
  hashOf(file: PageFile): string | undefined {
    return this.#hashes.get(file);
  }

  /** Does something, and tells what it read for that. */
  watch<Answer>(look: () => Answer): { readonly answer: Answer; readonly reading: Reading } {
    const reading: Reading = { files: new Set(), places: new Map() };
    this.#reading = reading;
    try {
      return { answer: look(), reading };
    } finally {
      this.#reading = undefined;
    }
  }

  /** Finds where a part of a page stands: whoever watches is told of that alone, not of the file in which it was found. */
  place(file: PageFile, part: Part, find: () => PartPlace): PartPlace {
    const reading = this.#reading;
    this.#reading = undefined;
    const place = find();
    this.#reading = reading;
    if (reading === undefined) return place;
    const places = reading.places.get(file) ?? new Map<Part, PartPlace>();
    reading.places.set(file, places.set(part, place));
    return place;
  }

  /** A file as it is; nothing of one that had gone when it was looked at first. */
  take(file: PageFile): Shelved | undefined {
    this.#reading?.files.add(file);
    const known = this.#kept.get(file);
    this.#kept.delete(file);
    const taken = known ?? this.#open(file);
    if (taken === undefined) return undefined;
    this.#kept.set(file, taken);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return taken;
  }

  /** The text of a file that is there, with its data. */
  source(file: PageFile): Source {
    const source = this.take(file)?.source;
    if (source === undefined) throw new ChangedMeanwhile(file.file);
    return source;
  }

  /** The page of a file that has one. */
  page(file: PageFile): PageInWork {
    const page = this.take(file)?.page;
    if (page === undefined) throw new ChangedMeanwhile(file.file);
    return page;
  }

  #open(file: PageFile): Shelved | undefined {
    const opened: OpenedFile | undefined = file.open();
    const expected = this.#hashes.get(file);
    if (opened === undefined) {
      if (expected !== undefined) throw new ChangedMeanwhile(file.file);
      return undefined;
    }
    const { source, problems, bytes } = opened;
    const hash = sha256(bytes);
    if (expected !== undefined && expected !== hash) throw new ChangedMeanwhile(file.file);
    this.#hashes.set(file, hash);
    const common = this.#common;
    let page: PageInWork | undefined;
    return {
      source,
      problems,
      hash,
      get page() {
        if (page === undefined && source.data !== undefined) {
          const { shared, known } = common();
          page = readPage(source, shared, known);
        }
        return page;
      },
    };
  }
}

/** A page's file among the sources of a site, read when its text or its data is asked for. */
export class ShelvedSource implements Source {
  readonly file: string;
  readonly name: string;
  readonly kind = 'page';
  readonly #found: PageFile;
  readonly #shelf: Shelf;

  constructor(found: PageFile, shelf: Shelf) {
    this.file = found.file;
    this.name = found.name;
    this.#found = found;
    this.#shelf = shelf;
  }

  get text(): string {
    return this.#shelf.source(this.#found).text;
  }

  get data(): unknown {
    return this.#shelf.source(this.#found).data;
  }
}
