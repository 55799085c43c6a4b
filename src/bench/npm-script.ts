import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The words with which `npm run NAME` starts Node in a project: what is measured is what people have. */
export async function readScript(root: string, name: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [program, ...words] = String(scripts[name]).split(' ');
  if (program !== 'node') throw new Error(`"npm run ${name}" does not start Node.`);
  return words;
}
