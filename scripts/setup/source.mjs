import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { version } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @type {Promise<import('vite').RunnableDevEnvironment> | undefined} */
let environment;

/** One of Vite's environments for the whole process: modules are transformed and evaluated once. */
async function startEnvironment() {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  /** @type {import('vite').InlineConfig} */
  const settings = {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    mode: process.env['NODE_ENV'] ?? 'development',
    environments: {
      source: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  };
  const started = createRunnableDevEnvironment('source', await resolveConfig(settings, 'serve'), {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await started.init();
  return started;
}

/**
 * Imports a TypeScript module of `src/` through Vite, as Node 20 cannot.
 *
 * @param {string} path relative to the project
 */
export async function importSource(path) {
  environment ??= startEnvironment();
  return (await environment).runner.import(join(root, path));
}

/**
 * A module of `src/` and all of ours that it imports, as the text of one module.
 *
 * @param {string} path
 */
export async function bundle(path) {
  const { build } = await import('vite');
  const { NODE_ENV: mode } = process.env;
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    // What goes wrong is thrown.
    logLevel: 'silent',
    mode: 'development',
    ssr: { external: true },
    build: {
      ssr: join(root, path),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }).finally(() => {
    // Whoever builds with Vite is in production from then on, and a server that shows what is edited is not.
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  });
  const [first] = 'output' in built ? built.output : [];
  if (first === undefined) throw new Error(`${path} gave no module.`);
  return first.code;
}

/** What was changed within the clock's smallest step may change again unseen, in milliseconds. */
const clockStep = 2000;

/**
 * Names what modules are bundled from, by the files' times and sizes; nothing where one of them was changed just now.
 *
 * @param {string} folder the project's
 * @param {string} path of the module that is bundled
 * @param {number} now in milliseconds
 */
export async function signSources(folder, path, now) {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(`${version} ${folder} ${path}`);
  for (const file of [
    join(folder, 'package-lock.json'),
    fileURLToPath(import.meta.url),
    ...files.toSorted(),
  ]) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    if (Math.max(mtimeMs, ctimeMs) > now - clockStep) return undefined;
    hash.update(`\n${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`);
  }
  return hash.digest('hex');
}

/**
 * A module as it is kept: below the signs of its sources and of itself, since copies break off and disks fill up.
 *
 * @param {string} sign
 * @param {string} code
 */
export function sealCode(sign, code) {
  return `// ${sign} ${createHash('sha256').update(code).digest('hex')}\n${code}`;
}

/**
 * Whether what was kept is the module of these sources, and whole.
 *
 * @param {string} kept
 * @param {string} sign
 */
export function isSealed(kept, sign) {
  return kept === sealCode(sign, kept.slice(kept.indexOf('\n') + 1));
}

/**
 * Imports a module of `src/` as one file with all that it imports. The file is kept as long as the sources stay as they
 * are, and then takes a tenth of the time that `importSource` takes. It shares no module with other imports, so a
 * process imports one thing this way.
 *
 * @param {string} path
 */
export async function importWhole(path) {
  const file = join(root, 'node_modules', '.cache', 'vitrine', 'source', `${basename(path, '.ts')}.mjs`);
  try {
    const sign = await signSources(root, path, Date.now());
    const kept = await readFile(file, 'utf8').catch(() => '');
    if (sign === undefined || !isSealed(kept, sign)) {
      const code = sealCode(sign ?? '', await bundle(path));
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}-${process.pid}.unfinished`;
      await writeFile(draft, code);
      await rename(draft, file);
    }
  } catch (error) {
    // Where the cache may not be written it goes the long way.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return importSource(path);
  }
  return import(pathToFileURL(file).href);
}
