import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LanguageName } from '../content/problems/language.ts';
import { printable } from '../content/problems/printable.ts';
import { explainFault } from './faults.ts';
import { shownPath } from './files.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

/** What is said of a fault of ours, with the file that has its details. */
const ownFault: Readonly<Record<LanguageName, (file: string) => string>> = {
  pt: (file) =>
    `O programa tem um defeito, e o comando parou. A culpa não é sua, e nada se perdeu: nenhum arquivo fica escrito pela metade. Mande ${file} a quem programa o site.`,
  en: (file) =>
    `The command stopped: a fault of ours. No file is left half written. Its details are in ${file}.`,
};

/** Keeps the details of a fault; whether that was possible. */
async function keepDetails(file: string, details: string): Promise<boolean> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${details}\n`);
    return true;
  } catch {
    return false;
  }
}

/** Tells a fault of ours: everybody the file that has its details, logs and developers the details. */
async function tellOwnFault(error: unknown, terminal: Terminal, language: LanguageName): Promise<void> {
  const { environment, project } = terminal;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const file = join(project.cache, 'defeito.txt');
  const isKept = await keepDetails(file, details);
  terminal.printError(ownFault[language](shownPath(file, terminal)));
  if (!isKept || environment['CI'] || environment['VITRINE_DEBUG']) terminal.printError(details);
}

/** A terminal that obeys nothing it is given, whatever a command forgot to clean. */
function guard(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(printable(text)),
    printError: (text) => terminal.printError(printable(text)),
    ask: (question) => terminal.ask(printable(question)),
  };
}

/**
 * Does a command's work at a terminal. Its exit code is the work's own, a refusal's, or 2 for what failed beyond
 * anybody's words.
 */
export async function conclude(
  given: Terminal,
  work: (terminal: Terminal) => Promise<number>,
  language: LanguageName = 'pt',
): Promise<number> {
  const terminal = guard(given);
  try {
    return await work(terminal);
  } catch (error) {
    if (error instanceof Refusal) {
      const tell = error.code === 0 ? terminal.print : terminal.printError;
      tell(error.message);
      return error.code;
    }
    const told = explainFault(error, (path) => shownPath(path, terminal), language);
    if (told === undefined) await tellOwnFault(error, terminal, language);
    else terminal.printError(told);
    return 2;
  }
}
