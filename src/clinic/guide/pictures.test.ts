import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { places } from '../../testing/specified.ts';
import { changeAsTold, pageName } from './changes.ts';
import type { Scene } from './scenes.ts';
import { picturesFolder, readScenes, shownFile, writeShown } from './subject.ts';

const guide = readFileSync('pages/README.md', 'utf8');
const tasks = guide.slice(0, guide.indexOf('# Para consultar'));
const linked = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({
  alt,
  file,
}));
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

  it('are small', () => {
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });

  it('are those that the pages give now; if not, run npm run guide', () => {
    expect(kept.toSorted()).toEqual(scenes.map(({ name }) => `${name}.webp`).toSorted());
    expect(writeShown(scenes)).toBe(readFileSync(shownFile, 'utf8').replaceAll('\r\n', '\n'));
  });
});

describe("the guide's tasks", () => {
  it('name only texts that the page holds before or after them', () => {
    const changed = Object.values(
      changeAsTold(readFileSync(join(places.pages, `${pageName}.yaml`), 'utf8')),
    ).join('\n');
    const report = scenes.find(({ name }) => name === 'mensagem')?.shown ?? '';
    const words = [
      'Antes do primeiro banho',
      '# ── Dúvidas',
      '# ── Serviços',
      'Escolha o cuidado de hoje',
      'R$ 35',
    ];
    const others = ['R$ 39', 'Quanto custa?', 'petName: Fred', 'urso-banho.jpg', 'price: 39', 'pricePrefix'];
    expect([...words, ...others].filter((word) => !tasks.includes(word) || !changed.includes(word))).toEqual(
      [],
    );
    const told = ['P018', 'pages/banhoetosa.yaml', '125', '>', '^^'];
    expect(told.filter((word) => !tasks.includes(word) || !report.includes(word))).toEqual([]);
  });

  it('tell of the old price where else it stands', () => {
    const page = readFileSync(join(places.pages, `${pageName}.yaml`), 'utf8');
    const lines = page.split('\n').filter((line) => /R\$ 35(?!\d)/.test(line));
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual(['price', 'answer']);
  });

  it('are reached by links that lead somewhere', () => {
    const slugs = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug = '']) => slug);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
