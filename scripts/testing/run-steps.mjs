import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { countResults } from './results.mjs';

/**
 * Runs the steps one after the other with live output, and returns `{ name, passed, failed }` for each. A failed step
 * stops only those that need it. `broken` names needs that already failed.
 */
export async function runSteps({ steps, root, env, broken = [] }) {
  const failures = new Set(broken);
  const results = [];
  for (const step of steps) {
    const missing = (step.needs ?? []).filter((need) => failures.has(need));
    const result = missing.length > 0 ? skip(step, missing) : await run({ step, root, env });
    if (result.failed > 0) failures.add(step.name);
    results.push({ name: step.name, ...result });
  }
  return results;
}

function skip({ name }, missing) {
  console.log(`\n── ${name}\n✗ ${name} not run, it needs: ${missing.join(', ')}`);
  return { passed: 0, failed: 1 };
}

async function run({ step, root, env }) {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, step.arguments, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const report = readReport(step.report);
  // A vitest run that left no report did not get to its tests, whatever its exit code says.
  const result = countResults({ code: step.report && !report ? 1 : code, report });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  return result;
}

function readReport(file) {
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
