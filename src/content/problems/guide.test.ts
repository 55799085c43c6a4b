import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../fields/theme.ts';
import { codes } from './codes.ts';

const guide = readFileSync('pages/README.md', 'utf8');

describe("the editors' guide", () => {
  it('names every colour of a theme', () => {
    expect(Object.keys(theme.shape).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('explains every code that the checker prints, in its words', () => {
    const rows = [...guide.matchAll(/^\| (P\d{3}) \| ([^|]+) \|/gm)];
    const told = rows.map(([, code, title = '']) => [code, title.replaceAll('`', '')]);
    expect(Object.fromEntries(told)).toEqual(codes);
  });
});
