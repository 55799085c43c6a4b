import { expect, it } from 'vitest';
import { DevStore } from './dev-store.ts';

const order = { base: { files: {} }, files: { 'index.yaml': 'title: A\n' } };

/** What becomes of an order at a server that answers each address so. */
const commitTo = (answer: (address: string) => Promise<Response>) =>
  new DevStore({ token: 'um', fetch: (address) => answer(String(address)) }).commit(order);

const gone = () => Promise.reject(new TypeError('Failed to fetch'));

it('tells a program that has stopped from an answer that got lost', async () => {
  expect(await commitTo(gone)).toEqual({ kind: 'stopped' });
  const lost = await commitTo((address) =>
    address.endsWith('head') ? Promise.resolve(Response.json({ head: 'a' })) : gone(),
  );
  expect(lost).toEqual({ kind: 'unknown' });
});

it('knows a server that was started after the window was opened', async () => {
  const reason = 'Recarregue a página.';
  const outcome = await commitTo(() => Promise.resolve(Response.json({ reason }, { status: 403 })));
  expect(outcome).toEqual({ kind: 'outdated', reason });
});
