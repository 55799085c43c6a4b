import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it that are missing; gives the first that it made. One by one: made at once, Node takes
 * a disk that may only be read for a missing folder, and never ends in `/proc` (https://github.com/nodejs/node/issues/47098).
 */
export function makeFolder(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  const above = dirname(path);
  const first = above === path ? undefined : makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another command was faster.
    if (code === 'EEXIST') return first;
    // There is a folder above it, and that lets nobody make another.
    if (code === 'ENOENT') throw Object.assign(error as Error, { code: 'EPERM' });
    throw error;
  }
  return first ?? path;
}
