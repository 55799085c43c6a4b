// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Entry = Partial<IntersectionObserverEntry>;

let report: (entry: Entry) => void;
let root: Root;
let isOpen: boolean;

/** What the browser would tell of the trigger; happy-dom has neither layout nor popovers. */
class Observer {
  root = null;
  thresholds = [0];
  constructor(callback: IntersectionObserverCallback) {
    report = (entry) => {
      const target = document.getElementById('faq')!;
      callback([{ isIntersecting: true, target, ...entry } as IntersectionObserverEntry], this as never);
    };
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const stay = (event: Event) => event.preventDefault();

async function render() {
  const { default: Bonus } = await import('./view.tsx');
  const action = { label: 'Quero o Bônus', kind: 'chat', href: 'https://wa.me/1' } as const;
  const section = {
    type: 'bonus',
    key: 'bonus-1',
    level: 2,
    trigger: 'faq',
    title: 'Bônus',
    action,
  } as const;
  document.body.addEventListener('click', stay);
  document.body.innerHTML = '<section id="faq"></section><div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Bonus section={section} site={{} as never} />));
}

const rect = (height: number) => ({ height }) as DOMRectReadOnly;
const seen = (ratio: number, height = 300) =>
  report({ intersectionRatio: ratio, intersectionRect: rect(height), rootBounds: rect(1000) });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Observer);
  isOpen = false;
  HTMLElement.prototype.showPopover = () => void (isOpen = true);
  HTMLElement.prototype.hidePopover = () => void (isOpen = false);
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  sessionStorage.clear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.removeEventListener('click', stay);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it shows once 30 % of the trigger is visible, and remembers it', async () => {
  await render();
  seen(0.29);
  expect(isOpen).toBe(false);
  seen(0.3);
  expect(isOpen).toBe(true);
  expect(sessionStorage.getItem('bonusShown')).not.toBeNull();
});

test('a trigger of which the window holds less than 30 % counts once it fills the window', async () => {
  await render();
  seen(0.2, 990);
  expect(isOpen).toBe(true);
});

test('it does not show twice in one session', async () => {
  sessionStorage.setItem('bonusShown', 'true');
  report = () => {};
  await render();
  seen(1);
  expect(isOpen).toBe(false);
});

test.each(['button', 'a'])('pressing its %s closes it, and it remembers that too', async (part) => {
  await render();
  seen(0.5);
  await act(async () => document.querySelector<HTMLElement>(`[role=dialog] ${part}`)!.click());
  expect(isOpen).toBe(false);
  expect(sessionStorage.getItem('bonusClosed')).not.toBeNull();
});

test('Escape closes it', async () => {
  await render();
  seen(0.5);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen).toBe(false);
});

test('where storage is refused it still shows, once per page load', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  await render();
  seen(0.5);
  expect(isOpen).toBe(true);
  isOpen = false;
  report = () => {};
  await act(async () => root.unmount());
  await render();
  seen(0.5);
  expect(isOpen).toBe(false);
});

test('it stays away in a browser that knows no popovers', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  vi.mocked(Element.prototype.matches).mockImplementation(() => {
    throw new SyntaxError('not a valid selector');
  });
  const thrown = vi.fn<(event: Event) => void>();
  window.addEventListener('error', thrown);
  await render();
  seen(0.3);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  window.removeEventListener('error', thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('bonusShown')).toBeNull();
});
