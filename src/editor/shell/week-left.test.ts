import { expect, it } from 'vitest';
import { tellLeft } from './tell-left.ts';
import { findWeekLeft } from './week-left.ts';

const site = (days: string, closes = '18:00') =>
  `name: Padaria\nhours:\n  week:\n  - days: [${days}]\n    opens: "09:00"\n    closes: "${closes}"\n`;
const [old, without, earlier] = [
  site('terça, quarta, quinta, sexta, sábado'),
  site('terça, quarta, quinta, sexta'),
  site('terça, quarta, quinta, sexta, sábado', '17:00'),
];
const page = (said: string) => `title: A\nsections:\n- type: text\n  text: ${JSON.stringify(said)}\n`;

/** What is saved, beside a page with a text. */
function saved(said: string, now: string, before = old) {
  const texts = { 'a.yaml': page(said), 'site.yaml': now };
  return { files: { 'site.yaml': now }, base: { 'site.yaml': { text: before, id: '' } }, texts };
}

const typed = 'terça a sábado, 9h às 18h';

it.each([
  [`Entregas: ${typed}.`, without, typed],
  [`Entregas: ${typed}`, earlier, typed],
  ['Bolos sob medida: terça a sexta das 9h às 18h', earlier, 'terça a sexta das 9h às 18h'],
  ['Bolos sob medida: terça a sexta das 9h às 18h', without, undefined],
  ['Entregas: terça a sábado, 9h às 17h', without, undefined],
  ['Entregas: segunda a sábado, 9h às 18h', without, undefined],
  [`Nosso horário: ${typed}`, without, undefined],
  ['Entregas: a partir de sábado', without, undefined],
])('of a text "%s" tells the hours that were those of the site', (said, now, found) => {
  expect(findWeekLeft(saved(said, now))[0]?.typed).toBe(found);
});

it('is told once, after the hours of the site were changed', () => {
  const all = {
    ...saved(`Entregas: ${typed}`, without),
    past: [],
    known: new Set<string>(),
    today: '2026-11-27',
  };
  expect(tellLeft(all)?.text).toMatch(
    /ainda diz "terça a sábado, 9h às 18h", que era o horário do site até agora: confira se mudou também\.$/,
  );
  expect(tellLeft(all)).toBeUndefined();
  expect(findWeekLeft(saved(`Entregas: ${typed}`, old))).toEqual([]);
});
