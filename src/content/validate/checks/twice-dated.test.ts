import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';

const hours = 'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n';
const day = (days: string, date: string, opens?: string, closes?: string) =>
  `  - days: ${days}\n    date: ${date}\n${opens === undefined ? '' : `    opens: ${opens}\n    closes: ${closes}\n`}`;
const natal = day('Natal', '25/12/2026');

it.each([
  ['the same day twice', natal + natal, [[1, true]]],
  [
    'the same day three times',
    natal.repeat(3),
    [
      [1, true],
      [2, true],
    ],
  ],
  ['the same with another name', natal + day('Feriado', '25/12/2026'), [[1, false]]],
  ['closed, and open for some hours', natal + day('Natal', '25/12/2026', '08:00', '12:00'), [[1, false]]],
  [
    'hours within others',
    day('Natal', '25/12/2026', '08:00', '14:00') + day('Natal', '25/12/2026', '08:00', '12:00'),
    [[1, false]],
  ],
  ['the same hours twice', day('Natal', '25/12/2026', '08:00', '12:00').repeat(2), [[1, true]]],
  [
    'a day with a pause',
    day('Natal', '25/12/2026', '14:00', '18:00') + day('Natal', '25/12/2026', '08:00', '12:00'),
    [],
  ],
  [
    'a day with a pause twice',
    (day('Natal', '25/12/2026', '08:00', '12:00') + day('Natal', '25/12/2026', '14:00', '18:00')).repeat(2),
    [
      [2, true],
      [3, true],
    ],
  ],
  ['two days', natal + day('Natal', '25/12/2027'), []],
  ['days that are over', day('Natal', '25/12/2025').repeat(2), []],
])('of the special days of the site, %s is told at the later ones', (_, days, told) => {
  const { problems } = checkSample({
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
    'site.yaml': sampleSite + hours + days,
  });
  expect(
    problems.flatMap((one) => (one.kind === 'twiceDated' ? [[one.path?.at(-1), one.parameters.isSame]] : [])),
  ).toEqual(told);
});
