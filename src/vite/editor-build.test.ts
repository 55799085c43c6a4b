import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { nameContent } from '../content/pictures/digest.ts';
import { keepEditor, quiet, type EditorFile } from './editor-build.ts';

const cache = mkdtempSync(join(tmpdir(), 'vitrine-editor-'));

/** A file by what is in it, which is too much to compare. */
const name = ([address, { body, type }]: readonly [string, EditorFile]) =>
  `${address} ${type} ${nameContent(Buffer.from(body).toString('base64'))}`;

afterAll(() => rmSync(cache, { recursive: true, force: true }));

it.each([
  ['/project/src/core/core.ts', true],
  ['/home/ana/src/project/src/core/core.ts', true],
  ['/project/src/core/without-eval.ts', false],
  ['/home/ana/src/project/src/core/without-eval.ts', false],
  ['/project/node_modules/library/src/index.js', false],
  ['/home/ana/src/project/node_modules/library/index.js', false],
])('knows of %s whether it may go unused', (id, expected) => {
  expect(quiet.test(id)).toBe(expected);
});

it('bundles what the editor uses, as it is for production', async () => {
  const files = [...(await keepEditor(cwd(), cache, 'one'))];
  const holding = (text: string) =>
    files.filter(([, { body }]) => Buffer.from(body).includes(text)).map(name);
  // Emotion's development build writes each rule into an element of its own, and says this.
  expect(holding('potentially unsafe')).toEqual([]);
  // What renders documents is in the core, and the editor renders none.
  expect(holding('renderToStaticMarkup')).toEqual([]);
  // Where nothing may be made of text, Zod does not try.
  const scripts = holding('jitless:!0');
  expect(scripts.map((one) => one.replace(/[-.].*/, '')).toSorted()).toEqual([
    '/_editor/app',
    '/_editor/worker',
  ]);
});

it('bundles the editor once for each state of our sources', async () => {
  const folder = join(cache, 'editor');
  const listKept = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]);
  const made = await keepEditor(cwd(), cache, 'one');
  expect(Buffer.from(made.get('/_editor/app.js')?.body ?? '').toString()).toContain('worker-');
  const kept = listKept();
  const again = await keepEditor(cwd(), cache, 'one');
  expect([...again].map(name)).toEqual([...made].map(name));
  expect(listKept()).toEqual(kept);
});
