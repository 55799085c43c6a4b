import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildVariant } from './built-variant.ts';
import { eventually, expect, pathOf, rare, test, wake } from './harness.ts';

const hours = `
hours:
  week:
    - days: [segunda, terça, quarta, quinta, sexta]
      opens: 08:30
      closes: 18:30
    - days: [sábado]
      opens: 08:00
      closes: 16:00
  exceptions:
    - days: Natal
      date: 25/12/2026
`;

let server: Awaited<ReturnType<typeof buildVariant>>;

/** The site as it would be if it knew when it is open: the home page says it above its header, /consulta in a section. */
beforeAll(async () => {
  server = await buildVariant({
    'site.yaml': (text) => text + hours,
    'index.yaml': (text) => text.replace('\nsections:\n', '\nheader:\n  openNow: sim\n\nsections:\n'),
    'consulta.yaml': (text) => `${text}\n- type: hours\n  title: Quando abrimos\n  openNow: sim\n`,
  });
});
afterAll(() => server.close());

const said = (page: Page) => page.locator('[data-opening]').textContent();

/** Opens a page at a time that the clock in São Paulo shows. */
const at = (time: string) => ({
  site: server.url,
  prepare: (page: Page) => page.clock.install({ time: new Date(`${time}-03:00`) }),
});

test('says before any script of the application whether it is open', async ({ open }) => {
  const page = await open('/', at('2026-11-23T10:00'));
  expect(await said(page)).toBe('Aberto agora · fecha às 18:30');
});

test('goes by the clock of São Paulo, whatever that of the visitor says', async ({ open }) => {
  const night = at('2026-12-24T23:59:30');
  const prepare = async (page: Page) => {
    await night.prepare(page);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
  };
  const page = await open('/', { ...night, prepare });
  expect(await page.evaluate(() => new Date().getHours())).toBe(11);
  expect(await said(page)).toBe('Fechado · abre no sábado às 8h');
});

test('stays true while the page is left open', async ({ open }) => {
  const page = await open('/', at('2026-11-23T18:29:50'));
  expect(await said(page)).toBe('Aberto agora · fecha às 18:30');
  await page.clock.runFor(40_000);
  expect(await said(page)).toBe('Fechado · abre amanhã às 8:30');
});

test('leaves a translated sentence alone until it changes', async ({ open }) => {
  const page = await open('/', at('2026-11-23T18:28:30'));
  await page.locator('[data-opening]').evaluate((place) => {
    const translated = document.createElement('font');
    translated.append('Open now · closes at 6:30 pm');
    place.replaceChildren(translated);
  });
  await page.clock.runFor(60_000);
  expect(await said(page)).toBe('Open now · closes at 6:30 pm');
  await page.clock.runFor(60_000);
  expect(await said(page)).toBe('Fechado · abre amanhã às 8:30');
});

rare('says nothing of now without scripts, and the hours of the week', async ({ open }) => {
  const page = await open('/', { site: server.url, javaScript: false });
  expect(await said(page)).toBe('Segunda a sexta 08:30–18:30 · Sábado 08:00–16:00 · Domingo fechado');
});

test('keeps its sentence when the application takes over, and says it on a page that is navigated to', async ({
  open,
}) => {
  const page = await open('/', at('2026-11-28T17:00'));
  await wake(page);
  expect(await said(page)).toBe('Fechado · abre na segunda às 8:30');
  await page.getByRole('link', { name: 'Agendar Consulta' }).first().click();
  await eventually(() => pathOf(page)).toBe('/consulta');
  await eventually(() => said(page)).toBe('Fechado · abre na segunda às 8:30');
});

rare('comes with a script of its own where the first page had none', async ({ open }) => {
  const page = await open('/produtos', at('2026-11-28T17:00'));
  await wake(page);
  expect(await page.locator('[data-opening]').count()).toBe(0);
  await page.getByRole('link', { name: 'Agendar Consulta' }).first().click();
  await eventually(() => said(page)).toBe('Fechado · abre na segunda às 8:30');
});
