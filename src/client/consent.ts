// Inlined in every page when the site has a pixel, and only then. It must stay free of imports.

type Choice = 'accepted' | 'rejected';

/** The queue that Meta's script takes over once it has arrived: https://developers.facebook.com/docs/meta-pixel */
interface PixelQueue {
  (...call: readonly unknown[]): void;
  callMethod?: (...call: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  loaded: boolean;
  version: string;
}

const key = 'consent';
const pixelScript = 'https://connect.facebook.net/pt_BR/fbevents.js';
const pixelCookies = ['_fbp', '_fbc'];
const pixel = document.documentElement.dataset['pixel'] ?? '';
/** Keeps the choice for this page where the browser keeps nothing. */
let current: Choice | undefined;

function recall(): Choice | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'accepted' || kept === 'rejected' ? kept : current;
  } catch {
    return current;
  }
}

function remember(choice: Choice): void {
  current = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

function makeQueue(): PixelQueue {
  const queue: PixelQueue = Object.assign(
    (...call: readonly unknown[]) => {
      if (queue.callMethod) queue.callMethod(...call);
      else queue.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  return queue;
}

/** Loads the pixel once, and lets it measure. */
function allow(): void {
  if (window.fbq) return window.fbq('consent', 'grant');
  const fbq = makeQueue();
  Object.assign(window, { fbq, _fbq: fbq });
  const script = document.createElement('script');
  script.async = true;
  script.src = pixelScript;
  document.head.append(script);
  fbq('init', pixel);
  fbq('track', 'PageView');
}

/** Stops a pixel that was let in before, and takes its cookies back. */
function forbid(): void {
  window.fbq?.('consent', 'revoke');
  const domains = ['', `; domain=.${location.hostname.replace(/^www\./, '')}`];
  for (const name of pixelCookies) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

function findBar(): HTMLElement | null {
  return document.querySelector('[data-consent-bar]');
}

function ask(isAskedFor: boolean): void {
  const bar = findBar();
  if (!bar) return;
  bar.hidden = false;
  if (isAskedFor) bar.focus();
}

function decide(choice: Choice): void {
  remember(choice);
  const bar = findBar();
  const hadFocus = bar?.contains(document.activeElement);
  if (bar) bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('[data-consent=change]')?.focus({ preventScroll: true });
  if (choice === 'accepted') allow();
  else forbid();
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
  const wish = button?.dataset['consent'];
  if (wish === 'change') ask(true);
  else if (wish === 'accepted' || wish === 'rejected') decide(wish);
});

const choice = recall();
if (choice === undefined) ask(false);
else if (choice === 'accepted') addEventListener('load', allow);
