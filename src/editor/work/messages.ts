import type { PageData } from '../../fields/page-data.ts';
import type { Beside, Catalogue, Told } from '../../core/core.ts';
import type { Path, StoredFile } from '../store/store.ts';
import type { Texts } from '../session/session.ts';

/** What the worker is told. */
export type Order =
  | {
      readonly kind: 'open';
      readonly files: Readonly<Record<Path, StoredFile>>;
      readonly beside: Beside;
      readonly today: string;
    }
  /** Checks the site with these texts in the place of those that were opened, and shows one of its pages. */
  | { readonly kind: 'check'; readonly turn: number; readonly changed: Texts; readonly shown: Path }
  /** Shows a page with texts that are checked once the check that goes on has ended. */
  | { readonly kind: 'show'; readonly changed: Texts; readonly shown: Path }
  /** Makes one page of the site with these texts, to be looked at; what is checked is not concerned. */
  | { readonly kind: 'preview'; readonly turn: number; readonly changed: Texts; readonly shown: Path };

/** A page as it may be shown, with where each of its sections is written. */
export interface ShownPage {
  readonly page: PageData;
  /** For each section of the page, its place among the sections of its file. */
  readonly places: readonly number[];
}

/**
 * What is wrong, with the change that its words advise where none is certain, and what stood where the one or the other
 * writes: on another text it is no cure any more.
 */
export type Seen = Told & { readonly advised?: Told['edit']; readonly stood?: string | undefined };

/** What the worker says. */
export type Answer =
  | ({ readonly kind: 'checked' } & Checked)
  /** Comes before what was found, where the page is sound by itself. */
  | { readonly kind: 'shown'; readonly path: Path; readonly shown: ShownPage }
  /** Without a page where the texts make none that is sound. */
  | { readonly kind: 'previewed'; readonly turn: number; readonly shown: ShownPage | undefined }
  | { readonly kind: 'catalogue'; readonly catalogue: Catalogue };

/** What the worker found. */
export interface Checked {
  readonly turn: number;
  /** The file of the page that was asked for. */
  readonly path: Path;
  readonly problems: readonly Seen[];
  /** The page that is shown, as it is or as it last was sound; nothing where it never was. */
  readonly shown?: ShownPage | undefined;
}
