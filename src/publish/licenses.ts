import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Works of others that the site serves as they are, and the packages that they come from. */
const works = [
  { what: 'Font: Nunito', name: '@fontsource-variable/nunito' },
  { what: 'Icons: Lucide', name: 'lucide-react' },
] as const;

async function describeWork(root: string, { what, name }: (typeof works)[number]): Promise<string> {
  const read = (file: string) => readFile(join(root, 'node_modules', name, file), 'utf8');
  const { license } = JSON.parse(await read('package.json')) as { readonly license: string };
  return `${what}, from ${name}, ${license}\n\n${(await read('LICENSE')).trim()}\n`;
}

/** The licences of the fonts and icons, word for word as their packages bring them: each asks to go with its work. */
export async function writeLicenses(root: string): Promise<string> {
  const texts = await Promise.all(works.map((work) => describeWork(root, work)));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
