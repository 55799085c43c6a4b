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
  /** Why the two cannot be put together; nothing where one of them deleted it. */
  readonly reason: string | undefined;
  /** As both began with it. */
  readonly old: string | null;
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
export type Unsaved = Pick<Session, 'base' | 'changed'>;

/** Whether nothing is left that somebody has to choose from, or to read. */
export const isClosed = ({ clashes, wholeClashes, lost }: Omit<Carried, 'session'>) =>
  clashes.length + wholeClashes.length + lost.length === 0;

interface Work {
  readonly texts: Record<Path, string | null>;
  readonly clashes: Clash[];
  readonly wholeClashes: WholeClash[];
  readonly lost: string[];
}

const twice = 'Foi criada duas vezes com este endereço.';

/** A file as it was read, as we have it, and as another has saved it since. */
type Three = readonly [old: string | null, ours: string | null, theirs: string | null];

/** What becomes of our text of a file: it stands, is put together with theirs, or only one of both can stand. */
export function carryText([old, ours, theirs]: Three):
  | { readonly text: string | null }
  | { readonly merged: Extract<ReturnType<typeof merge>, { ok: true }> }
  | { readonly reason: string | undefined } {
  if (theirs === old || ours === theirs) return { text: ours };
  if (ours === null || theirs === null) return { reason: undefined };
  if (old === null) return { reason: twice };
  const merged = merge({ base: old, ours, theirs });
  return merged.ok ? { merged } : { reason: merged.reason };
}

/** Our text of a file, or what clashes. In a clash of whole files theirs stands. */
function carryFile(work: Work, file: Path, three: Three): void {
  const carried = carryText(three);
  if ('text' in carried) work.texts[file] = carried.text;
  else if ('reason' in carried) {
    const [old, ours, theirs] = three;
    work.wholeClashes.push({ file, reason: carried.reason, old, ours, theirs });
  } else {
    const { text, conflicts, lost } = carried.merged;
    work.texts[file] = text;
    work.lost.push(...lost);
    if (conflicts.length > 0) work.clashes.push({ file, text, conflicts });
  }
}

/** Where a file is now that was given another name, and no other text, since it was read. */
export function renamedTo(file: Path, base: Session['base'], now: Session['base']): Path | undefined {
  const text = base[file]?.text;
  if (text === undefined || file in now) return undefined;
  const [to, another] = Object.keys(now).filter((path) => !(path in base) && now[path]?.text === text);
  return another === undefined ? to : undefined;
}

/** Carries what is unsaved over to files as they are now. */
export function carryOver({ base, changed }: Unsaved, now: Session['base']): Carried {
  const work: Work = { texts: {}, clashes: [], wholeClashes: [], lost: [] };
  for (const [file, ours] of Object.entries(changed)) {
    const to = ours === null ? undefined : renamedTo(file, base, now);
    const path = to === undefined || to in changed ? file : to;
    carryFile(work, path, [base[file]?.text ?? null, ours, now[path]?.text ?? null]);
  }
  const texts: Texts = work.texts;
  return {
    session: rebase(now, texts),
    clashes: work.clashes,
    wholeClashes: work.wholeClashes,
    lost: work.lost,
  };
}

/** Where a clash is, in a person's words. */
export function describeClash({ text }: Clash, conflict: Conflict): string {
  return describeConflict(conflict, readData(text));
}
