import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';

/** What the checker tells of items of the week, each as its lines. */
function toldOf(...items: readonly string[]): readonly string[] {
  const week = ['- days: [segunda]\n    opens: 08:00\n    closes: 18:00', ...items].join('\n  ');
  const { problems } = checkSample({
    'site.yaml': `${sampleSite}hours:\n  week:\n  ${week}\n`,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  });
  return problems.flatMap(({ kind }) => (kind === 'specialWeek' ? [kind] : []));
}

it.each([
  '- days: Natal',
  '- days: Natal\n    time: fechado',
  '- days:\n    - 24/12\n    - Natal\n    opens: 8h\n    closes: 12h',
])('tells that an item of the week is about a day with a date: %j', (item) => {
  expect(toldOf(item)).toEqual(['specialWeek']);
});

it.each([
  '- days: Natal\n    time: 8h às 12h',
  '- days: Natal\n    opens: 8h às 12h',
  '- days: Natal\n    opens: 08:00',
  '- days: [sábado, Natal]\n    opens: 08:00\n    closes: 12:00',
])('gives no lines in which hours would be lost: %j', (item) => {
  expect(toldOf(item)).toEqual([]);
});

it('begins the list of such days once', () => {
  const [morning, afternoon] = ['08:00', '14:00'].map(
    (opens) => `- days: Natal\n    opens: ${opens}\n    closes: 18:00`,
  );
  expect(toldOf(morning ?? '', afternoon ?? '')).toEqual(['specialWeek']);
});

it.each([
  ['- days: Natal', '', 0],
  ['- days: Natal', '      opens: 08:00\n      closes: 12:00\n', 0],
  ['- days: Natal\n    opens: 08:00\n    closes: 12:00', '      opens: 14:00\n      closes: 18:00\n', 1],
])(
  'gives no lines for a day that is there already, but for another part of it: %j, %j',
  (item, hours, count) => {
    const known = `exceptions:\n    - days: Natal\n      date: 25/12/2026\n${hours}`;
    expect(toldOf(`${item}\n  ${known}`)).toHaveLength(count);
    const line = item.includes('opens') ? '25/12: 8h às 12h' : '25/12: fechado';
    const { problems } = checkSample({
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  ${known}Natal ${line}\n`,
      'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
    });
    expect(problems.filter(({ kind }) => kind === 'specialDay')).toHaveLength(count);
    expect(problems.length).toBeGreaterThan(0);
  },
);
