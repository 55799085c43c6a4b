import type { Locator } from 'playwright-core';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests } from './editor/desk.ts';
import { expect, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();

/** A part of the editor as screen readers have it: roles, names and states, in reading order. */
interface Part {
  readonly name: string;
  readonly options?: OpenOptions;
  readonly reach: (desk: Desk) => Promise<Locator>;
}

async function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, 'banhoetosa.yaml', { site, width: 1280, height: 800, ...options });
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

const parts: readonly Part[] = [
  {
    name: 'outline',
    async reach(desk) {
      await desk.select(6);
      return desk.page.getByRole('navigation', { name: 'Seções' });
    },
  },
  {
    name: 'form',
    async reach(desk) {
      await desk.select(6);
      await desk.items.first().locator('button[aria-expanded]').click();
      return desk.page.getByRole('region', { name: 'Editar' });
    },
  },
  {
    name: 'dialog',
    async reach(desk) {
      await desk.select(0);
      await desk.page.getByLabel('Título').fill('Um título novo');
      await desk.page.getByRole('button', { name: 'O que vai mudar' }).click();
      return desk.page.getByRole('dialog');
    },
  },
  {
    name: 'menu',
    async reach({ page }) {
      await page.locator('summary', { hasText: 'Página' }).click();
      return page.getByRole('banner');
    },
  },
  {
    name: 'phone',
    options: { width: 360, height: 740, touch: true },
    async reach({ page }) {
      await page.getByRole('button', { name: 'Editar', exact: true }).tap();
      return page.locator('body');
    },
  },
];

test.for(few(parts))(
  'screen readers have $name whole and in order',
  async ({ name, options, reach }, { open }) => {
    const part = await reach(await openDesk(open, options));
    await expect(`${await part.ariaSnapshot()}\n`).toMatchFileSnapshot(`editor/tree/${name}.yaml`);
  },
);
