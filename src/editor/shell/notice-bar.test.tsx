// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { NoticeBar } from './notice-bar.tsx';
import type { Notice } from './state.ts';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

const nothing = () => undefined;
const labels = () =>
  [...document.querySelectorAll('button')]
    .map((button) => button.textContent)
    .filter((label) => label !== '');

test('a long notice begins in a few lines, and is whole once somebody wants it', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const show = (notice: Notice) =>
    act(async () =>
      root.render(<NoticeBar notice={notice} onClose={nothing} onBack={nothing} onGo={nothing} />),
    );
  const long = { tone: 'good', text: `Salvo. Falta conferir – ${'o menu, '.repeat(20)}` } as const;
  await show(long);
  expect(labels()).toEqual(['Ver mais']);
  await act(async () => document.querySelector('button')?.click());
  expect(labels()).toEqual(['Ver menos']);
  await show({ ...long });
  expect(labels()).toEqual(['Ver mais']);
  await show({ tone: 'good', text: 'Salvo.' });
  expect(labels()).toEqual([]);
});
