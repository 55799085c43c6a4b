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
  type CheckedPage,
  type Conditions,
  type Ground,
} from './validate/validate.ts';

/** A page that was made before the others were looked at. */
interface EarlyPage {
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
): EarlyPage | undefined {
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

/** The same of one page of some content, named by its file. */
export function showPage(
  content: Content,
  file: string,
  { today, hasShares }: Conditions,
  hash: Hash,
): EarlyPage | undefined {
  const files = content.sources.filter(({ kind }) => kind === 'page');
  const source = files.find((one) => one.file === file);
  if (source?.data === undefined) return undefined;
  const routes = new Set(files.map(({ name }) => routeOf(name)));
  return showSource(source, { ground: layGround(content, today), routes, hasShares, hash });
}
