import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Version } from '../content/changes/changes.ts';
import { versionsName } from './kept-versions.ts';
import { trashName } from './trash.ts';

const run = promisify(execFile);
const isYaml = /\.ya?ml$/i;

/** A revision that git does not know, or a folder that it does not keep: the caller's to mend. */
export class UnknownVersion extends Error {}

async function git(folder: string, ...values: readonly string[]): Promise<Buffer> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  return (await run('git', values, options)).stdout;
}

/** What git answers, or nothing when it refuses. */
async function ask(folder: string, ...values: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(folder, ...values)).toString().trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw new UnknownVersion('O git não está instalado neste computador. Instale-o e tente de novo.');
  }
}

function findCommit(folder: string, revision: string): Promise<string | undefined> {
  return ask(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
}

/** Whether a revision means the time before the first commit: `HEAD` without any, or `HEAD~1` with a single one. */
async function isBeforeHistory(folder: string, revision: string): Promise<boolean> {
  if (revision === 'HEAD') return true;
  const [, child] = /^(.+?)(?:\^1?|~1?)$/.exec(revision) ?? [];
  const commit = child && (await findCommit(folder, child));
  if (!commit) return false;
  return (await ask(folder, 'rev-list', '--parents', '--max-count=1', commit)) === commit;
}

/** Of a revision that git does not know: the empty content before its history, or why there is nothing to compare. */
async function readUnknown(folder: string, revision: string): Promise<Version> {
  const isShallow = await ask(folder, 'rev-parse', '--is-shallow-repository');
  if (isShallow === undefined) throw new UnknownVersion('Esta pasta não está em um repositório do git.');
  if (isShallow === 'true') {
    throw new UnknownVersion(
      `A versão "${revision}" não veio para esta cópia, que só tem a história recente. Rode "git fetch --unshallow" e tente de novo.`,
    );
  }
  if (await isBeforeHistory(folder, revision)) return {};
  throw new UnknownVersion(`O git não conhece a versão "${revision}" aqui.`);
}

/** The content as it was at a revision. */
export async function readRevision(folder: string, revision: string): Promise<Version> {
  if ((await findCommit(folder, revision)) === undefined) return readUnknown(folder, revision);
  const listed = await git(folder, 'ls-tree', '-r', '-z', '--name-only', revision, '--', '.');
  const names = listed
    .toString()
    .split('\0')
    .filter((name) => isYaml.test(name));
  const files = names.map(
    async (name) => [name, await git(folder, 'show', `${revision}:./${name}`)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/** The content as it is on disk, without what the editor keeps beside it. */
export async function readFolder(folder: string): Promise<Version> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => isYaml.test(name) && ![trashName, versionsName].some((kept) => name.startsWith(kept)),
  );
  const files = names.map(
    async (name) => [name.split(sep).join('/'), await readFile(join(folder, name))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}
