import { reportChat } from './analytics.ts';

// Inlined in every page. It must stay free of imports that are not inlined with it, and near one kilobyte.

const page = document.documentElement;
/** Milliseconds between the menu's closing and the scroll to the chosen section, and between two looks for it. */
const menuDelay = 100;
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

let isStarted = false;

/** Loads the application. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const address of page.dataset['preload']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  import(/* @vite-ignore */ page.dataset['app'] as string).catch(() => undefined);
}

/**
 * A scroll while the page still loads is the browser's own, to an anchor or to where the visitor was: what stands there
 * goes first.
 */
function onIntent({ type }: Event): void {
  if (type === 'scroll' && document.readyState !== 'complete') addEventListener('load', start);
  else start();
}

/** Tries again for a second: the sections of a page that was just navigated to may be on their way. */
function scrollToAnchor(anchor: string, tries = 10): void {
  const target = document.getElementById(anchor);
  if (!target) {
    if (tries) setTimeout(scrollToAnchor, menuDelay, anchor, tries - 1);
    return;
  }
  history.pushState(history.state, '', `#${anchor}`);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  // WebKit focuses no button that is clicked, and a menu leads Tab on from, and gives the focus back to, what had it.
  const presser = event.target.closest<HTMLElement>('[popovertarget],[popover] a');
  presser?.focus();
  // A browser that knows no popovers opens and closes none.
  if (presser && !('popover' in presser)) document.querySelector('[popover]')?.toggleAttribute('data-open');
  const link = event.target.closest('a');
  if (!link) return;
  if (link.matches('[data-analytics] [data-report=chat]')) reportChat();
  const menu = link.closest<HTMLElement>('[popover]');
  menu?.hidePopover?.();
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const address = link.getAttribute('href') ?? '';
  if (!address.startsWith('#')) return;
  event.preventDefault();
  setTimeout(scrollToAnchor, menu ? menuDelay : 0, address.slice(1));
}

/** What must react as soon as it is seen wakes the application when it is in the window at load. */
function watchWakers(): void {
  try {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    });
    for (const waker of document.querySelectorAll<HTMLElement>('[data-wake]')) {
      observer.observe(document.getElementById(waker.dataset['wake'] ?? '') ?? waker);
    }
  } catch {
    // Without an observer the visitor's first movement does.
  }
}

document.addEventListener('click', onClick);
// A restored scroll position tells of itself by a scroll event; asking for it here would lay the page out too early.
for (const intent of intents)
  addEventListener(intent, onIntent, { once: true, passive: true, capture: true });
watchWakers();
