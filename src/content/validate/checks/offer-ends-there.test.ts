import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

/** What is told of a price that a page asks beside something which goes on a day. */
function toldOf(
  text: string,
  { there = '  showUntil: 10/02/2026\n', here = '', price = 'R$ 0,00', head = '' } = {},
) {
  const faq = ['Dói?', 'Demora?', 'Custa?'].map((one) => `  - question: ${one}\n    answer: Não.\n`);
  const { problems } = checkSample({
    'index.yaml':
      head +
      samplePage(
        `- type: hero\n  title: Olá\n- type: cta\n  title: Venha\n  text: ${text}\n${there}  actions:\n  - label: Ir\n    tel: sim\n- type: faq\n  id: faq\n  items:\n${faq.join('')}- type: bonus\n  trigger: "#faq"\n${here}  title: Um bônus\n  priceLabel: Avaliação completa\n  originalPrice: R$ 150,00\n  price: ${price}\n  action:\n    label: Quero\n    tel: sim\n`,
      ),
  });
  return problems.flatMap((one) =>
    one.kind === 'offerEndsThere' ? [[one.parameters.last, one.path?.join('.')]] : [],
  );
}

const told = [['10/02/2026', 'sections.3.price']];

it.each(['A avaliação completa é por nossa conta.', 'Ganhe a **avaliação completa** grátis!'])(
  'an offer goes on a day in a section that says "%s", and not where its price stands',
  (text) => {
    expect(toldOf(text)).toEqual(told);
  },
);

it.each([
  ['has a last day too', 'A avaliação completa é grátis.', { here: '  showUntil: 10/02/2026\n' }],
  ['is on a page that has one', 'A avaliação completa é grátis.', { head: 'validUntil: 10/02/2026\n' }],
  ['is paid for', 'A avaliação completa é grátis.', { price: 'R$ 90,00' }],
  ['stands beside what stays', 'A avaliação completa é grátis.', { there: '' }],
  ['is another', 'A avaliação dos dentes é grátis.', {}],
])('nothing is told of what %s', (_, text, more) => {
  expect(toldOf(text, more)).toEqual([]);
});

it('an offer of the same name and price that goes is found by them', () => {
  const item = (price: string, more = '') =>
    `- type: offers\n  items:\n  - name: Cama azul\n${more}    image: luna.png\n    imageAlt: Uma cama azul\n    originalPrice: R$ 99,00\n    price: ${price}\n`;
  const find = (price: string) => {
    const sections = `- type: hero\n  title: Olá\n${item('R$ 59,00', '    showUntil: 10/02/2026\n')}${item(price)}`;
    const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
    return problems.flatMap((one) => (one.kind === 'offerEndsThere' ? [one.path?.join('.')] : []));
  };
  expect(find('R$ 59,00')).toEqual(['sections.2.items.0.price']);
  expect(find('R$ 69,00')).toEqual([]);
});
