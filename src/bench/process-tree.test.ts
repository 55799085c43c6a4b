import { expect, it } from 'vitest';
import { measureTree } from './process-tree.ts';

const spend = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end) {}';
const hold = 'globalThis.held = Buffer.alloc(8e7, 1); setTimeout(() => {}, 400);';
const inChild = (code: string) =>
  `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(code)}])`;

it.skipIf(process.platform !== 'linux')('counts what a command has started too', async () => {
  const words = [process.execPath, '-e', inChild(spend + hold)];
  const { userSeconds, peakMegabytes, code } = await measureTree(words, process.cwd());
  expect({ code, hasTime: userSeconds >= 0.3, hasMemory: peakMegabytes > 100 }).toEqual({
    code: 0,
    hasTime: true,
    hasMemory: true,
  });
});

it.skipIf(process.platform !== 'linux')('tells the exit code, and what was printed', async () => {
  const { code, printed } = await measureTree(
    [process.execPath, '-e', 'console.log("Olá"); process.exit(3)'],
    '/',
  );
  expect([code, printed.startsWith('Olá')]).toEqual([3, true]);
});
