import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { listCandidates, listShells } from './browser-places.mjs';
import { canInstallDebianPackages, installDebianPackages, runQuietly } from './packages.mjs';

// Of two lists Chromium takes the last, so ours holds Playwright's too; a test compares them.
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // With these the address bar of every new window, which nobody sees, is a page with a process of its own.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for a page that may never be opened.
  'SpareRendererForSitePerProcess',
];

/** What every Chromium of ours is started with: no window, no sandbox (root in CI), no talk with the outside. */
export const browserArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * A new page in a window of its own. The headless shell keeps a pointer in the corner of its screen and tells the first
 * document of each window that stands there of it, which takes it for a visitor: the window is put elsewhere.
 *
 * @param {import('playwright-core').BrowserContext} context of a Chromium
 */
export async function openPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
  return page;
}

/**
 * What the environment of a program gains that is to use this Chromium: it need not start it to know that it starts.
 *
 * @param {string} browser path
 */
export function tellBrowser(browser) {
  return { VITRINE_BROWSER: browser, VITRINE_BROWSER_STARTS: browser };
}

/**
 * Returns the path of a Chromium that starts: VITRINE_BROWSER, one found on this machine, Debian's package when root, or
 * Playwright's download. Throws one sentence that says what to do when there is none.
 */
export function ensureBrowser() {
  return ensure({ find: findBrowser, packages: ['chromium'] });
}

/**
 * The Chromium that tests run in, found as any other. Its headless shell goes first: the same engine without a browser's
 * window around each page, which takes a quarter of the processor's time.
 */
export function ensureTestBrowser() {
  return ensure({ find: findTestBrowser, packages: ['chromium-headless-shell', 'chromium'] });
}

/** @param {{ find: () => Promise<string | undefined>; packages: readonly string[] }} wanted */
async function ensure({ find, packages }) {
  const given = process.env.VITRINE_BROWSER;
  if (given) {
    if (given === process.env.VITRINE_BROWSER_STARTS || (await canStart(given))) return given;
    throw new Error(`VITRINE_BROWSER is ${given}, which is no Chromium that starts. Correct it or unset it.`);
  }
  const found = await find();
  if (found) return found;
  const installs = packages.map((name) => () => installDebianBrowser(name));
  for (const install of [...installs, downloadBrowser]) {
    await install();
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found or could be installed for the browser tests. Install Chrome, Chromium or Edge, or set VITRINE_BROWSER to the path of one.',
  );
}

async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const places = listCandidates({ platform: process.platform, env: process.env, home: os.homedir() });
  return findStarting([chromium.executablePath(), ...places]);
}

async function findTestBrowser() {
  return (await findStarting(listShells({ platform: process.platform, env: process.env }))) ?? findBrowser();
}

/** @param {readonly string[]} places */
async function findStarting(places) {
  for (const place of places) {
    if (place && (await canStart(place))) return place;
  }
  return undefined;
}

/**
 * Starts it and closes it: a path alone may be a stub, or lack system libraries.
 *
 * @param {string} executablePath
 */
async function canStart(executablePath) {
  if (!existsSync(executablePath)) return false;
  const { chromium } = await import('playwright-core');
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function downloadBrowser() {
  console.log('No Chromium found: downloading one with Playwright (up to two minutes).');
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  const options = [cli, 'install', 'chromium', '--no-shell', '--no-progress'];
  await runQuietly({ command: process.execPath, options, seconds: 120 });
}

/** @param {string} name of the package */
async function installDebianBrowser(name) {
  if (!canInstallDebianPackages()) return;
  console.log(`No Chromium found: installing Debian's ${name} (a minute or two).`);
  await installDebianPackages([name]);
}
