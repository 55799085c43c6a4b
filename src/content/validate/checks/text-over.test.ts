import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const told = (text: string, more = '') =>
  checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: cards\n  items:\n  - title: ${JSON.stringify(text)}\n${more}`,
    ),
  }).problems.flatMap((one) => (one.kind === 'textOver' ? [one.parameters.last] : []));

it.each([
  ['Brinquedos com 20% OFF só até sexta 23/01', '23/01/2026'],
  ['Vale até o dia 5/1', '05/01/2026'],
  ['Válido até 15/07/2025', '15/07/2025'],
  ['Vale até 31/01', undefined],
  ['Vale até 20/12', undefined],
  ['A promoção foi até 23/01', undefined],
  ['Até 23/01 com 20%, e até 10/02 com 10%', undefined],
  ['De 10/01 a 23/01', undefined],
])('tells of "%s" that its day has passed: %s', (text, last) => {
  expect(told(text)).toEqual(last === undefined ? [] : [last]);
});

it('says nothing of what is not shown', () => {
  const over = 'Só até 23/01';
  expect(told(over, '    hidden: sim\n')).toEqual([]);
  expect(told(over, '    showUntil: 23/01/2026\n')).toEqual([]);
  expect(told(over, '    showUntil: 23/02/2026\n')).toEqual(['23/01/2026']);
});
