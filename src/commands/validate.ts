import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, type CheckedContent } from '../content/check.ts';
import { countLaunchProblems, findLaunchProblems } from '../content/launch/launch.ts';
import { findDisagreements } from '../content/editor-files/outside.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { present, type Form } from '../content/present/present.ts';
import type { LanguageName } from '../content/problems/language.ts';
import { phrases } from '../content/problems/phrases.ts';
import { hasErrors } from '../content/problems/problem.ts';
import { readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings, type ContentOptions } from './settings.ts';
import type { Command, Terminal } from './terminal.ts';

const usage = `Usage: npm run validate -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--launch] [--lang pt|en]
                           [--github | --json | --sarif]`;

const forms = { json: { type: 'boolean' }, sarif: { type: 'boolean' }, github: { type: 'boolean' } } as const;

const options = {
  ...contentOptions,
  ...forms,
  launch: { type: 'boolean' },
  lang: { type: 'string', default: 'pt' },
} as const;

const noFolder: Readonly<Record<LanguageName, (name: string) => string>> = {
  pt: (name) => `A pasta "${name}" não existe.`,
  en: (name) => `The folder "${name}" does not exist.`,
};

function misuse(message: string): Refusal {
  return new Refusal(`${message}\n${usage}`, 2);
}

/** How the answer is told. */
interface Manner {
  readonly form: Form;
  readonly language: LanguageName;
}

function readForm(
  given: Readonly<Partial<Record<Form, boolean>>>,
  { environment }: Terminal,
): Manner['form'] {
  const asked = (['json', 'sarif', 'github'] as const).filter((name) => given[name]);
  if (asked.length > 1) throw misuse(`Choose one of ${asked.map((form) => `--${form}`).join(' and ')}.`);
  return asked[0] ?? (environment['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text');
}

function readLanguage(name: string): LanguageName {
  if (name === 'pt' || name === 'en') return name;
  throw misuse(`--lang takes ${Object.keys(noFolder).join(' or ')}, and not "${name}".`);
}

/** Where GitHub shows the editors' guide, when it is GitHub that runs the check. */
function findGuide({ environment }: Terminal): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = environment;
  if (!server || !repository) return undefined;
  return `${server}/${repository}/blob/HEAD/pages/REFERENCIA.md#c%C3%B3digos-das-mensagens`;
}

async function readVersion({ project }: Terminal): Promise<string> {
  // Our own file.
  const { version } = JSON.parse(await readFile(join(project.root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Says in one line how much is still provisional, where people read. */
function printHint(checked: CheckedContent, { form, language }: Manner, terminal: Terminal): void {
  if (form === 'json' || form === 'sarif') return;
  const count = countLaunchProblems(checked);
  if (count > 0) terminal.print(`\n${phrases[language].launchHint(count)}`);
}

/** What only we can have done wrong: our JSON Schema refuses what our checker accepts. */
function refuseDisagreement({ content }: CheckedContent): void {
  const disagreements = findDisagreements(content.sources);
  if (disagreements.length === 0) return;
  const told = JSON.stringify(disagreements, null, 2);
  throw new Error(`The JSON Schema refuses what the checker accepts.\n${told}`);
}

interface Asked extends ContentOptions {
  readonly launch?: boolean | undefined;
}

async function checkAndTell(asked: Asked, manner: Manner, terminal: Terminal): Promise<number> {
  const { places, conditions } = contentSettings(asked, terminal);
  if (!existsSync(places.pages)) throw misuse(noFolder[manner.language](asked.pages));
  const checked = await check(places, conditions);
  const isBroken = hasErrors(checked.validated.problems);
  const isLaunch = asked.launch === true && !isBroken;
  const problems = isLaunch ? findLaunchProblems(checked) : checked.validated.problems;
  const { sources } = checked.content;
  const [version, guide] = [await readVersion(terminal), findGuide(terminal)];
  terminal.print(present({ problems, sources, ...manner, isLaunch, version, guide, hash: sha256 }));
  if (isLaunch) return problems.length === 0 ? 0 : 1;
  if (isBroken) return 1;
  refuseDisagreement(checked);
  printHint(checked, manner, terminal);
  return 0;
}

/** Checks the content: exit code 0 when it is good, 1 when it has errors, 2 for wrong usage or a fault of our own. */
export const validate: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const explain = (message: string) => `${message}\n${usage}`;
    const { values } = readArguments(words, { options, takesWords: false, explain });
    const manner: Manner = { form: readForm(values, terminal), language: readLanguage(values.lang) };
    return conclude(terminal, () => checkAndTell(values, manner, terminal), manner.language);
  });
