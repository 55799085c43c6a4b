import type { Version } from '../changes/changes.ts';
import { isContent, keepClosed, kindOf, openFile, type FoundFile, type ReadFile } from './found-file.ts';

interface Opened extends FoundFile {
  readonly bytes: Uint8Array;
}

/** The files directly in one folder of a version, those of the content folder itself where none is named. */
function listFiles(version: Version, folder: string, inner: string): readonly Opened[] {
  return Object.entries(version).flatMap(([path, bytes]) => {
    const name = path.slice(inner.length);
    if (!path.startsWith(inner) || name.includes('/') || !isContent(name)) return [];
    return [
      {
        name,
        folder: `${folder}${inner && '/_shared'}`,
        kind: inner ? ('shared' as const) : kindOf(name),
        bytes,
      },
    ];
  });
}

/**
 * Reads content that is in memory as `load` reads it from a disk. `folder` is what the content folder is called in
 * messages, such as `pages`.
 */
export function readVersion(version: Version, folder: string): readonly ReadFile[] {
  return ['', '_shared/'].flatMap((inner) => {
    const files = listFiles(version, folder, inner).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const names = files.map(({ name }) => name);
    return files.map((file) => keepClosed(file, names) ?? openFile(file, file.bytes));
  });
}
