import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Node gives a program no terminal; the one of util-linux does, where it is installed. */
const hasTerminal = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

const good =
  'title: Vacinas\ndescription: Uma.\ntheme: clinic\n\nsections:\n\n- type: hero\n  title: Olá\n\n- type: cta\n  title: Venha\n';
const broken = good.replace('  title: O', '   title: O');

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-command-'));
  writeFileSync(join(folder, 'vacinas.yaml'), broken);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = () => readFileSync(join(folder, 'vacinas.yaml'), 'utf8');

/**
 * Starts a command as npm does; nobody sits at its terminal.
 *
 * @param {string} command
 * @param {readonly string[]} words
 * @returns {Promise<{ status: unknown; stdout: string; stderr: string }>}
 */
function start(command, ...words) {
  const args = [`scripts/${command}.mjs`, '--pages', folder, ...words];
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : error.code, stdout, stderr });
    });
  });
}

test('validate keeps standard output to its data, and fails for broken content', async () => {
  const { status, stdout, stderr } = await start('validate', '--json', '--on', '2026-01-31');
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout).summary.errors).toBeGreaterThan(0);
});

test('fix asks nobody where there is no terminal, and leaves code 1', async () => {
  const { status, stdout, stderr } = await start('fix');
  expect({ status, stderr, text: read() }).toEqual({ status: 1, stderr: '', text: broken });
  expect(stdout).toMatch(/\n\+ {2}title: Olá\n[^]*rode de novo com --yes: npm run fix -- .*\n$/);
  expect(stdout).toContain(`: npm run fix -- --pages ${folder} --yes\n`);
});

test('move writes the page and says so', async () => {
  writeFileSync(join(folder, 'vacinas.yaml'), good);
  const { status, stdout, stderr } = await start('move', 'vacinas', 'cta', 'primeira');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/vacinas\.yaml: a seção cta subiu da posição 2 para a 1\.\n$/);
  expect(read().match(/type: \w+/g)).toEqual(['type: cta', 'type: hero']);
});

test('new tells what it cannot make apart from what it made, with code 2', async () => {
  const { status, stdout, stderr } = await start('new', 'page', 'Vacinação');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^O nome "Vacinação" não serve de endereço\..*\n$/);
});

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
  'new leaves no part of a site that %s breaks off',
  async (signal) => {
    const answers = ['--name', 'Ana', '--city', 'Pelotas, RS', '--phone', '53 90000-0000'];
    const args = ['scripts/new.mjs', 'site', join(folder, 'loja'), ...answers];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    let isBegun = false;
    const watcher = watch(folder, (_, name) => {
      if (isBegun || !name?.endsWith('.unfinished')) return;
      isBegun = true;
      child.kill(signal);
    });
    await new Promise((resolve) => {
      child.once('close', resolve);
    });
    watcher.close();
    // A command that is quicker than the signal leaves a whole site.
    const left = readdirSync(folder).filter((name) => name !== 'loja');
    expect({ isBegun, left }).toEqual({ isBegun: true, left: ['vacinas.yaml'] });
  },
);

test('changes tells wrong usage apart from what changed, with code 2', async () => {
  const { status, stdout, stderr } = await start('changes', '--tudo');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^A opção "--tudo" não existe\.\n\nUso: npm run changes -- .*\n$/);
});

test('deploy tells wrong usage with code 2, before it writes anything', async () => {
  const { status, stdout, stderr } = await start('deploy', '--to', folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^A opção "--pages" não existe\.\n\nUso: npm run deploy -- --to PASTA/);
});

test('smoke tells wrong usage with code 2, before it asks anybody', async () => {
  const { status, stdout, stderr } = await start('smoke', 'https://a.example');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^A opção "--pages" não existe\.\n\nUso: npm run smoke -- https:/);
});

/**
 * Runs `fix` at a terminal and types keys once it has asked.
 *
 * @param {string} keys
 * @returns {Promise<{ status: number | null; said: string }>}
 */
function answer(keys) {
  const command = `${process.execPath} scripts/fix.mjs --pages ${folder}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  let isAsked = false;
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (isAsked || !said.includes('(s/n) ')) return;
    isAsked = true;
    child.stdin.write(keys);
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, said: said.replaceAll('\r', '') }));
  });
}

test.skipIf(!hasTerminal)('fix repairs the file for a yes at its terminal', async () => {
  const { status, said } = await answer('s\r');
  expect(said).toMatch(/Consertar este arquivo\? \(s\/n\) [^]*consertado\.\n$/);
  // The folder has no theme for the page, which no repair can know.
  expect({ status, text: read() }).toEqual({ status: 1, text: good });
});

test.skipIf(!hasTerminal)(
  'fix leaves everything as it is for Ctrl+C at its terminal, and says so',
  async () => {
    const { status, said } = await answer('\u0003');
    expect(said).toMatch(/\nNada foi mudado\.\n$/);
    expect({ status, text: read() }).toEqual({ status: 1, text: broken });
  },
);
