import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { folderWords } from '../content/problems/content-folder.ts';
import { findNearest } from '../content/problems/nearest.ts';
import { printableLine } from '../content/problems/printable.ts';
import { readText, refuseLink, shownPath, type Shelf } from './files.ts';
import { Refusal } from './refusal.ts';
import { withWords } from './settings.ts';
import type { ReadFile } from './writing.ts';

/** A file's name or path without its ending. */
function withoutEnding(path: string): string {
  return path.replace(/\.ya?ml$/i, '');
}

/** Whether an editor means a file by `contato`, `/contato`, `contato.yaml` or its path; never one elsewhere. */
export function isMeant(path: string, name: string, { folder, terminal }: Shelf): boolean {
  const address = name === '/' ? 'index' : name.replace(/^\//, '');
  if (!/[\\/]/.test(address)) return withoutEnding(basename(path)) === withoutEnding(address);
  return [resolve(terminal.folder, name), resolve(folder, name)].some(
    (one) => withoutEnding(one) === withoutEnding(path),
  );
}

function list(folder: string, ending: RegExp): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => ending.test(name)).toSorted();
}

function findPage(shelf: Shelf, name: string): string | undefined {
  return [shelf.folder, join(shelf.folder, '_shared')]
    .flatMap((place) => list(place, /\.yaml$/).map((file) => join(place, file)))
    .find((path) => isMeant(path, name, shelf));
}

/** The words that have another command work on a shelf. */
export function wordsOf({ folder, terminal }: Shelf): string {
  return folderWords(shownPath(folder, terminal));
}

function pagesOn({ folder }: Shelf): readonly string[] {
  return list(folder, /\.yaml$/)
    .filter((file) => file !== 'site.yaml')
    .map(withoutEnding);
}

/** The pages of a shelf in a sentence that follows another. */
function listPages(shelf: Shelf): string {
  const pages = pagesOn(shelf);
  return pages.length === 0 ? '' : ` As páginas são: ${printableLine(pages.join(', '))}.`;
}

function explainMissing(shelf: Shelf, name: string): string {
  const { folder, terminal } = shelf;
  const misnamed = list(folder, /\.yml$/i).find((file) => isMeant(join(folder, file), name, shelf));
  if (misnamed !== undefined) {
    return `A página "${name}" está em ${shownPath(join(folder, misnamed), terminal)}, e o nome do arquivo precisa terminar em .yaml. Rode "npm run fix -- ${printableLine(misnamed)}${wordsOf(shelf)}" e tente de novo.`;
  }
  const pages = pagesOn(shelf);
  const nearest = /[\\/]/.test(name) ? undefined : findNearest(withoutEnding(name), pages);
  const meant = nearest === undefined ? '' : ` Você quis dizer "${printableLine(nearest)}"?`;
  return `A página "${name}" não existe em ${shownPath(folder, terminal)}.${meant || listPages(shelf)}`;
}

interface Refused {
  readonly reason: string;
  /** Whether the command says what cannot be meant, whatever the page has. */
  readonly isUsage: boolean;
}

/** Tells why a page stays as it is. A command that the reason names is told for the page's own folder. */
export function refusePlan({ reason, isUsage }: Refused, shelf: Shelf): Refusal {
  const validate = 'npm run validate';
  const told = reason.replaceAll(`"${validate}"`, () => `"${withWords(validate, wordsOf(shelf))}"`);
  return new Refusal(`${told}\nNada foi mudado.`, isUsage ? 2 : 1);
}

/** Whether an editor's word names a page or a shared section of a shelf. */
export const isPage = (shelf: Shelf, name: string): boolean => findPage(shelf, name) !== undefined;

/** The page or the shared section that an editor named, to be changed: one that is a link is refused. */
export async function openPage(shelf: Shelf, name: string): Promise<ReadFile> {
  const path = findPage(shelf, name);
  if (path === join(shelf.folder, 'site.yaml'))
    throw new Refusal(`site.yaml tem os dados do site, e nenhuma seção.${listPages(shelf)}`, 2);
  if (path === undefined) throw new Refusal(explainMissing(shelf, name), 2);
  await refuseLink(shelf, path);
  const text = await readText(path);
  if (text !== undefined) return { path, text };
  throw new Refusal(
    `${shownPath(path, shelf.terminal)} não foi salvo em UTF-8. Rode "${withWords('npm run validate', wordsOf(shelf))}" para ver como corrigir.`,
    1,
  );
}
