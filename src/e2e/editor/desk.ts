import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { places } from '../../testing/specified.ts';
import { startDevSite, type DevSite } from '../../testing/dev-site.ts';
import { readFolder } from '../../commands/versions.ts';
import { painted } from '../harness.ts';

/** The specified site in a folder of its own, served as `npm start` does, with its pictures. */
export async function startSpecified(): Promise<DevSite> {
  const texts = await readFolder(places.pages);
  const pictures = readdirSync(places.images).map((name) => [
    `../public/images/${name}`,
    readFileSync(join(places.images, name)),
  ]);
  return startDevSite({ ...texts, ...Object.fromEntries(pictures) });
}

/** The text of a page on the disk. */
export function textOf({ site }: DevSite, path: string): string {
  return readFileSync(join(site.places.pages, path), 'utf8');
}

/** When a file was last written, in milliseconds. */
export function writtenAt({ site }: DevSite, path: string): number {
  return statSync(join(site.places.pages, path)).mtimeMs;
}

/** The editor as somebody sees it. */
export class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Seções da página' }).getByRole('listitem');
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

  async select(index: number): Promise<void> {
    await this.rows.nth(index).locator('button').nth(1).click();
  }

  /** Drags a row to the place of another, as a hand does. */
  async drag(from: number, to: number): Promise<void> {
    const { mouse } = this.page;
    await this.grip(from).scrollIntoViewIfNeeded();
    const [start, end] = [await this.grip(from).boundingBox(), await this.grip(to).boundingBox()];
    if (start === null || end === null) throw new Error('A row is not there.');
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    const goal = end.y + end.height / 2;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x, y + Math.sign(goal - y) * 12, { steps: 3 });
    await mouse.move(x, goal, { steps: 12 });
    // A hand rests for a moment before it lets go.
    await painted(this.page);
    await mouse.up();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await this.page.getByText('Tudo salvo').waitFor();
  }
}
