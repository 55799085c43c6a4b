import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a site is built from. */
interface Origin {
  /** The project's folder. */
  readonly root: string;
  readonly pages: string;
  readonly publicFolder: string;
}

/** Builds a site in a process of its own, and gives its folder. Its day is the frozen site's. */
export async function buildFolder({ root, pages, publicFolder }: Origin, out: string): Promise<string> {
  const options = ['--pages', pages, '--public', publicFolder, '--on', '2026-01-31', '--out', out];
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'build.mjs'), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });
  return out;
}

/**
 * Builds what a site is after an editor's day, below `folder`: /consulta in other colours, and a page more, /vacinas.
 */
export async function buildChanged(origin: Origin, folder: string): Promise<string> {
  const pages = join(folder, 'pages');
  await cp(origin.pages, pages, { recursive: true });
  const page = await readFile(join(pages, 'consulta.yaml'), 'utf8');
  const other = page.replace(/^theme: .*$/m, 'theme: winter');
  if (other === page) throw new Error('/consulta has no theme that could change.');
  await writeFile(join(pages, 'consulta.yaml'), other);
  await writeFile(join(pages, 'vacinas.yaml'), other);
  return buildFolder({ ...origin, pages }, join(folder, 'changed'));
}
