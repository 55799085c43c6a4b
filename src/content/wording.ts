import { findNearest } from './nearest.ts';
import type { Wording } from './problem.ts';

/** The wording of a mistake that blocks the build. */
export function error(code: string, message: string, cure: string): Wording {
  return { code, severity: 'error', message, cure };
}

/** The wording of what deserves a look. */
export function warning(code: string, message: string, cure: string): Wording {
  return { code, severity: 'warning', message, cure };
}

/** The wording of a suggestion. */
export function hint(code: string, message: string, cure: string): Wording {
  return { code, severity: 'hint', message, cure };
}

/** A text of the editor's as a message quotes it: on one line and not too long. */
export function shorten(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

/** Words with commas between them, not too many. */
export function list(words: readonly string[], most = 12): string {
  const shown = words
    .slice(0, most)
    .map((word) => shorten(word, 40))
    .join(', ');
  return words.length > most ? `${shown}…` : shown;
}

/** Asks for the known word that was most likely meant, or says something else. */
export function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? otherwise : `Você quis dizer "${nearest}"?`;
}

/** An amount with the word that goes with it. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** A cure that shows the line as it should be. */
export function paste(line: string): string {
  return `Escreva assim: ${shorten(line.trim(), 160)}`;
}

/** A text between quotes that it does not hold itself. */
export function quote(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
