import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, link, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { WritingFault } from './faults.ts';
import { shownPath, type Shelf } from './files.ts';
import { Refusal } from './refusal.ts';

/** What ends the names of files that are not yet whole. */
export const unfinished = '.unfinished';

/** Where a file's bytes lie until it gets them: beside it, so that a rename is one step. */
export function draftOf(path: string, id: string = randomUUID()): string {
  return join(dirname(path), `.${basename(path)}-${id}${unfinished}`);
}

/** Writes a draft down to the disk. What could not be written whole is left to whoever clears up. */
export async function writeDraft(draft: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file beside where it shall be, has it put there, and leaves no draft behind. */
async function withDraft(
  path: string,
  content: string | Uint8Array,
  put: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = draftOf(path);
  try {
    await writeDraft(draft, content);
    await put(draft);
  } catch (error) {
    throw error instanceof Refusal ? error : new WritingFault(path, error);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Writes a file that is made anew each time, in one step: it is the old one or the new one, whatever happens. */
export function writeMade(path: string, content: string | Uint8Array): Promise<void> {
  return withDraft(path, content, (draft) => rename(draft, path));
}

/** Gives a draft a second name, never over another file: that fails with `EEXIST`. */
export async function linkNew(draft: string, path: string): Promise<void> {
  // Not every disk knows second names of a file.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error;
    return copyFile(draft, path, constants.COPYFILE_EXCL);
  });
}

/** Gives a draft its name, never over another file: one that has it is refused. */
async function putNew(draft: string, path: string, refusal: Refusal): Promise<void> {
  try {
    await linkNew(draft, path);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? refusal : error;
  }
}

/** Creates a file, never over another one: that is refused as told. */
export function createText(path: string, text: string, refusal: Refusal): Promise<void> {
  return withDraft(path, text, (draft) => putNew(draft, path, refusal));
}

/** A file as it was read. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
}

/** Why a file is left alone: somebody saved it meanwhile. */
export function explainChanged({ terminal }: Shelf, path: string): Refusal {
  return new Refusal(
    `${shownPath(path, terminal)} mudou enquanto o comando rodava, e nada foi gravado. Rode o comando de novo.`,
    1,
  );
}

/** Refuses to go on when a file is no longer what was read of it. */
export async function refuseChanged(shelf: Shelf, { path, text }: ReadFile): Promise<void> {
  const now = await readFile(path).catch(() => undefined);
  if (now?.equals(Buffer.from(text))) return;
  throw explainChanged(shelf, path);
}

/** Gives a draft the mode of the file that it replaces, which must not be read-only. */
export async function keepMode(path: string, draft: string): Promise<void> {
  // Whoever made a file read-only does not want it changed, though the folder would take another in its place.
  const handle = await open(path, 'r+');
  try {
    await chmod(draft, (await handle.stat()).mode & 0o7777);
  } finally {
    await handle.close();
  }
}

/**
 * Puts a text in place of the one that was read, in one step: whoever reads the file, and whatever happens, it is the
 * old one or the new one, with its mode. One that was saved meanwhile is left alone, with a refusal.
 */
export function replaceText(shelf: Shelf, read: ReadFile, text: string): Promise<void> {
  return withDraft(read.path, text, async (draft) => {
    await refuseChanged(shelf, read);
    await keepMode(read.path, draft);
    await refuseChanged(shelf, read);
    await rename(draft, read.path);
  });
}

/** Why a file cannot have a name: another one got it meanwhile. */
export function explainTaken({ terminal }: Shelf, path: string): Refusal {
  return new Refusal(
    `${shownPath(path, terminal)} já existe, e nada foi gravado. Rode o comando de novo.`,
    1,
  );
}
