import axe from 'axe-core';
import { describe } from 'vitest';
import { findings } from './axe.ts';
import { Desk, specifiedForTests } from './editor/desk.ts';
import { deskStates } from './editor/states.ts';
import { expect, painted, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

async function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = new Desk(await open('/_editor', { site, width: 1280, height: 720, ...options }));
  await desk.choosePage(file);
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

/** What cannot be read or reached without scrolling sideways, or at all. */
function clippedIn({ page }: Desk): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const elements = [...(dialog ?? document.body).querySelectorAll('*')].filter(
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

describe.each(windows)('in a window of $width by $height', ({ isZoomed, ...size }) => {
  test.for(deskStates)('axe finds nothing and nothing is clipped in $name', async ({ reach }, { open }) => {
    const desk = await openDesk(open, { ...size, expected: /409/ });
    await reach(desk, dev.current);
    await painted(desk.page);
    expect(await clippedIn(desk)).toEqual([]);
    if (isZoomed) return;
    await desk.page.evaluate(axe.source);
    expect(await faultsIn(desk, 'light')).toEqual([]);
    expect(await faultsIn(desk, 'dark')).toEqual([]);
  });
});
