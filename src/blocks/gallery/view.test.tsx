// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import Gallery from './view.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {} as Parameters<typeof Gallery>[0]['site'];
const items = ['Luna', 'Thor', 'Mel'].map((petName) => ({
  petName,
  service: 'Banho',
  image: { base: `/images/${petName}`, widths: [360, 720], width: 720, height: 720, color: '#dff3f1' },
  imageAlt: `Desenho de ${petName}.`,
}));

/** happy-dom has no layout, so the test says when pictures come near. */
class Observer {
  static readonly watched = new Map<Element, Observer>();
  readonly root = null;
  readonly thresholds = [0.1];
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element) {
    Observer.watched.set(target, this);
  }
  unobserve(target: Element) {
    Observer.watched.delete(target);
  }
  disconnect() {}
}

/** Every picture comes near the window. */
function approach() {
  for (const [target, observer] of Observer.watched) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    // The parts of an observer that no one asks for are left out.
    observer.callback([entry], observer as unknown as IntersectionObserver);
  }
}

const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-replay]')];
const press = (element: Element, init: MouseEventInit = {}) =>
  act(async () =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
  );
const button = (label: string) => document.querySelector(`button[aria-label="${label}"]`)!;
/** Presses a card, and waits until the viewer's module has come. */
async function openViewer(card: Element): Promise<void> {
  await press(card);
  await vi.waitFor(() => expect(document.querySelector('#_viewer')).not.toBeNull());
}
const counter = () => document.querySelector('dialog p')?.textContent;

let isComplete: boolean;

beforeEach(async () => {
  isComplete = false;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => isComplete);
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<div id="root" data-theme="plain"></div>';
  const root = createRoot(document.getElementById('root')!);
  const section = { type: 'gallery', key: 'gallery-1', level: 2, title: 'Fotos', items } as const;
  await act(async () => root.render(<Gallery section={section} site={site} />));
});

test('nothing is fetched before a picture is near the window', async () => {
  expect(document.querySelectorAll('img')).toHaveLength(0);
  await act(async () => approach());
  expect(document.querySelectorAll('img')).toHaveLength(3);
});

test('a picture that fails says so', async () => {
  await act(async () => approach());
  await act(async () => document.querySelector('img')!.dispatchEvent(new Event('error')));
  expect(cards()[0]!.textContent).toContain('Imagem não disponível');
});

test('a picture that failed before anyone listened says so', async () => {
  isComplete = true;
  await act(async () => approach());
  expect(cards()[0]!.textContent).toContain('Imagem não disponível');
});

test('cards lead to the largest picture', () => {
  expect(cards()[0]!.getAttribute('href')).toBe('/images/Luna-720.webp');
});

test('the viewer goes round in both directions', async () => {
  await openViewer(cards()[0]!);
  expect(counter()).toBe('1 de 3');
  await press(button('Foto anterior'));
  expect(counter()).toBe('3 de 3');
  await press(button('Próxima foto'));
  expect(counter()).toBe('1 de 3');
});

test('closing the viewer gives the focus back to its card', async () => {
  await openViewer(cards()[1]!);
  await press(button('Fechar'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(cards()[1]);
});

test('a click with a modifier stays the browser’s', async () => {
  await press(cards()[0]!, { ctrlKey: true });
  expect(document.querySelector('dialog')).toBeNull();
});
