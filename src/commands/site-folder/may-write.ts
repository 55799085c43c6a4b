import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { makeFolder } from './make-folder.ts';

/** What the system answers where nobody may write, or where no folder is. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];

function listInner(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** Whether this process may lay files into a folder and those in it; it is made where it is missing. */
export function mayWrite(folder: string): boolean {
  try {
    makeFolder(folder);
    // Not all systems tell without a try.
    for (const place of [folder, ...listInner(folder)]) {
      const trial = join(place, `.vitrine-trial-${pid}`);
      writeFileSync(trial, '');
      rmSync(trial, { force: true });
    }
    return true;
  } catch (error) {
    // What else is wrong, such as a full disk, the work itself meets and tells.
    return !refusals.includes(String((error as NodeJS.ErrnoException).code));
  }
}
