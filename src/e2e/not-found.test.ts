import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import { eventually, expect, painted, pathOf, rare, test, wake } from './harness.ts';
import { hold, quiet } from './network.ts';

/** Collects the missing paths that a page logs. */
function watchLog(logged: string[]) {
  return async (page: Page) => {
    page.on('console', (message) => {
      const path = /^404: (.*)$/.exec(message.text())?.[1];
      if (message.type() === 'error' && path !== undefined) logged.push(path);
    });
  };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Makes the page an application of which a part may be missing. */
async function wakeWithoutAll(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

async function expectNotFoundPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  expect(await main.getByText('404', { exact: true }).isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
}

describe('a page that does not exist', () => {
  test.for(few(['/muito/longe/daqui', '/nao-existe']))(
    'at %s is told as one, and its path logged once',
    async (path, { open }) => {
      const logged: string[] = [];
      const page = await open(path, { expected: /404/, prepare: watchLog(logged) });
      expect((await page.request.get(page.url())).status()).toBe(404);
      await expectNotFoundPage(page);
      const picture = page.getByRole('main').locator('img').first();
      await eventually(() =>
        picture.evaluate((img) => (img as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0);
      await eventually(() => page.evaluate(() => document.fonts.check('1rem Nunito'))).toBe(true);

      await wake(page);
      await painted(page);

      await expectNotFoundPage(page);
      expect(await pathOf(page)).toBe(path);
      expect(logged).toEqual([path]);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.getByRole('heading', { level: 1, name: /em um só lugar/ }).waitFor();
      expect(await pathOf(page)).toBe('/');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(logged).toEqual([path]);
    },
  );

  test('is shown and logged once when the application goes there', async ({ open }) => {
    const logged: string[] = [];
    const page = await open('/', { expected: /404/, prepare: watchLog(logged) });
    await wake(page);
    await goTo(page, '/antiga/promocao');
    await expectNotFoundPage(page);
    await painted(page);
    expect(logged).toEqual(['/antiga/promocao']);
    expect(await pathOf(page)).toBe('/antiga/promocao');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /em um só lugar/ }).waitFor();
    expect(logged).toEqual(['/antiga/promocao']);
  });

  test('works without JavaScript', async ({ open }) => {
    const page = await open('/nao/existe', { javaScript: false, expected: /404/ });
    await expectNotFoundPage(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  rare('is no matter of a gallery picture that is pointed at', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/banhoetosa');
    await wake(page);
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('#transformacoes').getByRole('link').first().hover();
    await page.locator('#transformacoes').getByRole('link').nth(1).focus();
    await painted(page);
    expect(asked.filter((url) => /\/images\/.*page\.json$/.test(url))).toEqual([]);
  });
});

describe('an application that cannot get what it needs', () => {
  const answers = [
    { what: 'fails', answer: undefined },
    { what: 'is HTML', answer: { status: 200, contentType: 'text/html', body: '<p>Oi</p>' } },
    { what: 'is broken JSON', answer: { status: 200, contentType: 'application/json', body: '{"build":' } },
    { what: 'is of another build', answer: { json: { build: 'another', page: {} } } },
    {
      what: 'is an error of the server',
      answer: { status: 503, contentType: 'application/json', body: '{}' },
    },
  ];

  test.for(few(answers))('loads the document, once, when page data $what', async ({ answer }, { open }) => {
    const documents: string[] = [];
    const page = await open('/', {
      expected: /ERR_FAILED|503/,
      prepare: (fresh) =>
        fresh.route('**/consulta.page.json', (route) => (answer ? route.fulfill(answer) : route.abort())),
    });
    await wake(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await eventually(() => documents).toEqual(['/consulta']);
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);

    const tried = page.waitForEvent('request', (request) => request.url().endsWith('/consulta.page.json'));
    await page.mouse.wheel(0, 300);
    await tried;
    await quiet(page);
    expect(documents).toEqual(['/consulta']);
    expect(await page.locator('#contato').count()).toBe(1);
  });

  /** Answers as after a deploy in which nothing but the content of that page has changed. */
  function renameContent(fresh: Page): Promise<unknown> {
    return fresh.route('**/consulta.page.json', async (route) => {
      const response = await route.fetch();
      const { build, page } = (await response.json()) as { build: string; page: { title: string } };
      const [application] = build.split('-');
      await route.fulfill({
        response,
        json: { build: `${application}-changed`, page: { ...page, title: 'Mudou' } },
      });
    });
  }

  test('shows a page whose content has changed since, in the same document', async ({ open }) => {
    const page = await open('/', { prepare: renameContent });
    await wake(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await eventually(() => page.title()).toContain('Mudou');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  rare('leaves a document as it came when its own content has changed since', async ({ open }) => {
    const page = await open('/consulta', { prepare: renameContent });
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const tried = page.waitForResponse((response) => response.url().endsWith('/consulta.page.json'));
    await page.mouse.wheel(0, 300);
    await tried;
    await quiet(page);
    expect(await page.title()).toBe(title);
    const isWhole = () => [
      'isSameDocument' in window,
      Object.keys(document.querySelector('#root a') ?? {}).some((key) => key.startsWith('__reactProps')),
    ];
    expect(await page.evaluate(isWhole)).toEqual([true, false]);
  });

  /** Answers with a page's own data, in which the type of one section is of another version. */
  function renameType(fresh: Page, address: string, isLazy: boolean): Promise<unknown> {
    return fresh.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { page: { sections: { type: string; lazy?: boolean }[] } };
      const section = data.page.sections.find(({ lazy }) => (lazy === true) === isLazy);
      if (section === undefined) throw new Error(`${address} has no such section.`);
      section.type = 'hologram';
      await route.fulfill({ response, json: data });
    });
  }

  test.for(few([{ isLazy: true }, { isLazy: false }]))(
    'loads the document when a page has a section of another version (lazy: $isLazy), and keeps it',
    async ({ isLazy }, { open }) => {
      const documents: string[] = [];
      const page = await open('/', { prepare: (fresh) => renameType(fresh, '/consulta.page.json', isLazy) });
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      for (const round of [1, 2]) {
        await wake(page);
        await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
        await eventually(() => documents.length).toBe(round * 2 - 1);
        await page.waitForLoadState();
        const tried = page.waitForResponse((response) => response.url().endsWith('/consulta.page.json'));
        await page.mouse.wheel(0, 300);
        await tried;
        await painted(page);
        expect(await page.getByRole('heading', { level: 1, name: /da nossa família/ }).count()).toBe(1);
        expect(await page.locator('#contato').count()).toBe(1);
        if (round === 1)
          await page
            .getByRole('banner')
            .getByRole('link', { name: /Vitrine/ })
            .click();
        if (round === 1) await page.waitForURL((url) => url.pathname === '/');
      }
      expect(documents).toEqual(['/consulta', '/', '/consulta']);
    },
  );

  rare('shows a page skeleton below the header while page data travels', async ({ open }) => {
    const data = hold(/\/castracao\.page\.json/);
    const page = await open('/', { prepare: data.prepare });
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Castração' }).click();
    await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    expect(await pathOf(page)).toBe('/castracao');
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('heading').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    data.release();
    await page.getByRole('heading', { level: 1, name: /Mais saúde/ }).waitFor();
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
  });

  const parts = [
    { next: '/castracao', what: 'a page' },
    { next: '/consulta', what: 'lazy sections' },
  ];

  test.for(few(parts))(
    'says Unexpected Application Error! when the views of $what fail and a reload cannot be counted',
    async ({ next }, { open }) => {
      let tries = 0;
      const page = await open('/', {
        expected: /ERR_FAILED|Failed to fetch|error occurred/i,
        before: () =>
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new Error('refused');
            },
          }),
        prepare: (fresh) =>
          fresh.route(/deferred-views-/, (route) => {
            tries += 1;
            return route.abort();
          }),
      });
      await wakeWithoutAll(page);
      // A busy machine asks for them after all else is quiet.
      await eventually(() => tries).toBeGreaterThan(0);
      await quiet(page);
      expect(tries).toBeLessThan(4);
      // The first page stays what the server sent.
      expect(await page.getByRole('heading', { level: 1, name: /em um só lugar/ }).isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').innerText()).toContain('Passo Fundo');
      expect(await page.getByRole('heading', { name: 'Motivos para ficar tranquilo' }).isVisible()).toBe(
        true,
      );

      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await goTo(page, next);
      await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
      expect(await page.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );

  test.for(few(parts))(
    'loads the document, once, when a deploy has taken the views of $what away',
    async ({ next }, { open }) => {
      const documents: string[] = [];
      const page = await open('/', {
        expected: /404|Failed to fetch|error occurred/i,
        prepare: (fresh) => fresh.route(/deferred-views-/, (route) => route.fulfill({ status: 404 })),
      });
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await wakeWithoutAll(page);
      await goTo(page, next);
      await eventually(() => documents).toEqual([next]);
      await page.waitForLoadState();
      await page.getByRole('contentinfo').waitFor();
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);

      const tried = page.waitForEvent('response', (response) => /deferred-views-/.test(response.url()));
      await page.mouse.wheel(0, 300);
      await tried;
      await quiet(page);
      expect(documents).toEqual([next]);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    },
  );

  test('says Unexpected Application Error! when a reload did not bring the views back', async ({ open }) => {
    const page = await open('/', {
      expected: /404|Failed to fetch|error occurred/i,
      prepare: (fresh) => fresh.route(/deferred-views-/, (route) => route.fulfill({ status: 404 })),
    });
    await wakeWithoutAll(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await goTo(page, '/consulta');
    await page.waitForFunction(() => !('isSameDocument' in window));
    await wakeWithoutAll(page);
    await goTo(page, '/castracao');
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  });

  test('loads the document when the connection breaks while a page travels', async ({ open }) => {
    const data = hold(/\/consulta\.page\.json/);
    const page = await open('/', { expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, prepare: data.prepare });
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    const tried = page.waitForEvent('request', (request) => request.isNavigationRequest());
    await page.context().setOffline(true);
    data.release();
    expect(new URL((await tried).url()).pathname).toBe('/consulta');
    await eventually(() => page.url()).toMatch(/^chrome-error:/);

    await page.context().setOffline(false);
    // The browser may be quicker: then it breaks this off and loads the page itself.
    await page.reload().catch(() => undefined);
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    await wake(page);
  });
});

describe('a link that is pointed at', () => {
  test('has its page data fetched once, also when it is then clicked', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/', {
      // Only what is pointed at counts on such a network.
      before: () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
    });
    page.on(
      'request',
      (request) => request.url().endsWith('/consulta.page.json') && asked.push(request.url()),
    );
    await wake(page);
    await painted(page);
    expect(asked).toEqual([]);
    const link = page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' });
    await link.hover();
    await eventually(() => asked.length).toBe(1);
    await link.click();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    expect(asked).toHaveLength(1);
  });

  rare('has nothing fetched for a visitor who saves data', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/', {
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    });
    page.on(
      'request',
      (request) => request.url().endsWith('/consulta.page.json') && asked.push(request.url()),
    );
    await wake(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' });
    await link.hover();
    await quiet(page);
    expect(asked).toEqual([]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    expect(asked).toHaveLength(1);
  });
});

describe('a link that is seen', () => {
  rare('has its page data fetched, those further down only when they are scrolled to', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/', { width: 360 });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('page.json')) asked.push(pathname);
    });
    await wake(page);
    await painted(page);
    expect(asked).toEqual(['/page.json']);
    await page.getByRole('main').locator('a[href="/produtos"]').scrollIntoViewIfNeeded();
    await eventually(() => asked).toContain('/produtos.page.json');
    expect(new Set(asked).size).toBe(asked.length);
  });
});
