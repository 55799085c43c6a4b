import { loadPage, normaliseRoute } from './pages.ts';

interface Connection {
  readonly saveData?: boolean;
}

function savesData(): boolean {
  // Not in TypeScript's types: only some browsers have it.
  return (navigator as { readonly connection?: Connection }).connection?.saveData === true;
}

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.origin !== location.origin) return;
  // A file, such as a gallery's picture, is no page.
  if (/\.\w+$/.test(link.pathname)) return;
  const route = normaliseRoute(link.pathname);
  // What fails now is told when the visitor really goes there.
  if (route !== normaliseRoute(location.pathname)) loadPage(route).catch(() => undefined);
}

/** Fetches a page's data as soon as a visitor points at, touches or focuses a link to it, unless they save data. */
export function watchLinks(): void {
  if (savesData()) return;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
