import { existsSync, realpathSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { pid } from 'node:process';
import type { Terminal } from './terminal.ts';

/** A file's path as messages name it: from the project's folder where it lies there, with `/`. */
export function shownPath(path: string, { project }: Pick<Terminal, 'project'>): string {
  const inside = relative(project.root, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
}

/** A file's text with its byte order mark, or nothing when it is not UTF-8. */
export async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Writes a file in one step: whoever reads it, and whatever happens, it is the old one or the new one. */
export async function writeText(path: string, text: string): Promise<void> {
  const target = existsSync(path) ? realpathSync(path) : path;
  const draft = `${target}.${pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
