import type { FileId, FileVersion, Path } from './store.ts';

/** A file's bytes, and what names them. */
export interface Kept {
  readonly id: FileId;
  readonly bytes: Uint8Array;
}

type Files = ReadonlyMap<Path, Kept>;

/** A file as it was, until another text took its place. */
interface Earlier extends Kept {
  readonly path: Path;
  readonly version: FileVersion;
}

/** The texts that a site in memory has replaced. */
export class EarlierTexts {
  /** The newest first. */
  #texts: readonly Earlier[] = [];

  /** Keeps what is replaced, and what was kept of a file that has a new name under that. */
  keep(before: Files, after: Files, when: string): void {
    const replaced = [...before].flatMap(([path, kept], index) => {
      const now = after.get(path);
      if (now === undefined || now.id === kept.id) return [];
      const id = `${this.#texts.length.toString(16)}-${index.toString(16)}`;
      return [{ ...kept, path, version: { id, when } }];
    });
    const names = new Map([...after].flatMap(([path, { id }]) => (before.has(path) ? [] : [[id, path]])));
    const nameOf = (path: Path) =>
      (after.has(path) ? undefined : names.get(before.get(path)?.id ?? '')) ?? path;
    const all = [...replaced, ...this.#texts];
    this.#texts = all.map(({ id, bytes, version, path }) => ({ id, bytes, version, path: nameOf(path) }));
  }

  /** What a file was before, the newest first; texts in a row that are the same are one. */
  of(path: Path, now: Kept | undefined): readonly Earlier[] {
    const own = now === undefined ? [] : this.#texts.filter((earlier) => earlier.path === path);
    return own.filter(({ id }, index) => id !== (index === 0 ? now : own[index - 1])?.id);
  }
}
