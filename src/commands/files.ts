import { existsSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { printableLine } from '../content/problems/printable.ts';
import { Refusal } from './refusal.ts';
import type { Project, Terminal } from './terminal.ts';

/** A content folder that is written into, and who is told what happens there. */
export interface Desk {
  /** The content folder, absolute. */
  readonly folder: string;
  readonly terminal: Pick<Terminal, 'printError'> & { readonly project: Pick<Project, 'root'> };
}

/** The files of a content folder as an editor at a terminal speaks of them. */
export interface Shelf extends Desk {
  readonly terminal: Terminal;
}

/** A file's path as messages name it: from the project's folder where it lies there, with `/`, on one line. */
export function shownPath(path: string, { project }: Pick<Desk['terminal'], 'project'>): string {
  const inside = relative(project.root, path);
  return printableLine((inside.startsWith('..') ? path : inside).split(sep).join('/')) || '.';
}

/** Refuses a content folder that is not there. */
export function refuseMissing({ folder, terminal }: Shelf): void {
  if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder, terminal)} não existe.`, 2);
}

/** Whether a name is taken, be it by a link that leads nowhere. */
export function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
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

/** Why a file must not be changed under its name: it is a link, or lies where a link leads. Nothing if it may be. */
export async function explainLink({ folder, terminal }: Desk, path: string): Promise<string | undefined> {
  const shown = shownPath(path, terminal);
  if ((await lstat(path)).isSymbolicLink())
    return `${shown} é um atalho para outro lugar, e não um arquivo. Apague-o e copie para cá o próprio arquivo da página.`;
  const [real, home] = await Promise.all([realpath(path), realpath(folder)]);
  if (real.startsWith(home + sep)) return undefined;
  return `${shown} fica em outra pasta, aonde um atalho leva. Apague o atalho e copie para cá a própria pasta.`;
}

/** Refuses to change a file that is not itself in the content folder. */
export async function refuseLink(shelf: Shelf, path: string): Promise<void> {
  const reason = await explainLink(shelf, path);
  if (reason !== undefined) throw new Refusal(`${reason}\nNada foi mudado.`, 2);
}
