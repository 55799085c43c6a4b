import { expect, it } from 'vitest';
import { readData, tell, valueAt } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../../content/testing/sample.ts';
import { withOffers } from './offers.ts';

/** What is told of a page with some sections, with the ways out of it. */
function offersOn(sections: string) {
  const texts = { 'index.yaml': samplePage(sections), 'site.yaml': sampleSite };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  return { texts, found: told.map((problem) => withOffers(problem, texts)) };
}

const ended = `- type: hero
  title: Olá
- type: offers
  validUntil: 15/07/2025
  items:
  - name: Cama
    image: luna.png
    imageAlt: Uma cama azul
    price: R$ 59,90
`;

it('hides a section whose offers have ended from where that is told', () => {
  const { texts, found } = offersOn(ended);
  const offers = found.find(({ kind }) => kind === 'endedOffer')?.offers ?? [];
  expect(offers.map(({ label }) => label)).toEqual(['Esconder a seção']);
  const edit = offers[0]?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 1, 'hidden'])).toBe('sim');
});

it('writes a new last day for offers that come back after it', () => {
  const { texts, found } = offersOn(ended.replace('offers\n', 'offers\n  showFrom: 01/05/2027\n'));
  const [offer] = found.find(({ kind }) => kind === 'endsBeforeReturn')?.offers ?? [];
  expect(offer?.label).toBe('Escrever 15/07/2027');
  const edit = offer?.wish.edit(texts['index.yaml']);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 1, 'validUntil'])).toBe('15/07/2027');
});
