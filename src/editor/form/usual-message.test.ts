import { expect, it } from 'vitest';
import { usualMessage } from './usual-message.ts';

const packages = {
  items: [{ chat: 'pacote' }, { title: 'Novo' }, { chat: 'banho' }, { chat: 'pacote' }],
  actions: [{ chat: 'banho' }, { chat: 'banho' }, { chat: 'banho' }],
};
const page = { sections: [{ items: [{ title: 'Sem botões' }], actions: [{ chat: 'consulta' }] }, packages] };

it.each([
  ['what most of its sisters open', ['sections', 1, 'items', 1], 'pacote'],
  ['what others of its section open', ['sections', 0, 'items', 0], 'consulta'],
  ['nothing where there is none', ['header', 'actions', 0], undefined],
])('proposes %s', (_, path, message) => {
  expect(usualMessage(page, path)).toBe(message);
});
