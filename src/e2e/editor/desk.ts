import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, inject } from 'vitest';
import { readSpecified, startDevSite, type DevSite } from '../../testing/dev-site.ts';
import { devCache } from './dev-cache.ts';
import { painted, type Open, type OpenOptions } from '../harness.ts';

/** The specified site, served as `npm start` does. To start takes seconds, so that all files of a worker share it. */
let started: Promise<DevSite> | undefined;

async function startSpecified(): Promise<DevSite> {
  return startDevSite(await readSpecified(), devCache, inject('workersFolder'));
}

/** A site for the tests of a file, as it was at first before each of them. */
export function specifiedForTests(): { readonly current: DevSite } {
  let dev: DevSite | undefined;
  beforeAll(async () => {
    started ??= startSpecified();
    dev = await started;
  });
  beforeEach(() => dev?.site.restore());
  return {
    get current() {
      if (dev === undefined) throw new Error('The site has not been started.');
      return dev;
    },
  };
}

/** The text of a page on the disk. */
export function textOf({ site }: DevSite, path: string): string {
  return readFileSync(join(site.places.pages, path), 'utf8');
}

/** When a file was last written, in milliseconds. */
export function writtenAt({ site }: DevSite, path: string): number {
  return statSync(join(site.places.pages, path)).mtimeMs;
}

interface Way {
  readonly x: number;
  readonly start: number;
  readonly goal: number;
}

/** The way from the middle of one place to the height of another. */
async function wayBetween(from: Locator, to: Locator): Promise<Way> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('A row is not there.');
  return { x: start.x + start.width / 2, start: start.y + start.height / 2, goal: end.y + end.height / 2 };
}

/** Drags from one place to the height of another with the mouse, and lets go once something can be seen. */
export async function dragByHand(page: Page, from: Locator, to: Locator, until?: Locator): Promise<void> {
  const { mouse } = page;
  const { x, start, goal } = await wayBetween(from, to);
  await mouse.move(x, start);
  await mouse.down();
  await mouse.move(x, start + Math.sign(goal - start) * 12, { steps: 3 });
  await mouse.move(x, goal, { steps: 12 });
  // A hand rests for a moment before it lets go.
  await painted(page);
  await until?.waitFor();
  await mouse.up();
}

/** What can be seen of a row while a finger holds it, and once the finger is at its goal. */
interface Hold {
  readonly held: Locator;
  readonly until: Locator;
}

/** Draws a finger from one place to the height of another: at once, or once it has taken what it holds. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, hold?: Hold): Promise<void> {
  const { x, start, goal } = await wayBetween(from, to);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', start);
  await hold?.held.waitFor();
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', start + ((goal - start) * step) / 12);
  await painted(page);
  await hold?.until.waitFor();
  await touch('touchEnd');
}

/** The editor as somebody sees it. */
export class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the editor at a file, and waits until it has read the site. */
  static async open(open: Open, file: string, options: OpenOptions): Promise<Desk> {
    const page = await open(`/_editor#${file}`, options);
    await page.getByLabel('Página', { exact: true }).waitFor();
    return new Desk(page);
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Seções da página' }).getByRole('listitem');
  }

  /** The items of the first list in the form. */
  get items(): Locator {
    return this.page.getByRole('region', { name: 'Editar' }).getByRole('list').first().locator('> li');
  }

  /** The frame with the page. */
  get shown() {
    return this.page.frameLocator('iframe');
  }

  async choosePage(file: string): Promise<void> {
    await this.page.getByLabel('Página', { exact: true }).selectOption(file);
  }

  /** The names of the sections, from top to bottom. */
  names(): Promise<readonly string[]> {
    return this.rows.locator('strong').allTextContents();
  }

  grip(index: number): Locator {
    return this.rows.nth(index).locator('[data-part=grip]');
  }

  /** Brings one of the three parts to the front, where they do not stand side by side. */
  async part(name: 'Seções' | 'Página' | 'Editar'): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: 'Parte do editor' }).getByRole('button', { name });
    if (await tab.isVisible()) await tab.click();
  }

  async select(index: number): Promise<void> {
    await this.part('Seções');
    await this.rows.nth(index).locator('button').nth(1).click();
  }

  /** Drags a row to the place of another, as a hand does. */
  drag(from: number, to: number): Promise<void> {
    const heard = this.page.getByText(`agora sobre a posição ${to + 1} de`);
    return dragByHand(this.page, this.grip(from), this.grip(to), heard);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await this.page.getByText('Tudo salvo').waitFor();
  }

  /** Holds what is read of the site until it is let go. */
  async holdReading(): Promise<{ readonly asked: Promise<void>; readonly release: () => void }> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    await this.page.route('**/_editor/api/read', async (route) => {
      isAsked();
      await held;
      await route.continue();
    });
    return { asked, release };
  }
}
