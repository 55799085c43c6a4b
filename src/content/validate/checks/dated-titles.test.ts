import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

it.each([
  ['21/01/2026 - Chegou a coleção', '21/01/2026'],
  ['05/02 Feira na praça', '05/02/2026'],
  ['20/03 - Feira na praça', '20/03/2026'],
  ['20/11 - Chegou a coleção', '20/11/2025'],
  ['20/05 – Chegou a coleção', '20/05/2025'],
])('tells the day of a news title in its field: %s', (title, day) => {
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: news\n  title: Novidades\n  items:\n  - date: 01/01/2026\n    title: ${JSON.stringify(title)}\n`,
    ),
  });
  const told = problems.flatMap((one) => (one.kind === 'dayInTitle' ? [one.parameters.day] : []));
  expect(told).toEqual([day]);
});
