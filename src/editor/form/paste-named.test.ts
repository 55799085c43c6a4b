import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishNamed } from './paste-named.ts';
import { wishRows } from './paste-rows.ts';

const site = { today: '2026-11-26', messages: [] } as unknown as Knowledge;
const path = ['sections', 0, 'items'];
const values = ['Missão', 'Visão', 'Valores'];

/** What the items of a list say once a text is pasted into what one of them is called. */
function paste(text: string, { index = 0, type = 'about', names = values, field = 'title' } = {}) {
  const block = outlineOfSection(type);
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const inner = type === 'about' ? 'text' : 'description';
  const lines = names.map(
    (name) => `  - title: "${name}"\n    ${inner}: ${name === '' ? '""' : 'De antes.'}\n`,
  );
  const before = `sections:\n- type: ${type}\n  items:\n${lines.join('')}`;
  const data = readData(before);
  const items = valueAt(data, path) as readonly unknown[];
  const given = { text, field, list, path, index, count: items.length, items, data, site };
  const wish = wishRows(given) ?? wishNamed(given);
  const edit = wish?.edit(before);
  return { said: wish?.said, items: edit?.ok === true ? valueAt(readData(edit.text), path) : undefined };
}

const told = (...texts: readonly string[]) => texts.map((text, at) => ({ title: values[at], text }));

it.each([
  ['MISSÃO: Cuidar bem de todos.\nVISÃO: Ser referência até 2030.\nVALORES: Ética; Amor; Transparência.', 0],
  [
    '• Missão – Cuidar bem de todos.\n• Visão – Ser referência até 2030.\n• Valores – Ética; Amor; Transparência.',
    1,
  ],
  [
    'Missão\nCuidar bem de todos.\n\nVisão\nSer referência até 2030.\n\nValores\nÉtica; Amor; Transparência.',
    0,
  ],
  [
    '*Missão:* Cuidar bem de todos.\n*Visão:* Ser referência até 2030.\n*Valores:* Ética; Amor; Transparência.',
    2,
  ],
  [
    'Oi, seguem os textos:\n\nvalores: Ética; Amor; Transparência.\nmissão: Cuidar bem de todos.\nvisão: Ser referência até 2030.',
    0,
  ],
])('gives each part of a text to the item whose name stands before it: %j', (text, index) => {
  const { said, items } = paste(text, { index });
  expect(said).toMatch(/^Mudou o texto de “/);
  expect(items).toEqual(
    told('Cuidar bem de todos.', 'Ser referência até 2030.', 'Ética; Amor; Transparência.'),
  );
});

it('leaves a farewell out of the last text, and says so', () => {
  const { said, items } = paste('Oi!\nMISSÃO: Cuidar bem.\nVISÃO: Ser referência.\nAtt, Carla');
  expect(said).toBe(
    'Mudou o texto de “Missão” e “Visão”, no lugar de “De antes.” e “De antes.”. “Oi!” e “Att, Carla” não são de nenhum, e ficaram de fora.',
  );
  expect(items).toEqual(told('Cuidar bem.', 'Ser referência.', 'De antes.'));
});

it('leaves the items alone of which the text says nothing, and takes an empty one away', () => {
  const text = 'VISÃO: Ser referência.\nVALORES:\n- Ética\n- Amor';
  expect(paste(text).items).toEqual(told('De antes.', 'Ser referência.', '- Ética\n- Amor'));
  const empty = paste(text, { index: 3, names: [...values, ''] });
  expect(empty.items).toEqual(told('De antes.', 'Ser referência.', '- Ética\n- Amor'));
});

it('gives its name back to the item that had lost it', () => {
  const text = 'MISSÃO: Cuidar bem.\nVISÃO: Ser referência.';
  expect(paste(text, { names: ['', 'Visão', 'Valores'] }).items).toEqual(
    told('Cuidar bem.', 'Ser referência.', 'De antes.'),
  );
});

it.each([
  ['MISSÃO: Cuidar bem.\nPROPÓSITO: Crescer.\nVISÃO: Ser referência.', {}],
  ['MISSÃO: Cuidar bem.', {}],
  ['MISSÃO: Cuidar bem.\nVISÃO:', {}],
  ['MISSÃO: Cuidar bem.\nMISSÃO: Cuidar melhor.\nVISÃO: Ser.', {}],
  ['Corte: com calma.\nBarba: na hora, R$ 20.', { type: 'services', names: ['Corte', 'Barba'] }],
  ['MISSÃO: Cuidar bem.\nVISÃO: Ser referência.', { field: 'text' }],
])('changes nothing where a part may be of another thing: %j', (text, how) => {
  expect(paste(text, how).items).toBeUndefined();
});
