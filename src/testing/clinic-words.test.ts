import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What only the clinic says. */
const words =
  /cl[ií]nic|veterin|petname|tosa\b|castra[cç]|vacina|cachorr|filhote|poodle|coleira|(?<!\p{L})(?:pets?|tutor(?:a|es)?|banhos?|ra[cç][aã]o|ra[cç][oõ]es|c[aã]o|c[aã]es|gat[ao]s?)(?!\p{L})/iu;

/** Rooms that are the clinic's, or that only tests read. */
const rooms = /^(clinic|testing|e2e|bench|chaos|content\/testing)\/|\.test\.tsx?$|\bsample\.ts$/;

/** Where the renderer has to know a word, and why. */
const reasons: Readonly<Record<string, string>> = {
  'blocks/gallery/schema.ts': 'Old names of fields are still read.',
  'blocks/testimonials/schema.ts': 'Old names of fields are still read.',
  'content/changes/compare.ts': 'Old names of fields are still read.',
  'content/problems/field-words.ts': 'Old names of fields are still read.',
  'content/problems/portuguese/pictures.ts': 'A message says what a picture may show.',
  'content/problems/synonyms.ts': 'What editors type for the names of fields and themes.',
  'crawl/structured-data.ts': 'Kinds of business of schema.org.',
  'fields/business.ts': 'Kinds of business of schema.org.',
};

const folder = join(import.meta.dirname, '..');

function speaks(file: string): boolean {
  return words.test(readFileSync(join(folder, file), 'utf8'));
}

/** Modules outside the clinic's room that import something of it. */
const importers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('clinic/'))
  .filter((file) => /from '(?:\.\.?\/)+(?:src\/)?clinic\//.test(readFileSync(join(folder, file), 'utf8')));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|yaml|css|conf|svg)$/.test(file) && !rooms.test(file));

it('keeps the words of the clinic out of the renderer', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => speaks(file) && !(file in reasons))).toEqual([]);
});

it('excuses no file that says none of them', () => {
  expect(Object.keys(reasons).filter((file) => !files.includes(file) || !speaks(file))).toEqual([]);
});

it("leaves the clinic's room to itself: nothing outside imports it", () => {
  expect(importers).toEqual([]);
});
