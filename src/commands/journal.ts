import { readFile, rename, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { innerFolders, isContent } from '../content/read/found-file.ts';
import { shownPath, type Desk } from './files.ts';
import {
  apply,
  clear,
  identify,
  lookAt,
  Overtaken,
  revert,
  syncFolders,
  type Step,
  type Watch,
} from './steps.ts';
import { draftOf, writeDraft } from './writing.ts';

/** The journal's name in the content folder. While it is there, a commit of several files is not at its end. */
const journalName = '.commit.json';

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const hash = /^[\da-f]{64}$/;

/** A step as the journal has it: `file` lies in the content folder, `picture` in that of the pictures. */
interface Entry {
  readonly file?: string;
  readonly picture?: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Journal {
  readonly commit: string;
  /** The folder of the pictures, from the content folder on. */
  readonly images: string;
  readonly entries: readonly Entry[];
}

/** Where a commit writes: the folders themselves, where links to them lead. */
export interface Ground {
  readonly pages: string;
  readonly images: string;
}

function toEntry({ path, before, after }: Step, { pages, images }: Ground): Entry {
  if (path.startsWith(images + sep)) return { picture: relative(images, path), before, after };
  return { file: relative(pages, path).split(sep).join('/'), before, after };
}

/** Writes down, before the first step is done, what a commit will do. */
export async function writeJournal(ground: Ground, steps: readonly Step[]): Promise<void> {
  const commit = steps[0]?.commit ?? '';
  const journal: Journal = {
    commit,
    images: relative(ground.pages, ground.images).split(sep).join('/'),
    entries: steps.map((step) => toEntry(step, ground)),
  };
  const path = join(ground.pages, journalName);
  const draft = draftOf(path, commit);
  await writeDraft(draft, JSON.stringify(journal));
  await rename(draft, path).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

function isFile(path: unknown): boolean {
  if (typeof path !== 'string' || /[\\\0]/.test(path)) return false;
  const [name = '', inner, ...deeper] = path.split('/').toReversed();
  return (
    isContent(name) && deeper.length === 0 && (inner === undefined || Object.hasOwn(innerFolders, inner))
  );
}

const isPictureName = (name: unknown) => typeof name === 'string' && /^[a-z\d-]+\.[a-z]+$/.test(name);
const isHash = (value: unknown) => value === null || (typeof value === 'string' && hash.test(value));

/** Whether an entry is one that a commit writes: whoever plants another must not move files by it. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { file, picture, before, after } = value as Partial<Record<keyof Entry, unknown>>;
  const isNamed =
    picture === undefined ? isFile(file) : file === undefined && isPictureName(picture) && before === null;
  return isNamed && isHash(before) && isHash(after);
}

function parseJournal(text: string): Journal | undefined {
  try {
    const { commit, images, entries } = JSON.parse(text) as Partial<Record<keyof Journal, unknown>>;
    const isGood =
      typeof commit === 'string' && id.test(commit) && typeof images === 'string' && Array.isArray(entries);
    return isGood && entries.every(isEntry) ? { commit, images, entries } : undefined;
  } catch {
    return undefined;
  }
}

function toStep(
  pages: string,
  { commit, images }: Journal,
  { file, picture = '', before, after }: Entry,
): Step {
  const path = file === undefined ? resolve(pages, images, picture) : join(pages, ...file.split('/'));
  return { path, before, after, commit };
}

/** Removes what a commit has left, the journal last but for what only it could tell of. */
export async function closeJournal(pages: string, steps: readonly Step[], watch: Watch): Promise<void> {
  await syncFolders(steps);
  await rm(join(pages, journalName), { force: true });
  watch();
  for (const step of steps) await clear(step, watch);
}

/** Takes the steps of a commit back, the last first. */
export async function takeBack(pages: string, steps: readonly Step[], watch: Watch): Promise<void> {
  for (const step of steps.toReversed()) await revert(step, watch);
  await closeJournal(pages, steps, watch);
}

/** Does what is left of a commit; whether that was possible. */
async function finish(steps: readonly Step[], watch: Watch): Promise<boolean> {
  const progress = await Promise.all(steps.map(lookAt));
  if (progress.includes('lost')) return false;
  try {
    for (const [index, step] of steps.entries()) if (progress[index] === 'pending') await apply(step, watch);
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** Whether a commit of several files was broken off in a content folder. */
export async function isBrokenOff(folder: string): Promise<boolean> {
  return (await identify(join(folder, journalName))) !== null;
}

/**
 * Brings a commit that was broken off to its end, or takes it back where that is not possible any more. What somebody
 * has saved meanwhile stays as it is. Only for whoever has the turn.
 */
export async function settleJournal(
  { terminal }: Desk,
  pages: string,
  watch: Watch = () => {},
): Promise<void> {
  const text = await readFile(join(pages, journalName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const journal = parseJournal(text);
  const steps = journal?.entries.map((entry) => toStep(pages, journal, entry)) ?? [];
  const shown = steps.map(({ path }) => shownPath(path, terminal)).join(', ');
  if (await finish(steps, watch)) {
    await closeJournal(pages, steps, watch);
    if (shown !== '') terminal.printError(`Uma gravação que tinha parado no meio foi terminada: ${shown}.`);
    return;
  }
  await takeBack(pages, steps, watch);
  terminal.printError(
    `Uma gravação que tinha parado no meio foi desfeita, porque um dos arquivos mudou depois: ${shown}. Confira-os e grave de novo.`,
  );
}
