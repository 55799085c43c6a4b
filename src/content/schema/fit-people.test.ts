import { expect, it } from 'vitest';
import { outlineOfSection } from './files.ts';
import { fitPeople } from './fit-people.ts';
import { outlineAt } from './outline.ts';

function itemOf(type: string) {
  const section = outlineOfSection(type);
  const item = section && outlineAt(section, ['items', 0]);
  if (item === undefined) throw new Error('The block has no items.');
  return item;
}

it('reads who somebody is, what the person does, and what else is said, on a line each', () => {
  const text = 'Dra. Ana Prado - clínica geral - CRM-RS 12345\nTati (recepção) sempre de bom humor';
  expect(fitPeople(itemOf('team'), text)).toEqual({
    items: [
      { name: 'Dra. Ana Prado', role: 'clínica geral', register: 'CRM-RS 12345' },
      { name: 'Tati', role: 'recepção', text: 'sempre de bom humor' },
    ],
    left: [],
  });
});

it.each([
  ['team', 'Ana Prado - recepção\nTrabalha aqui desde 2010 - e gosta'],
  ['team', 'Ana Prado - recepção\nAna Prado - caixa'],
  ['team', 'Ana Prado - recepção'],
  ['team', 'Ana Prado - recepção\nAtt, Carla'],
  ['team', 'Corte - R$ 40\nBarba - R$ 30'],
  ['services', 'Ana Prado (recepção)\nTati (caixa) sempre de bom humor'],
])('makes no people of other lines, of %s: %j', (type, text) => {
  expect(fitPeople(itemOf(type), text)).toBeUndefined();
});

it('makes no people of lines without end', () => {
  for (const line of [
    `A${'a '.repeat(100_000)}`,
    `Ana ${'('.repeat(100_000)}`,
    `Ana - ${'– '.repeat(100_000)}`,
  ])
    expect(fitPeople(itemOf('team'), `${line}\n${line}`)).toBeUndefined();
});
