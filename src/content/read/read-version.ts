import type { Version } from '../changes/changes.ts';
import {
  innerFolders,
  isContent,
  keepClosed,
  kindOf,
  openFile,
  type FoundFile,
  type ReadFile,
} from './found-file.ts';

interface Opened extends FoundFile {
  readonly bytes: Uint8Array;
}

/** The files directly in one folder of a version: the content folder itself, or one inside it that holds one kind. */
function listFiles(version: Version, folder: string, inner?: keyof typeof innerFolders): readonly Opened[] {
  const start = inner === undefined ? '' : `${inner}/`;
  const shown = inner === undefined ? folder : `${folder}/${inner}`;
  return Object.entries(version).flatMap(([path, bytes]) => {
    const name = path.slice(start.length);
    if (!path.startsWith(start) || name.includes('/') || !isContent(name)) return [];
    const kind = inner === undefined ? kindOf(name) : innerFolders[inner];
    return [{ name, folder: shown, kind, bytes }];
  });
}

/** What was made of bytes that are still the same object: an editor in a browser reads a site with every letter. */
const known = new WeakMap<Uint8Array, { readonly file: Opened; readonly read: ReadFile }>();

function openOnce(file: Opened): ReadFile {
  const last = known.get(file.bytes);
  const isSame =
    last?.file.name === file.name && last.file.folder === file.folder && last.file.kind === file.kind;
  if (isSame) return last.read;
  const read = openFile(file, file.bytes);
  known.set(file.bytes, { file, read });
  return read;
}

/**
 * Reads content that is in memory as `load` reads it from a disk. `folder` is what the content folder is called in
 * messages, such as `pages`.
 */
export function readVersion(version: Version, folder: string): readonly ReadFile[] {
  return [undefined, '_shared' as const, '_themes' as const].flatMap((inner) => {
    const files = listFiles(version, folder, inner).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const names = files.map(({ name }) => name);
    return files.map((file) => keepClosed(file, names) ?? openOnce(file));
  });
}
