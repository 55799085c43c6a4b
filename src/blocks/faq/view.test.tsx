// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import Faq from './view.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {} as Parameters<typeof Faq>[0]['site'];
const items = [
  { question: 'Dói?', answer: [{ paragraph: ['Não.'] }, { paragraph: ['E passa logo.'] }] },
  { question: 'Demora?', answer: 'Cerca de 2 horas.' },
];

beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const section = { type: 'faq', key: 'faq-1', level: 2, title: 'Dúvidas', items } as const;
  await act(async () => root.render(<Faq section={section} site={site} />));
});

test('entries share one name, so that the browser opens one at a time', () => {
  const names = [...document.querySelectorAll('details')].map((entry) => entry.getAttribute('name'));
  expect(names).toEqual(['faq-1', 'faq-1']);
});

test('opening an entry closes the others where the browser does not group them', async () => {
  const [first, second] = document.querySelectorAll('details');
  first!.open = true;
  second!.open = true;
  await act(async () => second!.dispatchEvent(new Event('toggle')));
  expect([first!.open, second!.open]).toEqual([false, true]);
});

test('questions are headings one level below the title', () => {
  expect(document.querySelectorAll('summary h3')).toHaveLength(2);
});

test('a blank line divides paragraphs of an answer', () => {
  expect(document.querySelector('details')!.querySelectorAll('p')).toHaveLength(2);
});
