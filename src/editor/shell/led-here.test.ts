import { expect, it } from 'vitest';
import { findLedHere } from './led-here.tsx';

const page = `title: Banho
sections:
- type: hero
  title: Banho
  actions:
  - label: Ver as ofertas
    to: "#ofertas"
- type: offers
  id: ofertas
`;

const texts = {
  'banho.yaml': page,
  'index.yaml':
    'title: Início\nsections:\n- type: cta\n  actions:\n  - label: Ofertas\n    to: /banho#ofertas\n',
  'outra.yaml': 'title: Outra\nsections:\n- type: cta\n  actions:\n  - label: Ofertas\n    to: "#ofertas"\n',
};

/** What leads to the offers once some lines are written there. */
function ledWith(lines: string, today = '2026-11-23') {
  const changed = { ...texts, 'banho.yaml': `${page}${lines}` };
  const found = findLedHere({ file: 'banho.yaml', section: 1, texts: changed, today });
  return found && [found.gone, ...found.links.map(({ file, to }) => `${file} ${to}`)];
}

const links = ['banho.yaml #ofertas', 'index.yaml /banho#ofertas'];

it.each([
  ['hidden', '  hidden: sim\n', ['now', ...links]],
  ['not yet shown', '  showFrom: 01/05/2027\n', ['now', ...links]],
  ['shown until a day', '  showUntil: 01/05/2027\n', ['later', ...links]],
  ['over', '  showUntil: 01/05/2026\n', ['now', ...links]],
  ['shown since a day', '  showFrom: 01/05/2026\n', undefined],
  ['always shown', '', undefined],
  ['hidden with its links', '  hidden: sim\n  whenHidden: drop\n', undefined],
])('of a section that is %s the links to it are told', (_, lines, told) => {
  expect(ledWith(lines)).toEqual(told);
});
