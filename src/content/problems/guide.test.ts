import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../fields/icon.ts';
import { theme } from '../../fields/theme.ts';
import { codes } from './codes.ts';
import { namesIn, outlineOf } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';

const guide = readFileSync('pages/README.md', 'utf8');

/** Fields that every section may carry are told once for all. */
const common = new Set(['type', 'id', 'hidden', 'showFrom', 'showUntil', 'tone', 'lazy', 'placeholder']);

function chapterOf(type: string): string {
  const start = guide.indexOf(`### \`${type}\``);
  const end = guide.indexOf('\n### ', start + 1);
  return start === -1 ? '' : guide.slice(start, end === -1 ? undefined : end);
}

describe("the editors' guide", () => {
  it.each([...blocks.values()].map((block) => [block.type, block] as const))(
    'explains %s with each of its fields',
    (type, { schema, label }) => {
      const chapter = chapterOf(type);
      expect(chapter).toContain(label);
      const own = namesIn(outlineOf(schema)).filter((field) => !common.has(field));
      expect(own.filter((field) => !chapter.includes(`\`${field}\``))).toEqual([]);
    },
  );

  it('names every icon, every colour of a theme and every field of all sections', () => {
    const words = [...iconNames, ...Object.keys(theme.shape), ...common];
    expect(words.filter((word) => !guide.includes(`\`${word}\``))).toEqual([]);
  });

  it('explains every code that the checker prints, in its words', () => {
    const rows = [...guide.matchAll(/^\| (P\d{3}) \| ([^|]+) \|/gm)];
    const told = rows.map(([, code, title = '']) => [code, title.replaceAll('`', '')]);
    expect(Object.fromEntries(told)).toEqual(codes);
  });
});
