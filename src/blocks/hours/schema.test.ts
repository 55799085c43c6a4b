import { expect, test } from 'vitest';
import { checkSample, sampleContent, samplePage } from '../../content/testing/sample.ts';
import { renderSections } from '../../render/sample.ts';

const content = sampleContent({ 'index.yaml': samplePage('- type: hero\n  title: Olá\n') });
const christmas = { days: '25/12/2030', date: '25/12/2030', time: 'Fechado' };

function show(fields: object): string {
  const { errors, html } = renderSections(content, [
    { type: 'hero', title: 'Olá' },
    { type: 'hours', ...fields },
  ]);
  expect(errors).toEqual([]);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('a date that stands for the name of a day is shown once', () => {
  const shown = show({ hours: [{ days: 'Sábado', time: '8h–12h' }], exceptions: [christmas] });
  expect(shown.split('25/12/2030')).toHaveLength(2);
});

test('holidays may stand alone, without the hours of every week', () => {
  const shown = show({ exceptions: [{ ...christmas, days: 'Natal' }] });
  expect(shown).toContain('Natal');
  expect(shown.split('<table')).toHaveLength(2);
});

const toHours = '- type: hero\n  title: Olá\n  actions:\n  - label: Horários\n    to: "#horarios"\n';
const kindsFor = (lists: string) =>
  checkSample({ 'index.yaml': samplePage(`${toHours}- type: hours\n  id: horarios\n${lists}`) })
    .problems.map(({ kind }) => kind)
    .filter((kind) => kind.endsWith('Anchor'));

test('a section whose last holiday has passed is gone, and links to it are told', () => {
  const past = '  exceptions:\n  - days: Natal\n    date: 25/12/2025\n    time: Fechado\n';
  expect(kindsFor(past)).toEqual(['hiddenAnchor']);
  expect(kindsFor(`${past}  - days: Outros feriados\n    time: Fechado\n`)).toEqual([]);
  expect(kindsFor(`${past}  hours:\n  - days: Sábado\n    time: 8h–12h\n`)).toEqual([]);
});
