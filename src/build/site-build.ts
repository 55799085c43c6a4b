import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Part } from '../commands/build-orders.ts';
import { pruneCache } from '../content/pictures/disk-cache.ts';
import type { PageWeight } from '../content/validate/heavy-pages.ts';
import { inTurn } from '../content/pictures/in-turn.ts';
import { formatVersion, versionFile } from '../publish/version.ts';
import { describePage, keepPage, writePages, type PageFiles } from './page-files.ts';
import { compressText, precompress } from './precompress.ts';
import { describePrepared, prepareProgram, type Program } from './program.ts';
import { weighPages } from './weigh-pages.ts';
import {
  copyFiles,
  isShare,
  listFiles,
  listPictures,
  write,
  writeClient,
  writeHostFiles,
  writeNoted,
  writePictures,
  writeRedirects,
  writeServiceWorker,
  writeSiteFiles,
  type SiteBuildOptions,
} from './site-parts.ts';

/** What a build wrote. */
interface BuiltReport {
  readonly files: number;
  readonly bytes: number;
  readonly weights: readonly PageWeight[];
  /** How many pages parts of the build had made before. */
  readonly fromParts: number;
}

/** What files pages have that are made with a program. */
function pageFilesOf({ name: program, renderer, client }: Program) {
  return describePage({ program, renderer, client: describePrepared(client) });
}

/** Writes what names the build, once all else is there. */
async function writeVersion({ outDir, places: { pages }, day, former }: SiteBuildOptions): Promise<void> {
  write(outDir, versionFile, await formatVersion(outDir, { pages, day, ...former }));
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
    progress: options.progress?.pages,
    write: (path, text) => writeNoted(options, path, text),
  });
  writeRedirects(options);
  writeServiceWorker(options);
  await pruneCache(places.cache);
  const written = await precompress(outDir, {
    cache: places.cache,
    isCompressed,
    progress: options.progress?.texts,
  });
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
  const shares = (await listFiles(options)).filter(isShare).filter(isOwn);
  const pictures = listPictures(options).filter(isOwn);
  const atOnce = 2 * availableParallelism();
  const makePage = async (page: PageFiles) => {
    const { html, data } = await keepPage(page, places.cache);
    if (isCompressed) await Promise.all([html, data].map((text) => compressText(text, places.cache)));
  };
  await inTurn(pages, atOnce, makePage, progress?.pages);
  await inTurn(shares, atOnce, ({ make }) => make(), progress?.shares);
  await inTurn(pictures, availableParallelism(), ({ make }) => make(), progress?.pictures);
  return pages.length;
}
