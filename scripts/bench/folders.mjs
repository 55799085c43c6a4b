import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importSource } from '../setup/source.mjs';

/** Writes a folder of pages below another one, with a sound `site.yaml` and theme beside them. */
async function writeFolder(folder, files, { site, theme }) {
  await mkdir(join(folder, '_themes'), { recursive: true });
  await writeFile(join(folder, 'site.yaml'), site);
  await writeFile(join(folder, '_themes', 'clinic.yaml'), theme);
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return folder;
}

/** Writes the folders that a checker is tried with: one for each hostile file, all of them, and very many pages. */
export async function writeHostileFolders(parent) {
  const { hostileFiles, manyPages } = await importSource('src/content/testing/accidents/hostile.ts');
  const { sampleSite: site, sampleTheme: theme } = await importSource('src/content/testing/sample.ts');
  const files = hostileFiles.map(({ name, make }) => [name, make()]);
  const folders = [];
  for (const [index, { name, what }] of hostileFiles.entries()) {
    const path = join(parent, name.replace('.yaml', ''));
    folders.push({ name: what, path: await writeFolder(path, [files[index]], { site, theme }) });
  }
  const all = await writeFolder(join(parent, 'todos'), files, { site, theme });
  const many = await writeFolder(join(parent, 'paginas'), manyPages(2000), { site, theme });
  return [...folders, { name: 'all of these', path: all }, { name: '2,000 sound pages', path: many }];
}
