// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { Opening } from '../fields/schedule.ts';
import { OpenNow } from './open-now.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const openUntil = (closes: number, time: string): Opening => ({
  rows: [
    { days: 'Sábado', time },
    { days: 'Domingo', time: 'Só plantão 24h' },
  ],
  exceptions: [],
  schedule: { week: [[], [], [], [], [], [], [[510, closes]]], exceptions: {}, hasDuty: true },
});

test('the sentence is asked for anew once the hours change, and reads as one line without it', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.getElementById('root')!;
  const root = createRoot(container);
  let asked = 0;
  addEventListener('vitrine:opening', (event) => {
    event.preventDefault();
    asked += 1;
  });
  await act(async () => root.render(<OpenNow opening={openUntil(960, '08:30–16:00')} />));
  await act(async () => root.render(<OpenNow opening={openUntil(960, '08:30–16:00')} />));
  expect(asked).toBe(1);
  await act(async () => root.render(<OpenNow opening={openUntil(720, '08:30–12:00')} />));
  expect(asked).toBe(2);
  expect(container.textContent).toBe('Sábado 08:30–12:00 · Domingo só plantão 24h');
  await act(async () => root.unmount());
});
