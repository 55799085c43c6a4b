import { constants as fileConstants, mkdirSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Part } from '../commands/build-orders.ts';
import type { Former } from '../commands/site-folder/former.ts';
import type { Site } from '../content/known/site.ts';
import type { ShownPictures } from '../content/known/summary.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { pruneCache } from '../content/pictures/disk-cache.ts';
import { encodeVariant, listVariants, variantAddress } from '../content/pictures/variants.ts';
import { joinWidths } from '../content/pictures/widths.ts';
import type { PageWeight } from '../content/validate/heavy-pages.ts';
import { publishable } from '../content/pictures/bare-picture.ts';
import { inTurn, type Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import { formatNetlifyHeaders } from '../host/netlify-headers.ts';
import { formatNetlifyRedirects } from '../host/netlify-redirects.ts';
import { formatVercelSettings } from '../host/vercel.ts';
import { workerAddress } from '../host/worker.ts';
import { formatVersion, versionFile } from '../publish/version.ts';
import { listSiteFiles } from '../publish/site-files.ts';
import { renderRedirect } from '../render/redirect.ts';
import { writeWorker } from '../render/worker.ts';
import { describePage, keepPage, writePages, type Drafted } from './page-files.ts';
import { compressText, formsOf, precompress } from './precompress.ts';
import { describePrepared, prepareProgram, type PreparedClient, type Program } from './program.ts';
import { weighPages } from './weigh-pages.ts';

/** The content of a build, and where it lies. */
type Content = Pick<SiteBuildOptions, 'root' | 'places' | 'site'>;

interface SiteBuildOptions {
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
  /** Is told how many variants of pictures are ready. */
  readonly progress?: Progress | undefined;
}

/** What a build wrote. */
interface BuiltReport {
  readonly files: number;
  readonly bytes: number;
  readonly weights: readonly PageWeight[];
  /** How many pages parts of the build had made before. */
  readonly fromParts: number;
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

/** What files pages have that are made with a program. */
function pageFilesOf({ name: program, renderer, client }: Program) {
  return describePage({ program, renderer, client: describePrepared(client) });
}

/**
 * Writes a document at each old address, twice: hosts serve one of them where a slash stands behind the address, or
 * where they know no address without an ending.
 */
function writeRedirects({ outDir, site }: SiteBuildOptions): void {
  for (const redirect of site.redirects) {
    const html = renderRedirect(redirect);
    write(outDir, `${redirect.from.slice(1)}.html`, html);
    write(outDir, `${redirect.from.slice(1)}/index.html`, html);
  }
}

/** Writes the service worker of a site that says whether it wants one. */
function writeServiceWorker({ outDir, site }: SiteBuildOptions): void {
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
function listPictures({ places, site }: Content) {
  return listVariants(joinWidths(readWidths(site)), site.content.pictures).map((variant) => ({
    path: variantAddress(variant).slice(1),
    make: () => encodeVariant(variant, places.cache),
  }));
}

/** Writes the variants of pictures. Originals are never published. */
async function writePictures(options: SiteBuildOptions): Promise<void> {
  const { outDir, former, progress } = options;
  await mkdir(join(outDir, 'images'), { recursive: true });
  const work = async ({ path, make }: ReturnType<typeof listPictures>[number]) => {
    // A picture's name tells all that it is made of.
    if (former?.keep([path], named)) return;
    await copy(await make(), join(outDir, path));
    former?.remember([path], named);
  };
  await inTurn(listPictures(options), availableParallelism(), work, progress);
}

/** What machines read beside the pages: share pictures, icons, manifest, sitemap, robots.txt, licences. */
function listFiles({ root, places, site }: Content) {
  return listSiteFiles(site, { root, ...places });
}

async function writeSiteFiles(options: SiteBuildOptions): Promise<void> {
  const { outDir, former } = options;
  await inTurn(await listFiles(options), 2 * availableParallelism(), async ({ address, recipe, make }) => {
    const path = address.slice(1);
    if (recipe !== undefined && former?.keep([path], recipe)) return;
    write(outDir, path, await make());
    if (recipe !== undefined) former?.remember([path], recipe);
  });
}

/** Copies what the content says is served, photographs without what the camera wrote into them. */
async function copyFiles({ places: { images, cache }, outDir, site }: SiteBuildOptions): Promise<void> {
  for (const file of site.content.publicFiles ?? []) {
    const [source, target] = [dirname(images), outDir].map((folder) => join(folder, ...file.split('/')));
    if (source === undefined || target === undefined) continue;
    await mkdir(dirname(target), { recursive: true });
    await copy(await publishable(source, cache), target);
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
function writeHostFiles({ outDir, site: { redirects } }: SiteBuildOptions, client: PreparedClient): void {
  const lasting = listLasting(client);
  write(outDir, '_headers', formatNetlifyHeaders(lasting));
  write(outDir, 'deploy/vercel.json', formatVercelSettings(lasting, redirects));
  if (redirects.length > 0) write(outDir, '_redirects', formatNetlifyRedirects(redirects));
}

/** Writes what names the build, once all else is there. */
async function writeVersion({ outDir, places: { pages }, day, former }: SiteBuildOptions): Promise<void> {
  write(outDir, versionFile, await formatVersion(outDir, { pages, day, ...former }));
}

/** Writes what browsers need beside the pages, unless the last build had the same program. */
function writeClient(
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

/** Builds the whole site: scripts, documents with their data, pictures, files, and all of it compressed. */
export async function buildSite(options: SiteBuildOptions): Promise<BuiltReport> {
  const { root, outDir, places, former, isCompressed = true } = options;
  const program = options.program ?? (await prepareProgram(root, places.cache));
  await mkdir(outDir, { recursive: true });
  await copyFiles(options);
  writeClient(options, program, isCompressed);
  await writePictures(options);
  await writeSiteFiles(options);
  const { documents, fromParts } = await writePages(options.site.pages, pageFilesOf(program), {
    cache: places.cache,
    former,
    isCompressed,
    drafts: options.drafts,
    write: (path, text) => writeNoted(options, path, text),
  });
  writeRedirects(options);
  writeServiceWorker(options);
  await pruneCache(places.cache);
  const written = await precompress(outDir, { cache: places.cache, isCompressed });
  writeHostFiles(options, program.client);
  await writeVersion(options);
  const kept = [...(former?.kept ?? [])].filter(([path]) => !/\.(br|gz)$/.test(path));
  return {
    files: written.files + kept.length,
    bytes: kept.reduce((sum, [, { size }]) => sum + size, written.bytes),
    fromParts,
    weights: isCompressed ? await weighPages(outDir, documents, former?.kept) : [],
  };
}

/**
 * Makes a part of what takes long in a site, and leaves it in the cache: documents, what is compressed of them, and
 * pictures. Whoever builds with the caches of all parts in one finds it there, and gets the same site as without.
 */
export async function buildPart(options: Omit<SiteBuildOptions, 'outDir'>, part: Part): Promise<number> {
  const { root, places, isCompressed = true, progress } = options;
  const program = options.program ?? (await prepareProgram(root, places.cache));
  const isOwn = (_: unknown, index: number) => index % part.of === part.number - 1;
  const pages = options.site.pages.filter(isOwn).map(pageFilesOf(program));
  const files = (await listFiles(options)).filter(({ recipe }) => recipe !== undefined).filter(isOwn);
  const pictures = listPictures(options).filter(isOwn);
  const atOnce = 2 * availableParallelism();
  await inTurn(pages, atOnce, async (page) => {
    const { html, data } = await keepPage(page, places.cache);
    if (isCompressed) await Promise.all([html, data].map((text) => compressText(text, places.cache)));
  });
  await inTurn(files, atOnce, ({ make }) => make());
  await inTurn(pictures, availableParallelism(), ({ make }) => make(), progress);
  return pages.length;
}
