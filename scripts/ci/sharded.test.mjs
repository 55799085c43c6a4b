import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * @typedef {{ run?: string, uses?: string, env?: Record<string, string>, with?: Record<string, unknown> }} Step
 * @typedef {{ steps: readonly Step[], needs?: string, strategy?: { matrix: { part: readonly number[] } } }} Job
 */

/** @param {string} name */
const read = (name) => parse(readFileSync(join('scripts/ci', name), 'utf8'), { strict: true });
/** @type {{ jobs: { part: Job, merge: Job } }} */
const github = read('sharded.github.yml');
const gitlab = read('sharded.gitlab.yml');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-shards-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What a job's lines would have npm do, as a shell makes words of them.
 *
 * @param {readonly string[]} lines
 * @param {Readonly<Record<string, string>>} env
 */
function npmCalls(lines, env) {
  const npm =
    'npm() { printf "%s\\n" "$*"; case "$1" in ci) rm -rf node_modules && mkdir node_modules;; esac; }';
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', [npm, ...lines].join('\n')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.trim().split('\n');
}

/** @param {Job} job */
const linesOf = ({ steps }) => steps.flatMap(({ run }) => run ?? []);

test('each machine of GitHub makes its part, and one puts all together', () => {
  const { part, merge } = github.jobs;
  const parts = part.strategy?.matrix.part ?? [];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts).toEqual(parts.map((_, index) => index + 1));
  expect(part.steps.find(({ run }) => run?.includes('--shard'))?.env).toEqual({
    PART: '${{ matrix.part }}',
    PARTS: '${{ strategy.job-total }}',
  });
  expect(npmCalls(linesOf(part), { PART: '3', PARTS: '4' })).toEqual(['ci', 'run build -- --shard 3/4']);
  expect(merge.needs).toBe('part');
  expect(npmCalls(linesOf(merge), {})).toEqual(['ci', 'run build -- --merge']);
  const kept = part.steps.at(-1)?.with;
  const taken = merge.steps.find(({ with: given }) => given?.['pattern'])?.with;
  expect(taken).toEqual({ pattern: 'part-*', path: kept?.['path'], 'merge-multiple': true });
  // A folder whose name begins with a point is left out otherwise.
  expect(kept?.['include-hidden-files']).toBe(true);
});

test('what is put together knows the whole history, and is kept whole', () => {
  const { steps } = github.jobs.merge;
  expect(steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(steps.at(-1)?.with).toMatchObject({ path: 'dist', 'include-hidden-files': true });
  expect(gitlab.merge.variables).toEqual({ GIT_DEPTH: 0 });
});

test('the actions are those of our own workflows, by the same commits', () => {
  const own = readdirSync('.github/workflows').map((name) =>
    readFileSync(join('.github/workflows', name), 'utf8'),
  );
  const used = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(4);
  for (const use of used) expect(own.some((text) => text.includes(use))).toBe(true);
});

test('each machine of GitLab makes its part, and what they made outlives the packages', () => {
  const { part, merge } = gitlab;
  expect(part.parallel).toBeGreaterThan(1);
  const env = { CI_NODE_INDEX: '2', CI_NODE_TOTAL: String(part.parallel) };
  expect(npmCalls(part.script, env)).toEqual(['ci --cache .npm', 'run build -- --shard 2/4']);
  mkdirSync(join(folder, 'node_modules/.cache/vitrine'), { recursive: true });
  expect(part.artifacts.paths).toEqual(['node_modules/.cache/vitrine']);
  expect(npmCalls(merge.script, {})).toEqual(['ci --cache .npm', 'run build -- --merge']);
  expect(readdirSync(join(folder, 'node_modules/.cache'))).toEqual(['vitrine']);
});
