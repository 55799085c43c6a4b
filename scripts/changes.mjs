import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings } from './setup/options.mjs';
import { importSource } from './setup/source.mjs';

const usage = 'Usage: npm run changes -- [REV] [--markdown] [--pages DIR]';
const run = promisify(execFile);
const isYaml = /\.ya?ml$/i;

/** A wrong revision, or a folder that git does not know: the caller's to mend. */
class UsageError extends Error {}

async function git(folder, ...values) {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 };
  return (await run('git', values, options)).stdout;
}

/** The content as it was at a revision. */
async function readRevision(folder, revision) {
  await git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(
    () => {
      throw new UsageError(`O git não conhece a versão "${revision}" aqui.\n${usage}`);
    },
  );
  const listed = await git(folder, 'ls-tree', '-r', '-z', '--name-only', revision, '--', '.');
  const names = listed
    .toString()
    .split('\0')
    .filter((name) => isYaml.test(name));
  const files = names.map(async (name) => [name, await git(folder, 'show', `${revision}:./${name}`)]);
  return Object.fromEntries(await Promise.all(files));
}

/** The content as it is on disk. */
async function readFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => isYaml.test(name));
  const files = names.map(async (name) => [name.split(sep).join('/'), await readFile(join(folder, name))]);
  return Object.fromEntries(await Promise.all(files));
}

function readArguments() {
  const { pages } = contentOptions;
  try {
    const { values, positionals } = parseArgs({
      options: { pages, markdown: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error('One revision at most.');
    return { ...values, revision: positionals[0] ?? 'HEAD' };
  } catch (error) {
    throw new UsageError(`${error.message}\n${usage}`);
  }
}

/** Tells a reviewer in plain words what changed in the content since a revision. */
async function main() {
  const options = readArguments();
  await ensureDependencies();
  const { pages } = contentSettings(options).places;
  const versions = [await readRevision(pages, options.revision), await readFolder(pages)];
  const { describeChanges, formatChanges, formatMarkdown } = await importSource(
    'src/content/changes/changes.ts',
  );
  const changes = describeChanges(...versions);
  console.log(options.markdown ? formatMarkdown(changes) : formatChanges(changes));
}

await main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
});
