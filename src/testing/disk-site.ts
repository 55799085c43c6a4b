import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { Places } from '../content/load/load.ts';

/** A site in a folder of its own, for tests to write into. */
export class SiteFolder {
  readonly root: string;
  readonly places: Places;
  /** What it was made of. */
  readonly #files: Readonly<Record<string, string | Uint8Array>>;

  /** Its cache is its own, unless another is given; it lies within the system's folder for such, or another. */
  constructor(files: Readonly<Record<string, string | Uint8Array>>, cache?: string, within = tmpdir()) {
    this.root = realpathSync(mkdtempSync(join(within, 'vitrine-site-')));
    this.places = {
      pages: join(this.root, 'pages'),
      pagesName: 'pages',
      images: join(this.root, 'public', 'images'),
      cache: cache ?? join(this.root, 'cache'),
    };
    mkdirSync(this.places.images, { recursive: true });
    const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
    this.#files = { '../public/favicon.svg': icon, ...files };
    for (const [path, content] of Object.entries(this.#files)) this.put(path, content);
  }

  /** Saves a file as any program does; `null` deletes it. */
  put(path: string, content: string | Uint8Array | null): void {
    const file = join(this.places.pages, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
  }

  /** Makes it what it was at first. A file that is so already is not touched: whoever watches the folder hears nothing. */
  restore(): void {
    const wanted = Object.entries(this.#files).map(
      ([path, content]) => [path, join(this.places.pages, path), Buffer.from(content)] as const,
    );
    const kept = [this.places.cache, ...wanted.map(([, file]) => file)];
    for (const name of readdirSync(this.root, { recursive: true, encoding: 'utf8' })) {
      const place = join(this.root, name);
      const isKept = kept.some(
        (one) => `${one}${sep}`.startsWith(place + sep) || place.startsWith(one + sep),
      );
      if (!isKept) rmSync(place, { recursive: true, force: true });
    }
    for (const [path, file, bytes] of wanted)
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) this.put(path, bytes);
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
