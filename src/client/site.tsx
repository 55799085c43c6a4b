import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageData } from '../fields/page-data.ts';
import { mainId, Page } from '../layout/page.tsx';
import { onLiveUpdate } from './live.ts';
import { FullLoadNeeded } from './full-load.ts';
import { keepPage, loadPage, normaliseRoute, pageInMemory } from './pages.ts';
import { reloadOnce } from './reload.ts';
import { findTarget, placeScroll, positionOf } from './scroll.ts';
import { firstViews, hasViews, prepareViews, views } from './views.ts';

/** A page at the address that it was asked for; the not-found page stands at many. */
interface Shown {
  readonly route: string;
  readonly page: PageData;
}

/** Shows the page for the address. Until it is there, its place is kept by a skeleton below the old header. */
export function Site({ first }: { readonly first: Shown }) {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const route = normaliseRoute(pathname);
  const [shown, setShown] = useState(first);
  const isThere = shown.route === route;
  useAwaitedPage(route, isThere, setShown);
  useWindow(route, isThere);
  useLivePages(shown, setShown);
  return (
    <Page
      page={shown.page}
      views={shown === first ? firstViews : views}
      awaited={isThere || isAtHand(route) ? undefined : { route, name: findName(shown.page, route) }}
      announcement={shown === first ? '' : shown.page.title}
      isGradual={!isReturn && hash === ''}
    />
  );
}

/** What a link in a page's data calls another page; its header's go first. */
function findName(data: unknown, route: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { label, href } = data as { readonly label?: unknown; readonly href?: unknown };
  if (href === route && typeof label === 'string') return label;
  for (const part of Object.values(data)) {
    const name = findName(part, route);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Whether a page can be shown without waiting: then the old one stays for the moment that the change takes. */
function isAtHand(route: string): boolean {
  const page = pageInMemory(route);
  return page !== undefined && hasViews(page);
}

type Show = (shown: Shown | (() => Shown)) => void;

/** Fetches the page for a new address; if only a new document can show it, loads that. */
function useAwaitedPage(route: string, isThere: boolean, show: Show): void {
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const fail = (error: unknown) => {
      if (!isWanted) return;
      if (error instanceof FullLoadNeeded) return location.reload();
      if (reloadOnce()) return;
      // Thrown while rendering, it reaches the error fallback.
      show(() => {
        throw error;
      });
    };
    const change = (page: PageData) => isWanted && startTransition(() => show({ route, page }));
    const atHand = pageInMemory(route);
    if (atHand !== undefined && hasViews(atHand)) {
      change(atHand);
    } else {
      loadPage(route)
        .then(async (page) => {
          await prepareViews(page);
          change(page);
        })
        .catch(fail);
    }
    return () => {
      isWanted = false;
    };
  }, [route, isThere, show]);
}

/** Moves scroll position and focus with the page, as a browser does with documents. */
function useWindow(route: string, isThere: boolean): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const settled = useRef({ route, location });
  const left = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (settled.current.location === location) return;
    if (!isThere && isAtHand(route)) return;
    if (!isThere) {
      // Read before the shorter skeleton makes the browser scroll and the position is overwritten.
      left.current = isReturn ? positionOf(location) : undefined;
      if (!isReturn) scrollTo({ top: 0, behavior: 'instant' });
      if (settled.current.route !== route) moveFocus('');
      return;
    }
    placeScroll(location.hash, left.current ?? (isReturn ? positionOf(location) : undefined));
    if (settled.current.route !== route) moveFocus(location.hash);
    settled.current = { route, location };
    left.current = undefined;
  }, [location, isReturn, isThere, route]);
}

function moveFocus(hash: string): void {
  const target = hash === '' ? document.getElementById(mainId) : findTarget(hash);
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** In development, takes each saved change of the page without a reload. */
function useLivePages({ route, page }: Shown, show: Show): void {
  useEffect(
    () =>
      onLiveUpdate((pages) => {
        for (const changed of pages) keepPage(changed.route, changed);
        const own = pages.find((changed) => changed.route === page.route);
        if (own) void prepareViews(own).then(() => show({ route, page: own }));
      }),
    [route, page, show],
  );
}
