import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runnerImport, type Plugin } from 'vite';
import type { CheckedContent } from '../content/check.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';
import { buildBootstrap, buildClient, builtAssets, describeClient, type Chunks } from './client-build.ts';
import { makeFonts } from './fonts.ts';

interface SiteBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** An empty or missing folder for the site, absolute. */
  readonly outDir: string;
  /** Where encoded pictures are kept between builds, absolute. */
  readonly cache: string;
  /** Content without errors. */
  readonly checked: CheckedContent;
}

async function importModule<Module>(
  root: string,
  path: string,
  plugins: readonly Plugin[] = [],
): Promise<Module> {
  const settings = { root, configFile: false, mode: 'production', logLevel: 'error' } as const;
  const options = { ...settings, plugins: [...plugins] };
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

async function writeDocuments(options: SiteBuildOptions, client: ClientFiles, chunks: Chunks): Promise<void> {
  const { render, dataAddress } = await importModule<typeof import('../render/render.tsx')>(
    options.root,
    'src/render/render.tsx',
    [builtAssets(options.root, chunks)],
  );
  for (const page of options.checked.pages) {
    await write(options.outDir, documentFile(page), render(page, client));
    const answer = JSON.stringify({ build: client.build, page });
    await write(options.outDir, dataAddress(page.route).slice(1), answer);
  }
}

/** Pictures that some page shows: those whose address stands in its data. */
function usedPictures({ content, pages }: CheckedContent) {
  const data = JSON.stringify(pages);
  return content.pictures.filter(({ base }) => data.includes(`"${base}"`));
}

async function writePictures({ root, outDir, cache, checked }: SiteBuildOptions): Promise<void> {
  const { encodePicture, pictureFormats } = await importModule<typeof import('../content/pictures.ts')>(
    root,
    'src/content/pictures.ts',
  );
  for (const picture of usedPictures(checked)) {
    for (const width of picture.widths) {
      await Promise.all(
        pictureFormats.map(async (format) => {
          const bytes = await encodePicture(picture, width, format, cache);
          await write(outDir, `${picture.base.slice(1)}-${width}.${format}`, bytes);
        }),
      );
    }
  }
}

/** Copies `public/` as it is, but for the pictures, which the site shows as variants. */
async function copyFiles({ root, outDir }: SiteBuildOptions): Promise<void> {
  const images = join(root, 'public', 'images');
  await cp(join(root, 'public'), outDir, { recursive: true, filter: (path) => path !== images });
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
    const content = await readFile(path);
    bytes += content.length;
    if (!isText.test(entry.name)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
  return { files: names.length, bytes };
}

/** Names a build by all that its pages are made of, so that any change of one is seen by the others. */
function nameBuild(chunks: Chunks, pages: readonly PageData[]): string {
  const files = chunks.map(({ fileName }) => fileName).toSorted();
  return createHash('sha256').update(JSON.stringify({ files, pages })).digest('hex').slice(0, 12);
}

/** Builds the whole site: scripts, documents with their data, pictures, files, and all of it compressed. */
export async function buildSite(options: SiteBuildOptions): Promise<{ files: number; bytes: number }> {
  const { root, outDir, checked } = options;
  const { deferredTypes } = await importModule<typeof import('../content/registry.ts')>(
    root,
    'src/content/registry.ts',
  );
  const chunks = await buildClient({ root, outDir, deferredTypes });
  const fonts = await makeFonts(root, options.cache);
  const client = describeClient(chunks, {
    bootstrap: await buildBootstrap(root),
    fonts: fonts.map(({ address, weights }) => ({ address, weights })),
    build: nameBuild(chunks, checked.pages),
  });
  await copyFiles(options);
  for (const { address, bytes } of fonts) await write(outDir, address.slice(1), bytes);
  await writePictures(options);
  await writeDocuments(options, client, chunks);
  return precompress(options);
}
