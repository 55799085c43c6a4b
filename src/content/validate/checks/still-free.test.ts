import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const head = 'messages:\n  consulta: Olá! Gostaria de agendar a avaliação gratuita para operar.\n';

const cta = (price: string, eyebrow = 'Avaliação gratuita', label = 'Agendar Avaliação Gratuita') =>
  `- type: cta\n  eyebrow: ${eyebrow}\n  title: Venha\n  priceLabel: Primeira visita\n  price: ${price}\n  actions:\n  - label: ${label}\n    chat: consulta\n  - label: Orçamento grátis\n    chat: consulta\n`;

const hero = (label: string) =>
  `- type: hero\n  title: Olá\n  actions:\n  - label: ${label}\n    chat: consulta\n`;

/** Where a page says that something is free which it asks a price for, and what may stay. */
function toldOf(sections: string, around = head): readonly string[] {
  const { problems } = checkSample({
    'index.yaml': samplePage(sections).replace('sections:', `${around}sections:`),
  });
  return problems.flatMap((one) =>
    one.kind === 'stillFree' ? [`${one.path?.slice(-2).join('.')}: ${one.parameters.rest ?? '–'}`] : [],
  );
}

it('tells every place that still calls free what has a price now', () => {
  expect(toldOf(hero('Agendar Avaliação Gratuita') + cta('R$ 80,00'))).toEqual([
    'messages.consulta: avaliação',
    '0.label: Avaliação',
    '1.eyebrow: Avaliação',
    '0.label: Avaliação',
  ]);
});

it('goes on telling the others once the section itself says it no more', () => {
  const mended = cta('R$ 80,00', 'Avaliação', 'Agendar Avaliação');
  expect(toldOf(hero('Avaliação grátis') + mended, '')).toEqual(['0.label: Avaliação']);
});

it('leaves a sentence to a person', () => {
  const said = 'messages:\n  consulta: Soube que a avaliação é gratuita.\n';
  expect(toldOf(hero('Ver') + cta('R$ 80,00'), said)).toContain('messages.consulta: –');
});

it.each([
  ['what costs nothing', hero('Agendar Avaliação Gratuita') + cta('R$ 0,00')],
  ['what is another thing', hero('Orçamento grátis') + cta('R$ 80,00', 'Novo', 'Agendar')],
  [
    'what one of several prices may be of',
    hero('Avaliação grátis') + cta('R$ 80,00') + cta('R$ 0,00').replace('Primeira', 'Segunda'),
  ],
  [
    'what is of some days',
    hero('Ver') +
      cta('R$ 80,00', 'Novo', 'Agendar Avaliação grátis').replace('title', 'showUntil: 31/12/2026\n  title'),
  ],
])('leaves %s alone', (_, sections) => {
  expect(toldOf(sections, '')).toEqual([]);
});

const bonus = (text: string, price = 'R$ 60') =>
  `- type: bonus\n  trigger: "#duvidas"\n  title: Um bônus\n  text: ${text}\n  priceLabel: Primeira visita\n  originalPrice: R$ 150\n  price: ${price}\n  action:\n    label: Quero\n    chat: consulta\n`;

it.each([
  'Agende e ganhe a primeira visita.',
  'Quem compra leve de brinde uma primeira visita!',
  'Venha ganhar sua Primeira Visita',
])('tells beside a price that "%s"', (text) => {
  expect(toldOf(bonus(text), '')).toEqual(['0.text: –']);
});

it.each([
  ['costs nothing', bonus('Agende e ganhe a primeira visita.', 'R$ 0,00')],
  ['is told with its price', bonus('Ganhe a primeira visita por R$ 60.')],
  ['something is off', bonus('Ganhe 60% na primeira visita.')],
  ['is another thing', bonus('Na primeira visita, ganhe um bolo.')],
  ['begins alike', bonus('Ganhe a primeira visitação.')],
  ['stands beside no price', hero('Ganhe a primeira visita') + bonus('Venha.')],
])('leaves a gift alone that %s', (_, sections) => {
  expect(toldOf(sections, '')).toEqual([]);
});

it('leaves a button alone that says of another thing that it is free', () => {
  const other = cta('R$ 80,00', 'Novidade', 'Pedir com entrega grátis');
  expect(toldOf(hero('Entrega grátis') + other, 'messages:\n  consulta: Olá!\n')).toEqual([]);
});
