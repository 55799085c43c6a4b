import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let parent: string;
let root: string;
let stop: () => void;
let told: Map<string, () => void>;

/** Waits until a file has been told, and gives it. */
const hear = (file: string) => new Promise<string>((done) => told.set(join(root, file), () => done(file)));

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-watch-')));
  root = join(parent, 'pages');
  mkdirSync(join(root, '_shared'), { recursive: true });
  writeFileSync(join(root, 'um.yaml'), 'a');
  told = new Map();
  stop = watchFolders(root, ['_shared', '_themes'], (file) => told.get(file)?.());
});

afterEach(() => {
  stop();
  rmSync(parent, { recursive: true });
});

it('tells of a file that is written, put in place or removed', async () => {
  const written = hear('um.yaml');
  writeFileSync(join(root, 'um.yaml'), 'b');
  expect(await written).toBe('um.yaml');
  writeFileSync(join(root, '.um'), 'c');
  const placed = hear('um.yaml');
  renameSync(join(root, '.um'), join(root, 'um.yaml'));
  expect(await placed).toBe('um.yaml');
  const removed = hear('um.yaml');
  rmSync(join(root, 'um.yaml'));
  expect(await removed).toBe('um.yaml');
});

it('tells of folders below, and of such as come to be or come back', async () => {
  const shared = hear('_shared/horas.yaml');
  writeFileSync(join(root, '_shared/horas.yaml'), 'a');
  expect(await shared).toBe('_shared/horas.yaml');
  for (const _ of ['first', 'again']) {
    const made = hear('_themes');
    mkdirSync(join(root, '_themes'));
    expect(await made).toBe('_themes');
    const theme = hear('_themes/clinic.yaml');
    writeFileSync(join(root, '_themes/clinic.yaml'), 'a');
    expect(await theme).toBe('_themes/clinic.yaml');
    const gone = hear('_themes');
    rmSync(join(root, '_themes'), { recursive: true });
    expect(await gone).toBe('_themes');
  }
});

it('tells of the folder itself when it is put in place of another', async () => {
  const gone = hear('');
  renameSync(root, join(parent, 'before'));
  expect(await gone).toBe('');
  const back = hear('');
  renameSync(join(parent, 'before'), root);
  expect(await back).toBe('');
  const written = hear('um.yaml');
  writeFileSync(join(root, 'um.yaml'), 'b');
  expect(await written).toBe('um.yaml');
});
