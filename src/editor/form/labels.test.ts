import { expect, it } from 'vitest';
import { blocks, outlineAt, outlineOf, siteSchema } from '../../core/core.ts';
import { labelOf } from './labels.ts';

function labelIn(path: readonly (string | number)[]): string {
  const outline = outlineAt(outlineOf(siteSchema), path);
  if (outline === undefined) throw new Error('The site has no such field.');
  return labelOf({ name: String(path.at(-1)), outline }, path.at(-2));
}

it('tells the telephone from the words above it', () => {
  expect([labelIn(['phone']), labelIn(['words', 'phone'])]).toEqual(['Telefone', 'O título do telefone']);
});

it('tells the name of a special day from days of the week, and the sign of a tab from one beside a text', () => {
  expect(labelIn(['hours', 'exceptions', 0, 'days'])).toBe('Nome do dia');
  expect(labelIn(['hours', 'week', 0, 'days'])).toBe('Dias');
  expect(labelIn(['icon'])).toBe('Desenho da aba do navegador');
  expect(labelOfBlock('hours', ['exceptions', 0, 'days'])).toBe('Feriado ou os dias');
  expect(labelOfBlock('hero', ['actions', 0, 'icon'])).toBe('Desenho');
});

function labelOfBlock(type: string, path: readonly (string | number)[]): string {
  const schema = blocks.get(type)?.schema;
  const outline = schema && outlineAt(outlineOf(schema), path);
  if (outline === undefined) throw new Error('The block has no such field.');
  return labelOf({ name: String(path.at(-1)), outline }, path.at(-2));
}

it('asks where an old address leads by a choice of pages, and calls it no button', () => {
  expect(labelIn(['redirects', 0, 'to'])).toBe('Página aonde ele leva');
  expect(labelIn(['header', 'links', 0, 'to'])).toBe('Destino do botão');
  const outline = outlineAt(outlineOf(siteSchema), ['redirects', 0, 'to']);
  expect(outline?.kind === 'text' && outline.control).toBe('link');
});

it('calls the text of a button so, and no other label', () => {
  expect(labelOfBlock('stats', ['items', 0, 'label'])).toBe('O que o número conta');
  expect(labelOfBlock('about', ['stats', 0, 'label'])).toBe('O que o número conta');
  expect(labelOfBlock('hero', ['stats', 0, 'label'])).toBe('O que o número conta');
  expect(labelOfBlock('steps', ['facts', 0, 'label'])).toBe('O que o número diz');
  expect(labelOfBlock('request', ['items', 0, 'label'])).toBe('Pergunta');
  expect(labelOfBlock('video', ['label'])).toBe('O que se lê sobre a foto');
  expect(labelOfBlock('cards', ['items', 0, 'label'])).toBe('Texto do botão');
  expect(labelOfBlock('hero', ['actions', 0, 'label'])).toBe('Texto do botão');
  expect(labelOfBlock('offers', ['items', 0, 'label'])).toBe('Texto do botão');
});
