import path from 'node:path';

const linuxNames = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const linuxFolders = ['/usr/local/bin', '/usr/bin', '/snap/bin'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Where Chrome, Chromium or Edge usually are on this kind of system, the likeliest first; nothing says they exist.
 *
 * @param {{ platform: NodeJS.Platform; env: NodeJS.ProcessEnv; home: string }} machine
 */
export function listCandidates({ platform, env, home }) {
  if (platform === 'win32') return listOnWindows(env);
  if (platform === 'darwin') return [...listMacApps(home), ...listOnPath(linuxNames, env)];
  return [...listOnPath(linuxNames, env), '/opt/google/chrome/chrome'];
}

/**
 * Where the headless shell of Chromium or Chrome usually is; nothing says it exists.
 *
 * @param {{ platform: NodeJS.Platform; env: NodeJS.ProcessEnv }} machine
 */
export function listShells({ platform, env }) {
  return platform === 'win32' ? [] : listOnPath(shellNames, env);
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
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function listOnPath(names, env) {
  const folders = [...new Set([...splitPath(env['PATH'], ':'), ...linuxFolders])];
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/**
 * @param {string | undefined} value
 * @param {string} separator
 */
function splitPath(value, separator) {
  return (value ?? '').split(separator).filter((folder) => folder !== '');
}
