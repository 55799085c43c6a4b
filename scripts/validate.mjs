import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings, readOptions } from './setup/options.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = `Usage: npm run validate -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--launch] [--lang pt|en]
                           [--github | --json | --sarif]`;

const flags = { json: { type: 'boolean' }, sarif: { type: 'boolean' }, github: { type: 'boolean' } };

const noFolder = {
  pt: (name) => `A pasta "${name}" não existe.`,
  en: (name) => `The folder "${name}" does not exist.`,
};

/** A wrong use of the command: told in one line with the usage, without a stack. */
class UsageError extends Error {}

function readForm(options) {
  const forms = Object.keys(flags).filter((name) => options[name]);
  if (forms.length > 1) {
    throw new UsageError(`Choose one of ${forms.map((form) => `--${form}`).join(' and ')}.`);
  }
  return forms[0] ?? (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
}

function readLanguage({ lang }) {
  const languages = Object.keys(noFolder);
  if (languages.includes(lang)) return lang;
  throw new UsageError(`--lang takes ${languages.join(' or ')}, and not "${lang}".`);
}

/** Where GitHub shows the editors' guide, when it is GitHub that runs the check. */
function findGuide({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return undefined;
  return `${server}/${repository}/blob/HEAD/pages/README.md#c%C3%B3digos-das-mensagens`;
}

/** Prints problems in the form and the language that were asked for. */
function print({ problems, isLaunch = false }, { content }, { form, language, present }) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const guide = findGuide(process.env);
  console.log(present({ problems, sources: content.sources, form, language, isLaunch, version, guide }));
}

/** What keeps the site from its launch. */
async function findForLaunch({ content, validated }) {
  const { drawings } = await importSource('src/drawings/drawings.ts');
  const drawnPictures = [...drawings.keys()].map((name) => `${name}.png`);
  const { findLaunchProblems } = await importSource('src/content/launch.ts');
  return findLaunchProblems({ content, validated, drawnPictures });
}

/** Prints the launch list, and returns the exit code. */
async function printLaunch(checked, manner) {
  const problems = await findForLaunch(checked);
  print({ problems, isLaunch: true }, checked, manner);
  return problems.length === 0 ? 0 : 1;
}

/** Says in one line how much is still provisional, where people read. */
async function printHint(checked, { form, language, phrases }) {
  if (form === 'json' || form === 'sarif') return;
  const { length } = await findForLaunch(checked);
  if (length > 0) console.log(`\n${phrases[language].launchHint(length)}`);
}

/** What only we can have done wrong: our JSON Schema refuses what our checker accepts. */
async function findOwnFault({ content }) {
  const { findDisagreements } = await importSource('src/content/outside.ts');
  const disagreements = findDisagreements(content.sources);
  return disagreements.length === 0 ? undefined : JSON.stringify(disagreements, null, 2);
}

/** Exit code 0 when the content is good, 1 when it has errors, 2 for wrong usage or a fault of our own. */
async function main() {
  const options = readOptions(
    { ...contentOptions, ...flags, launch: { type: 'boolean' }, lang: { type: 'string', default: 'pt' } },
    usage,
  );
  const [form, language] = [readForm(options), readLanguage(options)];
  const { places, conditions } = contentSettings(options);
  if (!existsSync(places.pages)) throw new UsageError(noFolder[language](options.pages));
  await ensureDependencies();
  const { check } = await importSource('src/content/check.ts');
  const checked = await check(places, conditions);
  const manner = { form, language, ...(await importSource('src/content/present.ts')) };
  const { problems } = checked.validated;
  const isBroken = problems.some(({ severity }) => severity === 'error');
  if (options.launch && !isBroken) return printLaunch(checked, manner);
  print({ problems }, checked, manner);
  if (isBroken) return 1;
  const fault = await findOwnFault(checked);
  if (fault === undefined) {
    await printHint(checked, manner);
    return 0;
  }
  console.error(`Our own fault: the JSON Schema refuses what the checker accepts.\n${fault}`);
  return 2;
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof UsageError ? `${error.message}\n${usage}` : error);
  return 2;
});
