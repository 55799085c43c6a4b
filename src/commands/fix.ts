import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { formatDiff } from '../content/fix/diff.ts';
import { fix as repair } from '../content/fix/fix.ts';
import type { SourceKind } from '../content/source.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { readText, shownPath, writeText } from './files.ts';
import { isMeant, type Shelf } from './find-page.ts';
import { conclude, Refusal } from './refusal.ts';
import { folderOptions } from './settings.ts';
import type { Command, Terminal } from './terminal.ts';

const usage = `Uso: npm run fix -- [ARQUIVO…] [--yes]

  npm run fix                      mostra o que pode ser consertado em todas as páginas, e pergunta
  npm run fix -- banhoetosa        só nesta página
  npm run fix -- --yes             conserta sem perguntar

Conserta recuos, tabulações e espaços especiais, aspas que faltam em volta de um texto, e a terminação .yml.
Com --pages PASTA, as páginas são as de outra pasta.`;

const options = {
  ...folderOptions,
  yes: { type: 'boolean', short: 'y' },
  write: { type: 'boolean' },
} as const;

async function listFolder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name));
  return files.map(({ name }) => join(folder, name)).toSorted();
}

/** The files to look at: those that were named, by name or path, or all. */
async function chooseFiles(shelf: Shelf, names: readonly string[]): Promise<readonly string[]> {
  const { folder, terminal } = shelf;
  const all = [...(await listFolder(folder)), ...(await listFolder(join(folder, '_shared')))];
  if (names.length === 0) return all;
  const chosen = names.map((name) => {
    const exact = [resolve(terminal.folder, name), resolve(folder, name)];
    const found = all.find((path) => exact.includes(path)) ?? all.find((path) => isMeant(path, name, shelf));
    if (found !== undefined) return found;
    const known = all.map((path) => basename(path)).join(', ');
    throw new Refusal(
      `O arquivo "${name}" não existe em ${shownPath(folder, terminal)}. Os arquivos são: ${known}.`,
      2,
    );
  });
  return [...new Set(chosen)];
}

function kindOf(path: string): SourceKind {
  if (basename(dirname(path)) === '_shared') return 'shared';
  return /^site\.ya?ml$/i.test(basename(path)) ? 'site' : 'page';
}

/** What can be done for a file: its new text, its new name, or neither. */
interface Plan {
  readonly path: string;
  readonly text: string;
  readonly fixed: string;
  readonly target: string;
  /** Only an editor can mend it. */
  readonly isBroken: boolean;
  /** Another file has the name that this one should have. */
  readonly isTaken: boolean;
}

async function planFile(path: string): Promise<Plan> {
  const text = await readText(path);
  if (text === undefined) return { path, text: '', fixed: '', target: path, isBroken: true, isTaken: false };
  const target = path.replace(/\.yml$/i, '.yaml');
  const { text: fixed, isBroken } = repair(text, kindOf(path));
  const isTaken = target !== path && existsSync(target);
  return { path, text, fixed, isBroken, target: isTaken ? path : target, isTaken };
}

function show(plans: readonly Plan[], terminal: Terminal): void {
  for (const { path, text, fixed, target } of plans) {
    const shown = shownPath(path, terminal);
    if (fixed !== text) terminal.print(`${formatDiff(shown, text, fixed)}\n`);
    if (target !== path) terminal.print(`${shown} passa a se chamar ${basename(target)}\n`);
  }
}

async function askToWrite(amount: number, terminal: Terminal): Promise<boolean> {
  if (!terminal.isInteractive) {
    terminal.print('Nada foi mudado. Para consertar, rode de novo com --yes: npm run fix -- --yes');
    return false;
  }
  const files = amount === 1 ? 'este arquivo' : `estes ${amount} arquivos`;
  const answer = await terminal.ask(`Consertar ${files}? (s/n) `);
  const isYes = /^(s|sim|y|yes)$/i.test((answer ?? '').trim());
  if (!isYes) terminal.print('Nada foi mudado.');
  return isYes;
}

/** Says what is left to the editor, and whether anything is. */
function tellLeft(plans: readonly Plan[], terminal: Terminal): boolean {
  for (const { path, isBroken, isTaken } of plans) {
    const shown = shownPath(path, terminal);
    if (isBroken)
      terminal.print(
        `${shown} tem um erro que só você pode corrigir; nada foi mudado. Desfaça com Ctrl+Z até a mensagem sumir, ou faça o que "npm run validate" diz.`,
      );
    if (isTaken) terminal.print(`${shown} fica como está: já existe um arquivo com a terminação .yaml.`);
  }
  return plans.some(({ isBroken, isTaken }) => isBroken || isTaken);
}

async function write({ path, text, fixed, target }: Plan, terminal: Terminal): Promise<void> {
  if (fixed !== text) await writeText(path, fixed);
  if (target !== path) await rename(path, target);
  terminal.print(`${shownPath(target, terminal)}: consertado.`);
}

/** Repairs files: exit code 0 when all is well or repaired, 1 when something is left to do, 2 for wrong usage. */
export const fix: Command = (words, terminal) =>
  conclude(terminal, async () => {
    const explain = () => explainInPortuguese(usage);
    const { values, positionals } = readArguments(words, { options, takesWords: true, explain });
    const folder = resolve(terminal.folder, values.pages);
    if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder, terminal)} não existe.`, 2);
    const files = await chooseFiles({ folder, terminal }, positionals);
    const plans: Plan[] = [];
    for (const path of files) plans.push(await planFile(path));
    const changed = plans.filter(({ path, text, fixed, target }) => fixed !== text || target !== path);
    const code = tellLeft(plans, terminal) ? 1 : 0;
    if (changed.length === 0) {
      if (code === 0) terminal.print('Não há nada para consertar.');
      return code;
    }
    show(changed, terminal);
    const isAgreed = values.yes || values.write || (await askToWrite(changed.length, terminal));
    if (!isAgreed) return 1;
    for (const plan of changed) await write(plan, terminal);
    return code;
  });
