import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const day = (sections: string, head = '') => {
  const { problems } = checkSample({ 'index.yaml': head + samplePage(sections) });
  return problems.flatMap((one) =>
    one.kind === 'offerStays' ? [[one.parameters.of, one.parameters.last, one.path?.join('.')]] : [],
  );
};

const hero = (title: string) => `- type: hero\n  title: ${JSON.stringify(title)}\n`;
const cta = (title: string, more = '') =>
  `- type: cta\n  title: ${JSON.stringify(title)}\n${more}  actions:\n  - label: Ir\n    tel: sim\n`;

it.each([
  'Tudo por R$ 280,00 só até dia 19/02!',
  'Só até 19/02: tudo incluso',
  'Válido até o dia 19 de fevereiro',
  'Somente até 19/02/2026',
  'Últimas vagas até 19/02',
  'Promoção até o dia 19/02!',
  'Promoção válida de 05/02 a 19/02.',
  'Oferta de 5 a 19 de fevereiro',
  'Desconto de 20% válido de 05/02/2026 a 19/02/2026',
  'Só até 19/02! Promoção válida de 05/02 a 19/02.',
])('a section that says "%s" and has no last day is told it', (title) => {
  expect(day(hero('Olá') + cta(title))).toEqual([['section', '19/02/2026', 'sections.1.title']]);
  expect(day(hero(title))).toEqual([['page', '19/02/2026', 'sections.0.title']]);
});

it.each([
  ['has a last day', hero('Olá') + cta('Só até 19/02', '  showUntil: 19/02/2026\n'), ''],
  ['is of a page that has one', hero('Só até 19/02') + cta('Só até 19/02'), 'validUntil: 19/02/2026\n'],
  ['is hidden', hero('Olá') + cta('Só até 19/02', '  hidden: sim\n'), ''],
  ['says a day that has been', hero('Olá') + cta('Só até 19/01'), ''],
  ['says several', hero('Olá') + cta('Só até 19/02, ou só até 20/02 com cupom'), ''],
  ['says until when one may come', hero('Olá') + cta('Marque até 19/02'), ''],
  ['says of whom it is', hero('Olá') + cta('Desconto para os nascidos até 19/02'), ''],
  ['says until when there is room', hero('Olá') + cta('Temos espaço até 19/02'), ''],
  ['says days in a row on which one may come', hero('Olá') + cta('Marque de 05/02 a 19/02'), ''],
  ['says what an offer was', hero('Olá') + cta('Promoção de 05/01 a 19/01'), ''],
  ['says of what an offer is', hero('Olá') + cta('Promoção de 2 a 3 banhos'), ''],
  ['says two last days', hero('Olá') + cta('Só até 19/02! Promoção de 05/02 a 20/02'), ''],
  ['says an hour', hero('Olá') + cta('Só até as 18h'), ''],
])('a section that %s is told nothing', (_, sections, head) => {
  expect(day(sections, head)).toEqual([]);
});

it('tells an item that may go by itself, and each place once', () => {
  const items = ['Só até 19/02', 'Só até 20/02'].map((text) => `  - title: Banho\n    text: ${text}\n`);
  const offers = `- type: cards\n  items:\n${items.join('')}`;
  const told = day(hero('Olá') + offers);
  expect(told.map(([of, last]) => [of, last])).toEqual([
    ['item', '19/02/2026'],
    ['item', '20/02/2026'],
  ]);
  expect(day(hero('Olá') + cta('Só até 19/02', '  text: Mas só até 19/02.\n'))).toHaveLength(1);
});

it('tells the words beside the buttons of what opens a page, which has their last day only where it ends itself', () => {
  const note = `${hero('Olá')}  note: Últimas vagas de 2026! Só até 19/02\n`;
  const told = (of: string) => [[of, '19/02/2026', 'sections.0.note']];
  expect(day(note)).toEqual(told('cover'));
  expect(day(note + cta('Marque até 19/02'))).toEqual(told('page'));
  expect(day(note + cta('Agende', '  showUntil: 19/02/2026\n'))).toEqual(told('page'));
  expect(day(note.replace('Olá', 'Ofertas de verão'))).toEqual(told('page'));
  expect(day(note.replace('Olá', 'Fevereiro Roxo'))).toEqual(told('page'));
  expect(day(note.replace('Olá', 'Nossos serviços'))).toEqual(told('cover'));
});

it.each([
  'Desconto de 20% até 19/02',
  '20% até 19/02',
  '20% OFF até 19/02',
  '20% de desconto em tudo até 19/02',
])('what costs less until a day ends then: %s', (title) => {
  expect(day(hero('Olá') + cta(title))).toEqual([['section', '19/02/2026', 'sections.1.title']]);
});

it.each([
  'Promoção valeu só até 19/02.',
  'O plantão atende só até 19/02.',
  'A garantia é válida até 19/02.',
  'A carteira é válida até 19/02/2026.',
])('what is no offer, or was one, may stay: %s', (title) => {
  expect(day(hero('Olá') + cta(title))).toEqual([]);
});

const badge = (text: string) => `${hero('Olá')}  badges:\n  - text: ${JSON.stringify(text)}\n`;

it.each([
  ['De 01/02 a 27/02', '27/02/2026'],
  ['1 a 27 de fevereiro!', '27/02/2026'],
  ['Só de 01/02 a 27/02', '27/02/2026'],
  ['20% OFF só em fevereiro', '28/02/2026'],
  ['Somente em janeiro.', '31/01/2026'],
])('a cover that says "%s" is told when that ends', (text, last) => {
  expect(day(badge(text))).toEqual([['cover', last, 'sections.0.badges.0.text']]);
  expect(day(hero(text))).toEqual([['page', last, 'sections.0.title']]);
});

it.each([
  'Mutirão de 01/02 a 27/02, com hora marcada',
  'Só em fevereiro e março',
  'Só em dezembro',
  'De 01/01 a 20/01',
  'Atendemos só em fevereiro',
  'Abrimos de 8 a 10',
])('a cover that says "%s" is told nothing', (text) => {
  expect(day(badge(text))).toEqual([]);
});

it('says nothing of days in a row or a month outside what opens a page', () => {
  expect(day(hero('Olá') + cta('De 01/02 a 27/02') + cta('20% só em fevereiro'))).toEqual([]);
});
