import { constants as fileConstants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Former } from '../commands/site-folder/former.ts';
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
import type { ClientFiles } from '../render/document.ts';
import { buildClient, buildInline, builtAssets, describeClient, type Chunks } from './client-build.ts';
import { makeFonts, type MadeFont } from './fonts.ts';
import { precompress } from './precompress.ts';
import { findFirstPicture, readFirstPicture, weighPages, type WrittenDocument } from './weigh-pages.ts';

interface SiteBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** An empty or missing folder for the site, absolute. */
  readonly outDir: string;
  /** Where the content lies, and where encoded pictures are kept between builds. */
  readonly places: Places;
  /** Content without errors. */
  readonly checked: CheckedContent;
  /** The day that it was checked for, as ISO. */
  readonly day: string;
  /** What browsers run, where it is at hand: it is the same for every content. */
  readonly client?: PreparedClient | undefined;
  /** Whether compressed files stand beside those of text; they do unless told. */
  readonly isCompressed?: boolean | undefined;
  /** What the last build of the same folder left, so that only what changed is made; without it all is. */
  readonly former?: Former | undefined;
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
  { root, outDir, checked, former, isCompressed = true }: SiteBuildOptions,
  client: ClientFiles,
  chunks: Chunks,
): Promise<readonly WrittenDocument[]> {
  const { render, dataAddress } = await importRenderer(root, chunks);
  const work = nameContent([former && (await nameSources(root)), client]);
  const endings = isCompressed ? ['', '.br', '.gz'] : [''];
  return inTurn(checked.pages, 4 * availableParallelism(), async (page) => {
    const { route } = page;
    const content = nameContent(page);
    const build = `${client.build}-${content}`;
    const [file, data] = [documentFile(page), dataAddress(route).slice(1)];
    const paths = endings.flatMap((ending) => [file + ending, data + ending]);
    const recipe = `${work} ${content}`;
    const kept = await former?.keep(paths, recipe);
    if (kept !== undefined) {
      const firstPicture = kept.remark === undefined ? undefined : readFirstPicture(kept.remark);
      return { route, file, firstPicture };
    }
    const html = render(page, { ...client, build });
    await write(outDir, file, html);
    await write(outDir, data, JSON.stringify({ build, page }));
    const firstPicture = findFirstPicture(html);
    former?.remember(paths, recipe, firstPicture?.address);
    return { route, file, firstPicture };
  });
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

/** A file of its own, which shares its blocks with the original until one is written, where the disk knows how. */
function copy(file: string, target: string): Promise<void> {
  return copyFile(file, target, fileConstants.COPYFILE_FICLONE);
}

/** What files are made of that bear a hash of it in their names. */
const named = 'named';

/** Writes each variant that some page shows, encoded now or in an earlier build. Originals are never published. */
async function writePictures(options: SiteBuildOptions): Promise<void> {
  const { root, outDir, places, checked, former, progress } = options;
  const { encodeVariant, listVariants, variantAddress } = await importModule<
    typeof import('../content/pictures/variants.ts')
  >(root, 'src/content/pictures/variants.ts');
  const variants = listVariants(checked.pages, checked.content.pictures);
  await mkdir(join(outDir, 'images'), { recursive: true });
  const work = async (variant: (typeof variants)[number]) => {
    const address = variantAddress(variant);
    // A picture's name tells all that it is made of.
    const path = address.slice(1);
    if (await former?.keep([path], named)) return;
    const file = await encodeVariant(variant, places.cache);
    await copy(file, join(outDir, path));
    former?.remember([path], named);
  };
  await inTurn(variants, availableParallelism(), work, progress);
}

/** Writes what machines read beside the pages: share pictures, icons, manifest, sitemap, robots.txt, licences. */
async function writeSiteFiles({ checked, former, ...options }: SiteBuildOptions): Promise<void> {
  const { listSiteFiles } = await importModule<typeof import('../publish/site-files.ts')>(
    options.root,
    'src/publish/site-files.ts',
  );
  const files = await listSiteFiles(checked, { root: options.root, ...options.places });
  await inTurn(files, 2 * availableParallelism(), async ({ address, recipe, make }) => {
    const path = address.slice(1);
    if (recipe !== undefined && (await former?.keep([path], recipe))) return;
    await write(options.outDir, path, await make());
    if (recipe !== undefined) former?.remember([path], recipe);
  });
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

/** Names the code that makes documents: our own, what it stands on, and what runs it. */
async function nameSources(root: string): Promise<string> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const sources = [join(root, 'package-lock.json'), ...files.toSorted()];
  const names = await inTurn(sources, 16, async (file) => sha256(await readFile(file)));
  return nameContent([process.version, names]);
}

/** Writes what names the build, once all else is there. */
async function writeVersion({
  root,
  outDir,
  places: { pages },
  day,
  former,
}: SiteBuildOptions): Promise<void> {
  const { formatVersion, versionFile } = await importModule<typeof import('../publish/version.ts')>(
    root,
    'src/publish/version.ts',
  );
  await write(outDir, versionFile, await formatVersion(outDir, { pages, day, kept: former?.kept }));
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
  const { root, outDir, places, former, isCompressed = true } = options;
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
  await pruneCache(places.cache);
  const written = await precompress(outDir, { cache: places.cache, isCompressed });
  await writeHostFiles(options);
  await writeVersion(options);
  const kept = [...(former?.kept ?? [])].filter(([path]) => !/\.(br|gz)$/.test(path));
  return {
    files: written.files + kept.length,
    bytes: kept.reduce((sum, [, { size }]) => sum + size, written.bytes),
    weights: isCompressed ? await weighPages(outDir, documents, former?.kept) : [],
  };
}
