import { expect, it } from 'vitest';
import { z } from 'zod';
import { choice } from '../../fields/choice.ts';
import { text, yesNo } from '../../fields/text.ts';
import { namesIn, outlineAt, outlineOf, walkOutline } from './outline.ts';

const tone = choice({ plain: 'liso', strong: 'cor cheia' });
const card = z.strictObject({ title: text.describe('O título.'), price: text.default('R$ 10,00') });
const schema = z.strictObject({
  items: z.array(card).min(1).max(4).describe('Os cartões.'),
  tone: tone.optional().describe('O fundo.'),
  hidden: yesNo.optional(),
  messages: z.object({ default: text }).catchall(text).optional(),
  sections: z.array(z.unknown()),
});
const outline = outlineOf(schema);

it('tells names, kinds, limits, choices and descriptions, whatever a schema is wrapped in', () => {
  expect(namesIn(outline)).toEqual(['items', 'tone', 'hidden', 'messages', 'sections']);
  expect(outlineAt(outline, ['items'])).toMatchObject({
    kind: 'list',
    least: 1,
    most: 4,
    description: 'Os cartões.',
  });
  expect(outlineAt(outline, ['tone'])).toMatchObject({
    kind: 'choice',
    description: 'O fundo.',
    words: [
      { word: 'plain', meaning: 'liso' },
      { word: 'strong', meaning: 'cor cheia' },
    ],
  });
  expect(outlineAt(outline, ['hidden'])).toMatchObject({ kind: 'choice', isYesNo: true });
  expect(outlineAt(outline, ['messages'])).toMatchObject({ kind: 'group', others: { kind: 'text' } });
  expect(outlineAt(outline, ['sections', 0])).toMatchObject({ kind: 'any' });
  expect(outlineAt(outline, ['items', 2, 'title'])).toMatchObject({ kind: 'text', description: 'O título.' });
});

it('knows a field that is needed from one that may be left out', () => {
  const needed = [...walkOutline(outline)].filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  expect(needed).toEqual(['items', 'title', 'default', 'sections']);
});

it('knows nothing of a place that no schema has', () => {
  for (const path of [['itens'], ['items', 'title'], ['tone', 0], ['items', 0, 'title', 'x']])
    expect(outlineAt(outline, path)).toBeUndefined();
});

it('is made once for each schema', () => {
  expect(outlineOf(schema)).toBe(outline);
});
