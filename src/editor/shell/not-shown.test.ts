import { expect, it } from 'vitest';
import { tellNotShown } from './not-shown.tsx';

const today = '2026-11-25';
const shared = { name: 'Aviso', section: { type: 'notice', showFrom: '01/05/2027' } };

const faq = (...items: readonly object[]) => ({ type: 'faq', items });

it.each([
  [
    faq({ question: 'A?', showFrom: '01/05/2027' }, { question: 'B?', showFrom: '02/12/2026' }),
    undefined,
    'Esta seção ainda não está na página abaixo: o que ela mostra só começa em 02/12/2026.',
  ],
  [
    faq({ question: 'A?', hidden: 'sim' }),
    undefined,
    'Esta seção não está na página abaixo: tudo o que ela mostra está escondido.',
  ],
  [
    faq({ question: 'A?', hidden: 'sim' }, { question: 'B?', showUntil: '02/11/2026' }),
    undefined,
    'Esta seção não está mais na página abaixo: os dias de tudo o que ela mostra já passaram.',
  ],
  [faq({ question: 'A?', showFrom: '01/05/2027' }, { question: 'B?' }), undefined, undefined],
  [
    {
      type: 'pricelist',
      groups: [{ items: [{ name: 'A', hidden: 'sim' }] }, { items: [{ name: 'B' }], hidden: 'sim' }],
    },
    undefined,
    'Esta seção não está na página abaixo: tudo o que ela mostra está escondido.',
  ],
  [{ type: 'hero', actions: [{ label: 'A', hidden: 'sim' }] }, undefined, undefined],
  [{ type: 'contact', actions: [{ label: 'A', hidden: 'sim' }] }, undefined, undefined],
  [{ hidden: 'sim' }, undefined, 'Esta seção está escondida: não está na página abaixo.'],
  [{ showFrom: '01/05/2027' }, undefined, 'Ainda não aparece: só a partir de 01/05/2027.'],
  [{ showUntil: '01/05/2026' }, undefined, 'Não aparece mais: o último dia foi 01/05/2026.'],
  [{ type: 'use' }, shared, 'Ainda não aparece: só a partir de 01/05/2027.'],
  [{ showUntil: '01/05/2027' }, undefined, undefined],
  [{ title: 'Olá' }, undefined, undefined],
])('of %j says why it is not seen', (section, from, said) => {
  expect(tellNotShown({ section, shared: from, today })).toBe(said);
});
