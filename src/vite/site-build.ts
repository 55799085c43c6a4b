import { constants as fileConstants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { CheckedContent } from '../content/check.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { pruneCache } from '../content/pictures/disk-cache.ts';
import type { PageWeight } from '../content/validate/heavy-pages.ts';
import { inTurn, type Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import type { PageData } from '../fields/page-data.ts';
import { formatNetlifyHeaders } from '../host/netlify-headers.ts';
import { formatNetlifyRedirects } from '../host/netlify-redirects.ts';
import { formatVercelSettings } from '../host/vercel.ts';
import { workerAddress } from '../host/worker.ts';
import type { ClientFiles } from '../render/document.ts';
import { buildClient, buildInline, builtAssets, describeClient, type Chunks } from './client-build.ts';
import { makeFonts, type MadeFont } from './fonts.ts';
import { precompress } from './precompress.ts';
import { findFirstPicture, weighPages, type WrittenDocument } from './weigh-pages.ts';

interface SiteBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** An empty or missing folder for the site, absolute. */
  readonly outDir: string;
  /** Where the content lies, and where encoded pictures are kept between builds. */
  readonly places: Places;
  /** Content without errors. */
  readonly checked: CheckedContent;
  /** What browsers run, where it is at hand: it is the same for every content. */
  readonly client?: PreparedClient | undefined;
  /** Whether compressed files stand beside those of text; they do unless told. */
  readonly isCompressed?: boolean | undefined;
  /** Is told how many variants of pictures are ready. */
  readonly progress?: Progress | undefined;
}

/** What browsers need beside the pages: scripts, styles of fonts, and the fonts. No content is in it. */
export interface PreparedClient {
  readonly chunks: Chunks;
  readonly fonts: readonly MadeFont[];
  readonly bootstrap: string;
  readonly consent: string;
  readonly openNow: string;
}

/** What a build wrote. */
export interface BuiltReport {
  readonly files: number;
  readonly bytes: number;
  readonly weights: readonly PageWeight[];
}

async function importAnew<Module>(root: string, path: string, plugins: Plugin[] = []): Promise<Module> {
  const options = { root, configFile: false, mode: 'production', logLevel: 'error', plugins } as const;
  return (await runnerImport<Module>(join(root, path), options)).module;
}

const imported = new Map<string, Promise<unknown>>();

/** Imports a module of the project once for the process: loading it takes longer than a build's use of it. */
function importModule<Module>(root: string, path: string): Promise<Module> {
  const file = join(root, path);
  const module = imported.get(file) ?? importAnew<Module>(root, path);
  imported.set(file, module);
  // Each path is only ever asked for as one type.
  return module as Promise<Module>;
}

const renderers = new WeakMap<Chunks, Promise<typeof import('../render/render.tsx')>>();

/** The renderer whose files have the addresses that they have in a build of the application. */
function importRenderer(root: string, chunks: Chunks): Promise<typeof import('../render/render.tsx')> {
  const known = renderers.get(chunks);
  if (known !== undefined) return known;
  const renderer = importAnew<typeof import('../render/render.tsx')>(root, 'src/render/render.tsx', [
    builtAssets(root, chunks),
  ]);
  renderers.set(chunks, renderer);
  return renderer;
}

async function write(outDir: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(outDir, ...file.split('/'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Where a route's document lies. Hosts serve `consulta.html` at `/consulta`, where `consulta/index.html` makes
 * some of them add a slash; the not-found page's name is one that they all know.
 */
function documentFile({ route, isNotFound }: PageData): string {
  if (isNotFound) return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

async function writeDocuments(
  options: SiteBuildOptions,
  client: ClientFiles,
  chunks: Chunks,
): Promise<readonly WrittenDocument[]> {
  const documents: WrittenDocument[] = [];
  const { render, dataAddress } = await importRenderer(options.root, chunks);
  for (const page of options.checked.pages) {
    const build = `${client.build}-${nameContent(page)}`;
    const [file, html] = [documentFile(page), render(page, { ...client, build })];
    documents.push({ route: page.route, file, firstPicture: findFirstPicture(html) });
    await write(options.outDir, file, html);
    const answer = JSON.stringify({ build, page });
    await write(options.outDir, dataAddress(page.route).slice(1), answer);
  }
  return documents;
}

/**
 * Writes a document at each old address, twice: hosts serve one of them where a slash stands behind the address, or
 * where they know no address without an ending.
 */
async function writeRedirects({ root, outDir, checked }: SiteBuildOptions): Promise<void> {
  const { renderRedirect } = await importModule<typeof import('../render/redirect.ts')>(
    root,
    'src/render/redirect.ts',
  );
  for (const redirect of checked.redirects) {
    const html = renderRedirect(redirect);
    await write(outDir, `${redirect.from.slice(1)}.html`, html);
    await write(outDir, `${redirect.from.slice(1)}/index.html`, html);
  }
}

/** Writes the service worker of a site that says whether it wants one. */
async function writeServiceWorker({ root, outDir, checked }: SiteBuildOptions): Promise<void> {
  const { pages, content } = checked;
  const file = workerAddress.slice(1);
  // One of the site's own goes first.
  if (content.publicFiles?.includes(file) === true) return;
  const { writeWorker } = await importModule<typeof import('../render/worker.ts')>(
    root,
    'src/render/worker.ts',
  );
  const worker = pages[0] && writeWorker(pages[0].site, sha256);
  if (worker !== undefined) await write(outDir, file, worker);
}

/** A file of its own, which shares its blocks with the original until one is written, where the disk knows how. */
function copy(file: string, target: string): Promise<void> {
  return copyFile(file, target, fileConstants.COPYFILE_FICLONE);
}

/** Writes each variant that some page shows, encoded now or in an earlier build. Originals are never published. */
async function writePictures({ root, outDir, places, checked, progress }: SiteBuildOptions): Promise<void> {
  const { encodeVariant, listVariants, variantAddress } = await importModule<
    typeof import('../content/pictures/variants.ts')
  >(root, 'src/content/pictures/variants.ts');
  const variants = listVariants(checked.pages, checked.content.pictures);
  await mkdir(join(outDir, 'images'), { recursive: true });
  const work = async (variant: (typeof variants)[number]) => {
    const file = await encodeVariant(variant, places.cache);
    await copy(file, join(outDir, variantAddress(variant)));
  };
  await inTurn(variants, availableParallelism(), work, progress);
}

/** Writes what machines read beside the pages: share pictures, icons, manifest, sitemap, robots.txt, licences. */
async function writeSiteFiles({ checked, ...options }: SiteBuildOptions): Promise<void> {
  const { listSiteFiles } = await importModule<typeof import('../publish/site-files.ts')>(
    options.root,
    'src/publish/site-files.ts',
  );
  const files = await listSiteFiles(checked, { root: options.root, ...options.places });
  await inTurn(files, 2 * availableParallelism(), async ({ address, make }) =>
    write(options.outDir, address.slice(1), await make()),
  );
}

/** Copies what the content says is served, photographs without what the camera wrote into them. */
async function copyFiles({
  root,
  places: { images, cache },
  outDir,
  checked,
}: SiteBuildOptions): Promise<void> {
  const { publishable } = await importModule<typeof import('../content/pictures/bare-picture.ts')>(
    root,
    'src/content/pictures/bare-picture.ts',
  );
  for (const file of checked.content.publicFiles ?? []) {
    const [source, target] = [dirname(images), outDir].map((folder) => join(folder, ...file.split('/')));
    if (source === undefined || target === undefined) continue;
    await mkdir(dirname(target), { recursive: true });
    await copy(await publishable(source, cache), target);
    // Whatever the editor's system says of who may read it, a web server has to.
    await chmod(target, 0o644);
  }
}

/**
 * Addresses of the files that the build names by their content. Scripts are named one by one: a host gives its headers
 * to a missing file too, and a script's 404 must not be kept for a year.
 */
async function listLasting(outDir: string): Promise<readonly string[]> {
  const folders = ['assets', 'fonts'].map(async (folder) => {
    const names = await readdir(join(outDir, folder));
    return names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${folder}/${name}`);
  });
  return [...(await Promise.all(folders)).flat().toSorted(), '/images/*'];
}

/** Writes what hosts read that take their settings with the site: headers and addresses. */
async function writeHostFiles({ outDir, checked: { redirects } }: SiteBuildOptions): Promise<void> {
  const lasting = await listLasting(outDir);
  await write(outDir, '_headers', formatNetlifyHeaders(lasting));
  await write(outDir, 'deploy/vercel.json', formatVercelSettings(lasting, redirects));
  if (redirects.length > 0) await write(outDir, '_redirects', formatNetlifyRedirects(redirects));
}

function nameContent(content: unknown): string {
  return sha256(JSON.stringify(content)).slice(0, 12);
}

/**
 * Names a build by its application, which can show any page data of the same name. A page's content is named apart: an
 * edit changes the files of its page alone, and all else stays in browsers' and hosts' caches.
 */
function nameApplication(chunks: Chunks): string {
  return nameContent(chunks.map(({ fileName }) => fileName).toSorted());
}

/** Builds what browsers run, from the project's sources alone. */
export async function prepareClient(root: string, cache: string): Promise<PreparedClient> {
  const { travel } = await importModule<typeof import('../content/schema/registry.ts')>(
    root,
    'src/content/schema/registry.ts',
  );
  return {
    chunks: await buildClient({ root, travel }),
    fonts: await makeFonts(root, cache),
    bootstrap: await buildInline(root, 'src/client/bootstrap.ts'),
    consent: await buildInline(root, 'src/client/consent.ts'),
    openNow: await buildInline(root, 'src/client/open-now.ts'),
  };
}

async function writeClient(outDir: string, { chunks, fonts }: PreparedClient): Promise<void> {
  for (const chunk of chunks) {
    await write(outDir, chunk.fileName, chunk.type === 'chunk' ? chunk.code : chunk.source);
  }
  for (const { address, bytes } of fonts) await write(outDir, address.slice(1), bytes);
}

/** Builds the whole site: scripts, documents with their data, pictures, files, and all of it compressed. */
export async function buildSite(options: SiteBuildOptions): Promise<BuiltReport> {
  const { root, outDir, places } = options;
  const prepared = options.client ?? (await prepareClient(root, places.cache));
  const { chunks, fonts } = prepared;
  const client = describeClient(chunks, {
    ...prepared,
    fonts: fonts.map(({ address, weights }) => ({ address, weights })),
    build: nameApplication(chunks),
  });
  await copyFiles(options);
  await writeClient(outDir, prepared);
  await writePictures(options);
  await writeSiteFiles(options);
  const documents = await writeDocuments(options, client, chunks);
  await writeRedirects(options);
  await writeServiceWorker(options);
  await pruneCache(places.cache);
  const written = await precompress(outDir, {
    cache: places.cache,
    isCompressed: options.isCompressed ?? true,
  });
  await writeHostFiles(options);
  return { ...written, weights: options.isCompressed === false ? [] : await weighPages(outDir, documents) };
}
