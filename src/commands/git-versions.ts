import { execFile } from 'node:child_process';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { limits } from '../content/source/bytes.ts';

const run = promisify(execFile);

/** A text of a file that was committed. */
export interface CommittedVersion {
  /** The commit's name. */
  readonly id: string;
  readonly when: string;
  readonly who: string;
  readonly says: string;
  /** What git calls the text itself. */
  readonly blob: string;
}

/** How many commits of a file are looked at, and how long git may take, in milliseconds. */
const most = { versions: 50, time: 10_000, output: 1024 * 1024 } as const;

/** Git that asks nobody, fetches nothing, writes nothing and starts no other program. */
const calm = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_LAZY_FETCH: '1',
};
const settings = ['core.fsmonitor=false', 'log.showSignature=false', 'log.showRoot=true'];
const before = [
  '--literal-pathspecs',
  '--no-pager',
  '--no-replace-objects',
  ...settings.flatMap((one) => ['-c', one]),
];

async function git(folder: string, words: readonly string[], maxBuffer: number): Promise<Buffer> {
  // Whoever started us may have set variables that lead git elsewhere.
  const own = Object.entries(env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  const options = {
    cwd: folder,
    timeout: most.time,
    maxBuffer,
    env: { ...Object.fromEntries(own), ...calm },
  };
  const { stdout } = await run('git', [...before, ...words], { ...options, encoding: 'buffer' });
  return stdout;
}

/** Whether git is not there or has nothing to say: another failure is one of this moment. */
function isAnswer(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'number' || code === 'ENOENT';
}

const rawLine = /^\n?:\d{6} (?<mode>\d{6}) [\da-f]+ (?<blob>[\da-f]+) (?<kind>[A-Z])/;

/** What `git log --raw -z` says. The history of what a file was copied from is not its own. */
function parseLog(log: string): readonly CommittedVersion[] {
  const parts = log.split('\0');
  const versions: CommittedVersion[] = [];
  for (let at = 0; at + 4 < parts.length;) {
    const [id = '', when = '', who = '', says = '', raw = ''] = parts.slice(at, at + 5);
    const { mode = '', blob = '', kind = '' } = rawLine.exec(raw)?.groups ?? {};
    if (mode.startsWith('100')) versions.push({ id, when: toInstant(when), who, says, blob });
    if (kind === 'C') break;
    at += kind === '' ? 4 : kind === 'R' ? 7 : 6;
  }
  return versions;
}

function toInstant(when: string): string {
  const time = Date.parse(when);
  return Number.isNaN(time) ? new Date(0).toISOString() : new Date(time).toISOString();
}

/**
 * The committed texts of a file, the newest first, under whatever name it had. None where git is not installed, keeps no
 * such folder or does not know the file. Rejects when git does not answer in time.
 */
export async function listCommitted(folder: string, path: string): Promise<readonly CommittedVersion[]> {
  const shape = ['-z', '--raw', '--no-abbrev', '--no-ext-diff', '--no-textconv', '--no-color'];
  const format = '--format=%H%x00%aI%x00%an%x00%s';
  const words = ['log', '--follow', `--max-count=${most.versions}`, ...shape, format, '--', path];
  try {
    return parseLog((await git(folder, words, most.output)).toString());
  } catch (error) {
    if (isAnswer(error)) return [];
    throw error;
  }
}

/** The bytes of a committed text; nothing of one that is larger than a page may be, or that git has lost. */
export async function readCommitted(folder: string, blob: string): Promise<Uint8Array | undefined> {
  return git(folder, ['cat-file', 'blob', blob], limits.bytes).catch(() => undefined);
}

/** The names of what the last commit has right in a folder; none where git has no answer. */
export async function listLastCommitted(folder: string): Promise<readonly string[]> {
  const listed = await git(folder, ['ls-tree', '-z', '--name-only', 'HEAD'], limits.bytes).catch(() => '');
  return listed.toString().split('\0').filter(Boolean);
}
