import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Places } from '../content/load/load.ts';

/** A site in a folder of its own, for tests to write into. */
export class SiteFolder {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-site-')));
  readonly places: Places;

  /** Its cache is its own, unless another is given. */
  constructor(files: Readonly<Record<string, string | Uint8Array>>, cache?: string) {
    this.places = {
      pages: join(this.root, 'pages'),
      pagesName: 'pages',
      images: join(this.root, 'public', 'images'),
      cache: cache ?? join(this.root, 'cache'),
    };
    mkdirSync(this.places.images, { recursive: true });
    this.put('../public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    for (const [path, content] of Object.entries(files)) this.put(path, content);
  }

  /** Saves a file as any program does; `null` deletes it. */
  put(path: string, content: string | Uint8Array | null): void {
    const file = join(this.places.pages, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
  }

  /** Removes all texts and pictures. */
  empty(): void {
    for (const folder of [this.places.pages, this.places.images]) {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
