import { loadPage, normaliseRoute } from './pages.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function readConnection(): Connection {
  // Not in TypeScript's types: only some browsers have it.
  return (navigator as { readonly connection?: Connection }).connection ?? {};
}

function prefetch(link: HTMLAnchorElement, priority?: RequestPriority): void {
  if (link.target !== '' || link.origin !== location.origin) return;
  // A file, such as a gallery's picture, is no page.
  if (/\.\w+$/.test(link.pathname)) return;
  const route = normaliseRoute(link.pathname);
  // What fails now is told when the visitor really goes there.
  if (route !== normaliseRoute(location.pathname)) loadPage(route, priority).catch(() => undefined);
}

function onSign({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) prefetch(link);
}

/** Prefetches for links that come into the window, also those of pages and sections that are shown later. */
function watchVisible(root: Element): void {
  if (!('IntersectionObserver' in window)) return;
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) prefetch(target, 'low');
    }
  });
  const follow = () => {
    for (const link of root.querySelectorAll('a[href^="/"]')) visible.observe(link);
  };
  new MutationObserver(follow).observe(root, { childList: true, subtree: true });
  follow();
}

/**
 * Fetches a page's data as soon as a visitor sees a link to it, and at once when they point at, touch or focus it. For
 * those who save data nothing is fetched, on a very slow network nothing that is only seen.
 */
export function watchLinks(root: Element): void {
  const { saveData, effectiveType = '' } = readConnection();
  if (saveData === true) return;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
  if (!effectiveType.endsWith('2g')) watchVisible(root);
}
