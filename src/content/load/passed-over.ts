import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finding, type Finding } from '../problems/finding.ts';
import { noPlace, type SourceKind } from '../problems/place.ts';
import type { Problem } from '../problems/problem.ts';
import { innerFolders, isContent, kindOf, slugOf } from '../read/found-file.ts';
import { readLimited } from './read-limited.ts';

/** A folder of files of one kind, as it was listed. */
export interface Listed {
  /** Where it is on this disk, absolute. */
  readonly place: string;
  /** What editors call it: `pages/_shared`. */
  readonly folder: string;
  /** What is read there. */
  readonly names: readonly string[];
  /** What else lies there. */
  readonly besides: readonly Dirent[];
}

/** No ending, that of a text, or `.yaml` mistyped. */
const mayBeMeant = /^(?!\.)([^.]+|.*\.(txt|ya|yam|yal|yalm|ymal|ylm))$/i;
const startsField = /^[^\w\n]{0,4}(title|sections|type|name)\s*:/m;
const keptAside = /^_|c[oó]pia|copy|backup|antig|velh|\bold\b|rascunho|draft|lixeira|trash/iu;

/** The address of the page that a file would make, if it makes one. */
function addressFor(file: string): { readonly route: string } | undefined {
  const name = slugOf(file);
  return kindOf(file) === 'page' ? { route: name === 'index' ? '/' : `/${name}` } : undefined;
}

/** Whether a file has a field that all content begins with, whatever its encoding. */
async function looksLikeContent(path: string): Promise<boolean> {
  // What cannot be read, or has gone, is nothing that the site needs.
  const bytes = await readLimited(path).catch(() => new Uint8Array());
  return startsField.test(Buffer.from(bytes).toString('latin1').replaceAll('\0', ''));
}

async function judgeFile(name: string, { place, folder, names }: Listed): Promise<Finding | undefined> {
  const better = `${slugOf(name.replace(/\.[^.]*$/, ''))}.yaml`;
  if (!mayBeMeant.test(name) || better === '.yaml') return undefined;
  if (!(await looksLikeContent(join(place, name)))) return undefined;
  if (names.includes(better)) return finding('passedOverTwin', { name, twin: better });
  const isPage = !Object.keys(innerFolders).some((inner) => folder.endsWith(`/${inner}`));
  return finding('passedOverFile', { name, better, ...(isPage && addressFor(better)) });
}

/** The folder that a folder of another name is meant to be, if it is one. */
function meantFolder(name: string): SourceKind | undefined {
  const [, word = ''] = /^_?(shared|themes)$/i.exec(name) ?? [];
  return Object.entries(innerFolders).find(([inner]) => inner === `_${word.toLowerCase()}`)?.[1];
}

/** What a file would be called beside the folder that it is in. */
function nameBeside(name: string, folder: string | undefined) {
  const slug = slugOf(name);
  const better = `${slug === 'index' && folder !== undefined ? slugOf(folder) : slug}.yaml`;
  return { name, better, ...(folder !== undefined && addressFor(better)) };
}

async function judgeFolder(name: string, { place, names }: Listed): Promise<Finding | undefined> {
  const kind = meantFolder(name) ?? 'page';
  if (name.startsWith('.') || (kind === 'page' && keptAside.test(name))) return undefined;
  const entries = await readdir(join(place, name), { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && isContent(entry.name))
    .map((entry) => nameBeside(entry.name, kind === 'page' ? name : undefined))
    // A copy of what is read there is kept, and not lost.
    .filter(({ better }) => better !== '.yaml' && (kind !== 'page' || !names.includes(better)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const [first] = files;
  return first && finding('passedOverFolder', { name, kind, count: files.length, first });
}

/** What lies in a folder of content as if it were some, and is not read. Pages themselves are not opened. */
export async function findPassedOver(listed: Listed): Promise<readonly Problem[]> {
  const judged = listed.besides.map(async (entry) => {
    const judge = entry.isDirectory() ? judgeFolder : entry.isFile() ? judgeFile : undefined;
    const mistake = await judge?.(entry.name, listed);
    return mistake && { ...mistake, file: `${listed.folder}/${entry.name}`, range: noPlace };
  });
  return (await Promise.all(judged)).filter((problem) => problem !== undefined);
}
