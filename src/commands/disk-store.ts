import { realpath } from 'node:fs/promises';
import type { PictureFile } from '../content/pictures/picture-file.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { loadBeside } from '../content/load/load.ts';
import type { Order, Outcome, Store, StoredFile } from '../editor/store/store.ts';
import { carryOut, type DiskSite } from './commit.ts';
import { FolderIds, idsOf, nameState, readFiles } from './content-folder.ts';
import { listVersions, readVersion } from './earlier-versions.ts';
import { readTrash } from './trash.ts';

function toStored(id: string, bytes: Uint8Array): StoredFile {
  try {
    return { id, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { id, bytes: Buffer.from(bytes).toString('base64') };
  }
}

/** Where a picture lies on this machine is nobody else's business. */
const withoutPlace = (picture: PictureFile): PictureFile => ({ ...picture, path: picture.name });

/** A site in its folders. Each of its answers is of one moment; orders are carried out one after the other. */
export class DiskStore implements Store {
  readonly #site: DiskSite;
  readonly #ids = new FolderIds();
  /** The last that was asked; what needs a quiet site waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(site: DiskSite) {
    this.#site = site;
  }

  #afterOthers<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }

  async head(): Promise<string> {
    const { pages, images } = this.#site.places;
    return nameState(await this.#ids.list(pages), images);
  }

  list() {
    return this.#afterOthers(async () => {
      const { places, conditions } = this.#site;
      const ids = await this.#ids.list(places.pages);
      const beside = await loadBeside(places);
      return {
        place: sha256(await realpath(places.pages)),
        head: await nameState(ids, places.images),
        files: Object.fromEntries(ids),
        beside: { ...beside, pictures: beside.pictures.map(withoutPlace) },
        today: conditions.today,
      };
    });
  }

  read(paths: readonly string[]): Promise<Readonly<Record<string, StoredFile>>> {
    return this.#afterOthers(async () => {
      const version = await readFiles(this.#site.places.pages, paths);
      const ids = idsOf(version);
      const stored = Object.entries(version).map(([path, bytes]) => [
        path,
        toStored(ids.get(path) ?? '', bytes),
      ]);
      return Object.fromEntries(stored);
    });
  }

  trash() {
    return this.#afterOthers(() => readTrash(this.#site.places.pages));
  }

  async versions(path: string) {
    return listVersions(await realpath(this.#site.places.pages), path);
  }

  async readVersion(path: string, id: string) {
    return readVersion(await realpath(this.#site.places.pages), path, id);
  }

  commit(order: Order): Promise<Outcome> {
    return this.#afterOthers(() => carryOut(this.#site, order, this.#ids)).catch((error: unknown) => {
      this.#site.tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { kind: 'unknown' };
    });
  }
}
