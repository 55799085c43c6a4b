import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { makeProgress } from './progress.mjs';
import { root } from './source.mjs';
import { makeTemporary } from './temporary.mjs';

/** The day in São Paulo as ISO, such as `2026-01-31`: today's, or that of another moment. */
export function todayInSaoPaulo(moment = new Date()) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment);
}

/**
 * What is typed in answer to a question; nothing when it is broken off with Ctrl+C, Ctrl+D or the input's end.
 *
 * @param {string} question
 * @param {{ input: NodeJS.ReadableStream; output: NodeJS.WritableStream }} [streams]
 * @returns {Promise<string | undefined>}
 */
export async function ask(question, { input, output } = { input: process.stdin, output: process.stdout }) {
  const dialogue = createInterface({ input, output });
  const brokenOff = new Promise((end) => {
    dialogue.once('SIGINT', () => dialogue.close());
    dialogue.once('close', () => end(undefined));
  });
  const answer = await Promise.race([dialogue.question(question), brokenOff]);
  // What is said next begins a line of its own.
  if (answer === undefined) output.write('\n');
  dialogue.close();
  return answer;
}

/**
 * The terminal that this process runs in, as `src/commands` knows it.
 *
 * @type {import('../../src/commands/terminal.ts').Terminal}
 */
export const terminal = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  makeProgress: (verb) => makeProgress(verb),
  isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  ask: (question) => ask(question),
  makeTemporary,
  folder: process.cwd(),
  environment: process.env,
  today: todayInSaoPaulo(),
  project: {
    root,
    publicFolder: join(root, 'public'),
    cache: join(root, 'node_modules', '.cache', 'vitrine'),
  },
};
