import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

/** What a text of a section is told instead of a day that is another one tomorrow; the sample's day is Saturday, 31/01/2026. */
function betterIn(text: string, type = 'notice'): readonly string[] {
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: ${type}\n  title: ${JSON.stringify(text)}\n`,
    ),
  });
  return problems.flatMap((one) => (one.kind === 'relativeDay' ? [one.parameters.better] : []));
}

it.each([
  ['Amanhã não abriremos', 'Domingo, 01/02,'],
  ['Fechamos amanhã.', 'domingo, 01/02'],
  ['Hoje fechamos às 16h', 'Sábado, 31/01,'],
  ['Feira de doces depois de amanhã!', 'segunda, 02/02'],
  ['Só até amanhã: tudo pela metade', 'domingo, 01/02'],
])('a notice that says "%s" is told the date: %s', (text, better) => {
  expect(betterIn(text)).toEqual([better]);
});

it.each([
  'Hoje, 31/01, fechamos às 16h',
  'Marque hoje mesmo: atendemos aos sábados',
  'Os mais pedidos de hoje',
  'Boa noite. Até amanhã!',
  'Abertos das 8h às 18h',
  'Agende hoje o seu atendimento pelo WhatsApp!',
  'Peça hoje e receba amanhã em casa.',
  'Hoje atendemos mais de 200 famílias por mês.',
  'Cuidado hoje e amanhã',
])('a notice that says "%s" is told nothing of it', (text) => {
  expect(betterIn(text)).toEqual([]);
});

it('another text may be of any day', () => {
  expect(betterIn('Amanhã não abriremos', 'about')).toEqual([]);
});
