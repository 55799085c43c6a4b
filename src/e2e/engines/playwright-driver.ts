import { resolve } from 'node:path';
import { chromium, firefox, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserArguments, openPage } from '../../../scripts/setup/browser.mjs';
import { patience } from '../patience.ts';
import type { Driver } from './driver.ts';

/** Chromium, with motion reduced. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments], timeout: patience });
  return drive(browser, openPage);
}

/** Firefox as it is distributed, through WebDriver BiDi, with motion reduced. */
export async function startFirefox(program: string): Promise<Driver> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: resolve('scripts/testing/firefox-bridge.mjs'),
    env: { ...process.env, VITRINE_FIREFOX: program },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    timeout: patience,
  });
  return drive(browser, (context) => context.newPage());
}

async function drive(browser: Browser, openIn: (context: BrowserContext) => Promise<Page>): Promise<Driver> {
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'pt-BR' });
    const page = await openIn(context);
    page.setDefaultTimeout(patience);
    return page;
  };
  let page = await open();
  return {
    renew: async () => {
      await page.context().close();
      page = await open();
    },
    goto: async (address) => void (await page.goto(address)),
    step: async (kind) =>
      void (await { back: () => page.goBack(), forward: () => page.goForward(), reload: () => page.reload() }[
        kind
      ]()),
    evaluate: (source, values) =>
      page.evaluate(`(${source})(...${JSON.stringify(values)})`) as Promise<unknown>,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
