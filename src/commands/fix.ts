import { readdir } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { formatDiff } from '../content/fix/diff.ts';
import { fix as repair } from '../content/fix/fix.ts';
import type { Content } from '../content/load/content.ts';
import { load } from '../content/load/load.ts';
import { formatProblems } from '../content/present/report.ts';
import { mostShown } from '../content/present/select.ts';
import { asWord } from '../content/problems/content-folder.ts';
import { printableLine } from '../content/problems/printable.ts';
import type { Problem, SourceKind } from '../content/problems/problem.ts';
import type { Source } from '../content/source/source.ts';
import { cureFiles } from '../content/validate/cure.ts';
import type { Draft } from '../content/validate/draft.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { explainLink, isThere, readText, refuseMissing, shownPath, type Shelf } from './files.ts';
import { isMeant } from './find-page.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { contentOptions, contentSettings, findPages, siteWords, withWords } from './settings.ts';
import type { Command, Terminal } from './terminal.ts';
import { takeTurn } from './turn.ts';
import { writePlans, type Plan } from './write-plans.ts';

const usage = `Uso: npm run fix -- [ARQUIVO…] [--yes]

  npm run fix                      mostra o que pode ser consertado em todas as páginas, e pergunta
  npm run fix -- contato           só nesta página
  npm run fix -- --yes             conserta sem perguntar

Conserta o que o verificador sabe corrigir com certeza: recuos, tabulações e espaços especiais, aspas e traços que
faltam, textos de várias linhas, campos com erro de digitação, preços e datas em outra forma, e a terminação .yml.
Com --pages PASTA, as páginas são as de outra pasta.`;

const options = {
  ...contentOptions,
  yes: { type: 'boolean', short: 'y' },
  write: { type: 'boolean' },
} as const;

async function listFolder(folder: string): Promise<readonly string[]> {
  if (!(await isThere(folder))) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && /\.ya?ml$/i.test(entry.name));
  return files.map(({ name }) => join(folder, name)).toSorted();
}

/** The files to look at: those that were named, by name or path, or all. */
async function chooseFiles(shelf: Shelf, names: readonly string[]): Promise<readonly string[]> {
  const { folder, terminal } = shelf;
  const all = (
    await Promise.all([folder, join(folder, '_shared'), join(folder, '_themes')].map(listFolder))
  ).flat();
  if (names.length === 0) return all;
  const chosen = names.map((name) => {
    const exact = [resolve(terminal.folder, name), resolve(folder, name)];
    const found = all.find((path) => exact.includes(path)) ?? all.find((path) => isMeant(path, name, shelf));
    if (found !== undefined) return found;
    const known = printableLine(all.map((path) => basename(path)).join(', '));
    throw new Refusal(
      `O arquivo "${name}" não existe em ${shownPath(folder, terminal)}. Os arquivos são: ${known}.`,
      2,
    );
  });
  return [...new Set(chosen)];
}

function kindOf(path: string): SourceKind {
  const folder = basename(dirname(path));
  if (folder === '_shared') return 'shared';
  if (folder === '_themes') return 'theme';
  return /^site\.ya?ml$/i.test(basename(path)) ? 'site' : 'page';
}

/** What the checker knows of all files. */
interface Knowledge {
  readonly content: Content;
  readonly cured: ReturnType<typeof cureFiles>;
  /** The words that make another command work on the same site. */
  readonly again: string;
}

interface Left extends Pick<Knowledge, 'again'> {
  readonly left: readonly Problem[];
  readonly sources: readonly Source[];
}

/** Errors that only the editor can mend, as the checker tells them. */
function tellLeft(shown: string, { left, sources, again }: Left): readonly string[] {
  const [first, ...more] = left;
  if (first === undefined) return [];
  const rest =
    more.length === 0
      ? ''
      : ` Este é o primeiro; os outros (${more.length}) estão em "${withWords('npm run validate', again)}".`;
  const head = `${shown} tem ${more.length === 0 ? 'um erro' : 'erros'} que só você pode corrigir.${rest}`;
  return [[head, ...formatProblems([first], sources)].join('\n\n')];
}

/** A file that was looked at: its text, which is none where it cannot be read, or why it may not be. */
interface Found {
  readonly path: string;
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  /** What its lines alone make of it. */
  readonly draft?: Draft;
}

async function findFile(shelf: Shelf, path: string): Promise<Found> {
  const reason = await explainLink(shelf, path);
  if (reason !== undefined) return { path, reason };
  const text = await readText(path);
  if (text === undefined) return { path };
  const [file, kind] = [shownPath(path, shelf.terminal), kindOf(path)];
  return { path, text, draft: { file, name: parse(path).name, kind, text: repair(text, kind).text } };
}

async function planFile(
  { path, text, reason }: Found,
  { terminal }: Shelf,
  { content, cured: all, again }: Knowledge,
): Promise<Plan> {
  const asItIs = { path, text: '', fixed: '', target: path };
  if (reason !== undefined) return { ...asItIs, left: reason };
  const shown = shownPath(path, terminal);
  const cured = all.get(shown);
  if (text === undefined || cured === undefined) {
    const left = content.problems.filter(({ file }) => file === shown);
    const source = content.sources.find(({ file }) => file === shown);
    return { ...asItIs, left: tellLeft(shown, { left, sources: source ? [source] : [], again }).join('') };
  }
  const target = path.replace(/\.yml$/i, '.yaml');
  const isTaken = target !== path && (await isThere(target));
  const taken = `${shown} fica como está: já existe um arquivo com a terminação .yaml.`;
  const left = [
    ...tellLeft(shown, { left: cured.left, sources: [cured.source], again }),
    ...(isTaken ? [taken] : []),
  ];
  const plan = { path, text, fixed: cured.text, target: isTaken ? path : target };
  return left.length === 0 ? plan : { ...plan, left: left.join('\n\n') };
}

function show(plans: readonly Plan[], terminal: Terminal): void {
  for (const { path, text, fixed, target } of plans.slice(0, mostShown)) {
    const shown = shownPath(path, terminal);
    if (fixed !== text) terminal.print(`${formatDiff(shown, text, fixed)}\n`);
    if (target !== path) terminal.print(`${shown} passa a se chamar ${printableLine(basename(target))}\n`);
  }
  const more = plans.slice(mostShown).map(({ path }) => shownPath(path, terminal));
  if (more.length > 0)
    terminal.print(
      `Há consertos também em ${more.length === 1 ? more[0] : `mais ${more.length} arquivos, de ${more[0]} a ${more.at(-1)}`}.\n`,
    );
}

/** Tells what is left to the editor. */
function showLeft(plans: readonly Plan[], again: string, terminal: Terminal): void {
  const left = plans.flatMap((plan) => plan.left ?? []);
  for (const told of left.slice(0, mostShown)) terminal.print(told);
  const more = left.length - mostShown;
  if (more > 0)
    terminal.print(
      `Em ${more === 1 ? 'mais um arquivo' : `mais ${more} arquivos`} há o que só você pode corrigir: rode "${withWords('npm run validate', again)}".`,
    );
}

async function askToWrite(amount: number, words: readonly string[], terminal: Terminal): Promise<boolean> {
  if (!terminal.isInteractive) {
    const again = [...words, '--yes'].map(asWord).join(' ');
    terminal.print(`Nada foi mudado. Para consertar, rode de novo com --yes: npm run fix -- ${again}`);
    return false;
  }
  const files = amount === 1 ? 'este arquivo' : `estes ${amount} arquivos`;
  const answer = await terminal.ask(`Consertar ${files}? (s/n) `);
  const isYes = /^(s|sim|y|yes)$/i.test((answer ?? '').trim());
  if (!isYes) terminal.print('Nada foi mudado.');
  return isYes;
}

/** Writes what was shown, all or nothing, and says so. */
async function write(shelf: Shelf, images: string, plans: readonly Plan[]): Promise<void> {
  const { terminal } = shelf;
  await takeTurn(shelf, () => writePlans(shelf, images, plans));
  if (plans.length > mostShown) terminal.print(`${plans.length} arquivos: consertados.`);
  else for (const { target } of plans) terminal.print(`${shownPath(target, terminal)}: consertado.`);
}

async function readFiles(shelf: Shelf, names: readonly string[]): Promise<readonly Found[]> {
  const files = await chooseFiles(shelf, names);
  const progress = shelf.terminal.makeProgress('Lendo arquivos');
  const found: Found[] = [];
  for (const path of files) {
    found.push(await findFile(shelf, path));
    progress(found.length, files.length);
  }
  return found;
}

/** Repairs files: exit code 0 when all is well or repaired, 1 when something is left to do, 2 for wrong usage. */
export const fix: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const explain = explainInPortuguese(usage);
    const { values, positionals } = readArguments(words, { options, takesWords: true, usage, explain });
    const shelf = { folder: findPages(values.pages, terminal), terminal };
    refuseMissing(shelf);
    const { places, conditions } = contentSettings(values, terminal);
    const content = await load(places);
    const found = await readFiles(shelf, positionals);
    const drafts = found.flatMap(({ draft }) => draft ?? []);
    const cured = cureFiles(content, drafts, conditions, {
      looking: terminal.makeProgress('Conferindo páginas'),
      trying: terminal.makeProgress('Conferindo consertos'),
    });
    const knowledge = { content, cured, again: siteWords(values) };
    const plans: Plan[] = [];
    for (const file of found) plans.push(await planFile(file, shelf, knowledge));
    showLeft(plans, knowledge.again, terminal);
    const code = plans.every(({ left }) => left === undefined) ? 0 : 1;
    const changed = plans.filter(({ path, text, fixed, target }) => fixed !== text || target !== path);
    if (changed.length === 0) {
      if (code === 0) terminal.print('Não há nada para consertar.');
      return code;
    }
    show(changed, terminal);
    const isAgreed = values.yes || values.write || (await askToWrite(changed.length, words, terminal));
    if (!isAgreed) return 1;
    await write(shelf, places.images, changed);
    return code;
  });
