import { expect, it } from 'vitest';
import { readData, tell, valueAt } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage } from '../../content/testing/sample.ts';
import { offerToldPrice } from './offer-told-price.ts';

const notice = (said: string) => `- type: notice\n  title: Corte simples por ${said}\n`;

const hero = '- type: hero\n  title: Olá\n';

const page = (said: string, price: string) =>
  `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Corte simples\n      price: ${price}\n${notice(said)}`;

/** The ways out where a notice tells another price than the list, after what was saved. */
function offersAfter(saved: string, sections: string) {
  const texts = { 'index.yaml': samplePage(sections) };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  const problem = told.find((one) => one.kind === 'toldPrice');
  if (problem === undefined) throw new Error('Nothing is told.');
  const advised = { start: 0, end: 0, text: '' };
  return {
    texts,
    offers: offerToldPrice({ ...problem, advised }, texts, {
      'index.yaml': { text: samplePage(saved) },
    }),
  };
}

const labels = ['Escrever R$ 39 em "Corte simples"', 'Escrever R$ 35 aqui'];

it.each([
  ['the text was changed', page('R$ 35', 'R$ 35'), labels],
  [
    'the text was changed and moved',
    hero + notice('R$ 35') + page('R$ 35', 'R$ 35').replace(hero, ''),
    labels,
  ],
  ['other words told it', page('R$ 35', 'R$ 35').replace('por R$ 35', 'é de graça'), labels],
  [
    'other words stood there',
    page('R$ 35', 'R$ 35').replace('Corte simples por', 'Tesoura por'),
    labels.toReversed(),
  ],
  ['the text is new', page('R$ 39', 'R$ 35').replace(notice('R$ 39'), ''), labels.toReversed()],
  ['the price was changed', page('R$ 39', 'R$ 39'), labels.toReversed()],
  ['nothing was', page('R$ 39', 'R$ 35'), labels.toReversed()],
])('offers first what keeps the change where %s', (_, saved, wanted) => {
  const { offers } = offersAfter(saved, page('R$ 39', 'R$ 35'));
  expect(offers.map(({ label }) => label)).toEqual(wanted);
});

it('writes into the field of the price what a text tells in words', () => {
  const { texts, offers } = offersAfter(page('R$ 35', 'R$ 35'), page('39 reais', 'R$ 35'));
  const done = offers[0]?.wish.edit(texts['index.yaml']);
  const price = ['sections', 1, 'groups', 0, 'items', 0, 'price'];
  expect(done?.ok === true && valueAt(readData(done.text), price)).toBe('R$ 39');
});
