import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments } from '../setup/browser.mjs';
import { root } from '../setup/source.mjs';

const version = '12.8.2';
const folder = path.join(root, 'node_modules', '.cache', 'vitrine', `lighthouse-${version}`);

/**
 * Lighthouse, installed when a benchmark first asks for it: it is larger than all else that the project needs, and one
 * of its packages asks for whatever is newest, so that a lock file with it would grow stale by itself.
 */
async function importLighthouse() {
  const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.error(`Installing Lighthouse ${version} (about a minute).`);
    mkdirSync(folder, { recursive: true });
    const options = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`];
    const { status } = spawnSync('npm', options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  return lighthouse;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** A browser that Lighthouse can steer: `{ measure(url), close() }`. */
export async function startLighthouse(executablePath) {
  const [{ chromium }, lighthouse] = await Promise.all([import('playwright-core'), importLighthouse()]);
  const port = await findFreePort();
  const args = [...browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const measure = async (url, attempts = 3) => {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    // A browser's trace is now and then incomplete; such a report has no numbers at all.
    if (lhr.runtimeError && attempts > 1) return measure(url, attempts - 1);
    return readReport(lhr);
  };
  return { measure, close: () => browser.close() };
}

/** What is compared, from a report of Lighthouse: scores from 0 to 100, times in ms, sizes in bytes. */
function readReport({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name) => Math.round(categories[name].score * 100);
  const number = (name) => audits[name].numericValue;
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
      .filter(({ id }) => audits[id].scoreDisplayMode === 'binary' && audits[id].score === 0)
      .map(({ id }) => id),
  };
}
