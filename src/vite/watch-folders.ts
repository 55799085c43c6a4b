import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Calls back with what changes in a folder; nothing where there is none. */
function watchOne(folder: string, tell: (name: string) => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => tell(name ?? ''));
    // Where it has gone, the one above tells if it comes back.
    return watcher.on('error', () => watcher.close());
  } catch {
    return undefined;
  }
}

/** A folder and some below it, each of which may come and go. */
class Watched {
  readonly #folder: string;
  readonly #inner: readonly Watched[];
  readonly #tell: (file: string) => void;
  #watcher: FSWatcher | undefined;

  constructor(folder: string, inner: readonly Watched[], tell: (file: string) => void) {
    this.#folder = folder;
    this.#inner = inner;
    this.#tell = tell;
  }

  get name(): string {
    return basename(this.#folder);
  }

  open(): void {
    this.close();
    this.#watcher = watchOne(this.#folder, (name) => {
      this.#inner.find((known) => known.name === name)?.open();
      this.#tell(join(this.#folder, name));
    });
    for (const watched of this.#inner) watched.open();
  }

  close(): void {
    this.#watcher?.close();
    for (const watched of this.#inner) watched.close();
  }
}

/**
 * Calls back with each file that changes in a folder or in some folders below it, whether they are there yet or not, until
 * what this gives is called. A watch for each of ten thousand files takes seconds and 100 MB, one for their folder nothing.
 */
export function watchFolders(
  folder: string,
  inner: readonly string[],
  tell: (file: string) => void,
): () => void {
  const below = inner.map((name) => new Watched(join(folder, name), [], tell));
  const own = new Watched(folder, below, tell);
  const above = new Watched(dirname(folder), [own], (file) => file === folder && tell(file));
  above.open();
  return () => above.close();
}
