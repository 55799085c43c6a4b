import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { versions } from 'node:process';
import type { Terminal } from './terminal.ts';
import { writeMade } from './writing.ts';

const file = join('scripts', 'measured.md');

/** The document with a chapter's figures in the place of the former ones, between its marks. */
export function replaceChapter(document: string, chapter: string, figures: string): string {
  const [start, end] = [`<!-- ${chapter} -->\n`, `\n<!-- /${chapter} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`scripts/measured.md has no marks for "${chapter}".`);
  return `${document.slice(0, from + start.length)}\n${figures}\n${document.slice(to)}`;
}

/** Writes what a measurement has found into its chapter of `scripts/measured.md`, with the day and the machine. */
export async function recordFigures(
  { print, project }: Terminal,
  chapter: string,
  tables: string,
): Promise<void> {
  const path = join(project.root, file);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${date}: ${availableParallelism()} cores, Node ${versions.node}.`;
  const document = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  await writeMade(path, replaceChapter(document, chapter, `${machine}\n\n${tables}`));
  print(`Recorded in ${file}.`);
}
