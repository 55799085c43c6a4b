import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { sumResults } from './testing/results.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { listSteps, selectSteps } from './testing/steps.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const { problem, selected } = selectSteps(listSteps(reports), process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exit(2);
}

await ensureDependencies();
const browser = selected.some(({ needs }) => needs?.includes('chromium')) ? await findBrowser() : undefined;
// The steps decide for themselves what they are: a "test" or "production" from outside must not reach the build.
const { NODE_ENV: _mode, ...env } = process.env;
const results = await runSteps({
  steps: selected,
  root,
  env: { ...env, ...(browser && { VITRINE_BROWSER: browser }) },
  broken: browser ? [] : ['chromium'],
});

const { passed, failed } = sumResults(results);
const red = results.filter((result) => result.failed > 0).map(({ name }) => name);
if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function findBrowser() {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error(error.message);
    return undefined;
  }
}
