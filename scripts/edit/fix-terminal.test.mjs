import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each starts programs of its own, which take their time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** Node gives a program no terminal; the one of util-linux does, where it is installed. */
const hasTerminal = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

const good = 'title: Vacinas\ndescription: Uma.\ntheme: clinic\n\nsections:\n\n- type: hero\n  title: Olá\n';
const broken = good.replace('  title: O', '   title: O');

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-terminal-'));
  writeFileSync(join(folder, 'vacinas.yaml'), broken);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `fix` at a terminal and types keys once it has asked. */
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

const read = () => readFileSync(join(folder, 'vacinas.yaml'), 'utf8');

test.skipIf(!hasTerminal).each(['s\r', 'sim\r', ' S \r', 'SIM\r'])(
  'a terminal that answers %j has the file repaired',
  async (keys) => {
    const { status, said } = await answer(keys);
    expect(said).toMatch(/Consertar este arquivo\? \(s\/n\) [^]*consertado\.\n$/);
    expect({ status, text: read() }).toEqual({ status: 0, text: good });
  },
);

test.skipIf(!hasTerminal).each(['n\r', '\r', 'não\r', 'talvez\r', 'sn\r', '\u0003', '\u0004'])(
  'a terminal that answers %j has everything left as it is, and is told so',
  async (keys) => {
    const { status, said } = await answer(keys);
    expect(said).toMatch(/\nNada foi mudado\.\n$/);
    expect({ status, text: read() }).toEqual({ status: 1, text: broken });
    expect(readdirSync(folder)).toEqual(['vacinas.yaml']);
  },
);
