import { expect, it } from 'vitest';
import { fitBlock } from './fit-block.ts';
import { outlineOfSection } from './files.ts';
import { walkOutline, type List } from './outline.ts';

function listOf(type: string, list: string): List {
  const section = outlineOfSection(type);
  const found = section && [...walkOutline(section)].findLast(({ name }) => name === list)?.outline;
  if (found?.kind !== 'list') throw new Error(`${type} has no list ${list}`);
  return found;
}

const today = '2026-11-26';
const prices = listOf('pricelist', 'items');

it('leaves out what stands around the lines of items, and names it', () => {
  const letter =
    'Bom dia! Segue a tabela atualizada:\n\nConsulta - 150,00\nRetorno - grátis\n\nQualquer dúvida me chama 😘';
  expect(fitBlock(prices, letter, today)).toEqual({
    items: [
      { name: 'Consulta', price: 'R$ 150,00' },
      { name: 'Retorno', priceText: 'grátis' },
    ],
    above: ['Bom dia! Segue a tabela atualizada:'],
    below: ['Qualquer dúvida me chama 😘'],
  });
  expect(fitBlock(listOf('team', 'items'), 'Nossa equipe:\nAna – Recepção\nRui – Gerência', today)).toEqual({
    items: [
      { name: 'Ana', role: 'Recepção' },
      { name: 'Rui', role: 'Gerência' },
    ],
    above: ['Nossa equipe:'],
    below: [],
  });
});

it('names what it leaves out below prices, and leaves out nothing with a price of its own', () => {
  const told = 'Oi Ju! Pode atualizar no site?\nCorte R$ 390,00\nBarba R$ 300,00\nInclusos: toalha e café';
  expect(fitBlock(prices, told, today)).toMatchObject({
    above: ['Oi Ju! Pode atualizar no site?'],
    below: ['Inclusos: toalha e café'],
  });
  expect(
    fitBlock(prices, 'Corte R$ 390,00\nBarba R$ 300,00\nFrete a R$ 10, e só no Centro', today),
  ).toBeUndefined();
  const photos = fitBlock(listOf('gallery', 'items'), 'Luna - depois do corte\nThor - Na praça', today);
  expect(photos?.items).toEqual([
    { name: 'Luna', detail: 'depois do corte' },
    { name: 'Thor', detail: 'Na praça' },
  ]);
});

it('gives sizes below a heading its name', () => {
  expect(fitBlock(prices, 'Corte\n• pequeno: 45\n• grande: 85', today)).toEqual({
    items: [
      { name: 'Corte', detail: 'pequeno', price: 'R$ 45' },
      { name: 'Corte', detail: 'grande', price: 'R$ 85' },
    ],
    above: [],
    below: [],
  });
});

it('reads amounts at the end of each line, and names and prices by turns', () => {
  expect(fitBlock(prices, 'exame 1 vista 140\nexame 2 vistas 210\nlaudo consultar', today)?.items).toEqual([
    { name: 'exame 1 vista', price: 'R$ 140' },
    { name: 'exame 2 vistas', price: 'R$ 210' },
    { name: 'laudo', priceText: 'consultar' },
  ]);
  expect(fitBlock(prices, 'Exame A\nR$ 160,00\nExame B\nR$ 190,00', today)?.items).toEqual([
    { name: 'Exame A', price: 'R$ 160,00' },
    { name: 'Exame B', price: 'R$ 190,00' },
  ]);
});

it('makes an item of each of three names, where an item needs no more', () => {
  const cards = listOf('cards', 'items');
  expect(fitBlock(cards, 'Flores\nVasos e terra\nJardinagem', today)?.items).toHaveLength(3);
  expect(fitBlock(cards, 'Flores\nVasos e terra', today)).toBeUndefined();
  expect(fitBlock(cards, 'Flores\nTemos de tudo!\nVenha ver.', today)).toBeUndefined();
});

it('makes items of three lines of a few words or more, and of no heading above them', () => {
  const badges = listOf('hero', 'badges');
  expect(fitBlock(badges, 'Atende 24h\nEquipe própria\nDesde 2003', today)?.items).toHaveLength(3);
  expect(fitBlock(badges, 'Atende 24h\nEquipe própria', today)).toBeUndefined();
  for (const heading of ['Nossos selos', 'Nossas marcas', 'Marcas que temos'])
    expect(fitBlock(badges, `${heading}\nAtende 24h\nEquipe própria\nDesde 2003`, today)).toBeUndefined();
  expect(fitBlock(badges, 'Planos mensais\nPlanos anuais\nPlanos sob medida', today)?.items).toHaveLength(3);
});

it('leaves alone lines of which one tells no item and is no heading', () => {
  const rent = 'Consulta R$ 150\nRetorno R$ 50\nRetorno depois de 15 dias R$ 80 ou R$ 90';
  expect(fitBlock(prices, rent, today)).toBeUndefined();
});

it('takes a number with words in brackets behind it for a price, as those above it', () => {
  const lines = 'Corte P 45\nCorte M 55\nCorte GG 90 (com hora marcada)';
  const found = fitBlock(prices, lines, today)?.items;
  expect(found).toMatchObject([{ price: 'R$ 45' }, { price: 'R$ 55' }, { price: 'R$ 90' }]);
  expect(JSON.stringify(found?.at(-1))).toContain('com hora marcada');
});

it('takes no number of a room, a year or a street for a price', () => {
  for (const text of ['Sala 101\nSala 102', 'Turma A 2024\nTurma B 2025', 'Rua XV, 100\nRua Bento, 200'])
    expect(fitBlock(prices, text, today)).toBeUndefined();
});

it('leaves out the heading of a list whose lines have signs', () => {
  const steps = 'Passo a passo:\n1. Chegada\n2. Corte\n3. Secagem';
  expect(fitBlock(listOf('steps', 'items'), steps, today)).toEqual({
    items: [{ title: 'Chegada' }, { title: 'Corte' }, { title: 'Secagem' }],
    above: ['Passo a passo:'],
    below: [],
  });
});

const offers = listOf('offers', 'items');
const sold = 'Manta P 15kg de R$ 169,90 por R$ 139,90\nManta G 10,1kg de R$ 229,90 por R$ 189,90';

it.each([
  '🖤 BLACK FRIDAY até domingo 29/11 🖤',
  'Black Friday até 29 de novembro',
  'Ofertas até o dia 29/11:',
  '✨ 3 dias de ofertas, só até 29/11! ✨',
])('leaves out a heading of offers, and gives each the last day that it tells: %s', (heading) => {
  const block = fitBlock(offers, `${heading}\n${sold}`, today);
  expect(block?.above).toEqual([heading]);
  expect(block?.items).toEqual([
    { name: 'Manta P 15kg', originalPrice: 'R$ 169,90', price: 'R$ 139,90', showUntil: '29/11/2026' },
    { name: 'Manta G 10,1kg', originalPrice: 'R$ 229,90', price: 'R$ 189,90', showUntil: '29/11/2026' },
  ]);
});

it('gives offers no day of a heading that tells several, one that has been or none', () => {
  for (const heading of ['Ofertas até 29/11 ou até 30/11', 'Ofertas até 20/11', 'Ofertas!!']) {
    const [first] = fitBlock(offers, `${heading}\n${sold}`, today)?.items ?? [];
    expect(first).toEqual({ name: 'Manta P 15kg', originalPrice: 'R$ 169,90', price: 'R$ 139,90' });
  }
});

it('takes a line with an amount for no heading of offers', () => {
  expect(fitBlock(offers, `Manta M 12kg\n${sold}`, today)).toBeUndefined();
});

it('leaves out a heading with a colon above names, where it is none of one of them', () => {
  const names = 'Aurora\nLume Claro\nPorto';
  const above = ['Marcas que temos:'];
  for (const type of ['logos', 'cards', 'benefits'])
    expect(fitBlock(listOf(type, 'items'), `${above[0]}\n${names}`, today)).toMatchObject({ above });
  const two = fitBlock(listOf('logos', 'items'), `${above[0]}\nAurora\nPorto`, today);
  expect(two?.items).toEqual([{ name: 'Aurora' }, { name: 'Porto' }]);
  // What one thing is called, above what is said of it.
  expect(fitBlock(listOf('cards', 'items'), `Plano Ouro:\n${names}`, today)).toBeUndefined();
});

it('takes what a number counts or measures for no price', () => {
  const lessons = 'Aula 45 (min)\nAula longa 90 (min)\nOficina 120 (min)';
  const prices = 'Corte 45 (adulto)\nBarba 30 (adulto)\nFranja 20 (infantil)';
  const told = [lessons, prices].map((lines) => fitBlock(listOf('packages', 'items'), lines, today)?.items);
  expect(told.map((items) => items?.map((one) => (typeof one === 'string' ? one : one['price'])))).toEqual([
    [undefined, undefined, undefined],
    ['R$ 45', 'R$ 30', 'R$ 20'],
  ]);
});
