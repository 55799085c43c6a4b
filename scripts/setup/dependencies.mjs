import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * @typedef {Readonly<Record<string, string>>} Versions
 * @typedef {{ readonly version?: string; readonly integrity?: string; readonly link?: boolean; readonly optional?: boolean }} Place
 * @typedef {Readonly<Partial<Record<(typeof kinds)[number], Versions>>>} Manifest
 * @typedef {{ readonly packages?: Readonly<Record<string, Place & Manifest>> }} Lock
 */

const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);
const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * Makes sure that node_modules holds what package-lock.json asks for, installing it if not.
 * Uses Node built-ins only; ends the process with code 2 and one sentence when it can't.
 */
export async function ensureDependencies() {
  try {
    await installIfNeeded();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

class SetupError extends Error {}

async function installIfNeeded() {
  if (!isSupportedNode(process.versions.node)) {
    throw new SetupError(
      `Vitrine needs Node 20.19 or newer (20.x, or 22.12 and up); this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
  }
  const lock = readJson('package-lock.json');
  if (!lock) throw new SetupError('package-lock.json is missing. Restore it from the repository.');
  const conflicts = listConflicts(readJson('package.json') ?? {}, lock);
  if (conflicts.length > 0) {
    throw new SetupError(
      `package.json and package-lock.json disagree about ${summarize(conflicts)}. Run npm install once and commit both files.`,
    );
  }
  const installed = readJson('node_modules/.package-lock.json');
  const outdated = installed ? listOutdated(lock, installed) : [];
  if (installed && outdated.length === 0) return;
  const reason = installed ? `${summarize(outdated)} not as in package-lock.json` : 'none found';
  // Not on standard output: that may be data for another program.
  console.error(`Installing dependencies with npm ci (${reason}); this can take a minute.`);
  await runNpmCi();
}

/**
 * Places in the lock whose content npm cannot compare with what was recorded, because no hash was.
 *
 * @param {Lock} lock
 */
export function listUnproven(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([place, { integrity, link }]) => place !== '' && !link && !integrity)
    .map(([place]) => place);
}

/**
 * Tells whether this Node can run the project: 20.19 and up in 20, 22.12 and up, any later one.
 *
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/**
 * Names of the direct dependencies that package.json and the lock's root entry don't state alike, sorted.
 *
 * @param {Manifest} manifest
 * @param {Lock} lock
 */
export function listConflicts(manifest, lock) {
  /** @type {Manifest} */
  const locked = lock.packages?.[''] ?? {};
  const names = kinds.flatMap((kind) => {
    const wanted = manifest[kind] ?? {};
    const known = locked[kind] ?? {};
    return Object.keys({ ...wanted, ...known }).filter((name) => wanted[name] !== known[name]);
  });
  return [...new Set(names)].sort();
}

/**
 * Names of the packages in the lock that are not installed in the same version and with the same content, sorted.
 * An optional one (built for another system, say) may be missing.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 */
export function listOutdated(lock, installed) {
  return Object.entries(lock.packages ?? {})
    .filter(([place]) => place !== '')
    .filter(([place, wanted]) => {
      const present = installed.packages?.[place];
      if (!present) return !wanted.optional;
      return present.version !== wanted.version || present.integrity !== wanted.integrity;
    })
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
    .sort();
}

/** @param {readonly string[]} names */
function summarize(names) {
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * @param {string} file a manifest, or a lock
 * @returns {(Manifest & Lock) | undefined}
 */
function readJson(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

async function runNpmCi() {
  // NODE_ENV=production would leave the development packages out. What npm keeps already is what the lock names by its
  // hash: nobody need be asked whether there is a newer one. Its own pauses take minutes to admit no network.
  const packages = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--prefer-offline'];
  const pauses = ['--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
  const [command = 'npm', ...before] = findNpm();
  const child = spawn(command, [...before, 'ci', ...packages, ...pauses], {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
  });
  let told = '';
  child.stderr?.on('data', (chunk) => {
    told = (told + chunk).slice(-20_000);
    process.stderr.write(chunk);
  });
  /** @type {number | string | null | undefined} */
  const code = await new Promise((resolve) => {
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    child.once('close', resolve);
  });
  if (code === 0) return;
  if (code === 'ENOENT') {
    throw new SetupError('npm was not found. Install Node with npm from https://nodejs.org and try again.');
  }
  throw new SetupError(
    offline.test(told)
      ? 'The dependencies could not be downloaded: the npm registry is not reachable. Check the internet connection (or the proxy) and try again.'
      : `npm ci failed with code ${code}; its own messages are above. Run npm ci yourself to see them again.`,
  );
}

/** The command that starts npm: its own script where we can find it, since Windows can't spawn npm.cmd without a shell. */
function findNpm() {
  const folder = path.dirname(process.execPath);
  const given = process.env['npm_execpath'] ?? '';
  const script = [
    path.basename(given) === 'npm-cli.js' ? given : '',
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file !== '' && existsSync(file));
  if (script) return [process.execPath, script];
  return process.platform === 'win32'
    ? [process.env['ComSpec'] ?? 'cmd.exe', '/d', '/s', '/c', 'npm']
    : ['npm'];
}
