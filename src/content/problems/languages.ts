import { english } from './english/english.ts';
import { folderOf } from './content-folder.ts';
import { correctionOf } from './finding.ts';
import type { Language, LanguageName } from './language.ts';
import { withNotes } from './notes.ts';
import { portuguese } from './portuguese/portuguese.ts';
import type { Problem } from './problem.ts';
import { wordsFor, type Words } from './words.ts';

/** The languages by name. */
export const languages: Readonly<Record<LanguageName, Language>> = { pt: portuguese, en: english };

/** What is wrong and what to do about it, in the words of a language. */
export function putIntoWords(problem: Problem, language: LanguageName = 'pt'): Words {
  const { words, notes, further } = languages[language];
  const folder = folderOf(problem.file);
  const { message, cure } = wordsFor(words, problem, folder);
  if (problem.further !== undefined) {
    const { next, ...lines } = problem.further;
    const messages = next.map((one) => wordsFor(words, one, folder).message);
    return {
      message,
      cure: withNotes(further(messages, lines), problem.notes ?? [], {
        words: notes,
        folder,
        isPasted: true,
      }),
    };
  }
  const correction = correctionOf(problem);
  // The words for a kind that is corrected by lines end in those lines.
  const isPasted = correction !== undefined && !('from' in correction);
  return { message, cure: withNotes(cure, problem.notes ?? [], { words: notes, folder, isPasted }) };
}
