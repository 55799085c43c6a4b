import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { places } from '../../testing/specified.ts';
import { changeAsTold, notice, pageName } from './changes.ts';
import type { Scene } from './scenes.ts';
import { picturesFolder, readScenes, shownFile, writeShown } from './subject.ts';

const guide = readFileSync('pages/README.md', 'utf8').replaceAll('\r\n', '\n');
const chapter = readFileSync('pages/EDITOR.md', 'utf8').replaceAll('\r\n', '\n');
const linked = [...`${guide}${chapter}`.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(
  ([, alt = '', file = '']) => ({
    alt,
    file,
  }),
);
const kept = readdirSync(picturesFolder);
const sizes = kept.map((name) => statSync(join(picturesFolder, name)).size);

let scenes: readonly Scene[];

beforeAll(async () => {
  scenes = await readScenes(places);
});

describe("the guide's pictures", () => {
  it('are all linked from the guide, and every link leads to one', () => {
    const targets = linked.map(({ file }) => resolve('pages', file));
    expect(targets.toSorted()).toEqual(kept.map((name) => resolve(picturesFolder, name)).toSorted());
  });

  it('say in Portuguese what they show', () => {
    expect(linked.filter(({ alt }) => !/^(A|O|Janela) .{30,}\.$/.test(alt))).toEqual([]);
  });

  it('are few and small', () => {
    expect(kept.length).toBeLessThan(13);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
  });

  it('are those that the pages give now; if not, run npm run guide', () => {
    expect(kept.toSorted()).toEqual(scenes.map(({ name }) => `${name}.webp`).toSorted());
    expect(writeShown(scenes)).toBe(readFileSync(shownFile, 'utf8').replaceAll('\r\n', '\n'));
  });
});

describe('the guide', () => {
  it('is read at a sitting: at most 250 lines', () => {
    expect(guide.split('\n').length - 1).toBeLessThanOrEqual(250);
  });

  it('has the notice that its picture shows', () => {
    expect(notice.split('\n').filter((line) => !guide.includes(line))).toEqual([]);
  });

  it('names only texts that the page holds before or after its tasks', () => {
    const page = readFileSync(join(places.pages, `${pageName}.yaml`), 'utf8');
    const changed = Object.values(changeAsTold(page)).join('\n');
    const report = scenes.find(({ name }) => name === 'mensagem')?.shown ?? '';
    const words = ['# ── Dúvidas', '# ── Serviços', 'R$ 35', 'R$ 39', 'Quanto custa?', 'price: 39'];
    expect(words.filter((word) => !guide.includes(word) || !changed.includes(word))).toEqual([]);
    const told = ['P018', 'pages/banhoetosa.yaml', '125', '>', '^^'];
    expect(told.filter((word) => !guide.includes(word) || !report.includes(word))).toEqual([]);
  });

  it('tells of the old price where else it stands', () => {
    const page = readFileSync(join(places.pages, `${pageName}.yaml`), 'utf8');
    const lines = page.split('\n').filter((line) => /R\$ 35(?!\d)/.test(line));
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual(['price', 'answer']);
  });

  it('speaks of nothing but tasks: what lists fields is in the reference', () => {
    expect(guide.match(/^\|/gm)).toBeNull();
  });
});
