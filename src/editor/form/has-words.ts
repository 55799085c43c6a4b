import { fold } from '../../core/core.ts';

/** Whether a text has all words that are sought, in any order, with accents or without; a part of a word is enough. */
export function hasWords(text: string, sought: string): boolean {
  const own = fold(text);
  return fold(sought)
    .split(/\s+/)
    .every((word) => own.includes(word));
}
