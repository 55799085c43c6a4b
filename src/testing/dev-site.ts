import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../commands/versions.ts';
import type { Places } from '../content/load/load.ts';
import { prepared } from '../start/prepared.ts';
import { serveDevelopment } from '../vite/dev-server.ts';
import { SiteFolder } from './disk-site.ts';
import { places } from './specified.ts';

/** The files of a site, pictures too, as a `SiteFolder` takes them. */
export async function readSite({
  pages,
  images,
}: Pick<Places, 'pages' | 'images'>): Promise<Readonly<Record<string, Uint8Array>>> {
  const pictures = (await readdir(images)).map(
    async (name) => [`../public/images/${name}`, await readFile(join(images, name))] as const,
  );
  return { ...(await readFolder(pages)), ...Object.fromEntries(await Promise.all(pictures)) };
}

/** The files of the specified site. */
export function readSpecified() {
  return readSite(places);
}

/** A development server on a site of its own, with what a page of the editor knows of it. */
export interface DevSite {
  readonly site: SiteFolder;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Starts the server that `npm start` starts, with a cache of its own unless another is given, as its site's folder is made. */
export async function startDevSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  cache?: string,
  within?: string,
): Promise<DevSite> {
  const site = new SiteFolder(files, cache, within);
  const { address, close } = await serveDevelopment({
    root: process.cwd(),
    host: '127.0.0.1',
    port: 0,
    places: site.places,
    conditions: { today: '2026-01-31' },
    report: () => {},
    hasEditor: true,
    prepared,
    // The editor brings its own bundle, and two servers at once would prepare the same folder of libraries.
    hasPages: false,
  });
  const document = await (await fetch(`${address}_editor`)).text();
  return {
    site,
    origin: address.replace(/\/$/, ''),
    token: /<meta name="editor-token" content="([^"]+)">/.exec(document)?.[1] ?? '',
    close: async () => {
      await close();
      site.remove();
    },
  };
}
