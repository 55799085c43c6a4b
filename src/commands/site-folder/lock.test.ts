import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './lock.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const lock = () => join(root, 'lock');

/** Takes the lock, and tells whether it had to wait. */
async function take() {
  let isTold = false;
  const release = await takeLock(lock(), () => {
    isTold = true;
  });
  await release();
  return { isTold };
}

it.each(['', '{"pid":', 'null'])(
  'takes one that says nothing of its owner for abandoned: %j',
  async (text) => {
    writeFileSync(lock(), text);
    const past = new Date(Date.now() - 2000);
    utimesSync(lock(), past, past);
    expect((await take()).isTold).toBe(false);
  },
);

it('gives who is about to write down its owner a moment', async () => {
  writeFileSync(lock(), '');
  expect((await take()).isTold).toBe(true);
});

it('gives an owner on another computer a minute', async () => {
  writeFileSync(lock(), '{"pid":1,"host":"elsewhere.example","began":""}');
  const past = new Date(Date.now() - 58_500);
  utimesSync(lock(), past, past);
  expect((await take()).isTold).toBe(true);
});

it('waits for nobody where what stands in the place of a lock cannot be read', async () => {
  mkdirSync(lock());
  await expect(take()).rejects.toMatchObject({ code: 'EISDIR' });
});

const mount = (...words: readonly string[]) => spawnSync('mount', words, { stdio: 'ignore' }).status === 0;

it('leaves nothing on a full disk', async ({ skip }) => {
  const disk = join(root, 'disk');
  mkdirSync(disk);
  // Only who may mount a small disk can have a full one.
  if (!mount('-t', 'tmpfs', '-o', 'size=4k', 'vitrine', disk)) skip();
  try {
    writeFileSync(join(disk, 'large'), Buffer.alloc(4096));
    await expect(takeLock(join(disk, 'lock'), () => {})).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(join(disk, 'lock'))).toBe(false);
  } finally {
    spawnSync('umount', [disk]);
  }
});
