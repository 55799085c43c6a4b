import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { few, pairUp } from '../testing/amount.ts';
import { findings } from './axe.ts';
import { Desk, dragByFinger, dragByHand, specifiedForTests, textOf } from './editor/desk.ts';
import { deskStates } from './editor/states.ts';
import { eventually, expect, painted, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

async function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, file, { site, width: 1280, height: 720, ...options });
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

/** What cannot be read or reached without scrolling sideways, or at all; what an input says, the browser draws. */
function clippedIn({ page }: Desk): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const elements = [...(dialog ?? document.body).querySelectorAll('*:not(input)')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
    const name = ({ tagName, textContent }: Element) => `${tagName} ${textContent.slice(0, 40)}`;
    const outside = elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > innerWidth + 1) && getComputedStyle(element).clipPath === 'none';
    });
    const sideways = elements.filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    });
    const cut = elements.filter(
      (element) =>
        element.matches('button, label, h2, legend, p') && element.scrollWidth > element.clientWidth + 1,
    );
    return [...new Set([...outside, ...sideways, ...cut])].map(name);
  });
}

/** What axe finds, with nothing scrolled away: what lies under others has no colours that it could tell. */
async function faultsIn({ page }: Desk, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => document.querySelectorAll('main > *').forEach((part) => part.scrollTo(0, 0)));
  await painted(page);
  return findings(page);
}

/** A phone, a small screen, and that screen at 200 % zoom. */
const windows = [
  { width: 360, height: 740, touch: true, isZoomed: false },
  { width: 1280, height: 720, isZoomed: false },
  { width: 640, height: 360, isZoomed: true },
];

/** In turn light and dark; each state in both in a thorough run. */
const cases = pairUp(deskStates, windows).map(([{ name, reach }, { isZoomed, ...size }], index) => {
  const schemes = few(index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const));
  return { name, reach, size, isZoomed, schemes };
});

test.for(few(cases, 5))(
  'axe finds nothing and nothing is clipped in $name, $size.width by $size.height',
  async ({ reach, size, isZoomed, schemes }, { open }) => {
    const desk = await openDesk(open, { ...size, expected: /409/ });
    await reach(desk, dev.current);
    await painted(desk.page);
    expect(await clippedIn(desk)).toEqual([]);
    if (isZoomed) return;
    await desk.page.evaluate(axe.source);
    for (const scheme of schemes) expect(await faultsIn(desk, scheme)).toEqual([]);
  },
);

test.for(few([{ touch: true }, { touch: false }]))(
  'letters twice as large leave every button inside a phone, and its tools in two rows (touch: $touch)',
  async ({ touch }, { open }) => {
    const desk = await openDesk(open, { width: 360, height: 740, touch });
    await desk.page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const beyond = () =>
      desk.page.evaluate(() =>
        [...document.querySelectorAll('button, select, textarea')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.ariaLabel ?? part.textContent),
      );
    expect(await beyond()).toEqual([]);
    const middles = await desk.page
      .getByRole('banner')
      .locator('select, button')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom)),
      );
    expect(new Set(middles).size).toBe(2);
    await desk.select(1);
    await desk.page.getByRole('button', { name: 'Negrito' }).first().waitFor();
    expect(await beyond()).toEqual([]);
  },
);

test('letters twice as large leave each button within its item, and the item its name, on the smallest phone', async ({
  open,
}) => {
  const desk = await openDesk(open, { width: 320, height: 640 });
  await desk.page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await desk.select(1);
  await desk.items.first().locator('[data-part=name]').click();
  await desk.items.first().locator('textarea').first().waitFor();
  const beyond = await desk.page
    .locator('li button, fieldset button, li select, fieldset select')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((part) => {
          const around = part.parentElement?.closest('li, fieldset')?.getBoundingClientRect();
          return around !== undefined && part.getBoundingClientRect().right > around.right;
        })
        .map((part) => part.ariaLabel ?? part.textContent),
    );
  expect(beyond).toEqual([]);
  const name = await desk.items.first().locator('[data-part=name]').boundingBox();
  expect(name?.width).toBeGreaterThan(90);
});

test('letters twice as large leave what is told its room beside its buttons on a phone', async ({ open }) => {
  const desk = await openDesk(open, { width: 360, height: 740 });
  await desk.page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await desk.page.getByRole('button', { name: 'Nova página' }).click();
  await desk.page.keyboard.type('Entregas');
  await desk.page.keyboard.press('Enter');
  const told = desk.page.getByText('A página /entregas foi criada');
  expect((await told.boundingBox())?.width).toBeGreaterThan(180);
});

/** The name of what has the focus. */
function focused({ page }: Desk): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });
}

const questions = (desk: Desk) => desk.items.locator('button[aria-expanded]').allTextContents();

test('an item is moved by its buttons, its handle and the keyboard, and keeps the focus', async ({
  open,
}) => {
  const before = textOf(dev.current, file);
  const desk = await openDesk(open);
  await desk.select(6);
  const [first = '', second = '', third = ''] = await questions(desk);
  const starts = async () => (await questions(desk)).slice(0, 3);
  await desk.page.getByRole('button', { name: `Descer ${first}` }).click();
  expect(await starts()).toEqual([second, first, third]);
  expect(await focused(desk)).toBe(`Descer ${first}`);
  await desk.page.keyboard.press('Enter');
  expect(await starts()).toEqual([second, third, first]);
  expect(await focused(desk)).toBe(`Descer ${first}`);
  await desk.page.getByRole('button', { name: `Subir ${third}` }).click();
  expect(await starts()).toEqual([third, second, first]);
  expect(await focused(desk)).toMatch(`Arrastar ${third}, posição 1 de`);
  const count = (await questions(desk)).length;
  await desk.page.keyboard.press('Space');
  await desk.page.getByText(/na mão, na posição 1|agora sobre a posição 1/).waitFor();
  await desk.page.keyboard.press('ArrowDown');
  await desk.page.getByText(`${third} agora sobre a posição 2 de ${count}.`).waitFor();
  await desk.page.keyboard.press('Space');
  await expect.poll(starts).toEqual([second, third, first]);
  await expect.poll(() => focused(desk)).toBe(`Arrastar ${third}, posição 2 de ${count}`);
  await dragByHand(desk.page, grips(desk).nth(2), grips(desk).nth(0));
  await expect.poll(starts).toEqual([first, second, third]);
  await expect.poll(() => focused(desk)).toBe(`Arrastar ${first}, posição 1 de ${count}`);
  await expect.poll(() => desk.page.getByText('Tudo salvo').isVisible()).toBe(true);
  expect(textOf(dev.current, file)).toBe(before);
});

const grips = (desk: Desk) => desk.items.locator('[data-part=grip]');

test('a finger drags a row by holding its handle, and a quick one scrolls wherever it lies', async ({
  open,
}) => {
  const desk = await openDesk(open, { width: 360, height: 740, touch: true });
  await desk.page.getByRole('button', { name: 'Entendi' }).click();
  const names = await desk.names();
  const row = desk.rows.nth(4);
  const list = desk.page.getByRole('navigation', { name: 'Seções' });
  for (const place of [row.locator('strong'), desk.grip(4)]) {
    // oxlint-disable-next-line no-await-in-loop -- one finger
    await dragByFinger(desk.page, place, desk.rows.nth(0));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await eventually(() => list.evaluate(({ scrollTop }) => scrollTop > 0)).toBe(true);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await list.evaluate((part) => part.scrollTo(0, 0));
  }
  expect(await desk.names()).toEqual(names);
  const held = desk.page.locator('li[data-dragged]');
  const until = desk.page.getByText('agora sobre a posição 2 de');
  await dragByFinger(desk.page, desk.grip(3), desk.grip(1), { held, until });
  await eventually(() => desk.names()).toEqual(names.toSpliced(3, 1).toSpliced(1, 0, names[3] ?? ''));
  await desk.page.getByText(`${names[3]} subiu para a posição 2.`).waitFor();
  await eventually(() => focused(desk)).toMatch(`Arrastar ${names[3]}, posição 2 de`);
  await desk.page.getByRole('button', { name: 'Desfazer' }).filter({ hasText: 'Desfazer' }).tap();
  await eventually(() => desk.names()).toEqual(names);
});

test('every target is broad enough for a finger', async ({ open }) => {
  const desk = await openDesk(open, { width: 360, height: 740, touch: true });
  const small = async () =>
    (await desk.page.locator('button:visible, select:visible, summary:visible').all()).reduce<
      Promise<string[]>
    >(async (found, target) => {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      return width < 44 || height < 44 ? [...(await found), await target.innerText()] : found;
    }, Promise.resolve([]));
  await desk.select(6);
  await desk.items.first().locator('button[aria-expanded]').click();
  expect(await small()).toEqual([]);
  await desk.part('Seções');
  expect(await small()).toEqual([]);
});

const scalars = [
  ['plain', 'Banho, tosa e carinho. # nota'],
  ['double quoted', '"Banho: tosa # carinho" # nota'],
  ['single quoted', "'Banho: tosa' # nota"],
  ['literal', '|\n    Banho,\n    tosa e carinho.'],
  ['folded', '>\n    Banho,\n    tosa e carinho.'],
] as const;

rare.for(few(scalars))('a text in a %s scalar changes its own lines alone', async ([, written], { open }) => {
  const before = textOf(dev.current, file).replace(/^ {2}text: .*$/m, `  text: ${written}`);
  dev.current.site.put(file, before);
  const desk = await openDesk(open);
  await desk.select(0);
  const text = desk.page.getByLabel('Texto', { exact: true }).first();
  await text.fill((await text.inputValue()).replace('Banho', 'Escova'));
  await desk.save();
  const [head = '', tail = ''] = before.split(written);
  const after = textOf(dev.current, file);
  expect([after.slice(0, head.length), after.slice(-tail.length)]).toEqual([head, tail]);
  // Where a folded text breaks its lines says nothing.
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const own = after.slice(head.length, -tail.length);
  expect(flat(own)).toBe(flat(written.replace('Banho', 'Escova')));
});

/** What Tab is to stop at, in the order in which it is read: of a group of radio buttons only one. */
function listStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const candidates = [
      ...document.querySelectorAll('button, select, input, textarea, summary, iframe, a[href]'),
    ];
    const isStop = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], input[type=radio]:not(:checked)');
    const stops = candidates.filter(isStop);
    for (const [index, stop] of stops.entries()) stop.setAttribute('data-stop', String(index));
    return stops.map((stop, index) => `${index} ${stop.tagName}`);
  });
}

/** Where the focus is, and whether somebody can see it there. */
function whereabouts(page: Page): Promise<{ readonly stop: string | undefined; readonly isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const stop = element?.getAttribute('data-stop') ?? undefined;
    if (!element || stop === undefined) return { stop: undefined, isSeen: false };
    const shown = element.closest('label:has(:focus-visible)') ?? element;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isOutlined = element.tagName === 'IFRAME' || getComputedStyle(shown).outlineStyle !== 'none';
    return { stop: `${stop} ${element.tagName}`, isSeen: isInWindow && isOutlined };
  });
}

test.for(
  few([
    { name: 'the page itself', size: { width: 1280, height: 720 } },
    { name: 'a section with an open item', size: { width: 1280, height: 720 }, item: 2 },
    { name: 'a section on a phone', size: { width: 360, height: 740 }, item: 2 },
  ]),
)('Tab walks over $name in reading order, and out again', async ({ size, item }, { open }) => {
  const desk = await openDesk(open, size);
  const { page } = desk;
  if (item !== undefined) {
    await desk.select(6);
    await desk.items.nth(item).locator('button[aria-expanded]').click();
    await page.getByText('Mais opções').last().click();
  }
  await desk.shown.locator('main').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const start = document.createElement('button');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.addEventListener('blur', () => start.remove());
  });
  const stops = await listStops(page);
  const walk: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { stop, isSeen } = await whereabouts(page);
    if (stop === undefined || stop === walk[0]) break;
    if (stop === walk.at(-1)) continue;
    walk.push(stop);
    if (!isSeen) unseen.push(stop);
  }
  expect(walk).toEqual(stops);
  expect(unseen).toEqual([]);
});

test('what is chosen can be told from the rest in a person’s own colours', async ({ open }) => {
  const desk = await openDesk(open, {
    width: 360,
    height: 740,
    touch: true,
    prepare: (fresh) => fresh.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
  });
  const colorOf = (chosen: boolean) =>
    desk.page
      .locator(`nav [aria-pressed="${chosen}"]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colorOf(true)).not.toBe(await colorOf(false));
});
