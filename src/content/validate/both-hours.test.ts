import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';

/** What is told of the hours of a site. */
const told = (hours: string) =>
  checkSample({
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
    'site.yaml': `${sampleSite}hours:\n${hours}`,
  }).problems.map(({ kind }) => kind);

const week = (rest: string) => told(`  week:\n  - days: [segunda]\n${rest}`);

it('tells both hours in the field for one of them', () => {
  expect(week('    opens: 8h às 19h\n    closes: 18:30\n')).toEqual(['bothHours']);
  expect(week('    opens: 08:00\n    closes: 8h às 19h\n')).toEqual(['bothHours']);
  expect(week('    opens: 8h às 19h\n')).toEqual(['bothHours']);
});

it.each([
  ['several hours', '    opens: 8h às 12h e 13h às 18h\n    closes: 18:30\n'],
  ['words in the other field', '    opens: 8h às 19h\n    closes: noite\n'],
  ['a remark, which would be left out', '    opens: 8h às 19h # verão\n    closes: 18:30\n'],
])('leaves alone %s', (_, rest) => {
  expect(week(rest)).not.toContain('bothHours');
});

it('reads the hours of a special day', () => {
  const days = '  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n';
  expect(told(`${days}  - days: Natal\n    date: 25/12/2099\n    opens: 8h às 12h\n`)).toEqual(['bothHours']);
});

it.each(['opens: 24h', 'opens: 24 horas', 'opens: o dia todo', 'opens: 24h\n    closes: 24h', 'time: 24h'])(
  'tells a day that is open round the clock as one mistake, with its hours: %s',
  (typed) => {
    const { problems } = checkSample({
      'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    ${typed}\n`,
    });
    expect(problems).toMatchObject([{ kind: 'bothHours', parameters: { opens: '00:00', closes: '00:00' } }]);
  },
);

it('takes the end of a day for no whole one', () => {
  expect(week('    opens: 18:00\n    closes: 24h\n')).toEqual(['repairableForm']);
});
