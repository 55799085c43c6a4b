import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { version } from 'node:process';

/** Names the code that checks content and makes documents: our own, what it stands on, and what runs it. */
export function nameProgram(root: string): string {
  const hash = createHash('sha256').update(version);
  const source = join(root, 'src');
  const entries = existsSync(source) ? readdirSync(source, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lock = join(root, 'package-lock.json');
  for (const file of [...(existsSync(lock) ? [lock] : []), ...files.toSorted()]) {
    const bytes = readFileSync(file);
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
