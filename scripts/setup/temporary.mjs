import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Makes a temporary folder that goes with the process, broken off or not. */
export function makeTemporary() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tool-'));
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Something still writes there; the end of the process has its own say.
    }
  };
  process.on('exit', remove);
  for (const signal of endings)
    process.once(signal, () => {
      remove();
      // Whoever else listens ends the process in its own way.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  return folder;
}

/** Gives the process, and all that it starts, such a folder for their temporary files. */
export function ownTemporary() {
  const folder = makeTemporary();
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}
