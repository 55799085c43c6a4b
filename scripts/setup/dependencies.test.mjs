import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSupportedNode, listConflicts, listOutdated, listUnproven } from './dependencies.mjs';

const manifest = { dependencies: { react: '19.3.1' }, devDependencies: { vite: '8.3.8' } };
const lock = {
  packages: {
    '': manifest,
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/vite': { version: '8.3.8', integrity: 'sha512-b' },
    'node_modules/vite/node_modules/@scope/part': { version: '1.0.0', integrity: 'sha512-c' },
    'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-d', optional: true },
  },
};

/**
 * The hidden lock of a complete installation, with some places changed; undefined removes one.
 *
 * @param {Record<string, { version?: string; integrity?: string } | undefined>} [changes]
 */
function installedWith(changes = {}) {
  const { '': _root, ...places } = lock.packages;
  const packages = { ...places, 'node_modules/fsevents': undefined, ...changes };
  const present = Object.entries(packages).flatMap(([name, place]) => (place ? [[name, place]] : []));
  return { packages: Object.fromEntries(present) };
}

describe('listOutdated', () => {
  test('finds nothing in a complete installation', () => {
    expect(listOutdated(lock, installedWith())).toEqual([]);
  });

  test('names a package that is not installed', () => {
    expect(listOutdated(lock, installedWith({ 'node_modules/vite': undefined }))).toEqual(['vite']);
  });

  test('names a package in another version', () => {
    const react = { version: '19.3.0', integrity: 'sha512-a' };
    expect(listOutdated(lock, installedWith({ 'node_modules/react': react }))).toEqual(['react']);
  });

  test('names a package whose content differs in the same version', () => {
    const react = { version: '19.3.1', integrity: 'sha512-z' };
    expect(listOutdated(lock, installedWith({ 'node_modules/react': react }))).toEqual(['react']);
  });

  test('names a nested package by its own name, scope kept', () => {
    const changes = { 'node_modules/vite/node_modules/@scope/part': undefined };
    expect(listOutdated(lock, installedWith(changes))).toEqual(['@scope/part']);
  });

  test('names an optional package only when it is there in another version', () => {
    const fsevents = { version: '1.9.0', integrity: 'sha512-d' };
    expect(listOutdated(lock, installedWith({ 'node_modules/fsevents': fsevents }))).toEqual(['fsevents']);
  });

  test('leaves a package that the lock does not know alone', () => {
    expect(listOutdated(lock, installedWith({ 'node_modules/extra': { version: '1.0.0' } }))).toEqual([]);
  });
});

describe('listConflicts', () => {
  test('finds nothing when package.json and the lock state the same', () => {
    expect(listConflicts(manifest, lock)).toEqual([]);
  });

  test('names a dependency that was added, removed or changed in package.json alone', () => {
    const changed = { dependencies: { react: '19.4.0', zod: '4.6.7' } };
    expect(listConflicts(changed, lock)).toEqual(['react', 'vite', 'zod']);
  });
});

describe('listUnproven', () => {
  /**
   * Builds of oxlint and oxfmt for other platforms than the one the lock was written on. npm recorded no address and
   * no hash for them; they are optional, hold no code that the site serves, and come and go with those two alone.
   */
  const unproven = [
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-arm64-musl',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'linux-x64-musl',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ];
  const known = ['oxfmt', 'oxlint'].flatMap((tool) =>
    unproven.map((platform) => `node_modules/@${tool}/binding-${platform}`),
  );

  test('names nothing in a lock that has a hash for each package', () => {
    expect(listUnproven(lock)).toEqual([]);
  });

  test('names a package without a hash, but no folder of the project itself', () => {
    const added = { 'node_modules/x': { version: '1.0.0' }, 'node_modules/own': { link: true } };
    expect(listUnproven({ packages: { ...lock.packages, ...added } })).toEqual(['node_modules/x']);
  });

  test('names none in the lock of the project beside those that are known', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(listUnproven({ packages }).filter((place) => !known.includes(place))).toEqual([]);
    expect(known.filter((place) => packages[place]?.optional !== true)).toEqual([]);
  });
});

describe('isSupportedNode', () => {
  test.each([
    ['18.19.0', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.0', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('answers for Node %s with %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });
});

test('standard output is left to the command while dependencies install', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'));
  const manifest = { name: 'x', version: '1.0.0' };
  /**
   * @param {string} name
   * @param {object} data
   */
  const write = (name, data) => writeFileSync(join(folder, name), JSON.stringify(data));
  write('package.json', manifest);
  write('package-lock.json', { ...manifest, lockfileVersion: 3, packages: { '': manifest } });
  cpSync('scripts/setup/dependencies.mjs', join(folder, 'scripts/setup/dependencies.mjs'));
  writeFileSync(
    join(folder, 'scripts/check.mjs'),
    "import { ensureDependencies } from './setup/dependencies.mjs';\nawait ensureDependencies();\nconsole.log('{}');\n",
  );
  const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8' });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs'], options);
  rmSync(folder, { recursive: true, force: true });
  expect(stderr).toContain('Installing dependencies with npm ci (none found)');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{}\n' });
});
