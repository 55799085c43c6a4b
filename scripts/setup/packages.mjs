import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here: on Debian or its kin, as root. */
export function canInstallDebianPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages, as far as that is possible; what came of it is for the caller to see.
 *
 * @param {readonly string[]} names
 */
export async function installDebianPackages(names) {
  await runQuietly({ command: 'apt-get', options: ['update'], seconds: 120 });
  const options = ['install', '-y', '--no-install-recommends', ...names];
  await runQuietly({ command: 'apt-get', options, seconds: 420 });
}

/**
 * Runs a command without its output, until it ends or its time is over; what came of it is for the caller to see.
 *
 * @param {{ command: string; options: readonly string[]; seconds: number }} order
 * @returns {Promise<void>}
 */
export function runQuietly({ command, options, seconds }) {
  return new Promise((resolve) => {
    const grouped = process.platform !== 'win32';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, options, { stdio: 'ignore', detached: grouped, env });
    // Playwright downloads in a process of its own, which outlives it unless the whole group ends.
    const end = () => {
      if (child.pid !== undefined) process.kill(grouped ? -child.pid : child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, seconds * 1000);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    child.once('error', finish);
    child.once('exit', finish);
  });
}
