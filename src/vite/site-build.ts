import { createHash } from 'node:crypto';
import { copyFile, cp, link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runnerImport } from 'vite';
import type { CheckedContent } from '../content/check.ts';
import type { Progress } from '../content/in-turn.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';
import { buildBootstrap, buildClient, describeClient } from './client-build.ts';

interface SiteBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** An empty or missing folder for the site, absolute. */
  readonly outDir: string;
  /** Where encoded pictures are kept between builds, absolute. */
  readonly cache: string;
  /** What the folder of the page files is called, such as `pages`. */
  readonly pagesName: string;
  /** Content without errors. */
  readonly checked: CheckedContent;
  /** Is told how many variants of pictures are ready. */
  readonly progress?: Progress | undefined;
}

async function importModule<Module>(root: string, path: string): Promise<Module> {
  const options = { root, configFile: false, mode: 'production', logLevel: 'error' } as const;
  return (await runnerImport<Module>(join(root, path), options)).module;
}

async function write(outDir: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(outDir, ...file.split('/'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Where a route's document lies; the not-found page's is a file of its own, as static hosts want it. */
function documentFile({ route, isNotFound }: PageData): string {
  if (isNotFound) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

async function writeDocuments(options: SiteBuildOptions, client: ClientFiles): Promise<void> {
  const { render, dataAddress } = await importModule<typeof import('../render/render.tsx')>(
    options.root,
    'src/render/render.tsx',
  );
  for (const page of options.checked.pages) {
    await write(options.outDir, documentFile(page), render(page, client));
    const answer = JSON.stringify({ build: client.build, page });
    await write(options.outDir, dataAddress(page.route).slice(1), answer);
  }
}

/** A second name for a file of the cache where the disk allows it: copying hundreds of pictures takes seconds. */
async function place(file: string, target: string): Promise<void> {
  await link(file, target).catch(() => copyFile(file, target));
}

/** Writes each variant that some page shows, encoded now or in an earlier build. Originals are never published. */
async function writePictures({ root, outDir, cache, checked, progress }: SiteBuildOptions): Promise<void> {
  const { encodeVariant, listVariants, variantAddress } = await importModule<
    typeof import('../content/variants.ts')
  >(root, 'src/content/variants.ts');
  const { inTurn } = await importModule<typeof import('../content/in-turn.ts')>(
    root,
    'src/content/in-turn.ts',
  );
  const variants = listVariants(checked.pages, checked.content.pictures);
  await mkdir(join(outDir, 'images'), { recursive: true });
  const work = async (variant: (typeof variants)[number]) => {
    const file = await encodeVariant(variant, cache);
    await place(file, join(outDir, variantAddress(variant)));
  };
  await inTurn(variants, availableParallelism(), work, progress);
}

/** Writes what machines read beside the pages: share pictures, icons, manifest, sitemap, robots.txt. */
async function writeSiteFiles({ checked, ...options }: SiteBuildOptions): Promise<void> {
  const { listSiteFiles } = await importModule<typeof import('../publish/site-files.ts')>(
    options.root,
    'src/publish/site-files.ts',
  );
  for (const { address, make } of await listSiteFiles(checked, options)) {
    await write(options.outDir, address.slice(1), await make());
  }
}

/** The font's file in the installed package, and where the site serves it. */
export const font = {
  source: 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  address: '/fonts/nunito.woff2',
} as const;

/** Copies `public/` as it is, but for the pictures, which the site shows as variants. */
async function copyFiles({ root, outDir }: SiteBuildOptions): Promise<void> {
  const images = join(root, 'public', 'images');
  await cp(join(root, 'public'), outDir, { recursive: true, filter: (path) => path !== images });
  await write(outDir, font.address.slice(1), await readFile(join(root, font.source)));
}

const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, as static hosts serve them. */
async function precompress({ outDir }: SiteBuildOptions): Promise<{ files: number; bytes: number }> {
  const names = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  let bytes = 0;
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    bytes += (await stat(path)).size;
    if (!isText.test(entry.name)) continue;
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
  return { files: names.length, bytes };
}

/** Names a build by all that its pages are made of, so that any change of one is seen by the others. */
function nameBuild(chunks: Awaited<ReturnType<typeof buildClient>>, pages: readonly PageData[]): string {
  const files = chunks.map(({ fileName }) => fileName).toSorted();
  return createHash('sha256').update(JSON.stringify({ files, pages })).digest('hex').slice(0, 12);
}

async function tidyCache({ root, cache }: SiteBuildOptions): Promise<void> {
  const { pruneCache } = await importModule<typeof import('../content/disk-cache.ts')>(
    root,
    'src/content/disk-cache.ts',
  );
  await pruneCache(cache);
}

/** Builds the whole site: scripts, documents with their data, pictures, files, and all of it compressed. */
export async function buildSite(options: SiteBuildOptions): Promise<{ files: number; bytes: number }> {
  const { root, outDir, checked } = options;
  const { deferredTypes } = await importModule<typeof import('../content/registry.ts')>(
    root,
    'src/content/registry.ts',
  );
  const chunks = await buildClient({ root, outDir, deferredTypes });
  const client = describeClient(chunks, await buildBootstrap(root), nameBuild(chunks, checked.pages));
  await copyFiles(options);
  await writePictures(options);
  await writeSiteFiles(options);
  await writeDocuments(options, client);
  await tidyCache(options);
  return precompress(options);
}
