import type { Page, Request } from 'playwright-core';

/** What a page has asked for: how much in all, and what is still under way. */
interface Traffic {
  asked: number;
  readonly underWay: Set<Request>;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts what a page asks for from now on. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { asked: 0, underWay: new Set() };
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.asked += 1;
    seen.underWay.add(request);
  });
  page.on('requestfinished', (request) => seen.underWay.delete(request));
  page.on('requestfailed', (request) => seen.underWay.delete(request));
}

/** What a page that the harness opened has asked for. */
export function trafficOf(page: Page): Readonly<Traffic> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('The page was not opened by the harness.');
  return seen;
}
