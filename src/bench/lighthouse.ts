import { chromium } from 'playwright-core';
import type { LighthouseResult, Machine } from '../commands/machine.ts';
import { findFreePort } from '../serve/free-port.ts';

/** What is compared, from a report of Lighthouse: scores from 0 to 100, times in ms, sizes in bytes. */
export interface Report {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** Audits with a weight that say no. */
  readonly failed: readonly string[];
}

/** A browser that Lighthouse can steer. */
export async function startLighthouse(machine: Machine) {
  const lighthouse = await machine.importLighthouse();
  const executablePath = await machine.ensureBrowser();
  const port = await findFreePort();
  const args = [...machine.browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const measure = async (url: string, attempts = 3): Promise<Report> => {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    // A browser's trace is now and then incomplete; such a report has no numbers at all.
    if (lhr.runtimeError !== undefined && attempts > 1) return measure(url, attempts - 1);
    return readReport(lhr);
  };
  return { measure, close: () => browser.close() };
}

/** Reads what is compared; throws where Lighthouse could not measure. */
export function readReport({ categories, audits, runtimeError }: LighthouseResult): Report {
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse does not tell ${name}.`);
    return value;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    // Audits without weight change no score; the browser's own flags switch the back/forward cache off, for one.
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => audits[id]?.scoreDisplayMode === 'binary' && audits[id].score === 0)
      .map(({ id }) => id),
  };
}
