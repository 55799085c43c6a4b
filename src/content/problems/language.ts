import type { Code } from './codes.ts';
import type { Parameters } from './finding.ts';
import type { NoteWords } from './notes.ts';
import type { Further } from './problem.ts';
import type { WordsOf } from './words.ts';

/** Languages of the checker: Portuguese for editors, English for developers. */
export type LanguageName = 'pt' | 'en';

/** All that a language has to say: a kind without words does not compile. */
export interface Language {
  /** What each code stands for, as a list of rules names it. */
  readonly titles: Readonly<Record<Code, string>>;
  readonly words: WordsOf<Parameters>;
  readonly notes: NoteWords;
  /** The cure of several mistakes in one, by the messages of those that are still to come to light. */
  readonly further: (messages: readonly string[], lines: Omit<Further, 'next'>) => string;
}
