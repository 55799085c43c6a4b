import type { Browser, Page } from 'playwright-core';
import { readSpecified, startDevSite } from '../../testing/dev-site.ts';
import { pageName } from './changes.ts';
import { headline, type WalkStep } from './walk-scenes.ts';

/** The editor's window, as a picture of the guide shows it. */
const size = { width: 1200, height: 720 };

const rows = (page: Page) => page.getByRole('list', { name: 'Seções da página' }).getByRole('listitem');

/** Waits until the editor and the page in it have painted all that is in sight. */
async function settle(page: Page): Promise<void> {
  // A page that is on its way is still pale.
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  for (const frame of page.frames())
    await frame.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || bottom < 0 || top > innerHeight;
      }),
    );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 800)));
}

/** Takes a row by its handle and holds it over another one. */
async function hold(page: Page, from: number, to: number): Promise<void> {
  const grip = (index: number) => rows(page).nth(index).locator('[data-part=grip]').boundingBox();
  const [start, end] = [await grip(from), await grip(to)];
  if (start === null || end === null) throw new Error('The list has no such row.');
  await page.mouse.move(start.x + 10, start.y + 15);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y - 10, { steps: 4 });
  await page.mouse.move(start.x + 24, end.y + 18, { steps: 10 });
}

/** What is done before each picture, one after the other on the same page. */
const steps: Readonly<Record<WalkStep, (page: Page) => Promise<unknown>>> = {
  'visual-inicio': (page) => page.getByLabel('Página', { exact: true }).selectOption(`${pageName}.yaml`),
  'visual-arrastar': async (page) => {
    await page.getByRole('button', { name: 'Entendi' }).click();
    await hold(page, 6, 3);
  },
  'visual-texto': async (page) => {
    await page.mouse.up();
    await rows(page).nth(0).locator('button').nth(1).click();
    await page.getByLabel('Título').fill(headline);
  },
  'visual-foto': (page) => page.getByRole('button', { name: 'Trocar foto' }).click(),
  'visual-mudancas': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'O que vai mudar' }).click();
  },
  'visual-celular': async (page) => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 720 });
    await page.getByRole('button', { name: 'Seções', exact: true }).click();
  },
};

/** Walks through the editor as the guide tells, and gives the picture of each step by its name. */
export async function takeWalk(browser: Browser): Promise<ReadonlyMap<string, Buffer>> {
  const site = await startDevSite(await readSpecified());
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/_editor`);
    await rows(page).first().waitFor();
    const taken = new Map<string, Buffer>();
    for (const [name, act] of Object.entries(steps)) {
      await act(page);
      await settle(page);
      taken.set(name, await page.screenshot());
    }
    return taken;
  } finally {
    await context.close();
    await site.close();
  }
}
