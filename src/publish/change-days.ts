import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ChangeDays } from './sitemap.ts';

const run = promisify(execFile);

async function git(root: string, ...words: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  return (await run('git', ['-c', 'core.quotePath=false', ...words], options)).stdout;
}

/**
 * The day of the last commit that touched each file of some folders. Empty without git or its whole history: a shallow
 * copy would call everything as new as its one commit, and no day is better than a wrong one.
 */
export async function readChangeDays(root: string, folders: readonly string[]): Promise<ChangeDays> {
  const days = new Map<string, string>();
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false') return days;
    const log = await git(root, 'log', '--relative', '--name-only', '--format=%x00%cs', '--', ...folders);
    // The newest commit comes last and so prevails.
    for (const commit of log.split('\0').slice(1).toReversed()) {
      const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) days.set(file, day);
    }
  } catch {
    // No git, or no repository: a folder that was only unpacked.
    return new Map();
  }
  return days;
}
