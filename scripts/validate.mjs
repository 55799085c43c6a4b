import { existsSync } from 'node:fs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings, readOptions } from './setup/options.mjs';
import { importSource } from './setup/source.mjs';

const usage = 'Usage: npm run validate -- [--pages DIR] [--on 2026-01-31] [--launch] [--json | --github]';

/** Prints the problems in the form asked for. GitHub's runners get annotations besides. */
async function print({ content, validated }, options) {
  const report = await importSource('src/content/report.ts');
  if (options.json) return console.log(JSON.stringify(validated.problems, null, 2));
  console.log(report.formatReport(validated.problems, content.sources));
  if (options.github || process.env.GITHUB_ACTIONS === 'true') {
    console.log(report.formatAnnotations(validated.problems));
  }
}

/** What keeps the site from its launch. */
async function findForLaunch({ content, validated }) {
  const { drawings } = await importSource('src/drawings/drawings.ts');
  const drawnPictures = [...drawings.keys()].map((name) => `${name}.png`);
  const launch = await importSource('src/content/launch.ts');
  return { ...launch, problems: launch.findLaunchProblems({ content, validated, drawnPictures }) };
}

/** Prints the launch list in the form asked for, and returns the exit code. */
async function printLaunch(checked, options) {
  const { problems, formatLaunchReport } = await findForLaunch(checked);
  if (options.json) console.log(JSON.stringify(problems, null, 2));
  else console.log(formatLaunchReport(problems, checked.content.sources));
  return problems.length === 0 ? 0 : 1;
}

/** Says in one line how much is still provisional, where people read. */
async function printHint(checked, options) {
  if (options.json) return 0;
  const { problems, formatLaunchHint } = await findForLaunch(checked);
  if (problems.length > 0) console.log(`\n${formatLaunchHint(problems)}`);
  return 0;
}

/** Exit code 0 when the content is good, 1 when it has errors, 2 for wrong usage or a fault of our own. */
async function main() {
  const options = readOptions(
    {
      ...contentOptions,
      json: { type: 'boolean' },
      github: { type: 'boolean' },
      launch: { type: 'boolean' },
    },
    usage,
  );
  await ensureDependencies();
  const { places, conditions } = contentSettings(options);
  if (!existsSync(places.pages)) {
    console.error(`A pasta "${options.pages}" não existe.\n${usage}`);
    return 2;
  }
  const { check } = await importSource('src/content/check.ts');
  const checked = await check(places, conditions);
  const isBroken = checked.validated.problems.some(({ severity }) => severity === 'error');
  if (options.launch && !isBroken) return printLaunch(checked, options);
  await print(checked, options);
  if (isBroken) return 1;
  const { findDisagreements } = await importSource('src/content/outside.ts');
  const disagreements = findDisagreements(checked.content.sources);
  if (disagreements.length === 0) return printHint(checked, options);
  console.error('Our own fault: the JSON Schema refuses what the checker accepts.');
  console.error(JSON.stringify(disagreements, null, 2));
  return 2;
}

process.exitCode = await main().catch((error) => {
  console.error(error);
  return 2;
});
