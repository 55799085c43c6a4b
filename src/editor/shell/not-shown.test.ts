import { expect, it } from 'vitest';
import { tellNotShown } from './not-shown.tsx';

const today = '2026-11-25';
const shared = { name: 'Aviso', section: { type: 'notice', showFrom: '01/05/2027' } };

it.each([
  [{ hidden: 'sim' }, undefined, 'Esta seção está escondida: não está na página abaixo.'],
  [{ showFrom: '01/05/2027' }, undefined, 'Ainda não aparece: só a partir de 01/05/2027.'],
  [{ showUntil: '01/05/2026' }, undefined, 'Não aparece mais: o último dia foi 01/05/2026.'],
  [{ type: 'use' }, shared, 'Ainda não aparece: só a partir de 01/05/2027.'],
  [{ showUntil: '01/05/2027' }, undefined, undefined],
  [{ title: 'Olá' }, undefined, undefined],
])('of %j says why it is not seen', (section, from, said) => {
  expect(tellNotShown({ section, shared: from, today })).toBe(said);
});
