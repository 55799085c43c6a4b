import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sha256 } from '../content/pictures/digest.ts';
import { WritingFault } from './faults.ts';
import { closeJournal, takeBack, writeJournal, type Ground } from './journal.ts';
import { apply, backUp, clear, Overtaken, prepare, syncFolders, type Step, type Watch } from './steps.ts';

/** What a file shall be; `null` of one that goes. */
export interface Write {
  /** Absolute. */
  readonly path: string;
  /** What its bytes are now, as SHA-256; `null` where there is none. */
  readonly before: string | null;
  readonly content: Uint8Array | string | null;
}

/** Writes that are done as one. */
interface Commit {
  readonly writes: readonly Write[];
  readonly steps: readonly Step[];
  readonly ground: Ground;
  readonly watch: Watch;
}

function planSteps(writes: readonly Write[]): readonly Step[] {
  const commit = randomUUID();
  return writes.map(({ path, before, content }) => ({
    path,
    before,
    after: content === null ? null : sha256(content),
    commit,
  }));
}

/** Does something to each file in turn. What the disk does not let us do is told with the file. */
async function doEach(
  steps: readonly Step[],
  work: (step: Step, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await work(step, index).catch((error: unknown) => {
      throw error instanceof Overtaken ? error : new WritingFault(step.path, error);
    });
  }
}

async function stage({ writes, steps, watch }: Commit): Promise<void> {
  await doEach(steps, async (step, index) => {
    await mkdir(dirname(step.path), { recursive: true });
    await prepare(step, writes[index]?.content ?? null, watch);
  });
}

/** One file takes its place in one step, and needs no journal. */
async function performOne(commit: Commit): Promise<void> {
  const { steps, watch } = commit;
  try {
    await stage(commit);
    await doEach(steps, (step) => apply(step, watch));
    await syncFolders(steps);
  } finally {
    // The next turn sweeps what is left.
    for (const step of steps) await clear(step, watch).catch(() => {});
  }
}

/** Writes all down that an interrupted commit needs to come to its end, or to be taken back. */
async function note(commit: Commit): Promise<void> {
  const { steps, ground, watch } = commit;
  try {
    await stage(commit);
    await doEach(steps, (step) => backUp(step, watch));
    await syncFolders(steps);
    await doEach(steps.slice(0, 1), () => writeJournal(ground, steps));
  } catch (error) {
    for (const step of steps) await clear(step, watch).catch(() => {});
    throw error;
  }
  await syncFolders(steps);
  watch();
}

async function performSeveral(commit: Commit): Promise<void> {
  const { steps, ground, watch } = commit;
  await note(commit);
  try {
    await doEach(steps, (step) => apply(step, watch));
  } catch (error) {
    try {
      await takeBack(ground.pages, steps, watch);
    } catch (cause) {
      throw new Error('A commit is neither done nor taken back. The next start tries again.', { cause });
    }
    throw error;
  }
  // All is done; what is left of the journal the next turn finds to be so.
  await closeJournal(ground.pages, steps, watch).catch(() => {});
}

/** Does all writes or none. It throws `Overtaken` where somebody else has saved one of the files, and nothing is written. */
export async function perform(
  writes: readonly Write[],
  ground: Ground,
  watch: Watch = () => {},
): Promise<void> {
  const commit = { writes, steps: planSteps(writes), ground, watch };
  await (writes.length > 1 ? performSeveral(commit) : performOne(commit));
}
