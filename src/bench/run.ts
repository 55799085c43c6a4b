import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** What a program costs. */
export interface Cost {
  readonly milliseconds: number;
  /** The most memory it took. */
  readonly mebibytes: number;
  /** Its exit code. */
  readonly code: number;
}

/** Runs Node once. */
async function runOnce(root: string, words: readonly string[]): Promise<Cost> {
  const preload = pathToFileURL(join(root, 'scripts', 'setup', 'peak.mjs')).href;
  const { NODE_ENV: _mode, ...env } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const told = child.stdio[3];
  if (!(told instanceof Readable)) throw new Error('The program has nothing to tell its memory by.');
  const peak = Number(await text(told));
  await ended;
  return { milliseconds: performance.now() - started, mebibytes: peak / 1024, code: child.exitCode ?? -1 };
}

/** Runs Node several times, one after the other: the least time, the most memory, and the exit code. */
export async function measure(root: string, words: readonly string[], runs: number): Promise<Cost> {
  const results: Cost[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(root, words));
  return {
    milliseconds: Math.min(...results.map(({ milliseconds }) => milliseconds)),
    mebibytes: Math.max(...results.map(({ mebibytes }) => mebibytes)),
    code: results[0]?.code ?? -1,
  };
}
