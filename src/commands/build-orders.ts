import type { DraftPage } from '../content/known/look.ts';
import type { Site } from '../content/known/site.ts';
import type { Places } from '../content/load/load.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { PageWeight } from '../content/validate/heavy-pages.ts';
import type { Watch } from './site-folder/deliver.ts';
import type { Former } from './site-folder/former.ts';

/** The steps of a build that may take long. */
export type BuildStep = 'copies' | 'pictures' | 'shares' | 'pages' | 'texts';

/** What is told how far each step is. */
export type StepProgress = Readonly<Partial<Record<BuildStep, Progress>>>;

/** What a site is to be made of, and where. */
interface Order {
  readonly root: string;
  readonly outDir: string;
  readonly places: Places;
  readonly site: Site;
  /** The day that the site is built for, as ISO. */
  readonly day: string;
  /** Whether compressed files are to stand beside those of text. */
  readonly isCompressed: boolean;
  /** What the last build left in the site's folder. */
  readonly former: Former;
  readonly progress: StepProgress;
}

/** What came of it. */
interface MadeSite {
  readonly files: number;
  readonly bytes: number;
  readonly weights: readonly PageWeight[];
  /** How many pages parts of the build had made before. */
  readonly fromParts?: number | undefined;
}

/** What writes a site into an empty folder. */
export type MakeSite = (order: Order) => Promise<MadeSite>;

/** What takes pages as they are looked at, and makes the site once it is known. */
export interface Drafting {
  readonly draft: (page: DraftPage) => void;
  readonly makeSite: MakeSite;
}

/** Begins a site before its content has been checked; nothing where that gains nothing. */
export type OpenDrafts = (order: Omit<Order, 'site' | 'progress'>) => Promise<Drafting | undefined>;

/** One of so many parts of a build, from 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** What makes a part of a site and leaves it in the cache; gives how many pages it made. */
export type MakePart = (order: Omit<Order, 'outDir' | 'former'>, part: Part) => Promise<number>;

/** What the build command leaves to others. */
export interface Makers {
  readonly makeSite: MakeSite;
  readonly makePart?: MakePart;
  readonly openDrafts?: OpenDrafts;
  readonly watch?: Watch | undefined;
}
