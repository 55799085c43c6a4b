import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';

const kindsOf = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(`- type: hero\n  title: Olá\n${sections}`) }).problems.map(
    ({ kind }) => kind,
  );

/** A row of hours, and one below it without days. */
const below = (above: string, time: string) =>
  `- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: ${above}\n  - days:\n    time: ${time}\n`;

it('joins a row without days to the one above only where it begins after that', () => {
  expect(kindsOf(below('8h às 12h', '13h30 às 18h'))).toEqual(['hoursAfterPause']);
  expect(kindsOf(below('8h às 18h', '8h às 12h'))).toEqual(['emptyValue']);
});

it('offers nothing that would leave a remark out', () => {
  expect(kindsOf(below('8h às 12h', '13h30 às 18h # tarde'))).toEqual(['emptyValue']);
  expect(kindsOf(below('8h às 12h # manhã', '13h30 às 18h'))).toEqual(['emptyValue']);
  const week = (remark: string) =>
    checkSample({
      'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]${remark}\n    opens: 8h às 12h e 13h às 18h\n    closes: 18:00\n`,
    }).problems.map(({ kind }) => kind);
  expect(week('')).toEqual(['pausedDay']);
  expect(week(' # normal')).not.toContain('pausedDay');
});

it('reads days that are listed as one row, and nothing behind them that is none', () => {
  const days = (said: string) => `- type: hours\n  hours:\n  - days: ${said}\n    time:\n`;
  expect(kindsOf(days('Segunda, terça e quarta 8h às 18h, quinta e sexta 8h às 12h'))).toEqual([
    'hoursInDays',
  ]);
  expect(kindsOf(days('Seg a sex 8h–12h e 13h30–18h (sábado até 12h)'))).toEqual(['emptyValue']);
});
