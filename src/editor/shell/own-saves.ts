import { isRecord } from '../../core/core.ts';
import type { Session } from '../session/session.ts';
import type { FileId, Path } from '../store/store.ts';

/** Who has changed the site meanwhile: somebody, or another window of the same browser. */
export type Author = 'person' | 'window';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What the windows of this browser have saved of the site at a place: of each file the last. */
export class OwnSaves {
  readonly #key: string;
  readonly #kept: () => Kept;

  constructor(place: string, kept?: Kept) {
    this.#key = `vitrine-editor saved ${place}`;
    // Browsers that keep nothing throw when it is asked for.
    this.#kept = () => kept ?? localStorage;
  }

  #read(): Readonly<Record<Path, unknown>> {
    try {
      const saved: unknown = JSON.parse(this.#kept().getItem(this.#key) ?? '{}');
      return isRecord(saved) ? saved : {};
    } catch {
      return {};
    }
  }

  /** Notes files that were saved; `null` for one that was deleted. */
  note(files: Readonly<Record<Path, FileId | null>>): void {
    try {
      this.#kept().setItem(this.#key, JSON.stringify({ ...this.#read(), ...files }));
    } catch {
      // Without it another window is taken for somebody else.
    }
  }

  /** Who has changed files since they were read, of those at some paths: another window only where all of it is surely that. */
  authorOf(
    before: Session['base'],
    now: Session['base'],
    paths: readonly Path[] = Object.keys({ ...before, ...now }),
  ): Author {
    const saved = this.#read();
    const changed = paths.filter((path) => before[path]?.id !== now[path]?.id);
    const isOwn = (path: Path) => saved[path] === (now[path]?.id ?? null);
    return changed.length > 0 && changed.every(isOwn) ? 'window' : 'person';
  }
}
