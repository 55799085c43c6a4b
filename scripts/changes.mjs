import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** What git answers, or nothing when it refuses. */
function ask(folder, ...values) {
  return git(folder, ...values).then(
    (answer) => answer.toString().trim(),
    () => undefined,
  );
}

function findCommit(folder, revision) {
  return ask(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
}

/** Whether a revision means the time before the first commit: `HEAD` without any, or `HEAD~1` with a single one. */
async function isBeforeHistory(folder, revision) {
  if (revision === 'HEAD') return true;
  const [, child] = /^(.+?)(?:\^1?|~1?)$/.exec(revision) ?? [];
  const commit = child && (await findCommit(folder, child));
  const parents = commit && (await ask(folder, 'rev-list', '--parents', '--max-count=1', commit));
  return parents === commit && commit !== undefined;
}

/** Of a revision that git does not know: the empty content before its history, or why there is nothing to compare. */
async function readUnknown(folder, revision) {
  const isShallow = await ask(folder, 'rev-parse', '--is-shallow-repository');
  if (isShallow === undefined) throw new UsageError('Esta pasta não está em um repositório do git.');
  if (isShallow === 'true') {
    throw new UsageError(
      `A versão "${revision}" não veio para esta cópia, que só tem a história recente. Rode "git fetch --unshallow" e tente de novo.`,
    );
  }
  if (await isBeforeHistory(folder, revision)) return {};
  throw new UsageError(`O git não conhece a versão "${revision}" aqui.`);
}

/** The content as it was at a revision. */
async function readRevision(folder, revision) {
  if ((await findCommit(folder, revision)) === undefined) return readUnknown(folder, revision);
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
    throw new UsageError(error.message);
  }
}

/** Tells a reviewer in plain words what changed in the content since a revision. */
async function main() {
  const options = readArguments();
  await ensureDependencies();
  const { pages } = contentSettings(options).places;
  if (!existsSync(pages)) throw new UsageError(`A pasta "${options.pages}" não existe.`);
  const versions = [await readRevision(pages, options.revision), await readFolder(pages)];
  const { describeChanges, formatChanges, formatMarkdown } = await importSource(
    'src/content/changes/changes.ts',
  );
  const changes = describeChanges(...versions);
  console.log(options.markdown ? formatMarkdown(changes) : formatChanges(changes));
}

await main().catch((error) => {
  console.error(error instanceof UsageError ? `${error.message}\n${usage}` : error);
  process.exitCode = 2;
});
