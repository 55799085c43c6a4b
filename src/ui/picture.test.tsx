import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { makeStyleCache } from './style-cache.ts';

const picture = {
  base: '/images/luna-0123456789',
  widths: [360, 720],
  width: 720,
  height: 540,
  color: '#aabbcc',
};

/** The HTML of a picture, and the CSS that goes with it. */
function show(more: { readonly focus?: string; readonly priority?: boolean }) {
  const cache = makeStyleCache();
  cache.compat = true;
  const { focus, priority = false } = more;
  const html = renderToString(
    <CacheProvider value={cache}>
      <Picture picture={{ ...picture, focus }} alt="Luna de laço" sizes="92vw" priority={priority} />
    </CacheProvider>,
  );
  return { html, css: Object.values(cache.inserted).join('') };
}

it('keeps the focus in sight by a class, as inline styles are forbidden', () => {
  const { html, css } = show({ focus: 'top right' });
  expect(css).toContain('object-position:top right');
  expect(html).not.toMatch(/style=|focus/);
  expect(show({}).css).not.toContain('object-position');
});

it('offers AVIF and WebP with the real size, and waits until the visitor comes near', () => {
  expect(show({}).html.replace(/ class="[^"]*"/, '')).toMatchInlineSnapshot(
    `"<div><picture><source type="image/avif" srcSet="/images/luna-0123456789-360.avif 360w, /images/luna-0123456789-720.avif 720w" sizes="92vw"/><img srcSet="/images/luna-0123456789-360.webp 360w, /images/luna-0123456789-720.webp 720w" sizes="92vw" src="/images/luna-0123456789-720.webp" alt="Luna de laço" width="720" height="540" loading="lazy" decoding="async"/></picture></div>"`,
  );
});

it('names the first picture in the head with high priority', () => {
  const { html } = show({ priority: true });
  expect(html.slice(0, html.indexOf('<div'))).toMatchInlineSnapshot(
    `"<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/images/luna-0123456789-360.avif 360w, /images/luna-0123456789-720.avif 720w" imageSizes="92vw"/>"`,
  );
  expect(html).toMatch(/<img [^>]*fetchPriority="high"/);
  expect(html).not.toContain('loading="lazy"');
});
