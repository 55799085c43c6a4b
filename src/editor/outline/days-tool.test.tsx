// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { DaysTool } from './days-tool.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

const nothing = () => undefined;

/** What is said of days beside the boxes in which they are typed, and how many of these are marked. */
async function saidOf(showFrom: string, showUntil: string) {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const asked = { what: 'a seção', onDay: nothing, onRest: nothing, today: '2026-01-31' };
  await act(async () => root.render(<DaysTool label="Pacotes" {...asked} days={{ showFrom, showUntil }} />));
  await act(async () => document.querySelector('button')?.click());
  const marked = [...document.querySelectorAll('[aria-invalid="true"]')];
  const words = document.getElementById(marked[0]?.getAttribute('aria-describedby') ?? '');
  return [marked.length, words?.textContent];
}

test('days the wrong way round are told beside the boxes, for as long as they are', async () => {
  expect(await saidOf('10/12/2026', '01/12/2026')).toEqual([
    2,
    'O último dia (01/12/2026) vem antes do primeiro (10/12/2026): mude um dos dois.',
  ]);
  await act(async () => root.unmount());
  expect(await saidOf('01/12/2026', '10/12/2026')).toEqual([0, undefined]);
});
