import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileFiles, manyPages } from '../content/testing/accidents/hostile.ts';
import { sampleSite, sampleTheme } from '../content/testing/sample.ts';

type File = readonly [name: string, content: string | Uint8Array];

/** Writes a folder of pages, with a sound `site.yaml` and theme beside them. */
async function writeFolder(folder: string, files: Iterable<File>): Promise<string> {
  await mkdir(join(folder, '_themes'), { recursive: true });
  await writeFile(join(folder, 'site.yaml'), sampleSite);
  await writeFile(join(folder, '_themes', 'clinic.yaml'), sampleTheme);
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return folder;
}

/** Writes the folders that a checker is tried with: one for each hostile file, all of them, and very many pages. */
export async function writeHostileFolders(
  parent: string,
): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const files = hostileFiles.map(({ name, what, make }) => ({ name, what, content: make() }));
  const folders = [];
  for (const { name, what, content } of files) {
    const path = join(parent, name.replace('.yaml', ''));
    folders.push({ name: what, path: await writeFolder(path, [[name, content]]) });
  }
  const together = files.map(({ name, content }) => [name, content] as const);
  const all = await writeFolder(join(parent, 'todos'), together);
  const many = await writeFolder(join(parent, 'paginas'), manyPages(2000));
  return [...folders, { name: 'all of these', path: all }, { name: '2,000 sound pages', path: many }];
}
