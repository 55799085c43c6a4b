import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureTestBrowser, tellBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { hasEngines } from './setup/engines.mjs';
import { listChanged, narrow } from './testing/changed.mjs';
import { sumResults } from './testing/results.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { formatSlowest } from './testing/slowest.mjs';
import { listSteps, selectSteps, withNeeds } from './testing/steps.mjs';

const usage = `Usage: npm test -- [STEP…] [--changed] [--since REV] [--thorough]

  --changed     only what the change since the last commit touches; with --since, since another revision
  --thorough    the recipes too, many more random cases than usual, and every page in every condition`;

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * @param {string} problem
 * @returns {never}
 */
function refuse(problem) {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
}

const options = /** @type {const} */ ({
  changed: { type: 'boolean' },
  since: { type: 'string' },
  thorough: { type: 'boolean' },
});

function readWords() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The steps that were asked for.
 *
 * @param {ReturnType<typeof readWords>} words
 */
function chooseSteps({ values, positionals }) {
  const steps = listSteps(reports, { hasEngines: hasEngines() });
  const { problem, selected } = selectSteps(steps, positionals, values.thorough);
  if (selected === undefined) return refuse(problem);
  if (!values.changed && values.since === undefined) return selected;
  const change = listChanged(root, values.since);
  if (change === undefined) return refuse(`git knows no revision ${values.since ?? 'HEAD'} here.`);
  const narrowed = narrow(selected, change);
  const names = narrowed.map(({ name }) => name);
  console.log(`${change.files.length} files differ from ${change.base}: ${names.join(', ')}`);
  return withNeeds([...narrowed, ...steps.filter(({ name }) => !names.includes(name))], new Set(names));
}

/**
 * What the steps that need a browser are told of it; nothing when there is none. A thorough run is had in a whole one, as
 * visitors have it.
 */
async function findBrowser() {
  try {
    return tellBrowser(await (words.values.thorough ? ensureBrowser() : ensureTestBrowser()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const words = readWords();
const steps = chooseSteps(words);
await ensureDependencies();
const needsBrowser = steps.some(({ needs }) => needs?.includes('chromium'));
// The steps decide for themselves what they are: a "test" or "production" from outside must not reach the build.
const { NODE_ENV: _mode, ...env } = process.env;
const results = await runSteps({
  steps,
  root,
  env: { ...env, ...(words.values.thorough && { VITRINE_THOROUGH: '1' }) },
  // Installing one takes a minute, in which other steps run.
  ready: needsBrowser ? { chromium: findBrowser() } : {},
});

const told = results.flatMap(({ name, report }) => (report ? [[name, report]] : []));
console.log(`\n${formatSlowest(Object.fromEntries(told))}`);
if (words.positionals.length === 0 && results.some(({ name }) => name === 'browser') && !hasEngines())
  console.log(
    '\nNeither Firefox nor WebKitGTK is here (npm run test:browsers installs them): Chromium alone was tested.',
  );
const { passed, failed } = sumResults(results);
const red = results.filter((result) => result.failed > 0).map(({ name }) => name);
if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
