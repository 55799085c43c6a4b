import { repairId } from '../../fields/repair.ts';
import { findNearest } from '../problems/nearest.ts';
import { blocks } from '../schema/registry.ts';
import { LazyMap } from './lazy-map.ts';
import type { CheckedSection, PageInWork, Shared } from './pages.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Range } from '../problems/problem.ts';
import { locate, type Source } from '../source/source.ts';

/** A place in a file, as the other end of a mistake. */
interface End {
  readonly file: string;
  readonly range: Range;
}

/** The place of a section's id in its own file, or of the section that asks for a shared one. */
function endOf(source: Source, path: Path): End {
  return {
    file: source.file,
    // Looked up when it is told: of most ids nobody is told.
    get range() {
      return locate(source, path);
    },
  };
}

/** Ids of a page by name, with the place of each. */
type Anchors = ReadonlyMap<string, End>;

/** What becomes of links to a section on days when it is not shown. */
type Links = 'page' | 'drop';

/** A section that is not shown today, and what becomes of links to it meanwhile. */
interface HiddenEnd extends End {
  readonly links: Links;
}

/** The last day of a section that is shown today, as ISO. */
interface LastDay {
  readonly day: string;
  readonly links: Links;
}

function lastDays(page: PageInWork): ReadonlyMap<string, LastDay> {
  return new Map(
    page.placed.flatMap(({ section: { data }, isShown, lastDay, links }): [string, LastDay][] => {
      const { id } = data;
      return isShown && typeof id === 'string' && lastDay !== undefined
        ? [[id, { day: lastDay, links }]]
        : [];
    }),
  );
}

function entriesOf(source: Source): readonly unknown[] {
  const raw = valueAt(source.data, ['sections']);
  return Array.isArray(raw) ? raw : [];
}

/** The paths of the sections at a path and of those that somebody put among what one of them lists. */
function* pathsOfSections(data: unknown, path: Path): Generator<Path> {
  if (blocks.has(String(valueAt(data, ['type'])))) yield path;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, inner] of Object.entries(data))
    if (Array.isArray(inner))
      for (const [index, item] of inner.entries()) yield* pathsOfSections(item, [...path, name, index]);
}

/** Ids of sections with problems of their own: links to them are kept, so that one mistake is told once. */
function unsoundAnchors(page: PageInWork): readonly [string, End][] {
  const sound = new Set(page.written.map(({ base }) => base[1]));
  const { source } = page;
  return entriesOf(source).flatMap((entry, index) => {
    if (sound.has(index)) return [];
    const own: Path = ['sections', index];
    return [own, ...pathsOfSections(entry, own)].flatMap((path): [string, End][] => {
      const id = valueAt(source.data, [...path, 'id']);
      return typeof id === 'string' ? [[id, endOf(source, [...path, 'id'])]] : [];
    });
  });
}

/** Where a section's id stands: with it, or with the one that asks for it. */
function idEnd({ source, base, data, usedAt }: CheckedSection): End {
  const isOwn = valueAt(source.data, [...base, 'id']) === data['id'] || usedAt === undefined;
  return isOwn ? endOf(source, [...base, 'id']) : endOf(usedAt.source, [...usedAt.base, 'id']);
}

/** Ids that a page shows. */
function shownAnchors(page: PageInWork): Anchors {
  const shown = page.sections.flatMap((section): [string, End][] => {
    const { id } = section.data;
    return typeof id === 'string' ? [[id, idEnd(section)]] : [];
  });
  return new Map([...unsoundAnchors(page), ...shown.toReversed()]);
}

/** Ids of sections that exist but are hidden, or whose days have not come or are over. */
function hiddenAnchors(page: PageInWork): ReadonlyMap<string, HiddenEnd> {
  return new Map(
    page.placed.flatMap(({ section, isShown, links }): [string, HiddenEnd][] => {
      const { id } = section.data;
      return !isShown && typeof id === 'string' ? [[id, { ...idEnd(section), links }]] : [];
    }),
  );
}

/**
 * Whether a page has no list of sections, asks for a shared one that cannot be read, or has an id in the wrong form, which is
 * told at its place: a link may have the right one already, or that of before. Then nobody knows its ids.
 */
function isUncertain(page: PageInWork, shared: Shared): boolean {
  if (!Array.isArray(valueAt(page.source.data, ['sections']))) return true;
  if (unsoundAnchors(page).some(([id]) => repairId(id) !== id)) return true;
  return page.written.some(({ block, data }) => {
    const field = block.replacedBy;
    return field !== undefined && shared.get(String(data[field]))?.data === undefined;
  });
}

/** What other pages can ask of a page's ids, as plain data: each with the file that its place is in. */
export interface PageIds {
  /** Nobody knows those of a page that could not be read. */
  readonly shown: readonly (readonly [id: string, file: string])[] | 'unknown';
  readonly hidden: readonly (readonly [id: string, at: { readonly file: string; readonly links: Links }])[];
  readonly ending: readonly (readonly [id: string, last: LastDay])[];
}

/** Lists the ids of a page. */
export function listIds(page: PageInWork, shared: Shared): PageIds {
  return {
    shown: isUncertain(page, shared)
      ? 'unknown'
      : [...shownAnchors(page)].map(([id, { file }]) => [id, file] as const),
    hidden: [...hiddenAnchors(page)].map(([id, { file, links }]) => [id, { file, links }] as const),
    ending: [...lastDays(page)],
  };
}

/** A page with its ids, which is read where one of their places is asked for. */
interface WithIds {
  readonly route: string;
  readonly ids: PageIds;
  readonly read: () => PageInWork;
}

/** All ids of the site, by route. Of a page that could not be read nobody knows them. */
export interface AnchorBook {
  readonly shown: ReadonlyMap<string, Anchors | 'unknown'>;
  readonly hidden: ReadonlyMap<string, ReadonlyMap<string, HiddenEnd>>;
  readonly ending: ReadonlyMap<string, ReadonlyMap<string, LastDay>>;
}

/** The ends of a page's ids, each placed when it is asked for. */
function placeEnds<At extends { readonly file: string }>(
  ids: readonly (readonly [string, At])[],
  find: () => ReadonlyMap<string, End>,
): ReadonlyMap<string, At & End> {
  return new Map(
    ids.map(([id, at]) => {
      const end = {
        ...at,
        get range(): Range {
          const found = find().get(id);
          if (found === undefined) throw new Error(`The page has no id ${id} any more.`);
          return found.range;
        },
      };
      return [id, end];
    }),
  );
}

/** Lists every route with its ids, and the ids that are only hidden. */
export function makeBook(pages: readonly WithIds[]): AnchorBook {
  const sorted = pages.toSorted((a, b) => compareNames.compare(a.route, b.route));
  const byRoute = new Map(sorted.map((page) => [page.route, page]));
  return {
    shown: new LazyMap(byRoute, ({ ids: { shown }, read }) => {
      if (shown === 'unknown') return shown;
      const ids = shown.map(([id, file]) => [id, { file }] as const);
      return placeEnds(ids, () => shownAnchors(read()));
    }),
    hidden: new LazyMap(byRoute, ({ ids, read }) => placeEnds(ids.hidden, () => hiddenAnchors(read()))),
    ending: new LazyMap(byRoute, ({ ids }) => new Map(ids.ending)),
  };
}

const compareNames = new Intl.Collator('en');

/** The other end of a dead link: the hidden section, or the one whose id is nearest. */
export function findOtherEnd(book: AnchorBook, route: string, anchor: string): End | undefined {
  const hidden = book.hidden.get(route)?.get(anchor);
  if (hidden !== undefined) return { file: hidden.file, range: hidden.range };
  const shown = book.shown.get(route);
  if (shown === undefined || shown === 'unknown') return undefined;
  const nearest = findNearest(anchor, [...shown.keys()]);
  const end = nearest === undefined ? undefined : shown.get(nearest);
  return end && { file: end.file, range: end.range };
}
