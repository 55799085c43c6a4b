import type { Code } from './codes.ts';
import { findNearest } from './nearest.ts';
import type { Severity, Suggestion, Wording } from './problem.ts';

/** A cure in words, with what a tool would put right where that is known. */
export interface Correction {
  readonly cure: string;
  readonly suggestion: Suggestion;
}

type Cure = string | Correction;

function word(severity: Severity, code: Code, message: string, cure: Cure): Wording {
  return { code, severity, message, ...(typeof cure === 'string' ? { cure } : cure) };
}

/** The wording of a mistake that blocks the build. */
export function error(code: Code, message: string, cure: Cure): Wording {
  return word('error', code, message, cure);
}

/** The wording of what deserves a look. */
export function warning(code: Code, message: string, cure: Cure): Wording {
  return word('warning', code, message, cure);
}

/** The wording of a suggestion. */
export function hint(code: Code, message: string, cure: Cure): Wording {
  return word('hint', code, message, cure);
}

/** The beginning of a text; never half an emoji. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text of the editor's as a message quotes it: on one line and not too long. */
export function shorten(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${cutText(line, most)}…` : line;
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
export function didYouMean(word: string, known: readonly string[], otherwise: string): Cure {
  const nearest = findNearest(word, known);
  return nearest === undefined ? otherwise : askFor(word, nearest);
}

/** Asks whether a known word was meant. */
export function askFor(from: string, to: string): Correction {
  return { cure: `Você quis dizer "${to}"?`, suggestion: { from, to } };
}

/** An amount with the word that goes with it. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** A cure that shows the line as it should be. */
export function paste(line: string): string {
  return `Escreva assim: ${shorten(line.trim(), 160)}`;
}

/** A line to paste whose leading spaces count. */
export function pasteExact(line: string): string {
  const lead = line.length - line.trimStart().length;
  const spaces = lead === 0 ? 'sem espaços' : lead === 1 ? 'com 1 espaço' : `com ${lead} espaços`;
  return `Escreva assim, ${spaces} no começo: ${shorten(line.trim(), 120)}`;
}

/** The line that a cure shows as it should be, if it shows one. */
export function pasted(cure: string): string | undefined {
  return /Escreva assim(?:, [^:]+)?: (.+)$/m.exec(cure)?.[1];
}

/** A text between quotes that it does not hold itself. */
export function quote(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
