import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../commands/terminal.ts';
import { DiskStore } from '../commands/disk-store.ts';

type Order = Parameters<DiskStore['commit']>[0];

/** The pages that each commit writes, beside its picture. */
export const writtenPages = ['index.yaml', 'sobre.yaml'] as const;

/** The number of the commit that a page is of. */
export function turnOf(text: string): number {
  return Number(/Versão (\d+)/.exec(text)?.[1]);
}

/** The order that makes of the site what it is after its next commit: both pages, and a picture more. */
async function nextOrder(store: DiskStore, picture: string): Promise<Order> {
  const found = await store.read(writtenPages);
  const base: Record<string, string | null> = {};
  const files: Record<string, string> = {};
  let turn = 0;
  for (const path of writtenPages) {
    const file = found[path];
    if (file === undefined || !('text' in file)) throw new Error(`${path} is gone.`);
    turn = turnOf(file.text) + 1;
    base[path] = file.id;
    files[path] = file.text.replace(/Versão \d+/, `Versão ${turn}`);
  }
  return { base: { files: base }, files, pictures: { [`foto-${turn}.png`]: picture } };
}

/** Commits to the site in a folder without end, until it is killed. Says so once it has begun. */
export const commitOnAndOn: Command = async ([folder = ''], { print, printError }) => {
  const places = {
    pages: join(folder, 'pages'),
    pagesName: 'pages',
    images: join(folder, 'public', 'images'),
    cache: join(folder, 'cache'),
  };
  const store = new DiskStore({ places, conditions: { today: '2026-01-31' }, tell: printError });
  const picture = readFileSync(join(folder, 'foto.png')).toString('base64');
  for (;;) {
    const outcome = await store.commit(await nextOrder(store, picture));
    if (outcome.kind !== 'saved') {
      printError(JSON.stringify(outcome));
      return 1;
    }
    print('saved');
  }
};
