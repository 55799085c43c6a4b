import { expect, it } from 'vitest';
import { withNumber } from './same-figure.ts';

it.each([
  ['mais de 20 anos', '25+', 'mais de 25 anos'],
  ['8k+', 'mais de 12.000', '12k+'],
  ['mais de 8 mil', '12.500', 'mais de 12,5 mil'],
  ['mais de 8.000', '12 mil+', 'mais de 12.000'],
  ['1000+', '12 mil', '12000+'],
  ['4.9/5', '4,8', '4.8/5'],
  ['4,9', '4.8★', '4,8'],
  ['4.9/5', '5/5', '5.0/5'],
  ['4,9', '5', '5,0'],
  ['mais de 1,5 mil', '2 mil', 'mais de 2 mil'],
  ['Mais de 20', '22', '22'],
  ['20+', '22', '22'],
  ['+20', '22', '22'],
  ['quase 20 anos', '22 anos', '22 anos'],
  ['cerca de 20', '22', 'cerca de 22'],
  ['20+', 'mais de 22', '22+'],
  ['20', '22+', '22'],
])('%s with the number of %s is %s', (said, wanted, now) => {
  expect(withNumber(said, wanted)).toBe(now);
});

it.each([
  ['8k+', '12.345'],
  ['500+', '12 mil'],
  ['1 ano', '2 anos'],
  ['24h', 'sempre'],
])('%s cannot have the number of %s', (said, wanted) => {
  expect(withNumber(said, wanted)).toBeUndefined();
});
