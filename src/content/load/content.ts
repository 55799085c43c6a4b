import type { HeavyFile } from '../../fields/drawing.ts';
import type { BrokenPicture, PictureFile } from '../pictures/picture-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';

/** All that the site is made from. But for its sources it is plain data, which may travel to a browser. */
export interface Content {
  /** The folder of the pages, as messages name it; `pages` where nobody says it. */
  readonly folder?: string;
  readonly sources: readonly Source[];
  readonly pictures: readonly PictureFile[];
  /** Files among the pictures that cannot be shown as one. */
  readonly brokenPictures?: readonly BrokenPicture[];
  /** The text of the drawings beside the pictures, by name; of one that is too heavy only its size. */
  readonly drawings?: Readonly<Record<string, string | HeavyFile>>;
  /** Files of `public/` beside the pictures that the site serves, as paths below it. */
  readonly publicFiles?: readonly string[];
  /** Bytes of each file that visitors may be offered, by its path below `public/files`. */
  readonly downloads?: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
}

/** What a site has beside its texts, as whoever reads its folder knows it. */
export type Beside = Omit<Content, 'sources'>;
