import { expect, inject, test as base } from 'vitest';
import type { Driver, EngineName } from './driver.ts';
import { openGate } from './gate.ts';
import { startChromium, startFirefox } from './playwright-driver.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-driver.ts';

const drivers = new Map<EngineName, Promise<Driver>>();

function start(name: EngineName): Promise<Driver> {
  const { chromium, firefox, webkit } = inject('engines');
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  if (name === 'chromium' && chromium) return startChromium(chromium);
  throw new Error(`${name} is not installed here.`);
}

/** Whether an engine is on this machine. */
export function isInstalled(name: EngineName): boolean {
  return inject('engines')[name] !== undefined;
}

/** Ends an engine that was started. */
export async function end(name: EngineName): Promise<void> {
  await (await drivers.get(name))?.close();
}

/** Registers what a visitor does. */
export type VisitorTest = (
  title: string,
  run: (found: { readonly visitor: Visitor }) => Promise<void>,
) => void;

/** A test whose visitor uses an engine; it fails when a page logs an error, throws or breaks its policy. */
export function testIn(name: EngineName) {
  return base.extend<{ readonly visitor: Visitor }>({
    // Vitest reads a fixture's needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    visitor: async ({}, use) => {
      const driver = drivers.get(name) ?? start(name);
      drivers.set(name, driver);
      const gate = await openGate(inject('siteUrl'));
      const visitor = new Visitor(await driver, gate);
      await use(visitor);
      const faults = await visitor.faults();
      await (await driver).renew();
      await gate.close();
      expect(faults).toEqual([]);
    },
  });
}
