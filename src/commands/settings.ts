import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Places } from '../content/load/load.ts';
import { asWord, folderWords, usualFolder } from '../content/problems/content-folder.ts';
import type { LanguageName } from '../content/problems/language.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

/** The option of every command that touches the content folder. */
export const folderOptions = { pages: { type: 'string', default: usualFolder } } as const;

/** Options of the commands that check the content. */
export const contentOptions = {
  ...folderOptions,
  public: { type: 'string' },
  on: { type: 'string' },
} as const;

/** What those options were given; without `--public` it is the folder beside the pages, or else the project's own. */
export interface ContentOptions {
  readonly pages: string;
  readonly public?: string | undefined;
  readonly on?: string | undefined;
}

interface Words {
  readonly badDay: (typed: string) => string;
  readonly noName: (option: string) => string;
  readonly missing: (name: string) => string;
  readonly noFolder: (name: string) => string;
}

const words: Readonly<Record<LanguageName, Words>> = {
  pt: {
    badDay: (typed) => `--on pede um dia que exista no calendário, como 2026-01-31, e não "${typed}".`,
    noName: (option) =>
      `--${option} está vazio, e por isso não diz que pasta é. Diga a pasta, como --${option} ${option}.`,
    missing: (name) => `A pasta "${name}" não existe.`,
    noFolder: (name) => `"${name}" não é uma pasta.`,
  },
  en: {
    badDay: (typed) => `--on takes a day of the calendar, as 2026-01-31, and not "${typed}".`,
    noName: (option) => `--${option} is empty, and so names no folder. Name it, as --${option} ${option}.`,
    missing: (name) => `The folder "${name}" does not exist.`,
    noFolder: (name) => `"${name}" is not a folder.`,
  },
};

/** Where relative paths begin, and in what words something is refused. */
interface Manner {
  readonly folder: string;
  readonly told: Words;
}

/** The folder that a word names, absolute. */
function resolveNamed(option: 'pages' | 'public', named: string, { folder, told }: Manner): string {
  if (named.trim() === '') throw new Refusal(told.noName(option), 2);
  return resolve(folder, named);
}

/** The folder of the pages, absolute, which need not be there. */
export function findPages(named: string, { folder }: Pick<Terminal, 'folder'>): string {
  return resolveNamed('pages', named, { folder, told: words.pt });
}

/** The public folder that was named, or else the one beside the pages. */
function findPublic(pages: string, named: string | undefined, manner: Manner): string | undefined {
  const beside = join(dirname(pages), 'public');
  if (named === undefined) return existsSync(beside) ? beside : undefined;
  const path = resolveNamed('public', named, manner);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) throw new Refusal(manner.told.missing(named), 2);
  if (!facts.isDirectory()) throw new Refusal(manner.told.noFolder(named), 2);
  return path;
}

/** The words that make another command work on the same site, each after a space; none for the project's own. */
export function siteWords({ pages, public: folder }: Omit<ContentOptions, 'on'>): string {
  const named = folderWords(pages);
  return folder === undefined ? named : `${named} --public ${asWord(folder)}`;
}

/** A command with more words behind it, each after a space, as npm hands them on. */
export function withWords(command: string, more: string): string {
  return more === '' ? command : `${command} --${more}`;
}

/** Whether a day is written as ISO and on the calendar. */
function isDay(typed: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}

/** Where content, pictures and cache lie, and the day, from a command's `--pages`, `--public` and `--on`. */
export function contentSettings(
  { pages, on, public: publicFolder }: ContentOptions,
  { folder, project, today, makeProgress }: Pick<Terminal, 'folder' | 'project' | 'today' | 'makeProgress'>,
  language: LanguageName = 'pt',
): { readonly places: Places; readonly conditions: Conditions } {
  const told = words[language];
  if (on !== undefined && !isDay(on)) throw new Refusal(told.badDay(on), 2);
  const path = resolveNamed('pages', pages, { folder, told });
  const shown = relative(project.root, path);
  return {
    places: {
      pages: path,
      pagesName: (shown.startsWith('..') ? pages : shown).split(sep).join('/'),
      images: join(findPublic(path, publicFolder, { folder, told }) ?? project.publicFolder, 'images'),
      cache: project.cache,
      progress: makeProgress('Olhando fotos'),
    },
    conditions: { today: on ?? today },
  };
}
