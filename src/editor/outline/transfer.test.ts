import { expect, it } from 'vitest';
import { readData, valueAt } from '../../core/core.ts';
import { sectionsOf } from './describe-section.ts';
import { transfer } from './operations.ts';

const page = (...ids: readonly string[]) =>
  `title: Página\nsections:\n${ids.map((id) => `  - type: faq\n    id: ${id}\n    title: Dúvidas\n`).join('')}`;

const idsIn = (text: string | undefined) =>
  sectionsOf(readData(text ?? '')).map((section) => Object(section).id);

it.each([true, false])(
  'gives a section that another page has by its id one of its own there: copied %s',
  (isCopied) => {
    const texts = { 'a.yaml': page('sobre', 'duvidas'), 'b.yaml': page('duvidas', 'fim') };
    const moved = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied });
    expect(moved?.place).toBe(2);
    expect(idsIn(moved?.texts['b.yaml'])).toEqual(['duvidas', 'fim', 'duvidas-2']);
    expect(idsIn(moved?.texts['a.yaml'] ?? texts['a.yaml'])).toEqual(
      isCopied ? ['sobre', 'duvidas'] : ['sobre'],
    );
  },
);

it('leaves an id that is free there as it is', () => {
  const texts = { 'a.yaml': page('sobre', 'duvidas'), 'b.yaml': page('fim') };
  const moved = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: true });
  expect(Object.keys(moved?.texts ?? {})).toEqual(['b.yaml']);
  expect(readData(moved?.texts['b.yaml'] ?? '')).toEqual(readData(page('fim', 'duvidas')));
});

const withButton = (messages: string) =>
  `title: Página\n${messages}sections:\n  - type: hero\n    title: Olá\n  - type: cta\n    title: Venha\n    actions:\n      - label: Pedir\n        chat: modelos\n`;
const own = 'messages:\n  modelos: Olá! Vi as camas.\n  outra: Oi!\n';

it('brings along the messages that its page alone has, and takes none away', () => {
  const texts = { 'a.yaml': withButton(own), 'b.yaml': page('fim') };
  const copied = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: true });
  expect(readData(copied?.texts['b.yaml'] ?? '')).toMatchObject({
    messages: { modelos: 'Olá! Vi as camas.' },
  });
  expect(copied?.texts['b.yaml']?.indexOf('messages:')).toBeLessThan(
    copied?.texts['b.yaml']?.indexOf('sections:') ?? 0,
  );
  const moved = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: false });
  expect(valueAt(readData(moved?.texts['a.yaml'] ?? ''), ['messages'])).toEqual({
    modelos: 'Olá! Vi as camas.',
    outra: 'Oi!',
  });
});

it('writes over no message of the page that it comes to, and opens the chat with its own', () => {
  const texts = {
    'a.yaml': withButton(own),
    'b.yaml': withButton('messages:\n  modelos: Aqui é outra.\n'),
    'c.yaml': page('fim'),
    'site.yaml': 'messages:\n  modelos: Do site.\n',
  };
  const comeTo = (to: string) => {
    const copied = transfer(texts, { from: 'a.yaml', index: 1, to, isCopied: true });
    const data = readData(copied?.texts[to] ?? '');
    const opened = sectionsOf(data).map((one) => valueAt(one, ['actions', 0, 'chat']));
    return { messages: valueAt(data, ['messages']), opened };
  };
  expect(comeTo('b.yaml')).toEqual({
    messages: { modelos: 'Aqui é outra.', 'modelos-2': 'Olá! Vi as camas.' },
    opened: [undefined, 'modelos', 'modelos-2'],
  });
  expect(comeTo('c.yaml')).toEqual({
    messages: { modelos: 'Olá! Vi as camas.' },
    opened: [undefined, 'modelos'],
  });
});

it('asks the page for nothing that the site has', () => {
  const texts = { 'a.yaml': withButton(''), 'b.yaml': page('fim') };
  const copied = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: true });
  expect(copied?.texts['b.yaml']).not.toContain('messages:');
});

it('changes the message of no button that the page has already', () => {
  const texts = { 'a.yaml': withButton(own), 'b.yaml': withButton('') };
  const copied = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: true });
  expect(copied?.texts['b.yaml']).not.toContain('messages:');
});
