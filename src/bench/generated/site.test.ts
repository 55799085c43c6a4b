import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../content/check.ts';
import { sha256 } from '../../content/pictures/digest.ts';
import { drawPage, editText } from './page.ts';
import { writeSite, writeYaml } from './site.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), 'vitrine-'));
  await writeSite(folder, 3);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a generated site', () => {
  it('has nothing that the checker would have corrected', async () => {
    const places = {
      pages: join(folder, 'pages'),
      pagesName: 'pages',
      images: join(folder, 'public', 'images'),
      cache: join(folder, 'cache'),
    };
    const { validated, pages } = await check(places, { today: '2026-01-31' });
    // Photos and words are drawn: two photos may have one description, and a question two answers, of which hints are given.
    const drawn = ['sameDescription', 'otherAnswer'];
    const told = validated.problems.filter(({ kind }) => !drawn.includes(kind));
    expect({ told, pages: pages.length }).toEqual({ told: [], pages: 3 });
  });

  // The peers' pages are drawn from the same numbers: a change here ends the comparison with what was measured before.
  it('is the same on every machine and day', () => {
    const text = [1, 2, 10_000].map((number) => writeYaml(drawPage(number, number + 1))).join('');
    expect(sha256(text).slice(0, 12)).toMatchInlineSnapshot(`"d2bcdb37896c"`);
  });

  it('can be edited again and again, by one word each time', async () => {
    const text = await readFile(join(folder, 'pages', 'p-00002.yaml'), 'utf8');
    const once = editText(text);
    const twice = editText(once.text);
    expect([text, once.text, twice.text].map((one) => /badge: .*/.exec(one)?.[0])).toEqual([
      'badge: Mais de 20 anos cuidando do seu pet',
      `badge: ${once.says}`,
      `badge: ${twice.says}`,
    ]);
    expect(once.says).not.toBe(twice.says);
  });
});
