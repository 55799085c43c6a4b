import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '../fields/page-data.ts';
import { Page } from '../layout/page.tsx';
import { ErrorFallback } from '../layout/error-fallback.tsx';
import { makeGlobalStyle } from '../ui/global-style.ts';
import { makeStyleCache } from '../ui/style-cache.ts';
import { makeDocument, type ClientFiles } from './document.ts';
import { gatherMedia } from './gather-media.ts';
import { keptFor } from './kept-for.ts';
import { shortenCss } from './shorten-css.ts';
import { views } from './views.ts';

/** Where a page's data lies, beside its HTML. */
export function dataAddress(route: string): string {
  return route === '/' ? '/page.json' : `${route}/page.json`;
}

/** Tags that React 19 writes before the application, because they belong in the head. */
const headTag = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/** Shapes end themselves, and other empty elements need no end. In what editors write, no bracket stands as it is. */
function shorten(html: string): string {
  return html
    .replaceAll(/><\/(?:path|use|ellipse|rect|circle|line|polygon|polyline)>/g, '/>')
    .replaceAll(/(<(?:img|source|meta|link|br)(?: [^<>]*)?)\/>/g, '$1>');
}

function cutHead(html: string): { readonly head: string; readonly body: string } {
  let end = 0;
  for (let tag = headTag.exec(html); tag; tag = headTag.exec(html.slice(end))) end += tag[0].length;
  return { head: shorten(html.slice(0, end)), body: shorten(html.slice(end)) };
}

/** A site has a few themes. */
const shortenGlobal = keptFor(20, shortenCss);

/** The classes that elements have. What many of them say alike is taken apart once. */
function listClasses(html: string): ReadonlySet<string> {
  const said = new Set<string>();
  const mark = ' class="';
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at)) {
    const start = at + mark.length;
    at = html.indexOf('"', start);
    said.add(html.slice(start, at));
  }
  return new Set([...said].flatMap((names) => names.split(' ')));
}

/** Renders one page to a whole HTML document. Same data, same bytes. */
export function render(page: PageData, client: ClientFiles): string {
  const cache = makeStyleCache();
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <HelmetProvider>
        <StaticRouter location={page.route}>
          <ErrorFallback>
            <Page page={page} views={views} />
          </ErrorFallback>
        </StaticRouter>
      </HelmetProvider>
    </CacheProvider>,
  );
  const shown = listClasses(html);
  // A part of a part leaves a rule that nothing on the page has.
  const rules = Object.entries(cache.inserted).filter(
    ([name]) => !cache.registered[`${cache.key}-${name}`] || shown.has(`${cache.key}-${name}`),
  );
  return makeDocument({
    ...cutHead(html),
    css:
      shortenGlobal(makeGlobalStyle(page.colors)) +
      gatherMedia(rules.flatMap(([, rule]) => (typeof rule === 'string' ? rule : []))),
    dataAddress: dataAddress(page.route),
    isNotFound: page.isNotFound,
    icon: page.site.icon,
    canvas: page.colors.canvas,
    pixel: page.site.pixel,
    isOffline: page.site.offline === true,
    client,
  });
}

/** A document without a page, for the dev server while a page has never been good. */
export function renderEmpty(client: ClientFiles): string {
  const parts = { head: '<title>Vitrine</title>', css: makeGlobalStyle(), body: '' };
  return makeDocument({
    ...parts,
    dataAddress: '',
    isNotFound: false,
    pixel: undefined,
    client: { ...client, app: '' },
  });
}
