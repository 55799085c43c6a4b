import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keep } from '../content/pictures/disk-cache.ts';
import type { FontFile } from '../render/document.ts';

const source = 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';

/** What Portuguese is written with, and the letters of neighbouring languages that names may hold. */
const characters = [
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)),
  'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  'ÄÈËÌÏÑÒÖÙßäèëìïñòöù',
  '–—•…“”‘’«»·€©ªº°±×½',
  '\u00a0',
].join('');

/** One weight a file: together they are smaller than the variable font with the same letters and its kerning. */
const weights = [
  { name: 'regular', wght: 400, range: '100 500' },
  // Between the 700 of labels and the 800 of titles; it stands for both.
  { name: 'bold', wght: 760, range: '600 900' },
] as const;

/** Tables without use in a page: style names, hinting, and glyph classes of features that are left out. */
const dropTables = ['STAT', 'gasp', 'GSUB', 'GDEF'];

/** A font as the site serves it. */
export interface MadeFont extends FontFile {
  readonly bytes: Uint8Array;
}

function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

async function cut(font: Uint8Array, wght: number, cache: string): Promise<Uint8Array> {
  const settings = { keepFeatures: ['kern'], noHinting: true, dropTables, variationAxes: { wght } };
  const name = `font-${hash(font, characters, JSON.stringify(settings)).slice(0, 32)}.woff2`;
  const make = async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(Buffer.from(font), characters, { targetFormat: 'woff2', ...settings });
  };
  return readFile(await keep(cache, name, make));
}

/** Cuts the fonts down to what the site writes, with their content in their addresses. Kept in `cache`. */
export async function makeFonts(root: string, cache: string): Promise<readonly MadeFont[]> {
  const font = await readFile(join(root, source));
  return Promise.all(
    weights.map(async ({ name, wght, range }) => {
      const bytes = await cut(font, wght, cache);
      return { address: `/fonts/nunito-${name}-${hash(bytes).slice(0, 6)}.woff2`, weights: range, bytes };
    }),
  );
}
