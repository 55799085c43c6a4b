import { expect, it } from 'vitest';
import { outlineAt, outlineOf, siteSchema } from '../../core/core.ts';
import { siteParts } from './site-index.tsx';

it('leads to each part of the site that has fields or items of its own, and to nothing else', () => {
  const outline = outlineOf(siteSchema);
  const fields = outline.kind === 'group' ? [...outline.fields.values()] : [];
  const parts = fields.filter((field) => field.outline.kind === 'group' || field.outline.kind === 'list');
  const led = siteParts.map(({ path }) => path[0]);
  expect(parts.map(({ name }) => name).filter((name) => !led.includes(name))).toEqual([]);
  expect(siteParts.filter(({ path }) => outlineAt(outline, path) === undefined)).toEqual([]);
});
