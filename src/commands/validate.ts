import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, listLost } from '../content/changes/moved.ts';
import { checkSite, type NotedSite } from '../content/known/check-site.ts';
import {
  countLaunchProblems,
  findLaunchProblems,
  noteLaunch,
  type LaunchNotes,
} from '../content/launch/launch.ts';
import type { Content } from '../content/load/content.ts';
import { load } from '../content/load/load.ts';
import { findDisagreements } from '../content/editor-files/outside.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { present, type Form } from '../content/present/present.ts';
import { folderWords } from '../content/problems/content-folder.ts';
import type { LanguageName } from '../content/problems/language.ts';
import { phrases } from '../content/problems/phrases.ts';
import { hasErrors, type Problem } from '../content/problems/problem.ts';
import { validate as validateContent } from '../content/validate/validate.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { conclude } from './conclude.ts';
import { listLastCommitted } from './git-versions.ts';
import { lookAloud } from './look-aloud.ts';
import { nameLoadedProgram } from './program.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings, siteWords, withWords, type ContentOptions } from './settings.ts';
import type { Command, Terminal } from './terminal.ts';

const usage = `Uso: npm run validate

  npm run validate                      confere todas as páginas
  npm run validate -- --launch          mostra também o que falta antes de publicar
  npm run validate -- --on 2026-12-24   confere como se fosse esse dia
  npm run validate -- --lang en         em inglês

Com --pages PASTA e --public PASTA, as páginas e as fotos são as de outras pastas. Para outros programas, a resposta sai
em outra forma com --json, --sarif ou --github.`;

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
  return new Refusal(`${message}\n\n${usage}`, 2);
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
  if (asked.length > 1) throw misuse(`Escolha só um de ${asked.map((form) => `--${form}`).join(' e ')}.`);
  return asked[0] ?? (environment['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text');
}

function readLanguage(name: string): LanguageName {
  if (name === 'pt' || name === 'en') return name;
  throw misuse(`--lang pede ${Object.keys(noFolder).join(' ou ')}, e não "${name}".`);
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

/** What is noted of a page that the checker accepts. */
interface Note {
  readonly launch: LaunchNotes;
  readonly disagreements: ReturnType<typeof findDisagreements>;
}

type NoteFields = { readonly [Name in keyof Note]: Note[Name] };

/** What is noted of files that are no pages. */
function noteRest({ sources, pictures }: Content): readonly NoteFields[] {
  return sources
    .filter(({ kind }) => kind !== 'page')
    .map((source) => ({ launch: noteLaunch(source, pictures), disagreements: findDisagreements([source]) }));
}

/** The addresses of pages that the last commit has, and that lead nowhere now. */
async function findLostAddresses(folder: string, site: unknown): Promise<readonly string[]> {
  const isPage = (name: string) => /\.ya?ml$/.test(name) && name !== 'site.yaml';
  const there = new Set((await readdir(folder)).filter(isPage).map(addressOf));
  const committed = (await listLastCommitted(folder)).filter(isPage);
  const gone = committed.filter((path) => !there.has(addressOf(path)));
  return listLost(gone, site).map(addressOf);
}

interface Place extends Manner {
  /** The content folder, absolute. */
  readonly folder: string;
  /** The words that make another command work on the same site. */
  readonly again: string;
  /** Those of a command that looks at the pages alone. */
  readonly pages: string;
}

/** Says in a line each how much is still provisional and whose address is lost, where people read. */
async function printHints(site: NotedSite, notes: readonly Note[], place: Place, terminal: Terminal) {
  const { form, language, folder, again, pages } = place;
  if (form === 'json' || form === 'sarif') return;
  const siteSource = site.content.sources.find(({ kind }) => kind === 'site');
  const lost = await findLostAddresses(folder, siteSource?.data);
  if (lost.length > 0) terminal.print(`\n${withWords(phrases[language].lostHint(lost), pages)}`);
  const launch = notes.map((note) => note.launch);
  const count = countLaunchProblems(site.problems, launch, siteSource);
  if (count > 0) terminal.print(`\n${phrases[language].launchHint(count)}${again}`);
}

/** What only we can have done wrong: our JSON Schema refuses what our checker accepts. */
function refuseDisagreement(notes: readonly Note[]): void {
  const disagreements = notes.flatMap((note) => note.disagreements);
  if (disagreements.length === 0) return;
  const told = JSON.stringify(disagreements, null, 2);
  throw new Error(`The JSON Schema refuses what the checker accepts.\n${told}`);
}

interface Asked extends ContentOptions {
  readonly launch?: boolean | undefined;
}

type Settings = ReturnType<typeof contentSettings>;

/** All that keeps the site from its launch; nothing to list where it has errors besides. */
async function tellLaunch({ places, conditions }: Settings, tell: Tell, terminal: Terminal): Promise<number> {
  const content = await load(places);
  const validated = validateContent(content, lookAloud(content, conditions, terminal));
  const isBroken = hasErrors(validated.problems);
  const problems = isBroken ? validated.problems : findLaunchProblems({ content, validated });
  tell(problems, content, !isBroken);
  return problems.length === 0 ? 0 : 1;
}

/** Tells problems of content; of a launch, where they are what keeps it back. */
type Tell = (problems: readonly Problem[], content: Content, isLaunch: boolean) => void;

async function checkAndTell(asked: Asked, manner: Manner, terminal: Terminal): Promise<number> {
  const settings = contentSettings(asked, terminal, manner.language);
  const { places, conditions } = settings;
  if (!existsSync(places.pages)) throw misuse(noFolder[manner.language](asked.pages));
  const [version, guide] = [await readVersion(terminal), findGuide(terminal)];
  const tell: Tell = (problems, { sources }, isLaunch) =>
    terminal.print(present({ problems, sources, ...manner, isLaunch, version, guide, hash: sha256 }));
  if (asked.launch === true) return tellLaunch(settings, tell, terminal);
  const site = await checkSite(places, {
    ...conditions,
    program: nameLoadedProgram(terminal.project.root),
    progress: terminal.makeProgress('Conferindo páginas'),
    note: ({ source, sections }, { pictures }): NoteFields => ({
      launch: noteLaunch(source, pictures, sections),
      disagreements: findDisagreements([source]),
    }),
    noteRest,
  });
  tell(site.problems, site.content, false);
  if (hasErrors(site.problems)) return 1;
  // What the checker noted is what it was told to.
  const notes = site.notes as readonly unknown[] as readonly Note[];
  refuseDisagreement(notes);
  const words = { again: siteWords(asked), pages: folderWords(asked.pages) };
  await printHints(site, notes, { ...manner, folder: places.pages, ...words }, terminal);
  return 0;
}

/** Checks the content: exit code 0 when it is good, 1 when it has errors, 2 for wrong usage or a fault of our own. */
export const validate: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const explain = explainInPortuguese(usage);
    const { values } = readArguments(words, { options, takesWords: false, usage, explain });
    const manner: Manner = { form: readForm(values, terminal), language: readLanguage(values.lang) };
    return conclude(terminal, () => checkAndTell(values, manner, terminal), manner.language);
  });
