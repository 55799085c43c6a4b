import { cpSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceFile } from '../content/catalogue/reference.ts';
import { call, quiet } from './sample.ts';
import { schema } from './schema.ts';

let root: string;
const run = (...words: readonly string[]) => call(schema, words, { project: { ...quiet.project, root } });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-schema-'));
  // The reference has words of its own between what is made.
  cpSync(referenceFile, join(root, referenceFile));
});

afterAll(() => rmSync(root, { recursive: true }));

test('tells what is stale, writes it, and is then content', async () => {
  const stale = await run('--check');
  expect([stale.status, stale.stderr]).toEqual([1, expect.stringMatching(/^Stale: .*page\.schema\.json/)]);
  expect(await run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Wrote .*snippets/) });
  expect(await run('--check')).toMatchObject({ status: 0, stdout: expect.stringContaining('up to date') });
});

test('line breaks of Windows are no difference, another word is', async () => {
  await run();
  const file = join(root, 'schema', 'site.schema.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('\n', '\r\n'));
  expect((await run('--check')).status).toBe(0);
  writeFileSync(file, `${text} `);
  expect(await run('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('site.schema') });
});

test('puts each file in the place of the former one at once', async () => {
  await run();
  const [file, second] = [join(root, referenceFile), join(root, 'second')];
  writeFileSync(file, `${readFileSync(file, 'utf8').replace('|', '| old |')}`);
  linkSync(file, second);
  expect((await run()).status).toBe(0);
  // Written over, the file would have changed under its second name too.
  expect(readFileSync(second, 'utf8')).toContain('| old |');
  expect(readFileSync(file, 'utf8')).not.toContain('| old |');
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

test('refuses words that it does not know', async () => {
  expect(await run('--tudo')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
});
