import { serveDevelopment } from '../vite/dev-server.ts';
import { SiteFolder } from './disk-site.ts';

/** A development server on a site of its own, with what a page of the editor knows of it. */
export interface DevSite {
  readonly site: SiteFolder;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Starts the server that `npm start` starts. */
export async function startDevSite(files: Readonly<Record<string, string>>): Promise<DevSite> {
  const site = new SiteFolder(files);
  const { address, close } = await serveDevelopment({
    root: process.cwd(),
    host: '127.0.0.1',
    port: 0,
    places: site.places,
    conditions: { today: '2026-01-31' },
    report: () => {},
    hasEditor: true,
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
