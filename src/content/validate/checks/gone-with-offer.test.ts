import { expect, it } from 'vitest';
import { sampleContent, samplePage } from '../../testing/sample.ts';
import { validate } from '../validate.ts';

/** What is told of the end of offers that are valid until 03/02/2026, on the last day of January. */
function tell(more: string, page = '') {
  const offers = `- type: offers\n  title: Ofertas\n  validUntil: 03/02/2026\n${more}  items:\n  - name: Cama\n    price: R$ 10,00\n    image: a.jpg\n    imageAlt: A cama\n`;
  const { problems } = validate(sampleContent({ 'index.yaml': page + samplePage(offers) }), {
    today: '2026-01-31',
  });
  return problems.map(({ kind }) => kind).filter((kind) => /^(?:ending|ended)(?:Offer|Page)$/.test(kind));
}

it('tells that offers end soon, but not where their section goes with them', () => {
  expect(tell('')).toEqual(['endingOffer']);
  expect(tell('  showUntil: 03/02/2026\n')).toEqual([]);
  expect(tell('  showUntil: 02/02/2026\n')).toEqual([]);
  expect(tell('  showUntil: 10/02/2026\n')).toEqual(['endingOffer']);
});

it('tells it once where the page ends on the same day, and of the page where the section goes', () => {
  const page = 'validUntil: 03/02/2026\n';
  expect(tell('', page)).toEqual(['endingOffer']);
  expect(tell('  showUntil: 03/02/2026\n', page)).toEqual(['endingPage']);
});
