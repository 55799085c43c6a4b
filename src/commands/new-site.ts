import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { chooseColors, writeSite, type NewSite } from '../content/edit/new-site.ts';
import type { Given } from '../content/edit/site-questions.ts';
import { load } from '../content/load/load.ts';
import { formatReport } from '../content/present/report.ts';
import { asWord } from '../content/problems/content-folder.ts';
import { hasErrors } from '../content/problems/problem.ts';
import { validate } from '../content/validate/validate.ts';
import { WritingFault } from './faults.ts';
import { isThere, shownPath } from './files.ts';
import { Refusal } from './refusal.ts';
import { readAnswers } from './site-answers.ts';
import { makeFolder } from './site-folder/make-folder.ts';
import type { Terminal } from './terminal.ts';

/** What ends a command before it is done, and gives it the time to clear up. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function explainFull(folder: string, terminal: Terminal): Refusal {
  return new Refusal(`A pasta ${shownPath(folder, terminal)} já tem arquivos. Escolha outra.`, 2);
}

/** Refuses a folder that has something in it. */
async function refuseFull(folder: string, terminal: Terminal): Promise<void> {
  const shown = shownPath(folder, terminal);
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new Refusal(`${shown} não é uma pasta. Escolha outro nome.`, 2);
    throw error;
  });
  if (inside.length > 0) throw explainFull(folder, terminal);
}

/** Refuses files that the checker would refuse: their texts are ours, the names in them are not. */
async function refuseErrors(folder: string, { project, today }: Terminal): Promise<void> {
  const places = { pages: join(folder, 'pages'), pagesName: 'pages', cache: project.cache };
  const content = await load({ ...places, images: join(folder, 'public', 'images') });
  const { problems } = validate(content, { today });
  if (hasErrors(problems))
    throw new Refusal(`${formatReport(problems, content.sources)}\n\nNada foi criado.`, 1);
}

/** The nearest folder above that is there. */
async function findParent(folder: string): Promise<string> {
  const above = dirname(folder);
  return above === folder || (await isThere(above)) ? above : findParent(above);
}

/** Does work on a draft of which nothing is left, be it that Ctrl+C or a closed window breaks the work off. */
async function withDraft(draft: string, work: () => Promise<void>): Promise<void> {
  const leave = (signal: (typeof endings)[number]) => {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of endings) process.once(signal, leave);
  try {
    await work();
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    for (const signal of endings) process.off(signal, leave);
  }
}

async function writeFiles(folder: string, wish: NewSite): Promise<void> {
  for (const [file, text] of Object.entries(writeSite(wish))) {
    const path = join(folder, ...file.split('/'));
    makeFolder(dirname(path));
    await writeFile(path, text);
  }
}

/** Puts a folder where there is none, or an empty one. */
async function putFolder(draft: string, folder: string): Promise<void> {
  // Not every system puts a folder in an empty one's place.
  if (await isThere(folder)) await rmdir(folder);
  makeFolder(dirname(folder));
  await rename(draft, folder);
}

/** Writes a folder that is whole from the moment it has its name. */
async function writeFolder(folder: string, wish: NewSite, terminal: Terminal): Promise<void> {
  const refuse = (error: NodeJS.ErrnoException): never => {
    const isFull = error.code === 'ENOTEMPTY' || error.code === 'EEXIST';
    throw isFull ? explainFull(folder, terminal) : new WritingFault(folder, error);
  };
  // On the same disk, and where nothing is left of it if it is refused.
  const draft = join(await findParent(folder), `${basename(folder)}-${randomUUID()}.unfinished`);
  await withDraft(draft, async () => {
    await writeFiles(draft, wish).catch(refuse);
    await refuseErrors(draft, terminal);
    await putFolder(draft, folder).catch(refuse);
  });
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** Makes a new site of one page in a folder of its own, from answers that were given or are asked for. */
export async function createSite(named: string, given: Given, terminal: Terminal): Promise<number> {
  const folder = resolve(terminal.folder, named);
  await refuseFull(folder, terminal);
  const answers = await readAnswers(given, terminal);
  const schemas = withSlashes(relative(join(folder, 'pages'), join(terminal.project.root, 'schema')));
  const wish = { ...answers, schemas: encodeURI(schemas) };
  await writeFolder(folder, wish, terminal);
  const pages = `${withSlashes(relative(terminal.folder, folder)) || '.'}/pages`;
  for (const { role, color, passing } of chooseColors(wish).changed)
    terminal.print(
      `A cor ${role === 'strong' ? 'principal' : 'de destaque'}, ${color}, virou ${passing}, para que se possa ler tudo.`,
    );
  terminal.print(`Criado o site em ${shownPath(folder, terminal)}. Para ver, conferir e montar:`);
  for (const command of ['start', 'run validate', 'run build'])
    terminal.print(
      `  npm ${command} -- --pages ${asWord(pages)}${command === 'run build' ? ` --out ${asWord(pages.replace(/pages$/, 'dist'))}` : ''}`,
    );
  return 0;
}
