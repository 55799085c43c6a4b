import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '../fields/page-data.ts';
import { Page } from '../layout/page.tsx';
import { ErrorFallback } from '../layout/error-fallback.tsx';
import { makeFontFaces } from '../ui/fonts.ts';
import { makeGlobalStyle } from '../ui/global-style.ts';
import { makeStyleCache } from '../ui/style-cache.ts';
import { makeDocument, type ClientFiles } from './document.ts';
import { gatherMedia } from './gather-media.ts';
import { keptFor } from './kept-for.ts';
import { shortenCss } from './shorten-css.ts';
import { views } from './views.ts';

/**
 * Where a page's data lies: beside its document, and called after it. With a folder of the document's name beside it,
 * some hosts would lead from `/consulta` to `/consulta/`.
 */
export function dataAddress(route: string): string {
  return route === '/' ? '/page.json' : `${route}.page.json`;
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

interface PageStyle {
  readonly colors: PageData['colors'];
  readonly fonts: ClientFiles['fonts'];
  /** What rules say, by their names. Those of the same name say the same on all pages. */
  readonly rules: EmotionCache['inserted'];
  /** The names of those that are to be written, in their order. */
  readonly names: readonly string[];
}

const gatherRules = (rules: PageStyle['rules'], names: readonly string[]) =>
  gatherMedia(names.flatMap((name) => (typeof rules[name] === 'string' ? rules[name] : [])));

/** What thousands of pages of one site have some dozens of. */
const writeCommonStyle = keptFor(
  200,
  ({ colors, fonts, rules, names }: PageStyle) =>
    makeFontFaces(fonts) + shortenCss(makeGlobalStyle(colors)) + gatherRules(rules, names),
  ({ colors: { ink, inkSoft, canvas }, fonts, names }) =>
    [ink, inkSoft, canvas, ...fonts.flatMap((font) => [font.address, font.weights]), ...names].join(' '),
);

/** Whether a rule is that of a part whose style its properties decide: it may be no other page's. */
const isDecided = (name: string) => name.includes('_');

/**
 * The whole CSS of a page. The rules stand in the order of their names: the application adds them in the order of visits,
 * so nothing may follow from it, and pages that show the same parts say the same.
 */
function writeStyle({ names, ...style }: PageStyle): string {
  const sorted = names.toSorted();
  const common = sorted.filter((name) => !isDecided(name));
  return writeCommonStyle({ ...style, names: common }) + gatherRules(style.rules, sorted.filter(isDecided));
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
  const isShown = (name: string) =>
    !cache.registered[`${cache.key}-${name}`] || shown.has(`${cache.key}-${name}`);
  const names = Object.keys(cache.inserted).filter(isShown);
  return makeDocument({
    ...cutHead(html),
    css: writeStyle({ colors: page.colors, fonts: client.fonts, names, rules: cache.inserted }),
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
  const parts = {
    head: '<title>Vitrine</title>',
    css: makeFontFaces(client.fonts) + makeGlobalStyle(),
    body: '',
  };
  return makeDocument({
    ...parts,
    dataAddress: '',
    isNotFound: false,
    pixel: undefined,
    client: { ...client, app: '' },
  });
}
