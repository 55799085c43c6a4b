import { expect, it } from 'vitest';
import { readData, valueAt } from '../../core/core.ts';
import {
  listWishes,
  wishCopy,
  wishDay,
  wishHiding,
  wishInsertion,
  wishMove,
  wishRemoval,
} from './operations.ts';

const page = 'title: Um\nsections:\n- type: hero\n  title: Olá\n- type: cta\n  title: Fim\n';

it.each([
  ['- type: text\n  text: Oi.\n', 1],
  ['- type: notice\n  title: Fechado\n', 0],
])('adds %j where it belongs', (example, place) => {
  const wish = wishInsertion(1, example);
  const edit = wish.edit(page);
  const types = [...(edit.ok ? edit.text : '').matchAll(/^- type: (\w+)/gm)].map(([, type]) => type);
  expect([wish.section, types[place]]).toEqual([place, /type: (\w+)/.exec(example)?.[1]]);
});

it('leaves the days of an example out', () => {
  const edit = wishInsertion(
    1,
    '- type: notice\n  showFrom: 01/07/2030\n  showUntil: 15/07/2030\n  validUntil: 15/07/2030\n  note: ou antes\n  title: Oi\n',
  ).edit(page);
  expect(edit.ok && edit.text).toMatch(/^- type: notice\n(?! *(?:show|valid|note)).* {2}title: Oi$/ms);
  expect(edit.ok && edit.text).not.toMatch(/2030|note/);
});

it('marks words of an example as such, and not what stands for a shared section', () => {
  const add = (example: string) => {
    const edit = wishInsertion(1, example).edit(page);
    return edit.ok ? edit.text : '';
  };
  expect(add('- type: text\n  text: Oi.\n')).toContain('placeholder: sim');
  expect(add('- type: use\n  section: aviso\n')).not.toContain('placeholder');
});

it('asks for other words of an example, and never of what other pages have too', () => {
  expect(wishInsertion(1, '- type: text\n  text: Oi.\n').said).toContain('Troque os textos de exemplo');
  const { said } = wishInsertion(1, '- type: use\n  section: aviso\n');
  expect(said).toContain('o mesmo em todas as páginas');
  expect(said).not.toContain('exemplo');
});

it('has the buttons of an example open the chat with what those of the page do, and not with the name of an item', () => {
  const site =
    'messages:\n  default: pedido\n  pedido: Quero pedir.\n  bolo: "Quero {product}."\n  festa: Quero uma festa.\n';
  const example =
    '- type: faq\n  title: Dúvidas\n  actions:\n  - label: Perguntar\n    chat: pedido\n  - label: Festa\n    chat: festa\n';
  const chats = (...keys: readonly string[]) => {
    const buttons = keys.map((key) => `  - label: ${key}\n    chat: ${key}\n`).join('');
    const edit = wishInsertion(1, example, { site }).edit(
      `title: Um\nmessages:\n  loja: Vi na loja.\n${keys.length > 0 ? '' : '  default: loja\n'}sections:\n- type: cta\n  title: Fim\n${buttons === '' ? '' : `  actions:\n${buttons}`}`,
    );
    const section = edit.ok ? valueAt(readData(edit.text), ['sections', 1]) : undefined;
    return [0, 1].map((at) => valueAt(section, ['actions', at, 'chat']));
  };
  expect(chats('pedido', 'loja', 'loja')).toEqual(['loja', 'festa']);
  expect(chats('bolo', 'bolo', 'loja')).toEqual(['loja', 'festa']);
  expect(chats('pedido', 'pedido', 'loja')).toEqual(['pedido', 'festa']);
  expect(chats()).toEqual(['loja', 'festa']);
});

it('adds of the shared sections one that the page does not show yet', () => {
  const page = 'title: A\nsections:\n- type: use\n  section: aviso\n';
  const added = (shared: readonly string[]) => {
    const edit = wishInsertion(1, '- type: use\n  section: aviso\n', { shared }).edit(page);
    return edit.ok && valueAt(readData(edit.text), ['sections', 1, 'section']);
  };
  expect(added(['aviso', 'como-comprar'])).toBe('como-comprar');
  expect(added(['aviso'])).toBe('aviso');
});

it('says that what stands for a shared section is hidden and shown on its page alone', () => {
  const say = (section: object) => wishHiding({ sections: [section] }, ['sections', 0], 'Fim').said;
  const shared = { type: 'use', section: 'fim' };
  expect([say(shared), say({ ...shared, hidden: 'sim' }), say({ type: 'cta' })]).toEqual([
    'A seção Fim não aparece mais nesta página; nas outras, nada mudou.',
    'A seção Fim aparece de novo nesta página; nas outras, nada mudou.',
    'A seção Fim não aparece mais nesta página.',
  ]);
});

it('says what was done so that it agrees with any name', () => {
  const data = { sections: [{ type: 'cta' }, { type: 'cards', items: [{ title: 'Gatos' }] }] };
  const place = ['sections', 1, 'items', 0];
  expect([
    wishMove('Depoimentos', 4, 1).said,
    wishCopy('Serviços', 0).said,
    wishRemoval('Serviços', 0, 2).said,
    wishHiding(data, ['sections', 0]).said,
    wishHiding(data, place, 'Gatos').said,
    listWishes.move(place.slice(0, -1), { name: 'Gatos', from: 0, to: 1 }).said,
  ]).toEqual([
    'A seção Depoimentos subiu para a posição 2.',
    'A seção Serviços foi copiada; a cópia está logo abaixo.',
    'A seção Serviços foi apagada.',
    'A seção não aparece mais nesta página.',
    'O item Gatos não aparece mais nesta página.',
    'O item Gatos desceu para a posição 2.',
  ]);
});

it.each([
  ['', 'Aparece sempre.'],
  ['10/02/2026', 'O último dia (10/02/2026) vem antes do primeiro (20/02/2026): mude um dos dois.'],
])('says of the last day %j what follows from it', (day, said) => {
  const shown = { showFrom: day === '' ? '' : '20/02/2026' };
  const wish = wishDay(shown, {
    path: ['sections', 0],
    called: 'a seção',
    name: 'showUntil',
    day,
    today: '2026-01-31',
  });
  expect(wish.said).toBe(said);
});

it('says of the only section of a page what is to be done first, in no words of files', () => {
  const edit = wishRemoval('Capa', 0, 1).edit('title: Padaria\n\nsections:\n\n- type: hero\n  title: Pães\n');
  expect(edit).toEqual({
    ok: false,
    reason:
      'Esta é a única seção da página, que fica com pelo menos uma: acrescente outra antes de apagá-la.',
  });
});
