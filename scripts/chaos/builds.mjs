import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/source.mjs';

/** Builds a site in a process of its own: `{ pages, publicFolder, out }`. Its day is the frozen site's. */
export async function buildFolder({ pages, publicFolder, out }) {
  const options = ['--pages', pages, '--public', publicFolder, '--on', '2026-01-31', '--out', out];
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts', 'build.mjs'), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });
  return out;
}

/**
 * Builds what a site is after an editor's day, below `folder`: /consulta in other colours, and a page more, /vacinas.
 */
export async function buildChanged({ folder, pages, publicFolder }) {
  const changed = path.join(folder, 'pages');
  await cp(pages, changed, { recursive: true });
  const page = await readFile(path.join(changed, 'consulta.yaml'), 'utf8');
  const other = page.replace(/^theme: .*$/m, 'theme: winter');
  if (other === page) throw new Error('/consulta has no theme that could change.');
  await writeFile(path.join(changed, 'consulta.yaml'), other);
  await writeFile(path.join(changed, 'vacinas.yaml'), other);
  return buildFolder({ pages: changed, publicFolder, out: path.join(folder, 'changed') });
}
