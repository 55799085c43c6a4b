import { constants as fileConstants, mkdirSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { StepProgress } from '../commands/build-orders.ts';
import type { Former } from '../commands/site-folder/former.ts';
import type { Site } from '../content/known/site.ts';
import type { ShownPictures } from '../content/known/summary.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { encodeVariant, listVariants, variantAddress } from '../content/pictures/variants.ts';
import { joinWidths } from '../content/pictures/widths.ts';
import { publishable } from '../content/pictures/bare-picture.ts';
import { inTurn } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import { formatNetlifyHeaders } from '../host/netlify-headers.ts';
import { formatNetlifyRedirects } from '../host/netlify-redirects.ts';
import { formatVercelSettings } from '../host/vercel.ts';
import { workerAddress } from '../host/worker.ts';
import { listSiteFiles, type SiteFile } from '../publish/site-files.ts';
import { renderRedirect } from '../render/redirect.ts';
import { writeWorker } from '../render/worker.ts';
import type { Drafted } from './page-files.ts';
import { formsOf } from './precompress.ts';
import type { PreparedClient, Program } from './program.ts';

/** The content of a build, and where it lies. */
type Content = Pick<SiteBuildOptions, 'root' | 'places' | 'site'>;

/** What a site is built of, and where to. */
export interface SiteBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** An empty or missing folder for the site, absolute; drafts alone may be in it. */
  readonly outDir: string;
  /** Where the content lies, and where encoded pictures are kept between builds. */
  readonly places: Places;
  /** A site without errors. */
  readonly site: Site;
  /** The day that it was checked for, as ISO. */
  readonly day: string;
  /** What is the same for every content, where it is at hand. */
  readonly program?: Program | undefined;
  /** Whether compressed files stand beside those of text; they do unless told. */
  readonly isCompressed?: boolean | undefined;
  /** Pages that were written into that folder as they were looked at. */
  readonly drafts?: Drafted | undefined;
  /** What the last build of the same folder left, so that only what changed is made; without it all is. */
  readonly former?: Former | undefined;
  /** Is told of each step how much of it is done; of pictures, how many variants are ready. */
  readonly progress?: StepProgress | undefined;
}

/** Writes into the site's folder, which is there. At once: of tens of thousands of files the waiting would take longest. */
export function write(outDir: string, file: string, content: string | Uint8Array): void {
  const path = join(outDir, ...file.split('/'));
  if (file.includes('/')) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Writes a file, and notes what it holds, so that nobody has to read it again. */
export function writeNoted(
  { outDir, former }: Pick<SiteBuildOptions, 'outDir' | 'former'>,
  file: string,
  text: string,
): void {
  const bytes = Buffer.from(text);
  write(outDir, file, bytes);
  former?.written.set(file, { size: bytes.length, hash: sha256(bytes) });
}

/**
 * Writes a document at each old address, twice: hosts serve one of them where a slash stands behind the address, or
 * where they know no address without an ending.
 */
export function writeRedirects({ outDir, site }: SiteBuildOptions): void {
  for (const redirect of site.redirects) {
    const html = renderRedirect(redirect);
    write(outDir, `${redirect.from.slice(1)}.html`, html);
    write(outDir, `${redirect.from.slice(1)}/index.html`, html);
  }
}

/** Writes the service worker of a site that says whether it wants one. */
export function writeServiceWorker({ outDir, site }: SiteBuildOptions): void {
  const { pages, content } = site;
  const file = workerAddress.slice(1);
  // One of the site's own goes first.
  if (content.publicFiles?.includes(file) === true) return;
  const worker = pages[0] && writeWorker(pages[0].make().site, sha256);
  if (worker !== undefined) write(outDir, file, worker);
}

/** A file of its own, which shares its blocks with the original until one is written, where the disk knows how. */
async function copy(file: string, target: string): Promise<void> {
  await copyFile(file, target, fileConstants.COPYFILE_FICLONE);
  // Whatever the original's system says of who may read it, a web server has to.
  await chmod(target, 0o644);
}

/** What files are made of that bear a hash of it in their names. */
const named = 'named';

/** The widths of all pages, of which never more than one is in memory. */
function* readWidths({ pages }: Site): Generator<ShownPictures['widths'][number]> {
  for (const { shown } of pages) yield* shown.widths;
}

/** Each variant that some page shows, encoded when it is asked for, now or in an earlier build. */
export function listPictures({ places, site }: Content) {
  return listVariants(joinWidths(readWidths(site)), site.content.pictures).map((variant) => ({
    path: variantAddress(variant).slice(1),
    make: () => encodeVariant(variant, places.cache),
  }));
}

/** Writes the variants of pictures. Originals are never published. */
export async function writePictures(options: SiteBuildOptions): Promise<void> {
  const { outDir, former, progress } = options;
  await mkdir(join(outDir, 'images'), { recursive: true });
  const work = async ({ path, make }: ReturnType<typeof listPictures>[number]) => {
    // A picture's name tells all that it is made of.
    if (former?.keep([path], named)) return;
    await copy(await make(), join(outDir, path));
    former?.remember([path], named);
  };
  await inTurn(listPictures(options), availableParallelism(), work, progress?.pictures);
}

/** What machines read beside the pages: share pictures, icons, manifest, sitemap, robots.txt, licences. */
export function listFiles({ root, places, site }: Content) {
  return listSiteFiles(site, { root, ...places });
}

/** Whether a file is a picture for shared links: it alone is made of what can be named beforehand. */
export const isShare = ({ recipe }: SiteFile): boolean => recipe !== undefined;

/** Writes what machines read beside the pages, but for what the last build made of the same. */
export async function writeSiteFiles(options: SiteBuildOptions): Promise<void> {
  const { outDir, former, progress } = options;
  const files = await listFiles(options);
  const work = async ({ address, recipe, make }: SiteFile) => {
    const path = address.slice(1);
    if (recipe !== undefined && former?.keep([path], recipe)) return;
    write(outDir, path, await make());
    if (recipe !== undefined) former?.remember([path], recipe);
  };
  const atOnce = 2 * availableParallelism();
  // Of the others there are a handful, whatever the site.
  await inTurn(files.filter(isShare), atOnce, work, progress?.shares);
  await inTurn(
    files.filter((file) => !isShare(file)),
    atOnce,
    work,
  );
}

/** Copies what the content says is served, photographs without what the camera wrote into them. */
export async function copyFiles({
  places: { images, cache },
  outDir,
  site,
  progress,
}: SiteBuildOptions): Promise<void> {
  const files = site.content.publicFiles ?? [];
  for (const [index, file] of files.entries()) {
    const [source, target] = [dirname(images), outDir].map((folder) => join(folder, ...file.split('/')));
    if (source === undefined || target === undefined) continue;
    await mkdir(dirname(target), { recursive: true });
    await copy(await publishable(source, cache), target);
    progress?.copies?.(index + 1, files.length);
  }
}

/** The files that browsers need beside the pages, by paths below the site's folder. */
function listClient({ files, fonts }: PreparedClient) {
  return [
    ...files.map((file) => ({
      path: file.fileName,
      content: file.type === 'chunk' ? file.code : file.source,
    })),
    ...fonts.map(({ address, bytes }) => ({ path: address.slice(1), content: bytes })),
  ];
}

/**
 * Addresses of the files that the build names by their content. Scripts are named one by one: a host gives its headers
 * to a missing file too, and a script's 404 must not be kept for a year.
 */
function listLasting(client: PreparedClient): readonly string[] {
  return [
    ...listClient(client)
      .map(({ path }) => `/${path}`)
      .toSorted(),
    '/images/*',
  ];
}

/** Writes what hosts read that take their settings with the site: headers and addresses. */
export function writeHostFiles(
  { outDir, site: { redirects } }: SiteBuildOptions,
  client: PreparedClient,
): void {
  const lasting = listLasting(client);
  write(outDir, '_headers', formatNetlifyHeaders(lasting));
  write(outDir, 'deploy/vercel.json', formatVercelSettings(lasting, redirects));
  if (redirects.length > 0) write(outDir, '_redirects', formatNetlifyRedirects(redirects));
}

/** Writes what browsers need beside the pages, unless the last build had the same program. */
export function writeClient(
  { outDir, former }: SiteBuildOptions,
  { name, client }: Program,
  isCompressed: boolean,
): void {
  const files = listClient(client);
  const paths = files.flatMap(({ path }) => formsOf(path, isCompressed));
  if (former?.keep(paths, name) !== undefined) return;
  for (const { path, content } of files) write(outDir, path, content);
  former?.remember(paths, name);
}
