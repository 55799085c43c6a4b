import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './packages.mjs';

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/local/bin', '/usr/bin'];
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * The engines beside Chromium that are on this machine: `firefox` is its path, `webkit` the paths of its driver and of
 * a display server. What is missing is left out. Only Linux is searched.
 *
 * @returns {Engines}
 */
export function findEngines() {
  const firefox = findProgram(['firefox-esr', 'firefox']);
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return { ...(firefox && { firefox }), ...(driver && display && { webkit: { driver, display } }) };
}

/** Whether the engines' tests have something to run in, or with VITRINE_ENGINES=all to miss. */
export function hasEngines() {
  return process.env.VITRINE_ENGINES === 'all' || Object.keys(findEngines()).length > 0;
}

/** Installs Debian's packages of the engines that are missing, as far as that is possible, and returns what is there then. */
export async function ensureEngines() {
  const missing = listMissing(findEngines());
  if (missing.length === 0 || !canInstallDebianPackages()) return findEngines();
  const names = missing.flatMap((engine) => packages[engine]);
  console.log(`Installing Debian's ${names.join(', ')} (a few minutes).`);
  await installDebianPackages(names);
  return findEngines();
}

/**
 * @typedef {object} Engines those that were found
 * @property {string} [firefox]
 * @property {{ driver: string; display: string }} [webkit]
 */

/**
 * Names of the engines that were not found.
 *
 * @param {Engines} engines
 */
export function listMissing(engines) {
  return /** @type {const} */ (['firefox', 'webkit']).filter((engine) => !engines[engine]);
}

/** @param {readonly string[]} names */
function findProgram(names) {
  if (process.platform !== 'linux') return undefined;
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((place) => existsSync(place));
}
