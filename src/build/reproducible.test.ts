import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { write } from '../commands/build-sample.ts';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { isThorough } from '../testing/amount.ts';
import { copyProject } from '../testing/project-copy.ts';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Makes a process find one core, and what lies in a folder in another order. */
const otherMachine = `
import fs from 'node:fs';
import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
const { readdirSync, readdir, promises } = fs;
const readNow = promises.readdir;
fs.readdirSync = (...words) => readdirSync(...words).reverse();
fs.readdir = (...words) => {
  const tell = words.pop();
  readdir(...words, (error, names) => tell(error, names?.reverse()));
};
promises.readdir = async (...words) => (await readNow(...words)).reverse();
os.availableParallelism = () => 1;
os.cpus = () => [{ model: 'one', speed: 1, times: {} }];
syncBuiltinESMExports();
`;

/** A small site with whatever depends on an order, a language or a machine: several of each kind of file. */
async function writeContent(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'));
  made.push(folder);
  const picture = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#abcdef' } })
      .jpeg()
      .toBuffer();
  const hero = (title: string, image: string) =>
    samplePage(`- type: hero\n  title: ${title}\n  image: ${image}\n  imageAlt: Uma foto\n`);
  write(folder, {
    'pages/site.yaml': `${sampleSite}redirects:\n  - from: /antiga\n    to: /ilha\n  - from: /Itu\n    to: /\n`,
    'pages/_themes/clinic.yaml': sampleTheme,
    'pages/index.yaml': hero('Início', 'ilha.jpg'),
    'pages/404.yaml': hero('Não achei', 'ilha.jpg'),
    'pages/ilha.yaml': hero('Ilha', 'indio.jpg'),
    'pages/agua.yaml': hero('Água', 'ilha.jpg'),
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>',
    'public/tabela.txt': 'a',
    'public/ITU.txt': 'b',
  });
  mkdirSync(join(folder, 'public', 'images'));
  for (const [name, width] of [
    ['ilha.jpg', 400],
    ['indio.jpg', 500],
  ] as const)
    writeFileSync(join(folder, 'public', 'images', name), await picture(width));
  return folder;
}

interface Surroundings {
  /** Where the project's folder is moved to, from where it was copied. */
  readonly moveTo?: string;
  readonly env: Readonly<Record<string, string>>;
  /** What Node is told before the program. */
  readonly words?: readonly string[];
}

/** Builds a copy of the project with this content, nothing prepared; gives the hash of each file. */
async function build({ moveTo, env, words = [] }: Surroundings) {
  const content = await writeContent();
  const copy = await copyProject({ content, hasOwnCache: true });
  made.push(copy.root);
  const root = join(copy.root, moveTo ?? '');
  if (moveTo !== undefined) {
    renameSync(copy.root, `${copy.root}-`);
    mkdirSync(dirname(root), { recursive: true });
    renameSync(`${copy.root}-`, root);
  }
  const program = [...words, 'scripts/build.mjs', '--on', '2026-01-31'];
  const others = { ...process.env, NODE_ENV: '', VITEST: '', CI: '', ...env };
  await promisify(execFile)(process.execPath, program, { cwd: root, env: others });
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
  return Object.fromEntries(paths.map((path) => [relative(dist, path), hash(path)]));
}

test.skipIf(!isThorough)(
  'a build is the same to the byte in another folder, time zone and language, on another disk and with one core',
  async () => {
    const [one, other] = await Promise.all([
      build({ env: { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' } }),
      build({
        moveTo: 'outra pasta/com ção/site',
        env: {
          TZ: 'America/Los_Angeles',
          LANG: 'tr_TR.UTF-8',
          LC_ALL: 'tr_TR.UTF-8',
          UV_THREADPOOL_SIZE: '1',
          RAYON_NUM_THREADS: '1',
          VIPS_CONCURRENCY: '1',
        },
        words: [`--import=data:text/javascript,${encodeURIComponent(otherMachine)}`],
      }),
    ]);
    expect(Object.keys(one).length).toBeGreaterThan(50);
    expect(other).toEqual(one);
  },
);
