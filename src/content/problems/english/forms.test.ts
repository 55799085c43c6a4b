import { expect, it } from 'vitest';
import { z } from 'zod';
import { page } from '../../../fields/page.ts';
import { site } from '../../../fields/site.ts';
import { theme } from '../../../fields/theme.ts';
import { outlineOf, walkOutline, type Outline } from '../../schema/outline.ts';
import { blocks } from '../../schema/registry.ts';
import { tellForm } from './forms.ts';

/** A visible text that has none of the forms. */
const umbrella = '☂';

/** Names of all fields, at any depth, whose values have a form of their own. */
function listFormed(outline: Outline): readonly string[] {
  return [...walkOutline(outline)].flatMap(({ name, outline: field }) => {
    const { kind, schema } = field.kind === 'list' ? field.item : field;
    if (kind !== 'text' && kind !== 'choice') return [];
    const issues = z.safeParse(schema, umbrella).error?.issues ?? [];
    return issues.some(({ code }) => code === 'invalid_format' || code === 'custom') ? [name] : [];
  });
}

it('tells the form of every field that has one', () => {
  const schemas = [page, site, theme, ...[...blocks.values()].map(({ schema }) => schema)];
  const formed = new Set(schemas.flatMap((schema) => listFormed(outlineOf(schema))));
  expect(formed.size).toBeGreaterThan(20);
  const untold = [...formed].filter((field) => tellForm(field).includes('schema/'));
  expect(untold, 'fields without a form in english/forms.ts').toEqual([]);
});

it('points to the schema for any other field', () => {
  expect(tellForm('constructor')).toBe('See the pattern of "constructor" in schema/.');
});
