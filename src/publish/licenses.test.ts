import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeLicenses } from './licenses.ts';

it.each(['@fontsource-variable/nunito', 'lucide-react'])('holds the whole licence of %s', async (name) => {
  const license = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
  expect(license).toMatch(/copyright/i);
  expect(await writeLicenses(process.cwd())).toContain(license);
});

it('says in one line what each licence is about', async () => {
  const lines = (await writeLicenses(process.cwd())).split('\n');
  expect(lines.filter((line) => /^(Font|Icons): /.test(line))).toEqual([
    'Font: Nunito, from @fontsource-variable/nunito, OFL-1.1',
    'Icons: Lucide, from lucide-react, ISC',
  ]);
});

it('fails where a package no longer tells its licence', async () => {
  await expect(writeLicenses('/nowhere')).rejects.toMatchObject({ code: 'ENOENT' });
});
