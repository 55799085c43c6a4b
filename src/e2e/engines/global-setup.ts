import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../../scripts/setup/browser.mjs';
import { findEngines, listMissing } from '../../../scripts/setup/engines.mjs';
import { isThorough } from '../../testing/amount.ts';
import serveSite from '../global-setup.ts';
import type { Engines } from './driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the engines are. */
    readonly engines: Engines;
  }
}

/**
 * Serves the built site, finds the engines and says which run. With VITRINE_ENGINES=all a missing one is an error.
 * Chromium would say what the browser tests say: it runs in a thorough run alone, beside another, to be compared.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const others = findEngines();
  const missing = listMissing(others);
  if (missing.length > 0 && process.env.VITRINE_ENGINES === 'all')
    throw new Error(`Not installed: ${missing.join(', ')}.`);
  const isCompared = isThorough && Object.keys(others).length > 0;
  const engines: Engines = { ...(isCompared && { chromium: await ensureBrowser() }), ...others };
  const advice =
    missing.length > 0 ? `; not installed: ${missing.join(', ')} (npm run test:browsers installs them)` : '';
  process.stdout.write(`Engines that run: ${Object.keys(engines).join(', ') || 'none'}${advice}\n`);
  project.provide('engines', engines);
  return serveSite(project);
}
