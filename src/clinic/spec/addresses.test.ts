import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckedContent } from '../../content/check.ts';
import { listSiteFiles, type SiteFile } from '../../publish/site-files.ts';
import { places } from '../../testing/specified.ts';
import { siteOf } from '../../content/known/site.ts';
import { checkSpecified } from '../../testing/specified-content.ts';
import { readSite, type Site } from './site.ts';

let site: Site;
let checked: CheckedContent;
let files: readonly SiteFile[];
let sitemap: readonly string[];

const routes = ['/', '/banhoetosa', '/castracao', '/consulta', '/produtos', '/inverno'];

beforeAll(async () => {
  site = await readSite();
  checked = await checkSpecified();
  files = await listSiteFiles(siteOf(checked), { ...places, root: process.cwd() });
  const text = String(await files.find(({ address }) => address === '/sitemap.xml')?.make());
  sitemap = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address]) => address ?? []);
});

const contentOf = (route: string, selector: string) =>
  [...site.at(route).querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));

/** The page's own address in its breadcrumbs: the last. */
function crumbOf(route: string): unknown {
  const scripts = [...site.at(route).querySelectorAll('script[type="application/ld+json"]')];
  const blocks = scripts.map(({ textContent }) => JSON.parse(textContent));
  return blocks.find((block) => block['@type'] === 'BreadcrumbList').itemListElement.at(-1).item;
}

describe.each(routes)('%s', (route) => {
  const address = `https://www.vitrinepet.example${route}`;

  it('has one address, the same in its head, Open Graph, structured data and the sitemap', () => {
    const document = site.at(route);
    const canonical = [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(canonical).toEqual([address]);
    expect(contentOf(route, 'meta[property="og:url"]')).toEqual([address]);
    expect(crumbOf(route)).toBe(address);
    expect(sitemap.filter((listed) => listed === address)).toEqual([address]);
  });

  it('may be listed by search engines', () => {
    expect(contentOf(route, 'meta[name=robots]')).toEqual([]);
  });

  it('names a share picture that the site has, with its size and its words', () => {
    const [image = ''] = contentOf(route, 'meta[property="og:image"]');
    expect(files.map((file) => `https://www.vitrinepet.example${file.address}`)).toContain(image);
    expect(contentOf(route, 'meta[property="og:image:width"]')).toEqual(['1200']);
    expect(contentOf(route, 'meta[property="og:image:height"]')).toEqual(['630']);
    expect(contentOf(route, 'meta[property="og:image:alt"]')).toEqual([site.at(route).title]);
    expect(contentOf(route, 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
  });
});

it('lists no address that is no page, and keeps search engines from the not-found page alone', () => {
  expect(sitemap).toHaveLength(routes.length);
  expect(contentOf('/404', 'meta[name=robots]')).toEqual(['noindex']);
});

it('has every icon and the manifest that the pages name', () => {
  const named = [
    ...site.at('/').querySelectorAll('link[rel~=icon],link[rel=apple-touch-icon],link[rel=manifest]'),
  ];
  const addresses = named.map((link) => link.getAttribute('href'));
  expect(addresses).toHaveLength(4);
  const own = ['/favicon.svg', ...files.map(({ address }) => address)];
  expect(addresses.filter((address) => !own.includes(address ?? ''))).toEqual([]);
});

it('describes the site to home screens with icons that exist', async () => {
  const manifest = JSON.parse(
    String(await files.find(({ address }) => address === '/manifest.webmanifest')?.make()),
  );
  expect(manifest).toMatchObject({ name: 'Vitrine Pet', start_url: '/', theme_color: '#0F6B5C' });
  const addresses = files.map(({ address }) => address);
  expect([...addresses, '/favicon.svg']).toEqual(
    expect.arrayContaining(manifest.icons.map(({ src }: { readonly src: string }) => src)),
  );
});

it('leaves alone what public/ has under the same name', async () => {
  const content = { ...checked.content, publicFiles: ['favicon.svg', 'robots.txt'] };
  const others = await listSiteFiles(siteOf({ ...checked, content }), { ...places, root: process.cwd() });
  expect(others.map(({ address }) => address)).not.toContain('/robots.txt');
  expect(others).toHaveLength(files.length - 1);
});
