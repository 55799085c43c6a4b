import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { version } from 'node:process';

/** What no program is made of. */
const saysNothing = /\.test\.tsx?$|\.md$/;

/** Names the code that checks content and makes documents: our own, what it stands on, what bundles and what runs it. */
export function nameProgram(root: string): string {
  const hash = createHash('sha256').update(version);
  const source = join(root, 'src');
  const entries = existsSync(source) ? readdirSync(source, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile() && !saysNothing.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const settings = ['package-lock.json', 'tsconfig.json'].map((name) => join(root, name)).filter(existsSync);
  for (const file of [...settings, ...files.toSorted()]) {
    const bytes = readFileSync(file);
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

const named = new Map<string, string>();

/** Names the program that runs: what its sources were when it was first asked, which are those that were loaded. */
export function nameLoadedProgram(root: string): string {
  const name = named.get(root) ?? nameProgram(root);
  named.set(root, name);
  return name;
}
