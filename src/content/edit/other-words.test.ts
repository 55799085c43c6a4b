import { expect, it } from 'vitest';
import { findOtherWords } from './other-words.ts';
import { readData } from './parse.ts';

const page = (said: string, more = '') =>
  `title: Um\nsections:\n- type: text\n  text: ${JSON.stringify(said)}\n${more}`;

const find = (name: string, text: string) =>
  findOtherWords({ 'a.yaml': readData(text) }, name).map(({ typed }) => typed);

it.each([
  ['Atendimento domiciliar', 'Exames, atendimento em domicílio e mais.', 'atendimento em domicílio'],
  [
    'Atendimento domiciliar',
    'veterinário, atendimento veterinário em domicílio',
    'atendimento veterinário em domicílio',
  ],
  ['Atendimento domiciliar', 'Em domicílio o atendimento é outro.', 'domicílio o atendimento'],
  ['Entrega expressa', 'Temos entregas expressas hoje.', 'entregas expressas'],
  ['Cesta personalizada', 'Cestas bem personalizadas para você.', 'Cestas bem personalizadas'],
])('finds "%s" in "%s"', (name, said, typed) => {
  expect(find(name, page(said))).toEqual([typed]);
});

it.each([
  ['Atendimento domiciliar', 'Atendimento na loja. Em domicílio, não.'],
  ['Atendimento domiciliar', 'Atendimento com hora marcada para quem vem de longe ou fica em domicílio.'],
  ['Corte', 'Cortes de hoje'],
  ['Bolo de fubá', 'Bolos de fubá'],
  ['Entrega expressa', 'Entregamos sem café expresso'.replace('expresso', 'coado')],
])('takes "%s" for nothing that "%s" says', (name, said) => {
  expect(find(name, page(said))).toEqual([]);
});

it('finds nothing while something is still called so', () => {
  const service = '- type: services\n  items:\n  - title: Atendimento em domicílio\n    description: Bom.\n';
  expect(find('Atendimento domiciliar', page('Há atendimento em domicílio.', service))).toEqual([]);
});
