import { describeConflict, merge, readData, type Conflict } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { rebase, type Session, type Texts } from './session.ts';

/** A file that two people changed, with what cannot both stand in it. */
export interface Clash {
  readonly file: Path;
  /** The merged text, in which theirs stands where it clashes. */
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** A file of which only one whole version can stand: one deleted it, or it cannot be read. */
export interface WholeClash {
  readonly file: Path;
  /** Why the two cannot be put together. */
  readonly reason: string;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** What one person did, on what another one has saved meanwhile. Nothing of either is lost without being in it. */
export interface Carried {
  readonly session: Session;
  readonly clashes: readonly Clash[];
  readonly wholeClashes: readonly WholeClash[];
  /** Comments that found no place in the other's text. */
  readonly lost: readonly string[];
}

/** What is not saved, with the texts that it stands on. */
type Unsaved = Pick<Session, 'base' | 'changed'>;

interface Work {
  readonly texts: Record<Path, string | null>;
  readonly clashes: Clash[];
  readonly wholeClashes: WholeClash[];
  readonly lost: string[];
}

const gone = 'Um de vocês apagou este arquivo, e o outro o mudou.';
const twice = 'Vocês dois criaram um arquivo com este nome.';

/** Our text of a file, or what clashes. In a clash of whole files theirs stands. */
function carryFile(work: Work, file: Path, [old, ours, theirs]: readonly (string | null)[]): void {
  if (theirs === old || ours === undefined || theirs === undefined) {
    work.texts[file] = ours ?? null;
    return;
  }
  if (ours === theirs) return;
  if (ours === null || theirs === null || old === null || old === undefined) {
    const reason = ours === null || theirs === null ? gone : twice;
    work.wholeClashes.push({ file, reason, ours, theirs });
    return;
  }
  const merged = merge({ base: old, ours, theirs });
  if (!merged.ok) {
    work.wholeClashes.push({ file, reason: merged.reason, ours, theirs });
    return;
  }
  work.texts[file] = merged.text;
  work.lost.push(...merged.lost);
  if (merged.conflicts.length > 0)
    work.clashes.push({ file, text: merged.text, conflicts: merged.conflicts });
}

/** Carries what is unsaved over to files as they are now. */
export function carryOver({ base, changed }: Unsaved, now: Session['base']): Carried {
  const work: Work = { texts: {}, clashes: [], wholeClashes: [], lost: [] };
  for (const [file, ours] of Object.entries(changed))
    carryFile(work, file, [base[file]?.text ?? null, ours, now[file]?.text ?? null]);
  const texts: Texts = work.texts;
  return {
    session: rebase(now, texts),
    clashes: work.clashes,
    wholeClashes: work.wholeClashes,
    lost: work.lost,
  };
}

/** Where a clash is, in a person's words. */
export function describeClash({ file, text }: Clash, conflict: Conflict): string {
  const place = describeConflict(conflict, readData(text));
  return `${file.replace(/\.yaml$/, '')}: ${place}`;
}
