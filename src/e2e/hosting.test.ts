import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { call } from '../commands/sample.ts';
import { smoke } from '../commands/smoke.ts';
import { listRoutes } from '../serve/documents.ts';
import { startNginx } from '../serve/nginx.ts';
import { ensureNginx } from '../../scripts/setup/nginx.mjs';
import { few } from '../testing/amount.ts';
import { type Open, type OpenOptions, expect, painted, test, wake } from './harness.ts';
import { built } from '../testing/specified.ts';

const command = await ensureNginx();
const routes = listRoutes(built);

let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
beforeAll(async () => {
  nginx = command === undefined ? undefined : await startNginx({ command, site: built });
});
afterAll(() => nginx?.close());

/** Where each host's way of serving the site is tried. Preview reads `_headers` as Netlify does. */
const hosts = [
  ['preview', () => inject('siteUrl')],
  ...(command === undefined ? [] : [['nginx', () => nginx?.url ?? ''] as const]),
] as const;

function ask(site: string, address: string, accept = 'identity'): Promise<Response> {
  return fetch(site + address, { redirect: 'manual', headers: { 'accept-encoding': accept } });
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the policy in a document allows, by name. It must come before all that it is about. */
function readPolicy(html: string): ReadonlyMap<string, readonly string[]> {
  const [, policy = ''] =
    /^<!doctype html>\n<html[^>]*>\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    ) ?? [];
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Scripts that are data and never run. */
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The policy fits this very document, and no other. */
function expectOwnPolicy(html: string): void {
  const policy = readPolicy(html);
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, content = '']) => content);
  const [styles, scripts] = [contents(/<style[^>]*>([\s\S]*?)<\/style>/g), contents(inlineScript)];
  expect([styles.length, scripts.length]).toEqual([1, 1]);
  expect(policy.get('style-src')).toEqual(styles.map(hash));
  expect(policy.get('script-src')).toEqual(["'self'", ...scripts.map(hash)]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "frame-ancestors 'none'",
};

function pickHeaders({ headers }: Response): Record<string, string | null> {
  return Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers.get(name)]));
}

/** Opens a page that notes what its policy refused. */
async function openWatched(
  open: Open,
  site: string,
  address: string,
  options: OpenOptions = {},
): Promise<Page> {
  const before = () => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  };
  return open(address, { site, before, expected: /404/, ...options });
}

function readRefused(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { refused: readonly string[] }).refused);
}

/**
 * Clicks all that can be clicked on a page and stays there, again and again while clicks bring new things. No tab is
 * opened: what a link does on its page comes before that.
 */
async function clickEverything(page: Page): Promise<number> {
  const clicked = await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.target === '_blank') event.preventDefault();
    });
    const done = new Set<Element>();
    const leaves = (link: Element) =>
      link.matches('a[href]:not([href^="#"], [data-replay], [target="_blank"])') ||
      link.matches('a[href^="tel:"], a[href^="mailto:"]');
    for (let round = 0; round < 4; round += 1) {
      for (const thing of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
        if (done.has(thing) || leaves(thing)) continue;
        done.add(thing);
        thing.click();
        await pause();
      }
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await pause();
    }
    return done.size;
  });
  await painted(page);
  return clicked;
}

test('no host has to know the pages, and Cloudflare Pages reads all of _headers', () => {
  const text = readFileSync(join(built, '_headers'), 'utf8');
  const addresses = text.split('\n').filter((line) => line.startsWith('/'));
  expect(addresses.filter((address) => !/^\/(?:assets|fonts|images)\/|^\/\*$/.test(address))).toEqual([]);
  expect(addresses.length).toBeLessThan(30);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2000);
});

test.skipIf(command !== undefined)(
  'nginx is not here, and what is said of it was not tried',
  () => undefined,
);

describe.each(hosts)('served by %s', (_name, site) => {
  test.for(routes)(
    '%s has its own policy, is asked for again each time, and moves other spellings',
    async (route) => {
      const response = await ask(site(), route);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(pickHeaders(response)).toEqual(everywhere);
      expectOwnPolicy(await response.text());
      const others = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];
      for (const spelling of others) {
        const moved = await ask(site(), `${spelling}?a=1`);
        expect([moved.status, moved.headers.get('location')]).toEqual([301, `${route}?a=1`]);
      }
    },
  );

  test.for(['/con%73ulta', '/%63onsulta?a=1'])(
    '%s is the page with its policy and headers',
    async (address) => {
      const response = await ask(site(), address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(pickHeaders(response)).toEqual(everywhere);
      expectOwnPolicy(await response.text());
    },
  );

  test.for([
    '/nao-existe',
    '/nao/existe/mesmo',
    '/assets/gone-Bx3d9_Ks.js',
    '/404.html',
    '/_headers',
    '/deploy/vercel.json',
    '/404',
    '/404/',
    '/404/index.html',
    '/index',
    '/index/',
    '/assets',
    '/assets/',
    '/nao-existe/',
    '/nao-existe.html',
    '/images/gone-Bx3d9_Ks-720.avif',
    '/consulta%3Fa.html',
    '/consulta%0d%0aX-Smuggled:1/',
  ])(
    '%s is the not-found page with status 404, a policy that fits it, and no lasting cache',
    async (address) => {
      const response = await ask(site(), address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(pickHeaders(response)).toEqual(everywhere);
      expectOwnPolicy(await response.text());
    },
  );

  test('npm run smoke finds nothing wrong with it, but that its sitemap names another site', async () => {
    const { status, stdout } = await call(smoke, [site()]);
    const [first = '', second = '', ...others] = stdout.trim().split('\n');
    expect({ status, others }).toEqual({ status: 0, others: [] });
    expect(first).toContain('AVISO /sitemap.xml: lista as páginas em "https://');
    const [, pages, addresses] =
      /^(\d+) páginas e (\d+) endereços .*: nenhum erro, 1 aviso\./.exec(second) ?? [];
    expect(Number(pages)).toBe(routes.length);
    expect(Number(addresses)).toBeGreaterThan(200);
  });

  test('every file of the site is there with its type, lasting where its name bears its hash', async () => {
    const files = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(built.length))
      .filter((name) => !/\.(?:html|br|gz)$|^\/deploy\/|^\/_headers$/.test(name));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const response = await ask(site(), file);
      await response.arrayBuffer();
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('content-type'), file).not.toMatch(/octet-stream|html/);
      const isLasting = /-[\w-]{6,}(?:-\d+)?\.\w+$/.test(file) && /^\/(?:assets|fonts|images)\//.test(file);
      expect(response.headers.get('cache-control'), file).toBe(
        isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      expect(pickHeaders(response)).toEqual(everywhere);
    }
  });

  test.for(['/consulta', '/', '/consulta.page.json', '/favicon.svg', '/nao-existe'])(
    '%s travels compressed to who takes it, and tells caches so in both forms',
    async (address) => {
      const [zipped, plain] = await Promise.all([
        ask(site(), address, 'gzip'),
        ask(site(), address, 'identity'),
      ]);
      expect([zipped, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
      expect([zipped, plain].map(({ headers }) => headers.get('vary'))).toEqual(
        Array.from({ length: 2 }, () => 'Accept-Encoding'),
      );
      expect(await zipped.text()).toBe(await plain.text());
    },
  );

  test('a picture, which has one form, does not vary', async () => {
    const response = await ask(site(), '/apple-touch-icon.png', 'gzip');
    expect([response.status, response.headers.get('vary')]).toEqual([200, null]);
  });
});

describe.each(hosts.slice(-1))('in a browser, served by %s', (_name, site) => {
  test.for(few([...routes, '/nao-existe'], 2))(
    '%s breaks no policy, whatever is clicked',
    async (route, { open }) => {
      const page = await openWatched(open, site(), route);
      await wake(page);
      expect(await clickEverything(page)).toBeGreaterThan(2);
      expect(await readRefused(page)).toEqual([]);
    },
  );

  test('walking through all pages on the client breaks no policy of the first', async ({ open }) => {
    const page = await openWatched(open, site(), '/');
    await wake(page);
    for (const route of [...routes.filter((name) => name !== '/'), '/']) {
      await page
        .locator(`footer a[href="${route}"], header a[href="${route}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForFunction((path) => location.pathname === path, route);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await painted(page);
    }
    expect(await readRefused(page)).toEqual([]);
  });

  test('a string is no markup, even before the application has come', async ({ open }) => {
    const page = await openWatched(open, site(), '/consulta', { expected: /TrustedHTML|404/ });
    const thrown = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>taken</b>');
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('TypeError');
    expect(await readRefused(page)).toEqual([expect.stringMatching(/^require-trusted-types-for/)]);
  });

  test('scripts and styles that someone smuggles into the text of a page do nothing, and are noted', async ({
    open,
  }) => {
    const markup =
      '<script>document.title = "taken"</script><img src="/none.png" onerror="document.title = 1"><p style="top:0">';
    const page = await openWatched(open, site(), '/', {
      prepare: (opened) =>
        opened.route(`${site()}/`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).split('</main>').join(`${markup}</main>`);
          await route.fulfill({ response, body });
        }),
      expected: /404|Content Security Policy/,
    });
    const kinds = async () => new Set((await readRefused(page)).map((text) => text.split(':')[0]));
    await expect.poll(kinds).toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-attr']));
    expect(await page.title()).toContain('Vitrine Pet');
  });
});
