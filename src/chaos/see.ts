import { watch } from 'node:fs';

/** Waits until a file of some name comes up in a folder, or it can be watched no more. */
export function see(folder: string, pattern: RegExp, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, { signal }, (_, name) => {
      if (pattern.test(name ?? '')) resolve();
    });
    watcher.on('error', () => resolve());
  });
}
