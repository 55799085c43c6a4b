import { fold } from '../../core/core.ts';

/** Words of so many letters join others, and tell nothing. */
const mostJoining = 3;

/** Whether a text has all words that somebody seeks, in any order; a part of a word is enough. */
export function isSought(text: string, sought: string): boolean {
  const own = fold(text);
  const words = fold(sought).split(/\s+/);
  const telling = words.filter((word) => word.length > mostJoining);
  return (telling.length === 0 ? words : telling).every((word) => own.includes(word));
}
