import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sha256 } from '../content/pictures/digest.ts';
import { draftOf, keepMode, linkNew, writeDraft } from './writing.ts';

/** One change of a commit: a file gets other bytes, comes to be, or goes. */
export interface Step {
  /** The file, absolute. */
  readonly path: string;
  /** What its bytes were and will be, as SHA-256; `null` where there is no file. */
  readonly before: string | null;
  readonly after: string | null;
  /** The commit that it is part of, which its drafts are named by. */
  readonly commit: string;
}

/** A file was saved by somebody else right before it was to be changed. */
export class Overtaken extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} has changed.`);
    this.path = path;
  }
}

/** Is called after each change of the disk; tests end the process there. */
export type Watch = () => void;

/** The new bytes, beside the file. */
const draftOfStep = ({ path, commit }: Step) => draftOf(path, commit);

/** The file as it was, beside it under another name. */
const backupOf = ({ path, commit }: Step) => draftOf(path, `${commit}.before`);

/** What names a file's bytes; `null` of one that is not there. */
export async function identify(path: string): Promise<string | null> {
  try {
    return sha256(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a folder's names to the disk. Not every system can. */
export async function syncFolders(steps: readonly Step[]): Promise<void> {
  for (const folder of new Set(steps.map(({ path }) => dirname(path)))) {
    const handle = await open(folder, 'r').catch(() => undefined);
    await handle?.sync().catch(() => {});
    await handle?.close();
  }
}

/** Writes a step's new bytes beside its file, with its mode. */
export async function prepare(step: Step, content: string | Uint8Array | null, watch: Watch): Promise<void> {
  if (content !== null) {
    await writeDraft(draftOfStep(step), content);
    watch();
  }
  // A file that is read-only is not deleted either.
  if (step.before !== null) await keepMode(step.path, content === null ? step.path : draftOfStep(step));
}

/** Keeps a step's file as it is under a second name. */
export async function backUp(step: Step, watch: Watch): Promise<void> {
  if (step.before === null) return;
  await linkNew(step.path, backupOf(step));
  watch();
}

/** Does a step, unless somebody has saved the file meanwhile. */
export async function apply(step: Step, watch: Watch): Promise<void> {
  const { path, before, after } = step;
  if ((await identify(path)) !== before) throw new Overtaken(path);
  if (after === null) await rm(path);
  else if (before === null) {
    await linkNew(draftOfStep(step), path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Overtaken(path) : error;
    });
  } else await rename(draftOfStep(step), path);
  watch();
}

/** Takes a step back, if it was done and nobody has saved the file since. */
export async function revert(step: Step, watch: Watch): Promise<void> {
  const { path, before, after } = step;
  if ((await identify(path)) !== after) return;
  if (before === null) {
    // Only what lies beside its own draft was surely put there by us.
    if ((await identify(draftOfStep(step))) === after) await rm(path);
  } else if ((await identify(backupOf(step))) !== before) return;
  else if (after === null) await linkNew(backupOf(step), path);
  else await rename(backupOf(step), path);
  watch();
}

/** Removes what a step has left beside its file. */
export async function clear(step: Step, watch: Watch): Promise<void> {
  for (const path of [draftOfStep(step), backupOf(step)]) {
    await rm(path, { force: true });
    watch();
  }
}

/** How far a step has come when the commit was broken off. */
type Progress =
  | 'pending'
  | 'done'
  /** Done, and the file was changed again since. */
  | 'past'
  /** It cannot be done any more: the file was changed, or the draft is not whole. */
  | 'lost';

/** Looks how far a step has come. */
export async function lookAt(step: Step): Promise<Progress> {
  const { path, before, after } = step;
  const [now, draft] = [await identify(path), await identify(draftOfStep(step))];
  if (now === after) return 'done';
  if (now === before) return draft === after ? 'pending' : 'lost';
  return draft === null && after !== null ? 'past' : 'lost';
}
