import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './source.mjs';

const version = '12.8.2';
const folder = path.join(root, 'node_modules', '.cache', 'vitrine', `lighthouse-${version}`);

/**
 * Lighthouse, installed when a benchmark first asks for it: it is larger than all else that the project needs, and one
 * of its packages asks for whatever is newest, so that a lock file with it would grow stale by itself.
 */
export async function importLighthouse() {
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
