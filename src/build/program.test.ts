import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameProgram } from '../commands/program.ts';
import { isThorough } from '../testing/amount.ts';
import { describePrepared, prepareProgram } from './program.ts';

let folder: string;

beforeEach(() => {
  // Libraries are leaner than in development.
  vi.stubEnv('NODE_ENV', 'production');
  folder = mkdtempSync(join(tmpdir(), 'vitrine-program-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.skipIf(!isThorough)(
  'keeps what is the same for every content, and makes anew what was spoilt',
  async () => {
    const made = await prepareProgram(process.cwd(), folder);
    const files = readdirSync(join(folder, 'program')).map((name) => join(folder, 'program', name));
    const times = files.map((file) => statSync(file).mtimeMs);
    const kept = await prepareProgram(process.cwd(), folder);
    expect(kept).toEqual(made);
    expect(describePrepared(kept.client)).toEqual(describePrepared(made.client));
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);

    const whole = files.map((file) => readFileSync(file, 'utf8'));
    for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    expect(await prepareProgram(process.cwd(), folder)).toEqual(made);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(whole);
  },
);

it('names a program by its sources, libraries and settings, and not by what is only read or tested', () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return nameProgram(folder);
  };
  const first = write('src/ui/card.tsx', 'one');
  expect([write('src/README.md', 'a'), write('src/ui/card.test.tsx', 'a')]).toEqual([first, first]);
  const others = [
    write('src/ui/card.tsx', 'two'),
    write('src/ui/list.tsx', ''),
    write('package-lock.json', '{}'),
    write('tsconfig.json', '{}'),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});
