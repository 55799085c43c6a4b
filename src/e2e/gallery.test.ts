import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import {
  eventually,
  expect,
  hasFocus,
  observed,
  openedTab,
  painted,
  pathOf,
  rare,
  test,
  wake,
  whenHydrated,
  type Open,
} from './harness.ts';
import { hold, quiet, withoutApp } from './network.ts';

const route = '/banhoetosa';
const pictures = /\/images\/galeria-/;
const names = ['Luna', 'Thor', 'Mel', 'Bidu', 'Nina', 'Fred'];

const galleryOf = (page: Page) => page.locator('#transformacoes');
const cardOf = (page: Page, name: string) =>
  galleryOf(page)
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) });
const viewerOf = (page: Page) => page.getByRole('dialog');

/** The photo is there, and can be closed, before its viewer with an entry of the history. */
const whenFilled = (page: Page) => page.locator('#_viewer').waitFor();

/** Scrolls until the box of the first card's picture begins so many pixels below the window. */
async function scrollToPicture(page: Page, pixelsBelow: number): Promise<void> {
  await page.evaluate((distance) => {
    const top =
      document.querySelector('#transformacoes [data-replay] > *')?.getBoundingClientRect().top ?? Number.NaN;
    scrollTo({ top: scrollY + top - innerHeight - distance, behavior: 'instant' });
  }, pixelsBelow);
  await observed(page);
}

const pictureHeight = (page: Page) =>
  page.evaluate(
    () => document.querySelector('#transformacoes [data-replay] > *')?.getBoundingClientRect().height ?? 0,
  );

async function openViewer(page: Page, name: string): Promise<void> {
  await cardOf(page, name).click();
  await viewerOf(page).waitFor();
}

const counter = (page: Page) =>
  viewerOf(page)
    .getByText(/^\d de \d$/)
    .innerText();

/** Whether the viewer shows the picture of a pet, as its counter says. */
async function expectShown(page: Page, index: number): Promise<void> {
  await eventually(() => counter(page)).toBe(`${index + 1} de 6`);
  await viewerOf(page)
    .getByText(names[index] ?? '', { exact: true })
    .waitFor();
}

describe.each(
  few([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]),
)('pictures of the gallery in a window of $width px', (size) => {
  test('are fetched within 50 px of the window, once, and not before', async ({ open }) => {
    const asked: string[] = [];
    const page = await open(route, {
      ...size,
      prepare: async (fresh) => {
        fresh.on('request', (request) => pictures.test(request.url()) && asked.push(request.url()));
      },
    });
    await wake(page);
    expect(asked).toEqual([]);
    expect(await galleryOf(page).locator('img').count()).toBe(0);

    const tenth = (await pictureHeight(page)) * 0.1;
    for (const distance of [200, 55]) {
      await scrollToPicture(page, distance);
      expect(asked).toEqual([]);
    }
    expect(await galleryOf(page).locator('img').count()).toBe(0);

    await scrollToPicture(page, Math.floor(50 - tenth - 4));
    await eventually(() => asked.some((url) => url.includes('galeria-luna'))).toBe(true);

    for (const name of names) {
      await cardOf(page, name).scrollIntoViewIfNeeded();
      await observed(page);
    }
    await eventually(() => new Set(asked.map((url) => /galeria-[a-z]+/.exec(url)?.[0])).size).toBe(6);
    await scrollToPicture(page, 900);
    expect(await galleryOf(page).locator('img').count()).toBe(6);
    await scrollToPicture(page, -300);
    await quiet(page);
    expect(asked).toHaveLength(6);
  });
});

rare('pictures that came before the application stay when it comes', async ({ open }) => {
  const app = hold(/\/assets\/start-/);
  const page = await open(route, { width: 360, height: 740, prepare: app.prepare });
  await cardOf(page, 'Bidu').scrollIntoViewIfNeeded();
  const picture = cardOf(page, 'Bidu').locator('img');
  await picture.waitFor();
  await picture.evaluate((img) => Object.assign(window, { early: img }));
  app.release();
  await whenHydrated(page);
  await observed(page);
  await painted(page);
  expect(await picture.evaluate((img) => img === Reflect.get(window, 'early'))).toBe(true);
});

/** Opens a page whose first load is held back: without waiting for its end, as `open` does. */
async function openUnloaded(
  open: Open,
  path: string,
  prepare: (fresh: Page) => Promise<unknown>,
): Promise<{ readonly page: Page; readonly loaded: Promise<Page> }> {
  return new Promise((resolve, reject) => {
    const loaded = open(path, {
      prepare: async (page) => {
        await prepare(page);
        resolve({ page, loaded });
      },
    });
    loaded.catch(reject);
  });
}

/** In the page: an observer that never tells of anything, as if no frame had been laid out yet. */
function keepObserversQuiet(): void {
  class Quiet {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Quiet, configurable: true });
}

describe('a visit straight to the gallery', () => {
  test.for(
    few(
      [
        { width: 1280, height: 800 },
        { width: 360, height: 740 },
        { width: 740, height: 360 },
      ],
      2,
    ),
  )(
    'asks for its first picture, which is near a window of $width px, before the page is laid out',
    async (size, { open }) => {
      const asked: string[] = [];
      const page = await open(`${route}#transformacoes`, {
        ...size,
        before: keepObserversQuiet,
        prepare: async (fresh) => {
          fresh.on('request', (request) => pictures.test(request.url()) && asked.push(request.url()));
        },
      });
      expect(asked).toEqual([expect.stringMatching(/galeria-luna-\w+-720\.avif$/)]);
      await whenHydrated(page);
      const below = await page.evaluate(() => {
        const box = document.querySelector('#transformacoes [data-replay] > *')?.getBoundingClientRect();
        return box && box.top + box.height * 0.1 - innerHeight;
      });
      expect(below).toBeLessThan(50);
      expect(asked).toHaveLength(1);
    },
  );

  rare.for(few(['', '#pacotes', '#faq', '#_main', '#root'], 2))(
    'is no visit to "%s", where no picture is asked for unseen',
    async (anchor, { open }) => {
      const asked: string[] = [];
      const page = await open(route + anchor, {
        before: keepObserversQuiet,
        prepare: async (fresh) => {
          fresh.on('request', (request) => pictures.test(request.url()) && asked.push(request.url()));
        },
      });
      await quiet(page);
      expect(asked).toEqual([]);
    },
  );

  rare('makes the application wait for the pictures that it shows', async ({ open }) => {
    const asked: string[] = [];
    const picture = hold(/\/images\/galeria-luna/);
    const { page, loaded } = await openUnloaded(open, `${route}#transformacoes`, async (fresh) => {
      await picture.prepare(fresh);
      fresh.on('request', (request) => asked.push(request.url()));
    });
    await page.waitForFunction(() => scrollY > 0);
    await painted(page);
    expect(asked.filter((url) => /\/assets\/(start|views)-/.test(url))).toEqual([]);
    picture.release();
    await loaded;
    await whenHydrated(page);
  });
});

test('each card shows its pet, its badge and a link to the picture', async ({ open }) => {
  const page = await open(route, { ...withoutApp });
  expect(await galleryOf(page).getByText('Cliente Feliz').count()).toBe(6);
  for (const name of names) {
    const href = (await cardOf(page, name).getAttribute('href')) ?? '';
    expect(href).toMatch(pictures);
    expect((await page.request.get(new URL(href, page.url()).href)).headers()['content-type']).toBe(
      'image/webp',
    );
  }
  const actions = galleryOf(page);
  expect(await actions.getByRole('link', { name: 'Agendar para Meu Pet' }).getAttribute('href')).toContain(
    'wa.me',
  );
  expect(await actions.getByRole('link', { name: /Instagram/ }).getAttribute('href')).toContain(
    'instagram.com',
  );
});

rare('pictures come without the application', async ({ open }) => {
  const page = await open(route, withoutApp);
  for (const name of names) {
    await cardOf(page, name).scrollIntoViewIfNeeded();
    const picture = cardOf(page, name).getByRole('img', { name: new RegExp(name) });
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(720);
  }
});

test('a picture that fails says so in its card and in the viewer', async ({ open }) => {
  const page = await open(route, {
    prepare: (fresh) => fresh.route(pictures, (request) => request.abort()),
    expected: /ERR_FAILED/,
  });
  await wake(page);
  for (const name of names) await cardOf(page, name).scrollIntoViewIfNeeded();
  await eventually(() => galleryOf(page).getByText('Imagem não disponível').count()).toBe(6);
  expect(await galleryOf(page).locator('img').count()).toBe(0);

  await openViewer(page, 'Thor');
  // Before the viewer has come, the card's own words stand in the dialog.
  await viewerOf(page).getByRole('button', { name: 'Próxima foto' }).waitFor();
  await viewerOf(page).getByText('Imagem não disponível').waitFor();
  await eventually(() => viewerOf(page).locator('img').count()).toBe(0);
});

describe('the viewer', () => {
  rare('opens at the card that was clicked, and its buttons wrap around', async ({ open }) => {
    const page = await open(route);
    await wake(page);
    await openViewer(page, 'Nina');
    await expectShown(page, 4);
    const next = viewerOf(page).getByRole('button', { name: 'Próxima foto' });
    const previous = viewerOf(page).getByRole('button', { name: 'Foto anterior' });
    for (const index of [5, 0, 1]) {
      await next.click();
      await expectShown(page, index);
    }
    for (const index of [0, 5, 4]) {
      await previous.click();
      await expectShown(page, index);
    }
    const picture = viewerOf(page).getByRole('img', { name: /Nina/ });
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      0,
    );
  });

  rare('turns with the arrow keys, both ways around', async ({ open }) => {
    const page = await open(route);
    await wake(page);
    await openViewer(page, 'Luna');
    const keys = [
      ['ArrowLeft', 5],
      ['ArrowLeft', 4],
      ['ArrowRight', 5],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
    ] as const;
    for (const [key, index] of keys) {
      await page.keyboard.press(key);
      await expectShown(page, index);
    }
  });

  test('closes by its button and by Escape, and the focus is on the card again', async ({ open }) => {
    const page = await open(route);
    await wake(page);
    for (const close of [
      () => viewerOf(page).getByRole('button', { name: 'Fechar' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openViewer(page, 'Mel');
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 3);
      await close();
      await viewerOf(page).waitFor({ state: 'detached' });
      await eventually(() => hasFocus(cardOf(page, 'Mel'))).toBe(true);
    }
    // Closing cleared the index: the next opening shows what is clicked then.
    await openViewer(page, 'Fred');
    await expectShown(page, 5);
  });

  test('turns by a swipe, and not by a tap or by scrolling', async ({ open }) => {
    const page = await open(route, { width: 390, height: 780, touch: true });
    await page.touchscreen.tap(5, 300);
    await whenHydrated(page);
    await cardOf(page, 'Fred').tap();
    await expectShown(page, 5);
    await swipe(page, -160, 0);
    await expectShown(page, 0);
    await swipe(page, 160, 10);
    await expectShown(page, 5);
    await swipe(page, 12, 200);
    await swipe(page, 20, 0);
    await painted(page);
    await expectShown(page, 5);
  });
});

/** Moves one finger over the viewer's picture. */
async function swipe(page: Page, x: number, y: number): Promise<void> {
  const box = await viewerOf(page).locator('figure img, figure').first().boundingBox();
  if (!box) throw new Error('The viewer shows no picture.');
  const from = { x: box.x + box.width / 2 - x / 2, y: box.y + box.height / 2 - y / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await send('touchEnd', 1);
  await session.detach();
}

/** Counts how often a dialog is shown. */
function countDialogs(): void {
  Object.assign(window, { dialogs: 0 });
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')
    ?.value as () => void;
  HTMLDialogElement.prototype.showModal = function count(this: HTMLDialogElement) {
    Object.assign(window, { dialogs: Number(Reflect.get(window, 'dialogs')) + 1 });
    showModal.call(this);
  };
}

describe('a tap before the application is there', () => {
  test('opens the viewer at once, which goes on when the application has come', async ({ open }) => {
    const app = hold(/\/assets\/start-/);
    const page = await open(route, { width: 360, height: 740, before: countDialogs, prepare: app.prepare });
    await cardOf(page, 'Bidu').click();
    await expectShown(page, 3);
    await viewerOf(page).getByRole('button', { name: 'Próxima foto' }).click();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 5);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 0);
    await page.keyboard.press('ArrowLeft');

    app.release();
    await whenHydrated(page);
    await painted(page);
    await expectShown(page, 5);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 4);
    expect(await viewerOf(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await viewerOf(page).waitFor({ state: 'detached' });
    await eventually(() => hasFocus(cardOf(page, 'Bidu'))).toBe(true);
    expect(await page.evaluate('window.dialogs')).toBe(1);
  });

  rare('shows the photo at once, whose viewer is still on its way', async ({ open }) => {
    const viewer = hold(/\/assets\/viewer-/);
    const page = await open(route, {
      width: 360,
      height: 740,
      before: countDialogs,
      prepare: viewer.prepare,
    });
    await cardOf(page, 'Thor').click();
    await expectShown(page, 1);
    await eventually(() =>
      viewerOf(page)
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await viewerOf(page).waitFor({ state: 'detached' });
    await eventually(() => hasFocus(cardOf(page, 'Thor'))).toBe(true);
    await openViewer(page, 'Mel');
    viewer.release();
    await eventually(() => hasFocus(viewerOf(page).getByRole('button', { name: 'Fechar' }))).toBe(true);
    await expectShown(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 3);
    expect(await page.evaluate('window.dialogs')).toBe(2);
  });

  rare.for([
    { width: 740, height: 360 },
    { width: 568, height: 320 },
    { width: 375, height: 667 },
  ])(
    'shows the photo with its place, name and button whole in a window of $width × $height',
    async (size, { open }) => {
      const viewer = hold(/\/assets\/viewer-/);
      const page = await open(route, { ...size, prepare: viewer.prepare });
      await cardOf(page, 'Thor').scrollIntoViewIfNeeded();
      await cardOf(page, 'Thor').locator('img').waitFor();
      await cardOf(page, 'Thor').click();
      const shown = viewerOf(page);
      for (const part of [
        shown.getByText('2 de 6', { exact: true }),
        shown.getByRole('button', { name: 'Fechar' }),
        shown.locator('img'),
        shown.getByText('Golden retriever · Banho Completo'),
      ]) {
        const box = await part.boundingBox();
        expect.soft(box?.y, await part.innerHTML()).toBeGreaterThanOrEqual(0);
        expect
          .soft((box?.y ?? 0) + (box?.height ?? 0), await part.innerHTML())
          .toBeLessThanOrEqual(size.height);
      }
      viewer.release();
      await whenFilled(page);
    },
  );

  rare('turns the viewer by a swipe', async ({ open }) => {
    const app = hold(/\/assets\/start-/);
    const page = await open(route, { width: 390, height: 780, touch: true, prepare: app.prepare });
    await cardOf(page, 'Fred').tap();
    await expectShown(page, 5);
    await swipe(page, -160, 0);
    await expectShown(page, 0);
    await swipe(page, 12, 200);
    await painted(page);
    await expectShown(page, 0);
    app.release();
  });

  test.for(
    few([
      { what: 'script', address: /\/assets\/start-/ },
      { what: 'views', address: /\/assets\/views-/ },
      { what: 'page data', address: /\bpage\.json/ },
    ]),
  )('is answered when the $what never comes', async ({ address }, { open }) => {
    const page = await open(route, {
      prepare: (fresh) => fresh.route(address, (request) => request.abort()),
      expected: /ERR_FAILED|Failed to fetch/,
    });
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    await page.mouse.wheel(0, 50);
    await failed;
    await quiet(page);
    await cardOf(page, 'Thor').click();
    await expectShown(page, 1);
    expect(await pathOf(page)).toBe(route);
  });

  rare('with the control key opens a tab of the browser', async ({ open }) => {
    const page = await open(route, { before: countDialogs });
    for (const isAwake of [false, true]) {
      if (isAwake) await wake(page);
      const picture = await openedTab(page, () =>
        cardOf(page, 'Luna').click({ modifiers: ['ControlOrMeta'] }),
      );
      expect(picture).toMatch(/galeria-luna.*\.webp$/);
    }
    await painted(page);
    expect(await pathOf(page)).toBe(route);
    expect(await page.evaluate('window.dialogs')).toBe(0);
  });
});

test('without JavaScript the pictures are there and each leads to itself', async ({ open }) => {
  const page = await open(route, { javaScript: false });
  for (const name of names) {
    const picture = cardOf(page, name).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      0,
    );
  }
  await cardOf(page, 'Fred').click();
  await page.waitForURL(/galeria-fred.*\.webp$/);
});

test('without internet a photo is told in words that can be read', async ({ open }) => {
  const page = await open(route, {
    prepare: (fresh) => fresh.route(/galeria-|\/assets\//, (request) => request.abort()),
    expected: /ERR_FAILED|Failed to fetch/,
  });
  await cardOf(page, 'Thor').scrollIntoViewIfNeeded();
  await cardOf(page, 'Thor').click();
  const picture = viewerOf(page).getByRole('img', { name: /Thor/ });
  await picture.waitFor();
  expect(await picture.evaluate((img) => getComputedStyle(img).color)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).color),
  );
});

describe('a photo whose viewer cannot be had stands alone over the page, and its button or a press closes it', () => {
  test.for(
    few([
      { when: 'before', isAwake: false },
      { when: 'with', isAwake: true },
    ]),
  )('$when the application', async ({ isAwake }, { open }) => {
    const page = await open(route, {
      prepare: (fresh) => fresh.route(/\/assets\/viewer-/, (request) => request.abort()),
      expected: /ERR_FAILED|Failed to fetch/,
    });
    if (isAwake) await wake(page);
    await cardOf(page, 'Thor').scrollIntoViewIfNeeded();
    await cardOf(page, 'Thor').locator('img').waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/viewer-'));
    await cardOf(page, 'Thor').click();
    await failed;
    await quiet(page);
    expect(await pathOf(page)).toBe(route);
    await expectShown(page, 1);
    await page.getByRole('dialog', { name: 'Thor', exact: true }).waitFor();
    const picture = viewerOf(page).getByRole('img', { name: /Thor/ });
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      0,
    );
    const closing = viewerOf(page).getByRole('button', { name: 'Fechar' });
    expect(await hasFocus(closing)).toBe(true);
    expect((await closing.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    for (const close of [() => page.keyboard.press('Enter'), () => picture.click()]) {
      await close();
      await viewerOf(page).waitFor({ state: 'detached' });
      await eventually(() => hasFocus(cardOf(page, 'Thor'))).toBe(true);
      await cardOf(page, 'Thor').click();
    }
  });
});

test('a photo stands alone, and a press closes it, in a browser that is too old for its viewer', async ({
  open,
}) => {
  const page = await open(route, {
    before: () => Object.assign(window, { CSSStyleSheet: undefined }),
  });
  const entries = await page.evaluate(() => history.length);
  await cardOf(page, 'Thor').scrollIntoViewIfNeeded();
  await cardOf(page, 'Thor').click();
  await quiet(page);
  await expectShown(page, 1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await viewerOf(page).getByRole('img', { name: /Thor/ }).click();
  await viewerOf(page).waitFor({ state: 'detached' });
});

test('a card leads to its photo in a browser that has no windows of a page', async ({ open }) => {
  const page = await open(route, {
    before: () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  });
  await cardOf(page, 'Thor').scrollIntoViewIfNeeded();
  const address = await cardOf(page, 'Thor').getAttribute('href');
  await cardOf(page, 'Thor').click();
  await page.waitForURL((url) => url.pathname === address);
  await page.goBack();
  await wake(page);
  await cardOf(page, 'Thor').click();
  await page.waitForURL((url) => url.pathname === address);
});

rare('going back closes what a card has opened before the viewer has come', async ({ open }) => {
  const viewer = hold(/\/assets\/viewer-/);
  const page = await open('/castracao', { prepare: viewer.prepare });
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Banho e tosa' }).click();
  await cardOf(page, 'Mel').click();
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await page.locator('dialog').waitFor({ state: 'detached' });
  viewer.release();
  await painted(page);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a photo that is closed before its viewer comes leaves nothing to go back from', async ({ open }) => {
  const viewer = hold(/\/assets\/viewer-/);
  const page = await open(route, { prepare: viewer.prepare });
  await cardOf(page, 'Thor').click();
  await page.locator('dialog[open]').waitFor();
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  viewer.release();
  await openViewer(page, 'Luna');
  await whenFilled(page);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

describe('going back', () => {
  const ways = {
    'by Back': (page: Page) => page.goBack(),
    'by its button': (page: Page) => viewerOf(page).getByRole('button', { name: 'Fechar' }).click(),
    'by Escape': (page: Page) => page.keyboard.press('Escape'),
  };

  test.for(few(Object.entries(ways), 2))(
    'leaves the page only once the viewer is closed, %s, and forward comes again',
    async ([, close], { open }) => {
      const page = await open('/castracao');
      await wake(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Banho e tosa' }).click();
      await openViewer(page, 'Mel');
      await viewerOf(page).getByRole('button', { name: 'Próxima foto' }).click();
      await expectShown(page, 3);
      const place = await page.evaluate('scrollY');
      const popped = page.evaluate(
        () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true })),
      );
      await close(page);
      await viewerOf(page).waitFor({ state: 'detached' });
      await eventually(() => hasFocus(cardOf(page, 'Mel'))).toBe(true);
      await popped;
      expect(await pathOf(page)).toBe(route);
      expect(await page.evaluate('scrollY')).toBe(place);
      await page.goBack();
      await eventually(() => pathOf(page)).toBe('/castracao');
      await page.goForward();
      await eventually(() => pathOf(page)).toBe(route);
      await openViewer(page, 'Mel');
      await expectShown(page, 2);
    },
  );

  test.for(few(Object.entries(ways), 2))(
    'closes the viewer %s where the page was, and not at the anchor of its address',
    async ([, close], { open }) => {
      const app = /\/assets\/start-/;
      const page = await open(`${route}#pacotes`, {
        prepare: (fresh) => fresh.route(app, (request) => request.abort()),
        expected: /ERR_FAILED|Failed to fetch/,
      });
      await cardOf(page, 'Mel').scrollIntoViewIfNeeded();
      await openViewer(page, 'Mel');
      await whenFilled(page);
      const place = await page.evaluate('scrollY');
      await close(page);
      await viewerOf(page).waitFor({ state: 'detached' });
      await painted(page);
      expect(await page.evaluate('scrollY')).toBe(place);
      expect(await hasFocus(cardOf(page, 'Mel'))).toBe(true);
    },
  );

  test('leads to the page before after a reload with the viewer open', async ({ open }) => {
    const page = await open('/castracao', {
      before: () => addEventListener('popstate', () => Object.assign(window, { isBack: true })),
    });
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Banho e tosa' }).click();
    await openViewer(page, 'Mel');
    await whenFilled(page);
    await page.reload();
    await eventually(() => page.evaluate('window.isBack')).toBe(true);
    expect(await pathOf(page)).toBe(route);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/castracao');
  });

  rare('closes the viewer of a page that is no application yet', async ({ open }) => {
    const app = hold(/\/assets\/start-/);
    const page = await open(`${route}#transformacoes`, { prepare: app.prepare });
    await openViewer(page, 'Mel');
    await whenFilled(page);
    app.release();
    await whenHydrated(page);
    await page.goBack();
    await viewerOf(page).waitFor({ state: 'detached' });
    expect(await pathOf(page)).toBe(route);
    await openViewer(page, 'Luna');
    await expectShown(page, 0);
  });
});
