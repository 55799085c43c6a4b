import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isMeant, readText, Refusal, runCommand, shownPath, writeText } from './edit/files.mjs';
import { readArguments } from './setup/arguments.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource } from './setup/source.mjs';

const usage = `Uso: npm run fix -- [ARQUIVO…] [--yes]

  npm run fix                      mostra o que pode ser consertado em todas as páginas, e pergunta
  npm run fix -- banhoetosa        só nesta página
  npm run fix -- --yes             conserta sem perguntar

Conserta recuos, tabulações e espaços especiais, aspas que faltam em volta de um texto, e a terminação .yml.
Com --pages PASTA, as páginas são as de outra pasta.`;

const options = {
  pages: { type: 'string', default: 'pages' },
  yes: { type: 'boolean', short: 'y' },
  write: { type: 'boolean' },
};

async function listFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name));
  return files.map(({ name }) => join(folder, name)).toSorted();
}

/** The files to look at: those that were named, by name or path, or all. */
async function chooseFiles(folder, names) {
  const all = [...(await listFolder(folder)), ...(await listFolder(join(folder, '_shared')))];
  if (names.length === 0) return all;
  const chosen = names.map((name) => {
    const exact = [resolve(name), resolve(folder, name)];
    const found = all.find((path) => exact.includes(path)) ?? all.find((path) => isMeant(path, name, folder));
    if (found !== undefined) return found;
    const known = all.map((path) => basename(path)).join(', ');
    throw new Refusal(
      `O arquivo "${name}" não existe em ${shownPath(folder)}. Os arquivos são: ${known}.`,
      2,
    );
  });
  return [...new Set(chosen)];
}

function kindOf(path) {
  if (basename(dirname(path)) === '_shared') return 'shared';
  return /^site\.ya?ml$/i.test(basename(path)) ? 'site' : 'page';
}

/** What can be done for a file: its new text, its new name, or neither. */
async function planFile(path, fix) {
  const text = await readText(path);
  if (text === undefined) return { path, isBroken: true };
  const target = path.replace(/\.yml$/i, '.yaml');
  const { text: fixed, isBroken } = fix(text, kindOf(path));
  const isTaken = target !== path && existsSync(target);
  return { path, text, fixed, isBroken, target: isTaken ? path : target, isTaken };
}

async function show(plans) {
  const { formatDiff } = await importSource('src/content/fix/diff.ts');
  for (const { path, text, fixed, target } of plans) {
    if (fixed !== text) console.log(`${formatDiff(shownPath(path), text, fixed)}\n`);
    if (target !== path) console.log(`${shownPath(path)} passa a se chamar ${basename(target)}\n`);
  }
}

async function askToWrite(amount) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log('Nada foi mudado. Para consertar, rode de novo com --yes: npm run fix -- --yes');
    return false;
  }
  const answer = await ask(`Consertar ${amount === 1 ? 'este arquivo' : `estes ${amount} arquivos`}? (s/n) `);
  const isYes = /^(s|sim|y|yes)$/i.test(answer.trim());
  if (!isYes) console.log('Nada foi mudado.');
  return isYes;
}

/** What is typed in answer to a question; nothing when the question is broken off with Ctrl+C or Ctrl+D. */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const brokenOff = new Promise((end) => {
    terminal.once('SIGINT', () => terminal.close());
    terminal.once('close', () => end(undefined));
  });
  const answer = await Promise.race([terminal.question(question), brokenOff]);
  // What is said next begins a line of its own.
  if (answer === undefined) console.log();
  terminal.close();
  return answer ?? '';
}

function tellLeft(plans) {
  for (const { path, isBroken, isTaken } of plans) {
    if (isBroken)
      console.log(
        `${shownPath(path)} tem um erro que só você pode corrigir; nada foi mudado. Desfaça com Ctrl+Z até a mensagem sumir, ou faça o que "npm run validate" diz.`,
      );
    if (isTaken)
      console.log(`${shownPath(path)} fica como está: já existe um arquivo com a terminação .yaml.`);
  }
  return plans.some(({ isBroken, isTaken }) => isBroken || isTaken) ? 1 : 0;
}

/** Exit code 0 when all is well or repaired, 1 when something is left to do, 2 for wrong usage or a fault of ours. */
await runCommand(async () => {
  const { options: given, words } = readArguments(options, usage);
  const folder = resolve(given.pages);
  if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder)} não existe.`, 2);
  await ensureDependencies();
  const files = await chooseFiles(folder, words);
  const { fix } = await importSource('src/content/fix/fix.ts');
  const plans = [];
  for (const path of files) plans.push(await planFile(path, fix));
  const changed = plans.filter(
    ({ path, text, fixed, target }) => text !== undefined && (fixed !== text || target !== path),
  );
  const left = tellLeft(plans);
  if (changed.length === 0) {
    if (left === 0) console.log('Não há nada para consertar.');
    return left;
  }
  await show(changed);
  const isAgreed = given.yes || given.write || (await askToWrite(changed.length));
  if (!isAgreed) return 1;
  for (const { path, text, fixed, target } of changed) {
    if (fixed !== text) await writeText(path, fixed);
    if (target !== path) await rename(path, target);
    console.log(`${shownPath(target)}: consertado.`);
  }
  return left;
});
