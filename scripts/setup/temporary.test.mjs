import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** @type {string} */
let above;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'vitrine-temporary-'));
  writeFileSync(join(above, 'mine'), '');
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

/**
 * Starts a process that lays a file into a temporary folder, says so, and goes on in its own way.
 *
 * @param {string} rest
 */
async function start(rest) {
  const code = `
    import { mkdtempSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { ownTemporary } from ${JSON.stringify(pathToFileURL('scripts/setup/temporary.mjs').href)};
    ownTemporary();
    writeFileSync(join(mkdtempSync(join(tmpdir(), 'x-')), 'y'), '');
    console.log('there');
    ${rest}`;
  const env = { ...process.env, TMPDIR: above, TEMP: above, TMP: above };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env, stdio: 'pipe' });
  await once(child.stdout, 'data');
  return child;
}

const waiting = 'setInterval(() => {}, 1000);';

test.each([
  ['is broken off', waiting, 'SIGINT', [null, 'SIGINT']],
  ['is ended', waiting, 'SIGTERM', [null, 'SIGTERM']],
  [
    'ends it in its own way',
    `process.on('SIGINT', () => process.exit(130)); ${waiting}`,
    'SIGINT',
    [130, null],
  ],
  ['fails', `process.stdin.once('data', () => { throw new Error('a bug'); });`, undefined, [1, null]],
])('temporary files go with the process that %s, and nothing else does', async (_, rest, signal, ended) => {
  const child = await start(rest);
  expect(readdirSync(above)).toHaveLength(2);
  const end = once(child, 'exit');
  if (signal === undefined) child.stdin.end('go');
  else child.kill(/** @type {NodeJS.Signals} */ (signal));
  expect(await end).toEqual(ended);
  expect(readdirSync(above)).toEqual(['mine']);
});

test('a tool has such a folder from its start', async () => {
  const env = { ...process.env, TMPDIR: above, TEMP: above, TMP: above };
  const command =
    "import { runTool } from './scripts/setup/command.mjs'; import { tmpdir } from 'node:os';" +
    "await runTool('x', 'tool', async () => ({ tool: () => { console.log(tmpdir()); return 0; } }));";
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], { env });
  const [said] = await once(child.stdout, 'data');
  await once(child, 'exit');
  expect(String(said)).toContain(join(above, 'vitrine-tool-'));
  expect(readdirSync(above)).toEqual(['mine']);
});
