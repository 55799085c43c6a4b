import { questions, type Answers, type Given, type Question } from '../content/edit/site-questions.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

async function askFor({ text, usual, read, cure }: Question, terminal: Terminal): Promise<Partial<Answers>> {
  for (;;) {
    const typed = await terminal.ask(`${text}: `);
    if (typed === undefined) throw new Refusal('Nada foi criado.', 1);
    const answer = read(typed.trim() === '' ? (usual ?? '') : typed.trim());
    if (answer !== undefined) return answer;
    terminal.print(cure);
  }
}

async function answer(question: Question, given: Given, terminal: Terminal): Promise<Partial<Answers>> {
  const { option, usual, read, cure } = question;
  const typed = given[option]?.trim();
  if (typed !== undefined) {
    const found = read(typed);
    if (found === undefined) throw new Refusal(`--${option} "${typed}": ${cure}`, 2);
    return found;
  }
  if (terminal.isInteractive) return askFor(question, terminal);
  const found = usual === undefined ? undefined : read(usual);
  if (found === undefined) throw new Refusal(`Falta --${option}. ${cure}`, 2);
  return found;
}

/** The answers to all questions: those that were given, and the others as somebody types them. */
export async function readAnswers(given: Given, terminal: Terminal): Promise<Answers> {
  const all: Partial<Answers>[] = [];
  for (const question of questions) all.push(await answer(question, given, terminal));
  // Each question answers its part, and none is left out.
  return Object.assign({}, ...all) as Answers;
}
