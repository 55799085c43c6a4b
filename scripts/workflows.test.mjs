import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { call } from '../src/commands/sample.ts';
import { places } from '../src/testing/specified.ts';

const place = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const texts = readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'));
const workflows = texts.map((text) => parse(text, { strict: true }));
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const steps = jobs.flatMap(([, job]) => job.steps);
const commands = steps.flatMap(({ run = '' }) => [
  ...run.matchAll(/npm run (?:--silent )?(\S+)(?: -- ([^|>\n]+))?/g),
]);

/** @type {string} */
let folder;

/** A small repository with the specified content, and one commit before it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-workflows-'));
  cpSync(places.pages, join(folder, 'pages'), { recursive: true });
  const person = [
    '-c',
    'user.name=Ana',
    '-c',
    'user.email=ana@clinica.example',
    '-c',
    'commit.gpgsign=false',
  ];
  /** @param {readonly string[]} values */
  const git = (...values) => execFileSync('git', [...person, ...values], { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  appendFileSync(join(folder, 'pages', 'consulta.yaml'), '\n# Nota\n');
  git('commit', '--quiet', '-a', '-m', 'Second');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(workflows)('$name', ({ permissions, concurrency, jobs }) => {
  test('may only read unless a job says more, and gives way to a newer run', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(concurrency.group).toContain('${{ github.ref }}');
  });

  test('ends by itself', () => {
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

test('builds and keeps the site each night, once the day of São Paulo has begun', () => {
  const nightly = workflows.filter(
    ({ on, jobs }) =>
      [...(on.schedule ?? [])].some(({ cron }) => {
        const [, hour] = cron.split(' ').map(Number);
        return hour >= 3 && hour < 9 && cron.endsWith(' * * *');
      }) &&
      Object.values(jobs).some(({ steps }) => {
        const builds = [...steps].findIndex(({ run }) => run === 'npm run build');
        const keeps = [...steps].findIndex(({ with: given }) => given?.path === 'dist');
        return builds !== -1 && keeps > builds;
      }),
  );
  expect(nightly.map(({ name }) => name)).toEqual(['Nightly']);
});

test('a site that is kept is whole, and knows the days of its last changes', () => {
  const kept = jobs.filter(([, job]) => [...job.steps].some(({ with: given }) => given?.path === 'dist'));
  expect(kept.length).toBeGreaterThan(1);
  for (const [, { steps }] of kept) {
    const given = [...steps].map((step) => step.with ?? {});
    expect(given.find(({ path }) => path === 'dist')).toMatchObject({ 'include-hidden-files': true });
    expect(given[0]).toMatchObject({ 'fetch-depth': 0 });
  }
});

test('takes each action by one commit, with its version beside it', () => {
  const used = texts.flatMap((text) =>
    [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, use = '']) => use),
  );
  expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const use of used) expect(use).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  expect(new Set(used.map((use) => use.split('@')[0])).size).toBe(new Set(used).size);
});

test('no job that may write runs a program of the pull request', () => {
  const writers = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
  expect(writers.map(([name]) => name)).toEqual(['comment', 'scan']);
  for (const [, { steps }] of writers) {
    for (const { run = '' } of steps) expect(run).not.toMatch(/\b(npm|npx|node)\b/);
  }
});

test('no text of a pull request is put into a shell', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('every script that is called exists', () => {
  expect(commands.length).toBeGreaterThanOrEqual(4);
  expect(commands.map(([, name]) => name).filter((name) => scripts[name] === undefined)).toEqual([]);
});

test.each(commands.filter(([, , values]) => values).map(([, name, values]) => [name, values.trim()]))(
  'npm run %s takes %s',
  async (name, values) => {
    expect(scripts[name]).toMatch(new RegExp(`^node (--\\S+ )*scripts/${name}\\.mjs$`));
    const { [name]: command } = await import(`../src/commands/${name}.ts`);
    const words = [...values.split(/\s+/), '--pages', join(folder, 'pages')];
    const { status, stdout, stderr } = await call(command, words);
    expect(status, stderr).toBe(0);
    expect(stdout).not.toBe('');
  },
);

test('a pull request gets one comment, which is written anew', () => {
  const { run, env } = steps.find(({ run }) => run?.includes('gh api'));
  // Keeps one comment as GitHub would; its filter is GitHub's to run.
  const gh = `#!/bin/sh
case "$*" in
  *--method*) for last; do :; done; echo "$*" >> calls; cp "\${last#body=@}" kept ;;
  *) [ ! -e kept ] || printf '7\\n9\\n' ;;
esac
`;
  writeFileSync(join(folder, 'gh'), gh);
  chmodSync(join(folder, 'gh'), 0o755);
  const paths = { COMMENTS: 'repos/a/b/issues/1/comments', COMMENT: 'repos/a/b/issues/comments' };
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  for (const text of ['Antes', 'Depois']) {
    writeFileSync(join(folder, 'changes.md'), text);
    const options = { cwd: folder, env: { ...process.env, ...env, ...paths, PATH } };
    expect(spawnSync('bash', ['-e', '-c', run], { ...options, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  }
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
    'api --silent --method POST repos/a/b/issues/1/comments -F body=@comment.md',
    'api --silent --method PATCH repos/a/b/issues/comments/7 -F body=@comment.md',
  ]);
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('<!-- vitrine-changes -->\n\nDepois');
});
