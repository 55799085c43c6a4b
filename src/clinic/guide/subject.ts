import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type Places } from '../../content/load/load.ts';
import { formatReport } from '../../content/present/report.ts';
import { readSource } from '../../content/source/read-source.ts';
import { validate } from '../../content/validate/validate.ts';
import { changeAsTold, pageName } from './changes.ts';
import { makeScenes, type Scene } from './scenes.ts';
import { makeWalk } from './walk-scenes.ts';

/** The day of the pictures: no offer is over on it, so that the report holds the mistake alone. */
const today = '2025-07-01';

/** The checker's report on the site with the guide's mistake, warnings of other pages left out. */
function report(content: Awaited<ReturnType<typeof load>>, text: string): string {
  const file = `pages/${pageName}.yaml`;
  const { source } = readSource({ file, name: pageName, kind: 'page' }, new TextEncoder().encode(text));
  const sources = content.sources.map((one) => (one.file === file ? source : one));
  const { problems } = validate({ ...content, sources }, { today });
  return formatReport(
    problems.filter(({ severity }) => severity === 'error'),
    sources,
  );
}

/** The guide's pictures, of the site in the places given. */
export async function readScenes(places: Places): Promise<readonly Scene[]> {
  const content = await load(places);
  const page = content.sources.find(({ name, kind }) => name === pageName && kind === 'page')?.text ?? '';
  const entries = await readdir(places.pages, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `▸ ${name}`);
  // The guide and the reference stand among the pages.
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = [...names, 'README.md', 'EDITOR.md', 'REFERENCIA.md'];
  const pageFiles = [...folders.toSorted(), ...files.toSorted()];
  const scenes = makeScenes({ page, pageFiles, report: report(content, changeAsTold(page).mistaken) });
  return [...scenes, ...makeWalk(page)];
}

/** What every picture shows, as text: the file beside the pictures, by which a test sees that they are stale. */
export function writeShown(scenes: readonly Scene[]): string {
  return scenes.map(({ name, shown }) => `=== ${name}\n${shown}\n`).join('\n');
}

/** Where the pictures lie, and the text beside them. */
export const picturesFolder = join('src', 'clinic', 'guide', 'pictures');
export const shownFile = join('src', 'clinic', 'guide', 'shown.txt');
