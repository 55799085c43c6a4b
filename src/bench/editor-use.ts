import { chromium, type Page } from 'playwright-core';
import { median } from './statistics.ts';

declare global {
  interface Window {
    /** When the last key was pressed, and when the page was painted with what it wrote; in ms. */
    readonly keyNotes: { pressed: number; input: number[]; shown: number[] };
    readonly slowFrames: number[];
  }
}

/** What somebody at the editor feels, in ms. */
export interface TimesAtDesk {
  /** From the address to the list of sections, on this machine as it is. */
  readonly open: number;
  /** From a key to its letter in the field, the processor four times slower. */
  readonly input: number;
  /** From a key to the page with that letter, likewise. */
  readonly page: number;
  /** The longest frame while a section is dragged, likewise. */
  readonly drag: number;
  /** The longest one once it is let go, likewise. */
  readonly drop: number;
}

interface Trial {
  readonly launch: { readonly executablePath: string; readonly args: string[] };
  readonly origin: string;
  /** The page that is edited. */
  readonly file: string;
  /** How many letters are typed. */
  readonly letters: number;
}

/** Opens the editor, types into a title and drags a section. */
export async function measureAtDesk({ launch, origin, file, letters }: Trial): Promise<TimesAtDesk> {
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, locale: 'pt-BR' });
    await page.addInitScript(watchFrames);
    const open = await measureOpening(page, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return { open, ...(await measureTyping(page, file, letters)), ...(await measureDrag(page)) };
  } finally {
    await browser.close();
  }
}

function watchFrames(): void {
  const keyNotes = { pressed: 0, input: new Array<number>(), shown: new Array<number>() };
  const slowFrames = new Array<number>();
  Object.assign(window, { keyNotes, slowFrames });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowFrames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}

const grips = '[data-part=grip]';

async function measureOpening(page: Page, origin: string): Promise<number> {
  // The bundle is made once for all.
  await page.goto(`${origin}/_editor`);
  await page.locator(grips).first().waitFor();
  const started = performance.now();
  await page.reload();
  await page.locator(grips).first().waitFor();
  return performance.now() - started;
}

/** In the editor: notes each key, and when field and page show what it wrote. */
function watchKeys(): void {
  const { keyNotes } = window;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('keydown', ({ timeStamp }) => {
    keyNotes.pressed = performance.timeOrigin + timeStamp;
    const { pressed } = keyNotes;
    // What is drawn in this frame is on the screen when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => keyNotes.input.push(now() - pressed)));
  });
}

/** In the frame: notes when its heading changes. */
function watchHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) throw new Error('The page has no heading.');
  new MutationObserver(() => {
    const { keyNotes } = parent;
    const { pressed } = keyNotes;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => keyNotes.shown.push(performance.timeOrigin + performance.now() - pressed)),
    );
  }).observe(heading, { childList: true, characterData: true, subtree: true });
}

/** Goes to the page: by the list, or where there are too many by its name. */
async function choosePage(page: Page, file: string): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Página', exact: true });
  if ((await list.count()) > 0) {
    await list.selectOption(file);
    return;
  }
  const name = `/${file.replace('.yaml', '')} `;
  await page.locator('header button[aria-haspopup=dialog]').first().click();
  await page.getByRole('searchbox', { name: 'Procurar uma página' }).fill(name.trim());
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function measureTyping(page: Page, file: string, letters: number) {
  await choosePage(page, file);
  await page.locator(grips).first().waitFor();
  await page
    .getByRole('list', { name: 'Seções da página' })
    .locator('li')
    .first()
    .locator('button')
    .nth(1)
    .click();
  const title = page.getByLabel('Título').first();
  await title.click();
  await title.press('End');
  const frame = page.frames().find((one) => one.url().endsWith('/_editor/frame'));
  if (frame === undefined) throw new Error('The page is not shown.');
  await frame.locator('h1', { hasText: await title.inputValue() }).waitFor();
  await page.waitForTimeout(3000);
  await page.evaluate(watchKeys);
  await frame.evaluate(watchHeading);
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(600);
  }
  const { input, shown } = await page.evaluate(() => window.keyNotes);
  return { input: median(input), page: median(shown) };
}

/** The longest frame since the last time that it was asked for; those of less than 50 ms are not told. */
async function longestFrame(page: Page): Promise<number> {
  const slow = await page.evaluate(() => window.slowFrames.splice(0));
  return Math.max(0, ...slow);
}

async function measureDrag(page: Page): Promise<Pick<TimesAtDesk, 'drag' | 'drop'>> {
  const [from, to] = [page.locator(grips).nth(0), page.locator(grips).nth(4)];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('There is nothing to drag.');
  await page.waitForTimeout(1500);
  await longestFrame(page);
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(start.x + 8, start.y + 8 + ((end.y - start.y) * step) / 40);
    await page.waitForTimeout(30);
  }
  const drag = await longestFrame(page);
  await page.mouse.up();
  await page.waitForTimeout(2000);
  return { drag, drop: await longestFrame(page) };
}
