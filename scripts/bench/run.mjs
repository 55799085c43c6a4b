import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/source.mjs';

const preload = pathToFileURL(join(root, 'scripts', 'bench', 'peak.mjs')).href;

/** Runs Node once and tells how long it took, in milliseconds, its most memory, in MiB, and its exit code. */
async function runOnce(args) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const peak = Number(await text(child.stdio[3]));
  const code = await ended;
  return { milliseconds: performance.now() - started, mebibytes: peak / 1024, code };
}

/** Runs Node several times, one after the other: the least time, the most memory, and the exit code. */
export async function measure(args, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(args));
  return {
    milliseconds: Math.min(...results.map(({ milliseconds }) => milliseconds)),
    mebibytes: Math.max(...results.map(({ mebibytes }) => mebibytes)),
    code: results[0].code,
  };
}
