// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Request from './view.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {} as Parameters<typeof Request>[0]['site'];
const href = 'https://wa.me/5554900000000?text=Oi';
const section: Parameters<typeof Request>[0]['section'] = {
  type: 'request',
  key: 'request-1',
  level: 2,
  title: 'Peça',
  items: [
    { name: 'cor', label: 'De que cor?', options: ['Azul', 'Verde'] },
    { name: 'dia', label: 'Em que dia?', day: true },
  ],
  message: 'Quero {cor}, dia {dia}.',
  unanswered: 'a combinar',
  action: { label: 'Pedir', kind: 'chat', href },
};

const html = renderToString(<Request section={section} site={site} />);
const textOf = () => new URL(document.querySelector('a')!.href).searchParams.get('text');

function start(): HTMLElement {
  document.body.innerHTML = '<div id="root"></div>';
  return document.getElementById('root')!;
}

async function choose(field: Element | null, value: string) {
  await act(async () => {
    Object.assign(field!, { value });
    field!.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('is a plain link to the chat before anything is chosen', () => {
  start().innerHTML = html;
  expect(document.querySelector('a')!.href).toBe(href);
});

test('writes what is chosen into the message of its link', async () => {
  const root = createRoot(start());
  await act(async () => root.render(<Request section={section} site={site} />));
  await choose(document.querySelector('select'), 'Verde');
  expect(textOf()).toBe('Quero Verde, dia a combinar.');
  await choose(document.querySelector('select'), '');
  expect(textOf()).toBe('Oi');
});

test('writes what is chosen in the words of the site where a browser has translated the page', async () => {
  const root = createRoot(start());
  await act(async () => root.render(<Request section={section} site={site} />));
  document.querySelectorAll('option')[2]!.textContent = 'Green';
  await act(async () => {
    document.querySelector('select')!.selectedIndex = 2;
    document.querySelector('select')!.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(textOf()).toBe('Quero Verde, dia a combinar.');
});

test('knows what was chosen before the application came', async () => {
  const container = start();
  container.innerHTML = html;
  document.querySelector('select')!.value = 'Azul';
  await act(async () => hydrateRoot(container, <Request section={section} site={site} />));
  expect(textOf()).toBe('Quero Azul, dia a combinar.');
});
