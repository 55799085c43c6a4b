import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { ErrorFallback } from '../layout/error-fallback.tsx';
import { FullLoadNeeded } from './full-load.ts';
import { keepPage, loadFirstPage, normaliseRoute } from './pages.ts';
import { watchLinks } from './prefetch.ts';
import { makeStyleCache, styleKey } from '../ui/style-cache.ts';
import { takeOverScroll } from './scroll.ts';
import { Site } from './site.tsx';
import { limitMarkup } from './trusted.ts';
import { prepareViews } from './views.ts';

/** What Emotion keeps in mind as inserted: classes and keyframes. */
const namedRule = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g');

/** An Emotion cache that knows the classes in the document's own style, and adds to that: the policy allows no other. */
function makeCache() {
  const cache = makeStyleCache();
  const styles = [...document.querySelectorAll('style')];
  const written = styles.map(({ textContent }) => textContent).join('');
  for (const [, name = ''] of written.matchAll(namedRule)) cache.inserted[name] = true;
  // As if it had made the element itself; `hydrate` would move it, and have the browser read all of it again.
  cache.sheet.tags = styles;
  cache.sheet.ctr = styles.length;
  return cache;
}

/** A browser whose observer throws counts as one without: then everything is shown at once. */
function dropBrokenObserver(): void {
  try {
    new IntersectionObserver(() => undefined).disconnect();
  } catch {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
}

/** What a browser calls it when it does without a view transition: too slow, hidden, resized or overtaken. */
const skips: readonly string[] = ['TimeoutError', 'InvalidStateError', 'AbortError'];

/** Reports what React recovered from. A transition that was skipped is none of it: its page is there, only not faded in. */
function reportRecovered(error: unknown): void {
  if (!(error instanceof DOMException && skips.includes(error.name))) reportError(error);
}

/** Makes the finished page of the first load an application. If its data does not fit, the page stays as it is. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  const page = await loadFirstPage();
  await prepareViews(page);
  const route = normaliseRoute(location.pathname);
  keepPage(route, page);
  takeOverScroll();
  limitMarkup();
  dropBrokenObserver();
  hydrateRoot(
    root,
    <CacheProvider value={makeCache()}>
      <HelmetProvider>
        <BrowserRouter useTransitions={false}>
          <ErrorFallback words={page.site.words}>
            <Site first={{ route, page }} />
          </ErrorFallback>
        </BrowserRouter>
      </HelmetProvider>
    </CacheProvider>,
    { onRecoverableError: reportRecovered },
  );
  watchLinks(root);
}

start().catch((error: unknown) => {
  // The finished HTML goes on working: its links, chat buttons and menus need no application.
  if (!(error instanceof FullLoadNeeded)) throw error;
});
