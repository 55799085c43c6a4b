import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import {
  eventually,
  expect,
  hasFocus,
  openedTab,
  rare,
  resize,
  test,
  wake,
  type Open,
  type OpenOptions,
} from './harness.ts';
import { withoutApp } from './network.ts';
import { recordScrolls, scrollsOf } from './recorders.ts';

interface Case {
  readonly route: string;
  readonly state: 'before hydration' | 'after hydration';
  readonly anchor: string;
  readonly target: string;
  readonly actions: readonly string[];
  readonly hours?: string;
}

const grooming = {
  route: '/banhoetosa',
  anchor: 'Pacotes',
  target: 'pacotes',
  actions: ['Agendar Agora', 'Urgente Esta Semana'],
  hours: 'Segunda a sábado 8h–18h',
};
const neutering = {
  route: '/castracao',
  anchor: 'Idade Ideal',
  target: 'idade-ideal',
  actions: ['Avaliação Gratuita', 'Mais Informações'],
};
const consultation = {
  route: '/consulta',
  anchor: 'Depoimentos',
  target: 'depoimentos',
  actions: ['Atendimento no WhatsApp', 'Emergência 24h'],
};

const cases: readonly Case[] = [
  { ...grooming, state: 'before hydration' },
  { ...grooming, state: 'after hydration' },
  { ...neutering, state: 'before hydration' },
  { ...neutering, state: 'after hydration' },
  { ...consultation, state: 'after hydration' },
];

async function openPhone(open: Open, { route, state }: Case, options: OpenOptions = {}): Promise<Page> {
  const isBefore = state === 'before hydration';
  const page = await open(route, { width: 360, height: 740, ...(isBefore && withoutApp), ...options });
  if (!isBefore) await wake(page);
  return page;
}

const menuOf = (page: Page) => page.getByRole('banner').locator('[popover]');
const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** What assistive technology hears of the menu's button. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const toggle = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function openMenu(page: Page): Promise<void> {
  await toggleOf(page).click();
  await menuOf(page).waitFor({ state: 'visible' });
}

/** Where a section's top is, in pixels below the sticky header. */
function belowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const section = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    return section - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);
}

describe.each(few(cases, 2))('the menu of $route $state', (at) => {
  test('opens with its links, phone, hours and buttons, and tells its state', async ({ open }) => {
    const page = await openPhone(open, at);
    expect(await menuOf(page).isVisible()).toBe(false);
    await eventually(() => isExpanded(page)).toBe(false);

    await openMenu(page);

    await eventually(() => isExpanded(page)).toBe(true);
    const menu = menuOf(page);
    expect(await menu.getByRole('link', { name: at.anchor }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: '(54) 90000-0000' }).getAttribute('href')).toBe(
      'tel:+5554900000000',
    );
    for (const action of at.actions)
      expect(await menu.getByRole('link', { name: action }).isVisible()).toBe(true);
    expect(await menu.innerText()).toContain(at.hours ?? '');
  });

  test('closes when a link is chosen and starts the smooth scroll 100 ms later', async ({ open }) => {
    const page = await openPhone(open, at, { before: recordScrolls, reducedMotion: 'no-preference' });
    await openMenu(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await menuOf(page).getByRole('link', { name: at.anchor }).click();

    expect(await menuOf(page).isVisible()).toBe(false);
    await page.clock.runFor(99);
    expect(await scrollsOf(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrollsOf(page)).toEqual([`smooth from 0 to ${at.target}`]);
    await page.clock.resume();
    await eventually(() => belowHeader(page, at.target).then(Math.round)).toBeLessThan(60);
    // What was still rising when the scroll was aimed at it ends up to 16 px higher.
    await eventually(() => belowHeader(page, at.target)).toBeGreaterThanOrEqual(-4);
    expect(await page.evaluate(() => location.hash)).toBe(`#${at.target}`);
  });

  test('closes with its buttons, those that open a chat too, and with Escape', async ({ open }) => {
    const page = await openPhone(open, at);
    await openMenu(page);
    await menuOf(page).getByRole('button', { name: 'Fechar menu' }).click();
    await menuOf(page).waitFor({ state: 'hidden' });
    for (const action of at.actions) {
      await openMenu(page);
      const chat = await openedTab(page, () => menuOf(page).getByRole('link', { name: action }).click());
      expect(chat).toMatch(/^https:\/\/wa\.me\/5554900000000\?text=/);
      await menuOf(page).waitFor({ state: 'hidden' });
    }
    await openMenu(page);
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(toggleOf(page))).toBe(true);
  });
});

describe.each(few(['/', '/banhoetosa', '/castracao']))('the keyboard in the menu of %s', (route) => {
  test('leaves it by Tab past the end, and the focus is on its button again', async ({ open }) => {
    const page = await open(route, { width: 360, height: 740 });
    await wake(page);
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    const stops = await menuOf(page).locator('a, button').count();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      expect(await menuOf(page).isVisible()).toBe(true);
      expect(await menuOf(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Tab');
    await menuOf(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(toggleOf(page))).toBe(true);
  });
});

describe('the header', () => {
  const shown = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).isVisible();

  rare('of grooming says Agendar on very small screens and Agendar Agora elsewhere', async ({ open }) => {
    const page = await open('/banhoetosa', { width: 320 });
    const label = () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Agendar/ })
        .innerText();
    const labels: string[] = [];
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, { width, height: 800 });
      labels.push((await label()).trim());
    }
    expect(labels).toEqual(['Agendar', 'Agendar Agora', 'Agendar Agora', 'Agendar Agora']);
  });

  const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno'];

  test('of every page has a telephone that has a name and fits a thumb at 375 px', async ({ open }) => {
    const page = await open('/', { width: 375, height: 700 });
    for (const route of routes) {
      await page.goto(new URL(route, page.url()).href);
      const phone = page.getByRole('banner').getByRole('link', { name: 'Ligar para (54) 90000-0000' });
      expect(await phone.isVisible()).toBe(true);
      expect(await phone.getAttribute('href')).toBe('tel:+5554900000000');
      const box = await phone.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    }
  });

  rare('hides the 24h button on small screens at /inverno and nowhere else', async ({ open }) => {
    const page = await open('/');
    const all = [320, 360, 767, 768, 1280];
    const widths: Record<string, readonly number[]> = {};
    for (const route of ['/', '/consulta', '/produtos', '/inverno']) {
      await page.goto(new URL(route, page.url()).href);
      const seen: number[] = [];
      for (const width of all) {
        await resize(page, { width, height: 800 });
        if (await shown(page, '24h')) seen.push(width);
      }
      widths[route] = seen;
    }
    expect(widths).toEqual({ '/': all, '/consulta': all, '/produtos': all, '/inverno': [768, 1280] });
  });

  rare(
    'of neutering has a green chat icon on small screens only, beside its 24h button',
    async ({ open }) => {
      const page = await open('/castracao');
      const icon = page.getByRole('banner').getByRole('link', { name: 'Conversar no WhatsApp' });
      const seen: Record<number, boolean> = {};
      for (const width of [320, 360, 767, 768, 1280]) {
        await resize(page, { width, height: 800 });
        seen[width] = await icon.isVisible();
        expect(await shown(page, 'Atendimento 24h')).toBe(true);
      }
      expect(seen).toEqual({ 320: true, 360: true, 767: true, 768: false, 1280: false });
      await resize(page, { width: 360, height: 800 });
      const color = await icon.evaluate((link) => getComputedStyle(link).backgroundColor);
      const [red = 255, green = 0, blue = 255] = color.match(/\d+/g)?.map(Number) ?? [];
      expect(green).toBeGreaterThan(Math.max(red, blue));
      expect(await icon.locator('svg').count()).toBe(1);
      expect(await icon.getAttribute('href')).toContain('https://wa.me/');
    },
  );

  test('shows its anchors from 768 px on and its menu button below', async ({ open }) => {
    const page = await open('/castracao');
    for (const width of [767, 768]) {
      await resize(page, { width, height: 800 });
      expect(await shown(page, 'Benefícios')).toBe(width === 768);
      expect(await toggleOf(page).isVisible()).toBe(width === 767);
    }
  });
});

test('the floating chat button shows from 768 px on', async ({ open }) => {
  const page = await open('/', { width: 767 });
  const corner = page.getByRole('complementary', { name: 'Atendimento' });
  const button = page.locator('[data-screen] a');
  expect(await button.isVisible()).toBe(false);
  await resize(page, { width: 768, height: 800 });
  expect(await button.isVisible()).toBe(true);
  expect(await corner.evaluate((box) => getComputedStyle(box).position)).toBe('fixed');
  expect(await button.getAttribute('href')).toContain('https://wa.me/');
});
