import path from 'node:path';

const linuxShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const linuxNames = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const linuxFolders = ['/usr/local/bin', '/usr/bin', '/snap/bin'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @typedef {{ platform: NodeJS.Platform; env: NodeJS.ProcessEnv; home: string }} Machine */

/**
 * Where Chrome, Chromium or Edge usually are on this kind of system, the likeliest first; nothing says they exist.
 *
 * @param {Machine} machine
 */
export function listCandidates({ platform, env, home }) {
  if (platform === 'win32') return listOnWindows(env);
  if (platform === 'darwin') return [...listMacApps(home), ...listOnPath(env, linuxNames)];
  return [...listOnPath(env, linuxNames), '/opt/google/chrome/chrome'];
}

/**
 * Where a Chromium without the window around its pages may be; Debian's package is one.
 *
 * @param {Machine} machine
 */
export function listShells({ platform, env }) {
  return platform === 'win32' ? [] : listOnPath(env, linuxShells);
}

/** @param {NodeJS.ProcessEnv} env */
function listOnWindows(env) {
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] || []);
  const usual = windowsPrograms.flatMap((program) =>
    folders.map((folder) => path.win32.join(folder, program)),
  );
  const onPath = splitPath(env['Path'] ?? env['PATH'], ';').flatMap((folder) =>
    ['chrome.exe', 'chromium.exe', 'msedge.exe'].map((name) => path.win32.join(folder, name)),
  );
  return [...usual, ...onPath];
}

/** @param {string} home */
function listMacApps(home) {
  return macApps.flatMap((app) =>
    ['/Applications', path.posix.join(home, 'Applications')].map((folder) =>
      path.posix.join(folder, `${app}.app`, 'Contents/MacOS', app),
    ),
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} programs
 */
function listOnPath(env, programs) {
  const folders = [...new Set([...splitPath(env['PATH'], ':'), ...linuxFolders])];
  return programs.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/**
 * @param {string | undefined} value
 * @param {string} separator
 */
function splitPath(value, separator) {
  return (value ?? '').split(separator).filter((folder) => folder !== '');
}
