import { expect, it } from 'vitest';
import { findDutyLeft } from './duty-left.ts';
import { tellLeft } from './tell-left.ts';

const site = (more: string) =>
  `name: Chaveiro\nhours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n${more}`;
const always =
  'name: Chaveiro\nhours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta, sábado, domingo]\n    opens: 00:00\n    closes: 23:59\n';
const page = (said: string) => `title: A\nsections:\n- type: text\n  text: ${JSON.stringify(said)}\n`;

/** The words that are found of a page once the site's hours are others. */
function foundIn(said: string, old: string, now: string) {
  const texts = { 'a.yaml': page(said), 'site.yaml': now };
  const base = { 'site.yaml': { text: old, id: '' } };
  return findDutyLeft({ files: { 'site.yaml': now }, base, texts })?.typed;
}

const [duty, none] = [site('  duty: sim\n'), site('')];

it.each([
  ['Temos plantão 24h para chaves.', 'plantão 24h'],
  ['O plantão atende 24 horas por dia.', 'plantão atende 24 horas'],
  ['Emergência em casa, 24h', 'Emergência em casa, 24h'],
  ['24h', '24h'],
  ['Atendimento com resposta em 24h', undefined],
  ['Atendemos o pedido em até 24 horas', undefined],
  ['Em plantões de 24h', undefined],
  ['Urgente: avise 24h antes', undefined],
  ['Cópia pronta em 24h', undefined],
  ['Atendimento na Rua 24 de Maio', undefined],
])('of hours without a duty, which had one, "%s" says %j', (said, typed) => {
  expect(foundIn(said, duty, none)).toBe(typed);
  expect(foundIn(said, duty, site('  duty: não\n'))).toBe(typed);
  expect(foundIn(said, always, none)).toBe(typed);
});

it('says nothing where the hours tell of the same as before, or there were none', () => {
  for (const [old, now] of [
    [duty, duty.replace('18:00', '19:00')],
    [none, duty],
    [always, duty],
    ['name: Chaveiro\n', none],
  ] as const)
    expect(foundIn('Plantão 24h', old, now)).toBeUndefined();
});

it.each([
  ['de plantão', '24h'],
  ['e a cópia está pronta', undefined],
])('takes a figure of 24h "%s" for what its label says', (label, typed) => {
  const figures = `title: A\nsections:\n- type: stats\n  items:\n  - value: 24h\n    label: ${label}\n`;
  const texts = { 'a.yaml': figures, 'site.yaml': none };
  const base = { 'site.yaml': { text: duty, id: '' } };
  expect(findDutyLeft({ files: { 'site.yaml': none }, base, texts })?.typed).toBe(typed);
});

it('finds that there is no duty, where the hours tell of one since', () => {
  expect(foundIn('Aos domingos não temos plantão.', none, duty)).toBe('não temos plantão');
  expect(foundIn('Aos domingos não temos plantão.', duty, none)).toBeUndefined();
});

it('is told after saving, with what visitors read first and how many places there are', () => {
  const own = `meta:\n  keywords: chaveiro de plantão 24h\n${page('Plantão 24h')}`;
  const told = tellLeft({
    files: { 'site.yaml': none },
    base: { 'site.yaml': { text: duty, id: '' } },
    texts: { 'a.yaml': own, 'site.yaml': none },
    past: [],
    known: new Set(),
    today: '2026-01-31',
  });
  expect(told?.text).toMatch(
    /\/a, .*: ainda diz "Plantão 24h", e pelo horário em Dados do site não há mais plantão 24h\. Há mais um lugar assim\.$/,
  );
  expect(told?.place).toMatchObject({ file: 'a.yaml', path: ['sections', 0, 'text'] });
});
