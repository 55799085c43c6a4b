import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { countResults } from './results.mjs';

/**
 * @typedef {Omit<import('./step.d.ts').Step, 'concerns'>} Step
 * @typedef {import('./step.d.ts').Result} Result
 * @typedef {{ step: Step; root: string; env: NodeJS.ProcessEnv }} Order
 */

/**
 * Runs the steps and tells what became of each, in their order. Two run at a time, but of the long ones, which print as they
 * go, one. A failed step stops only those that need it. `ready` holds promises of further needs by name: what resolves to
 * `undefined` has failed. What a step's environment gains from them is theirs to say, as an object.
 *
 * @param {{
 *   steps: readonly Step[];
 *   root: string;
 *   env: NodeJS.ProcessEnv;
 *   ready?: Readonly<Record<string, Promise<object | undefined>>>;
 * }} order
 */
export async function runSteps({ steps, root, env, ready = {} }) {
  /** @type {import('./step.d.ts').Outcomes} */
  const outcomes = new Map(Object.entries(ready));
  /** @type {Promise<Result>[]} */
  const results = [];
  /** @type {Promise<Result>[]} */
  let lane = [];
  /** @type {Promise<Result> | undefined} */
  let long;
  for (const step of steps) {
    if (step.isLong) await long;
    if (lane.length === 2) await Promise.race(lane);
    const running = start({ step, root, env, outcomes });
    outcomes.set(
      step.name,
      running.then(({ failed }) => (failed > 0 ? undefined : {})),
    );
    results.push(running);
    if (step.isLong) long = running;
    lane.push(running);
    const leave = () => (lane = lane.filter((one) => one !== running));
    running.then(leave, leave);
  }
  return Promise.all(results);
}

/**
 * @param {Order & { outcomes: import('./step.d.ts').Outcomes }} order
 * @returns {Promise<Result>}
 */
async function start({ step, root, env, outcomes }) {
  const needs = (step.needs ?? []).filter((need) => outcomes.has(need));
  const met = await Promise.all(needs.map((need) => outcomes.get(need)));
  const missing = needs.filter((_, index) => met[index] === undefined);
  if (missing.length > 0) {
    console.log(`\n── ${step.name}\n✗ ${step.name} not run, it needs: ${missing.join(', ')}`);
    return { name: step.name, passed: 0, failed: 1 };
  }
  return run({ step, root, env: Object.assign({}, env, step.env, ...met) });
}

/**
 * Runs one step: a long one with live output, another with its output at the end.
 *
 * @param {Order} order
 * @returns {Promise<Result>}
 */
async function run({ step, root, env }) {
  if (step.isLong) console.log(`\n── ${step.name}`);
  const begun = performance.now();
  /** @type {Buffer[]} */
  const chunks = [];
  const output = step.isLong ? 'inherit' : 'pipe';
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, step.arguments, {
      cwd: root,
      env,
      stdio: ['ignore', output, output],
    });
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const report = readReport(step.report);
  // A vitest run that left no report did not get to its tests, whatever its exit code says.
  const result = countResults({ code: step.report && !report ? 1 : code, report });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (!step.isLong) process.stdout.write(`\n── ${step.name}\n${Buffer.concat(chunks).toString()}`);
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  return { name: step.name, ...result, report };
}

/**
 * @param {string | undefined} file
 * @returns {import('./step.d.ts').Report | undefined}
 */
function readReport(file) {
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
