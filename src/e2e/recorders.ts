import type { Page } from 'playwright-core';
import { eventually, painted } from './harness.ts';

/** From the first script on, writes down each scroll to an element: how, from where and to which. */
export function recordScrolls(): void {
  const scrolls: string[] = [];
  Object.assign(window, { scrolls, rests: 0 });
  const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value as (
    options?: ScrollIntoViewOptions,
  ) => void;
  Element.prototype.scrollIntoView = function record(this: Element, options) {
    const how = typeof options === 'object' ? options : {};
    scrolls.push(`${how.behavior} from ${Math.round(scrollY)} to ${this.id}`);
    scrollIntoView.call(this, how);
  };
  document.addEventListener('scrollend', () => {
    Object.assign(window, { rests: Number(Reflect.get(window, 'rests')) + 1 });
  });
}

/** What `recordScrolls` has written down. */
export function scrollsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate('window.scrolls');
}

/** A jump that the page made: how large by the browser's own measure, and the text that moved. */
interface Shift {
  readonly value: number;
  readonly text: string;
}

/** Writes down each jump of the page from now on. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  const keep = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      // Not in TypeScript's types: https://wicg.github.io/layout-instability/
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: readonly { node: Node | null }[];
      };
      shifts.push({ value, text: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const takeShifts = () => {
    // Those that it has not been told yet.
    keep(observer.takeRecords());
    return shifts.splice(0);
  };
  Object.assign(window, { takeShifts });
}

/** The jumps since `recordShifts` or the last call. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await painted(page);
  return page.evaluate('window.takeShifts()');
}

/** The scroll position once so many scrolls have come to rest since `recordScrolls`. */
export async function restingPlace(page: Page, rests: number): Promise<number> {
  await eventually(() => page.evaluate('window.rests')).toBe(rests);
  return page.evaluate(() => Math.round(scrollY));
}
