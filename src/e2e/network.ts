import type { Page } from 'playwright-core';
import { eventually, painted, type OpenOptions } from './harness.ts';
import { trafficOf } from './traffic.ts';

/** Waits until nothing that the page asked for is under way, and its answers have brought nothing new. */
export async function quiet(page: Page): Promise<void> {
  const seen = trafficOf(page);
  for (let round = 0; round < 50; round += 1) {
    const before = seen.asked;
    await eventually(() => seen.underWay.size).toBe(0);
    await painted(page);
    if (before === seen.asked) return;
  }
  throw new Error(`After ${seen.asked} requests the page still asks for more.`);
}

/** How to open a page whose application never arrives. */
export const withoutApp = {
  prepare: (page: Page) => page.route(/\/assets\/.+\.js$/, (route) => route.abort()),
  expected: /ERR_FAILED/,
} satisfies OpenOptions;

/** Holds requests back until they are released or broken off: `open(path, { prepare: chunk.prepare })`. */
export function hold(address: RegExp): {
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly release: () => void;
  readonly breakOff: () => void;
} {
  let end: (how: 'continue' | 'abort') => void = () => undefined;
  const ended = new Promise<'continue' | 'abort'>((resolve) => {
    end = resolve;
  });
  const prepare = (page: Page) =>
    page.route(address, async (route) => {
      const how = await ended;
      // The page may be closed by now.
      await route[how]().catch(() => undefined);
    });
  return { prepare, release: () => end('continue'), breakOff: () => end('abort') };
}
