import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import {
  eventually,
  expect,
  painted,
  pathOf,
  rare,
  test,
  wake,
  type Open,
  type OpenOptions,
} from './harness.ts';
import { hold, withoutApp } from './network.ts';
import { recordScrolls, restingPlace, scrollsOf } from './recorders.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno'];

/** Marks the document, so that a later look tells whether it is still the same one. */
async function openMarked(open: Open, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open(path, options);
  await wake(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** A navigation that no link of the page makes: as going back to an entry of this document does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Clicks where a link of the header stands; Playwright's own click would first scroll the page behind it. */
async function clickHeader(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('banner').getByRole('link', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`The header shows no ${name}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // While a view transition runs, its picture of the page takes the clicks.
  await page.waitForFunction(([left, top]) => document.elementFromPoint(left, top)?.closest('a'), [
    x,
    y,
  ] as const);
  await page.mouse.click(x, y);
}

/** Waits until a page's own heading stands in the main landmark. */
async function arrived(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
}

interface HeadFacts {
  readonly title: string;
  readonly tags: readonly string[];
  readonly data: readonly string[];
}

/** What machines read of a page, finished or navigated to. */
function readHead(page: Page): Promise<HeadFacts> {
  return page.evaluate(() => {
    const describeTag = (tag: Element) =>
      tag
        .getAttributeNames()
        .toSorted()
        .map((name) => `${name}=${tag.getAttribute(name)}`)
        .join(' ');
    const own = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], title';
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      tags: [...document.querySelectorAll(own)]
        .filter((tag) => !tag.closest('svg'))
        .map(describeTag)
        .toSorted(),
      data: scripts.map((script) => JSON.stringify(JSON.parse(script.textContent))),
    };
  });
}

describe('a link to another page', () => {
  test('changes page, address and title without loading a document', async ({ open }) => {
    const page = await openMarked(open, '/');
    await clickHeader(page, 'Agendar Consulta');
    await arrived(page, 'Cuidamos do seu pet como se fosse da nossa família');
    expect(await pathOf(page)).toBe('/consulta');
    await eventually(() => page.title()).toBe('Consulta veterinária em Passo Fundo | Vitrine Pet');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await arrived(page, /em um só lugar/);
    await eventually(() => page.title()).toMatch(/^Clínica veterinária e pet shop/);
    await page.goForward();
    await arrived(page, /como se fosse da nossa família/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test.for(
    few(
      routes.map((route, index) => ({ route, before: routes.at(index - 1) ?? '/' })),
      3,
    ),
  )(
    'from $before to $route brings exactly the head and structured data of a direct visit',
    async ({ route, before }, { open }) => {
      const page = await open(route);
      // Nothing has moved yet, so this is the server's own.
      const direct = await readHead(page);
      expect(direct.data).toHaveLength(4);
      await page.goto(new URL(before, page.url()).href);
      await wake(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await goTo(page, route);
      await eventually(() => readHead(page)).toEqual(direct);
      for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
        expect(await page.locator(tag).and(page.locator(':not(svg *)')).count()).toBe(1);
      }
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('leaves no structured data and no canonical address on the not-found page', async ({ open }) => {
    const page = await open('/nao-existe', { expected: /404/ });
    const direct = await readHead(page);
    expect(direct.data).toEqual([]);
    await page.goto(new URL('/', page.url()).href);
    await wake(page);
    await goTo(page, '/nao-existe');
    await arrived(page, 'Oops! Page not found');
    await eventually(() => readHead(page)).toEqual(direct);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await goTo(page, '/');
    await eventually(async () => (await readHead(page)).data.length).toBe(4);
  });

  test('starts at the top with the focus on the main landmark, and going back restores the scroll', async ({
    open,
  }) => {
    const page = await openMarked(open, '/');
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await painted(page);
    await clickHeader(page, 'Agendar Consulta');
    await arrived(page, /como se fosse da nossa família/);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await painted(page);

    await page.goBack();
    await arrived(page, /em um só lugar/);
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
    await page.goForward();
    await arrived(page, /como se fosse da nossa família/);
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  });

  rare('tells a screen reader the title of the new page', async ({ open }) => {
    const page = await openMarked(open, '/');
    const live = page.locator('[aria-live=polite]').last();
    expect(await live.textContent()).toBe('');
    await clickHeader(page, 'Agendar Consulta');
    await eventually(() => live.textContent()).toBe('Consulta veterinária em Passo Fundo | Vitrine Pet');
  });

  test('on a slow network has a title, the focus and words for a screen reader before the page comes', async ({
    open,
  }) => {
    const data = hold(/\/castracao\.page\.json/);
    const page = await openMarked(open, '/', { prepare: data.prepare });
    await goTo(page, '/castracao');
    await page.locator('main [aria-busy]').first().waitFor();
    expect(await page.title()).toMatch(/^Castração.* \| Vitrine Pet$/);
    expect(await page.locator('[aria-live=polite]').first().textContent()).toMatch(/^Carregando… Castração/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await page.locator('link[rel=canonical], script[type="application/ld+json"]').count()).toBe(0);
    data.release();
    await arrived(page, /./);
    await eventually(() => page.title()).toMatch(/castra/i);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await isSameDocument(page)).toBe(true);
  });

  rare('works in a browser without view transitions', async ({ open }) => {
    const page = await openMarked(open, '/produtos', {
      reducedMotion: 'no-preference',
      before: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    });
    await clickHeader(page, 'Agendar Consulta');
    await arrived(page, /como se fosse da nossa família/);
    await page.goBack();
    await arrived(page, 'O que o seu pet precisa, escolhido com cuidado');
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Where a section's top is, in pixels below the sticky header. */
function belowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);
}

async function expectAtSection(page: Page, id: string): Promise<void> {
  // What was still rising when the scroll was aimed at it ends up to 16 px higher.
  await eventually(() => belowHeader(page, id)).toBeGreaterThanOrEqual(-4);
  await eventually(() => belowHeader(page, id)).toBeLessThan(60);
}

describe('a link to a section', () => {
  test('of another page goes there and stops below the sticky header', async ({ open }) => {
    const page = await openMarked(open, '/produtos');
    await clickHeader(page, 'Especialidades');
    await page.waitForURL(/\/#especialidades$/);
    await page.locator('#especialidades').waitFor();
    await expectAtSection(page, 'especialidades');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('especialidades');
    await clickHeader(page, 'Sobre');
    await page.waitForURL(/\/#sobre$/);
    await expectAtSection(page, 'sobre');
    expect(await isSameDocument(page)).toBe(true);
  });

  rare('stops below the sticky header when its page is opened at it', async ({ open }) => {
    const page = await open('/inverno#roupas');
    await expectAtSection(page, 'roupas');
    await wake(page);
    await expectAtSection(page, 'roupas');
  });

  test.for(
    few([
      { when: 'before hydration', isAwake: false },
      { when: 'after hydration', isAwake: true },
    ]),
  )('of the same page scrolls smoothly $when, and going back returns', async ({ isAwake }, { open }) => {
    const app = hold(/\/assets\/start-/);
    const page = await open('/banhoetosa', {
      reducedMotion: 'no-preference',
      before: recordScrolls,
      ...(!isAwake && { prepare: app.prepare }),
    });
    if (isAwake) await wake(page);
    await clickHeader(page, 'Pacotes');
    await page.waitForURL(/#pacotes$/);
    const left = await restingPlace(page, 1);
    await expectAtSection(page, 'pacotes');
    await clickHeader(page, 'Dúvidas');
    await page.waitForURL(/#faq$/);
    await restingPlace(page, 2);
    await expectAtSection(page, 'faq');
    expect(await scrollsOf(page)).toEqual(['smooth from 0 to pacotes', `smooth from ${left} to faq`]);

    await page.goBack();
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await page.goBack();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    app.release();
  });

  test('and back is one step of the way, and what is left later is still found again', async ({ open }) => {
    const page = await openMarked(open, '/banhoetosa');
    await wake(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await painted(page);
    await clickHeader(page, 'Dúvidas');
    await page.waitForURL(/#faq$/);
    await expectAtSection(page, 'faq');
    await page.goBack();
    await eventually(() => page.evaluate(() => scrollY)).toBe(300);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await painted(page);
    await goTo(page, '/consulta');
    await arrived(page, /como se fosse da nossa família/);
    await page.goBack();
    await eventually(() => page.evaluate(() => scrollY)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
  });

  rare('to a section that is still to come waits for it', async ({ open }) => {
    const page = await open('/banhoetosa', withoutApp);
    await page.clock.install();
    await page.evaluate(() => {
      const section = document.getElementById('pacotes');
      const place = section?.parentElement;
      if (!section || !place) throw new Error('There is no #pacotes.');
      section.remove();
      addEventListener('brought', () => place.append(section));
    });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await clickHeader(page, 'Pacotes');
    await page.clock.runFor(950);
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.evaluate(() => dispatchEvent(new Event('brought')));
    await page.clock.runFor(100);
    expect(await page.evaluate(() => location.hash)).toBe('#pacotes');
    await expectAtSection(page, 'pacotes');
  });
});

describe('an anchor that cannot be read', () => {
  const odd = ['#%', '#100%', '#%E0%A4%A', '#faq%'];

  test.for(few(odd, 2))('%s typed on a live page changes nothing of it', async (hash, { open }) => {
    const page = await openMarked(open, '/banhoetosa');
    await page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
    await painted(page);
    await arrived(page, 'Seu pet mais bonito e cheiroso que nunca!');
    await page.evaluate(() => {
      location.hash = '#faq';
    });
    await expectAtSection(page, 'faq');
    expect(await isSameDocument(page)).toBe(true);
  });

  rare('met on going back, or on the way to another page, is harmless too', async ({ open }) => {
    const page = await openMarked(open, '/banhoetosa');
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await goTo(page, '/consulta#%');
    await arrived(page, /como se fosse da nossa família/);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await arrived(page, 'Seu pet mais bonito e cheiroso que nunca!');
    await page.goForward();
    await arrived(page, /como se fosse da nossa família/);
    expect(await isSameDocument(page)).toBe(true);
  });

  rare('that is written with escapes is found as browsers find it', async ({ open }) => {
    const page = await openMarked(open, '/');
    await goTo(page, '/banhoetosa#%66aq');
    await expectAtSection(page, 'faq');
  });
});

describe('other spellings of an address', () => {
  rare('lead to the page, in the browser and in the application', async ({ open }) => {
    const page = await open('/consulta/');
    expect(await pathOf(page)).toBe('/consulta');
    await page.goto(new URL('/index.html', page.url()).href);
    expect(await pathOf(page)).toBe('/');
    await wake(page);
    for (const [path, heading] of [
      ['/consulta/', /como se fosse da nossa família/],
      ['/index.html', /em um só lugar/],
      ['/consulta/index.html', /como se fosse da nossa família/],
    ] as const) {
      await goTo(page, path);
      await arrived(page, heading);
    }
  });

  rare('become an application on a host that does not redirect them', async ({ open }) => {
    const page = await open('/consulta', {
      prepare: (fresh) =>
        fresh.route(/\/consulta\/$/, async (route) => {
          const response = await fresh.request.get(route.request().url().replace(/\/$/, ''));
          await route.fulfill({ response });
        }),
    });
    await page.goto(`${page.url()}/`);
    await wake(page);
    expect(await pathOf(page)).toBe('/consulta/');
    await arrived(page, /como se fosse da nossa família/);
  });
});
