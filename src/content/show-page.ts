import type { Hash } from '../fields/hash.ts';
import type { PageData } from '../fields/page-data.ts';
import type { Content } from './load/content.ts';
import { resolvePage } from './resolve/resolve.ts';
import { placePart, type Part } from './validate/checks/part-place.ts';
import { examine, isBroken, listFacts } from './validate/examine.ts';
import { readPage, routeOf } from './validate/pages.ts';
import { presume } from './validate/presume.ts';
import {
  layGround,
  listBroken,
  selectSound,
  validate,
  type CheckedPage,
  type Conditions,
  type Ground,
  type Validated,
} from './validate/validate.ts';

/** A page, as it was checked and as it is shown. */
interface ShownPage {
  readonly checked: CheckedPage;
  readonly page: PageData;
}

/** What a page is made with besides its own file. */
interface Around {
  readonly ground: Ground;
  /** The routes of all files. */
  readonly routes: ReadonlySet<string>;
  readonly hasShares: Conditions['hasShares'];
  readonly hash: Hash;
}

/**
 * Makes the page of a file before any other is looked at: whatever it leads to is taken to be there and shown. Nothing of
 * a page with an error, or that stands on one.
 */
export function showSource(
  source: Parameters<typeof readPage>[0],
  { ground, routes, hasShares, hash }: Around,
): ShownPage | undefined {
  if (source.data === undefined) return undefined;
  const page = readPage(source, ground.shared, ground.known);
  const placeOf = (part: Part) => placePart(page, part);
  const known = { ...page, ...listFacts(page, ground.shared), file: source.file, read: () => page, placeOf };
  const { whole } = presume(ground, known, routes);
  if (!('site' in whole) || isBroken(examine(page, whole, ground))) return undefined;
  const broken = listBroken(ground.problems);
  const checked = selectSound(page, ground.themes, (one) => broken.has(one));
  return checked && { checked, page: resolvePage(checked, { ...whole, hash, hasShares }) };
}

/** Checks all content, and makes one page of it, named by its file; nothing of one that is not sound. */
export function checkAround(
  content: Content,
  file: string,
  conditions: Conditions,
  hash: Hash,
): { readonly validated: Validated; readonly shown: ShownPage | undefined } {
  const validated = validate(content, conditions);
  const { pages, site, siteMap } = validated;
  const checked = pages.find(({ source }) => source.file === file);
  if (checked === undefined || site === undefined) return { validated, shown: undefined };
  const { hasShares } = conditions;
  return { validated, shown: { checked, page: resolvePage(checked, { site, siteMap, hash, hasShares }) } };
}

/** The page of a file in some content before any other is looked at. */
export function showPage(
  content: Content,
  file: string,
  { today, hasShares }: Conditions,
  hash: Hash,
): ShownPage | undefined {
  const files = content.sources.filter(({ kind }) => kind === 'page');
  const source = files.find((one) => one.file === file);
  if (source?.data === undefined) return undefined;
  const routes = new Set(files.map(({ name }) => routeOf(name)));
  return showSource(source, { ground: layGround(content, today), routes, hasShares, hash });
}
