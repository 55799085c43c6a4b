import { toSlug } from '../../fields/repair.ts';
import { asSeen, findHidden } from '../problems/characters.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Problem, SourceKind } from '../problems/problem.ts';
import { startOf, type Source } from '../source/source.ts';
import { readFile } from './read-file.ts';

/** What is found in a content folder, before it is opened. */
export interface FoundFile {
  readonly name: string;
  /** Its folder as editors name it: `pages/_shared`. */
  readonly folder: string;
  readonly kind: SourceKind;
  /** What it is when it is no file. */
  readonly other?: 'folder' | 'link' | 'other' | undefined;
}

/** A file as it was read, with what is wrong with its name or its text. */
export interface ReadFile {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

const goodName = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
// Notepad adds `.txt` without showing it.
const yaml = /\.ya?ml(\.txt)?$/i;
const looksCopied = /c[oó]pia|copy|\(\d+\)|backup/iu;

/** Whether something in the content folder is meant to be content, by its name. */
export function isContent(name: string): boolean {
  return yaml.test(asSeen(name)) && !name.startsWith('.');
}

/** The folders of the content folder that hold files of one kind. */
export const innerFolders = { _shared: 'shared', _themes: 'theme' } as const;

/** What a file directly in the content folder is, by its name. */
export function kindOf(name: string): SourceKind {
  return /^site\.ya?ml(\.txt)?$/i.test(name) ? 'site' : 'page';
}

/** The name of the page that a file seems to be for. */
export function slugOf(name: string): string {
  return toSlug(asSeen(name).replace(yaml, ''));
}

function describeName({ name, other, kind }: FoundFile, names: readonly string[]): Finding | undefined {
  if (other !== undefined) return finding('notAFile', { name, what: other });
  if (name === 'site.yaml' || (goodName.test(name) && kind !== 'site')) return undefined;
  const slug = slugOf(name);
  const twin = names.find((known) => known !== name && goodName.test(known) && slugOf(known) === slug);
  if (twin !== undefined) return finding('nameTwin', { name, twin });
  if (/\.txt$/i.test(name)) return finding('textFileName', { name, better: `${slug}.yaml` });
  const isHidden = findHidden(name).length > 0 && asSeen(name) === `${slug}.yaml`;
  if (isHidden) return finding('hiddenInFileName', { name, better: `${slug}.yaml` });
  if (looksCopied.test(name.normalize('NFC')) && slug !== '')
    return finding('copiedFile', { name, better: `${slug}.yaml` });
  return finding('badFileName', { name, better: slug === '' ? undefined : `${slug}.yaml` });
}

/**
 * A file that stays closed because of its name, or of what it is; nothing for one that may be opened. `names` are all of
 * its folder. Its page's name is known, so that links to it are not told besides.
 */
export function keepClosed(found: FoundFile, names: readonly string[]): ReadFile | undefined {
  const mistake = describeName(found, names);
  if (mistake === undefined) return undefined;
  const { name, folder, kind } = found;
  const file = `${folder}/${name}`;
  const source: Source = { file, name: slugOf(name), kind, text: '' };
  return { source, problems: [{ ...mistake, file, range: startOf(source) }] };
}

/** Reads a file that may be opened. */
export function openFile({ name, folder, kind }: FoundFile, bytes: Uint8Array): ReadFile {
  return readFile({ file: `${folder}/${name}`, name: name.replace(yaml, ''), kind }, bytes);
}
