import type { Content } from '../load/content.ts';
import type { Source } from '../source/source.ts';
import type { Part, PartPlace } from './checks/part-place.ts';
import { examine } from './examine.ts';
import { lookAt, type LookedPage, type LookedPages } from './look-at.ts';
import { holds, presume, type Presumption } from './presume.ts';
import { routeOf } from './pages.ts';
import { layGround, type Ground } from './validate.ts';

/** How many pages are looked at in one step. */
const stepLength = 8;

/** What pages are judged by besides each other. */
const beside = ['pictures', 'brokenPictures', 'drawings', 'publicFiles', 'downloads'] as const;

const ownFiles = ({ sources }: Content) => sources.filter(({ kind }) => kind !== 'page');

function isSameGround(one: Ground, other: Ground): boolean {
  const [mine, theirs] = [ownFiles(one.content), ownFiles(other.content)];
  return (
    one.rest.today === other.rest.today &&
    beside.every((name) => one.content[name] === other.content[name]) &&
    mine.length === theirs.length &&
    mine.every((source, at) => source === theirs[at])
  );
}

/** Asks once for each part where it stands. */
function remember(placeOf: LookedPage['placeOf']): LookedPage['placeOf'] {
  const places = new Map<Part, PartPlace>();
  return (part) => {
    const place = places.get(part) ?? placeOf(part);
    places.set(part, place);
    return place;
  };
}

/**
 * What was found of the pages of a site that is checked again and again in memory: of one whose source is the very same,
 * on the same ground, only where it took something for granted of others that is no longer so is anything looked for again.
 */
export class KeptPages implements LookedPages<Ground> {
  #ground: Ground | undefined;
  #pages = new WeakMap<Source, LookedPage>();

  look(sources: readonly Source[], ground: Ground, routes: ReadonlySet<string>): readonly LookedPage[] {
    if (this.#ground !== undefined && !isSameGround(this.#ground, ground)) this.#pages = new WeakMap();
    this.#ground = ground;
    return sources.map((source) => {
      const known = this.#pages.get(source) ?? lookAlone(source, ground, routes);
      this.#pages.set(source, known);
      return known;
    });
  }

  /**
   * Looks at the pages of some content, a few with each step, so that a check of it afterwards is a short one: between steps
   * others may have their turn. Gives how many have been looked at.
   */
  *lookInSteps(
    content: Content,
    today: string,
  ): Generator<{ readonly done: number; readonly total: number }, void> {
    const ground = layGround(content, today);
    const files = content.sources.filter(({ kind }) => kind === 'page');
    const routes = new Set(files.map(({ name }) => routeOf(name)));
    const pages = files.filter((source) => source.data !== undefined && !this.#pages.has(source));
    for (let at = 0; at < pages.length; at += stepLength) {
      this.look(pages.slice(at, at + stepLength), ground, routes);
      yield { done: Math.min(at + stepLength, pages.length), total: pages.length };
    }
  }
}

/** Looks at a page before the others have been, and keeps what it finds and takes for granted. */
function lookAlone(source: Source, ground: Ground, routes: ReadonlySet<string>): LookedPage {
  const { page, facts, placeOf } = lookAt(source, ground);
  const presumed = presume(ground, { ...page, ...facts, read: () => page }, routes);
  const findings = examine(page, presumed.whole, ground);
  const presumption: Presumption | undefined = presumed.close();
  return {
    page,
    facts,
    placeOf: remember(placeOf),
    recall: (whole) => (presumption !== undefined && holds(presumption, whole) ? findings : undefined),
  };
}
