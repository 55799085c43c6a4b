import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameLoadedProgram } from '../commands/program.ts';
import { nameContent } from '../content/pictures/digest.ts';
import { keep, keepBytes, pruneCache } from '../content/pictures/disk-cache.ts';
import { travel } from '../content/schema/registry.ts';
import { isRecord } from '../fields/is-record.ts';
import type { ClientFiles } from '../render/document.ts';
import {
  buildClient,
  buildInline,
  describeClient,
  listClientFiles,
  type ClientFile,
} from '../vite/client-build.ts';
import { makeFonts, type MadeFont } from '../vite/fonts.ts';
import { bundleRenderer } from '../vite/renderer-build.ts';

/** What browsers need beside the pages: scripts, styles of fonts, and the fonts. No content is in it. */
export interface PreparedClient {
  readonly files: readonly ClientFile[];
  readonly fonts: readonly MadeFont[];
  readonly bootstrap: string;
  readonly galleryScript: string;
  readonly consent: string;
  readonly openNow: string;
  readonly request: string;
}

/** What renders documents. */
export type Renderer = Pick<typeof import('../render/render.tsx'), 'render' | 'dataAddress'>;

/** What builds of any content need of our sources. */
export interface Program {
  /** Changes with the code that makes documents. */
  readonly name: string;
  readonly client: PreparedClient;
  readonly renderer: Renderer;
}

/** Builds what browsers run, from the project's sources alone. */
async function makeClient(root: string, cache: string): Promise<PreparedClient> {
  return {
    files: listClientFiles(await buildClient({ root, travel })),
    fonts: await makeFonts(root, cache),
    bootstrap: await buildInline(root, 'src/client/bootstrap.ts'),
    galleryScript: await buildInline(root, 'src/client/gallery.ts'),
    consent: await buildInline(root, 'src/client/consent.ts'),
    openNow: await buildInline(root, 'src/client/open-now.ts'),
    request: await buildInline(root, 'src/client/request.ts'),
  };
}

/** JSON has no bytes. */
function writeBytes(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value;
}

function readBytes(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['base64'] === 'string'
    ? Buffer.from(value['base64'], 'base64')
    : value;
}

/** Where programs lie in the cache. */
const programsFolder = (cache: string) => join(cache, 'program');

/** What that folder may grow to: some ten programs. */
const mostBytes = 32 * 1024 * 1024;

/**
 * What builds need of our sources: made once for each state of them, and then read from the cache in a hundredth of the
 * time.
 */
export async function prepareProgram(root: string, cache: string): Promise<Program> {
  const name = nameLoadedProgram(root);
  const folder = programsFolder(cache);
  const bytes = await keepBytes(folder, `${name}.json`, async () => {
    await pruneCache(folder, mostBytes);
    return Buffer.from(JSON.stringify(await makeClient(root, cache), writeBytes));
  });
  // Only the lines above write these files.
  const client = JSON.parse(Buffer.from(bytes).toString(), readBytes) as PreparedClient;
  const renderer = await keep(folder, `${name}.mjs`, async () =>
    Buffer.from(await bundleRenderer(root, client.files)),
  );
  return {
    name,
    client,
    renderer: (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as Renderer,
  };
}

/**
 * Names a build by its application, which can show any page data of the same name. A page's content is named apart: an
 * edit changes the files of its page alone, and all else stays in browsers' and hosts' caches.
 */
function nameApplication(files: readonly ClientFile[]): string {
  return nameContent(JSON.stringify(files.map(({ fileName }) => fileName).toSorted())).slice(0, 8);
}

/** What documents need to know of it. */
export function describePrepared(client: PreparedClient): ClientFiles {
  const { files, fonts, bootstrap, galleryScript, consent, openNow, request } = client;
  return describeClient(files, {
    bootstrap,
    galleryScript,
    consent,
    openNow,
    request,
    fonts: fonts.map(({ address, weights }) => ({ address, weights })),
    build: nameApplication(files),
  });
}
