import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishInside } from './paste-inside.ts';

const site = { today: '2026-11-26' } as Knowledge;

/** The section as it is once some text was pasted into what its first item is called. */
function after(type: string, list: string, before: string, text: string): unknown {
  const block = outlineOfSection(type);
  const outline = block && outlineAt(block, [list]);
  if (outline?.kind !== 'list') throw new Error('The block has no such list.');
  const path = ['sections', 0, list];
  const given = {
    text,
    field: 'title',
    list: outline,
    path,
    index: 0,
    count: 1,
    data: readData(before),
    site,
  };
  const edit = wishInside(given)?.edit(before);
  return edit?.ok === true ? valueAt(readData(edit.text), path) : undefined;
}

const prices =
  'sections:\n- type: pricelist\n  groups:\n  - title: Cortes\n    items:\n    - name: Um corte\n      price: R$ 10\n';
const table = 'Corte\tP\tM\nSimples\tR$ 40\tR$ 60\nLongo\tR$ 50\tR$ 80';

it('makes rows of prices that are pasted into what a group is called prices of that group', () => {
  expect(after('pricelist', 'groups', prices, table)).toEqual([
    {
      title: 'Cortes',
      items: [
        { name: 'Um corte', price: 'R$ 10' },
        { name: 'Simples – P', price: 'R$ 40' },
        { name: 'Simples – M', price: 'R$ 60' },
        { name: 'Longo – P', price: 'R$ 50' },
        { name: 'Longo – M', price: 'R$ 80' },
      ],
    },
  ]);
});

it('leaves what is no table, and items that hold no others', () => {
  expect(after('pricelist', 'groups', prices, 'Cortes\nBarbas')).toBeUndefined();
  const cards = 'sections:\n- type: cards\n  items:\n  - title: Um\n    text: Dois\n';
  expect(after('cards', 'items', cards, table)).toBeUndefined();
});

it('makes headings with prices below them groups, in the place of what is empty', () => {
  const empty =
    'sections:\n- type: pricelist\n  groups:\n  - title: ""\n    items:\n    - name: ""\n      price: ""\n';
  const text = '*CONSULTAS*\nSimples R$ 40,00\nLongo R$ 50,00\n\n*BARBAS*\nCurta R$ 30\nLonga R$ 45';
  expect(after('pricelist', 'groups', empty, text)).toEqual([
    {
      title: 'CONSULTAS',
      items: [
        { name: 'Simples', price: 'R$ 40,00' },
        { name: 'Longo', price: 'R$ 50,00' },
      ],
    },
    {
      title: 'BARBAS',
      items: [
        { name: 'Curta', price: 'R$ 30' },
        { name: 'Longa', price: 'R$ 45' },
      ],
    },
  ]);
});

it('takes no line below the prices, and no greeting, for what a group is called', () => {
  for (const text of [
    'Simples R$ 45\nLongo R$ 30\nObrigada!',
    'Bom dia!\nSimples R$ 45\nLongo R$ 30',
    'Salas\nVerde 101\nAzul 102',
  ])
    expect(after('pricelist', 'groups', prices, text)).toBeUndefined();
});

it('calls a group as the line above a table, and makes its rows prices of the group', () => {
  const titled =
    'CASTRAÇÃO 2027\nPeso\tMacho\tFêmea\nGato\tR$ 250\tR$ 320\nCão até 10kg\tR$ 380\tR$ 460\nacima 25kg\tsob consulta\tsob consulta';
  const empty =
    'sections:\n- type: pricelist\n  groups:\n  - title: ""\n    items:\n    - name: ""\n      price: ""\n';
  expect(after('pricelist', 'groups', empty, titled)).toEqual([
    {
      title: 'CASTRAÇÃO 2027',
      items: [
        { name: 'Gato – Macho', price: 'R$ 250' },
        { name: 'Gato – Fêmea', price: 'R$ 320' },
        { name: 'Cão até 10kg – Macho', price: 'R$ 380' },
        { name: 'Cão até 10kg – Fêmea', price: 'R$ 460' },
        { name: 'acima 25kg – Macho', priceText: 'sob consulta' },
        { name: 'acima 25kg – Fêmea', priceText: 'sob consulta' },
      ],
    },
  ]);
  expect(after('pricelist', 'groups', empty, `Oi, segue a tabela:\n${table}`)).toBeUndefined();
  expect(after('pricelist', 'groups', empty, `Tabela\nValores em reais\n${table}`)).toBeUndefined();
  expect(after('pricelist', 'groups', empty, `${table}\nConsulte outros`)).toBeUndefined();
});
