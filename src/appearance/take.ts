import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const widths = [360, 1280];
const quick: BrowserContextOptions = { reducedMotion: 'reduce', locale: 'pt-BR', colorScheme: 'light' };

interface Subject {
  readonly browser: Browser;
  /** Where the site is served. */
  readonly url: string;
  /** Its documents without their ending. */
  readonly files: readonly string[];
}

/** A page as it looks, named by its file and the window's width. */
interface Screenshot {
  readonly name: string;
  readonly png: Buffer;
}

/** Photographs every page of a served folder at both widths, from top to bottom. */
export async function* takePictures({ browser, url, files }: Subject): AsyncGenerator<Screenshot> {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, ...quick });
    const page = await context.newPage();
    for (const file of files) {
      await page.goto(`${url}/${file === 'index' ? '' : file}`);
      await settle(page);
      yield {
        name: `${file}-${width}`,
        png: await page.screenshot({ fullPage: true, animations: 'disabled' }),
      };
    }
    await context.close();
  }
}

/** Scrolls through the page, so that all of it has arrived, and waits for its fonts and pictures. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root a, #root button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    for (const popup of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popup.hidePopover();
    for (const img of document.images) img.loading = 'eager';
    await Promise.all([...document.images].map((img) => img.decode().catch(() => undefined)));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
