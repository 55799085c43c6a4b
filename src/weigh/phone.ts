import type { Page } from 'playwright-core';

/** Lighthouse's phone, as a context of the browser (`core/config/constants.js`, `MOTOGPOWER_EMULATION_METRICS`). */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Kilobits in bytes. */
const kilobit = 1024 / 8;
/**
 * Lighthouse's "slow 4G": a round trip of 150 ms with 1.6 Mbit/s. Chromium delays requests, not packets; the factors that
 * make the one stand for the other are Lighthouse's own (`mobileSlow4G`, as above). Latency in ms, throughput in bytes a
 * second.
 */
const roundTrip = 150;
const slow4G = {
  offline: false,
  latency: roundTrip * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * kilobit,
  uploadThroughput: 750 * 0.9 * kilobit,
};

/**
 * Gives a page of Chromium the network and, where told, the processor of such a phone, so many times slower than this
 * machine's. `isConnected`: each request waits a round trip of that network and no more, as on a connection that is open.
 */
export async function slowDown(
  page: Page,
  {
    processor = 1,
    isConnected = false,
  }: { readonly processor?: number; readonly isConnected?: boolean } = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send(
    'Network.emulateNetworkConditions',
    isConnected ? { ...slow4G, latency: roundTrip } : slow4G,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
