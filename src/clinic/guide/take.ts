import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { pageName, type Changed } from './changes.ts';
import type { Scene, View } from './scenes.ts';
import { drawBrowser } from './windows.ts';

/** Where the changed pages are served, and a browser to look at them with. */
interface Studio {
  readonly browser: Browser;
  readonly site: string;
  /** The route of each version of the page. */
  readonly routes: Readonly<Record<keyof Changed, string>>;
  /** The steps of the walk through the editor, by name. */
  readonly walk: ReadonlyMap<string, Buffer>;
}

/** Points of the page that a picture of the site is wide. */
const width = 1000;

async function openPage(browser: Browser, scale: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: scale,
    // Without scripts the page stands still, with every picture in its place.
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
  });
  return context.newPage();
}

async function takeWindow(browser: Browser, html: string): Promise<Buffer> {
  const page = await openPage(browser, 1.5);
  await page.setContent(html);
  const picture = await page.locator('body').screenshot();
  await page.context().close();
  return picture;
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`The page shows no "${selector}".`);
  return box;
}

/** A part of the site as a browser's window shows it. */
async function takeSite({ browser, site, routes }: Studio, view: View): Promise<Buffer> {
  const page = await openPage(browser, 1.2);
  await page.goto(site + routes[view.version], { waitUntil: 'networkidle' });
  const { y } = await boxOf(page, view.about);
  const top = Math.max(0, y - view.above);
  const clip = { x: 0, y: top, width, height: view.height };
  const picture = await page.screenshot({ clip, fullPage: true });
  const around = view.ring === undefined ? undefined : await boxOf(page, view.ring);
  await page.context().close();
  const ring = around && {
    left: (100 * Math.max(4, around.x)) / width,
    top: (100 * (around.y - top)) / view.height,
    width: (100 * Math.min(width - 8, around.width)) / width,
    height: (100 * around.height) / view.height,
  };
  const address = `http://127.0.0.1:5173/${pageName}`;
  const html = drawBrowser({ address, ring, picture: `data:image/png;base64,${picture.toString('base64')}` });
  return takeWindow(browser, html);
}

function takePicture(studio: Studio, scene: Scene): Promise<Buffer> {
  if (scene.kind === 'site') return takeSite(studio, scene.view);
  if (scene.kind === 'window') return takeWindow(studio.browser, scene.html);
  const step = studio.walk.get(scene.name);
  return step === undefined
    ? Promise.reject(new Error(`The walk has no step "${scene.name}".`))
    : Promise.resolve(step);
}

/** Draws a scene as the bytes of its WebP file: flat drawings and photographs are each small in their own way. */
export async function take(studio: Studio, scene: Scene): Promise<Buffer> {
  const picture = await takePicture(studio, scene);
  const flat = await sharp(picture).webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
  const rich = await sharp(picture).webp({ quality: 78, effort: 6 }).toBuffer();
  return flat.length < rich.length ? flat : rich;
}
