import { expect, it } from 'vitest';
import { tell } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../../content/testing/sample.ts';
import { offersForEnds } from './offer-ends.ts';

/** The ways out of last days of a page that are not the same, each with the page's lines that have a day once it was taken. */
function waysOn(page: string) {
  const texts = { 'index.yaml': page, 'site.yaml': sampleSite };
  const told = tell(checkSample(texts).problems, sampleContent(texts).sources);
  return told.flatMap((problem) =>
    problem.kind !== 'differentEnds'
      ? []
      : offersForEnds(problem).map(({ label, wish }) => {
          const edit = wish.edit(page);
          return [label, edit.ok ? edit.text.match(/\d\d\/\d\d(?:\/\d{4})?/g)?.join(' ') : ''];
        }),
  );
}

const offers =
  '- type: offers\n  validUntil: 15/12/2026\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    price: R$ 59,90\n';

it('has a page say one of two last days wherever it says the other', () => {
  const page = samplePage(`- type: hero\n  showUntil: 10/12/2026\n  title: Olá\n${offers}`);
  expect(waysOn(page.replace('theme:', 'validUntil: 10/12/2026\ntheme:'))).toEqual([
    ['Mudar o dia na página toda: 10/12/2026 vira 15/12/2026', '15/12/2026 15/12/2026 15/12/2026'],
    ['Mudar o dia na página toda: 15/12/2026 vira 10/12/2026', '10/12/2026 10/12/2026 10/12/2026'],
  ]);
});

it('shows an item until the day that it says itself', () => {
  const page = samplePage(
    `- type: hero\n  title: Olá\n- type: faq\n  items:\n  - question: Até quando?\n    answer: Até 20/12.\n    showUntil: 24/12/2026\n`,
  );
  expect(waysOn(page)).toEqual([['Mostrar só até 20/12/2026', '20/12 20/12/2026']]);
});
