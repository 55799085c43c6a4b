import { expect, it } from 'vitest';
import { cameAs } from './came-as.ts';
import { change, openSession } from './session.ts';

const spot = { file: 'loja.yaml', path: [] };
const opened = openSession({ 'loja.yaml': { id: '1', text: 'a' } });

it('knows the text with which a page came, however it was changed since', () => {
  const come = change(opened, { label: 'criar', texts: { 'nova.yaml': 'a' }, spot });
  const session = change(come, { label: 'mudar', texts: { 'nova.yaml': 'b' }, spot });
  expect(cameAs(session, 'nova.yaml')).toBe('a');
  expect(cameAs(session, 'loja.yaml')).toBeUndefined();
});

it('takes a page that only has another name for no new one', () => {
  const texts = { 'loja.yaml': null, 'mercado.yaml': 'a' };
  expect(cameAs(change(opened, { label: 'mudar', texts, spot }), 'mercado.yaml')).toBeUndefined();
});
