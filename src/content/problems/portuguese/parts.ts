import type { Choice, Leaving, Meaning } from '../kinds/kind.ts';
import { count, lineAfterCut, wholeLine, type Move } from '../wording.ts';

/** A cure that shows the line as it should be. */
export function paste(line: string): string {
  return `Escreva assim: ${wholeLine(line)}`;
}

/** A line to paste whose leading spaces count. */
export function pasteExact(line: string): string {
  return `Escreva assim, ${leading(line)}: ${wholeLine(line)}`;
}

/** Asks for the known word that was most likely meant, or says something else. */
export function didYouMean({ nearest }: Pick<Choice, 'nearest'>, otherwise: string): string {
  return nearest === undefined ? otherwise : `Você quis dizer "${nearest}"?`;
}

/** What comes of a last day: more than who only says how long a price holds may mean. */
export function sayLeaving(what: Leaving): string {
  return `Depois desse dia, ${what === 'item' ? 'o item todo' : 'a seção toda'} sai do site. Se só a oferta acaba, apague a linha e diga o dia em um texto.`;
}

/** The spaces at the start of a line to paste. */
export function leading(line: string): string {
  const lead = line.length - line.trimStart().length;
  return `${lead === 0 ? 'sem espaços' : `com ${spaces(lead)}`} no começo`;
}

/** One line or several of a file. */
export function lineSpan(first: number, last: number): string {
  return first === last ? `a linha ${first}` : `as linhas ${first} a ${last}`;
}

/** Where lines go: in the place of others, or below one. */
export function placeForLines({ first, last }: { readonly first: number; readonly last: number }): string {
  if (last < first) return `Abaixo da linha ${last}`;
  return `No lugar ${first === last ? `da linha ${first}` : `das linhas ${first} a ${last}`}`;
}

/** To where a section goes, as who has cut it out already finds it. */
export function pasteAbove(move: Move): string {
  const now = lineAfterCut(move);
  return `cole-a acima da linha ${move.above}${now === move.above ? '' : ` (depois do corte ela é a ${now})`}`;
}

/** Columns before a line. */
export function spaces(amount: number): string {
  return count(amount, 'espaço', 'espaços');
}

/** The words of a choice, each with what it means. */
export function nameMeanings(meanings: readonly Meaning[]): string {
  return meanings.map(({ word, meaning }) => (meaning === '' ? word : `${word} (${meaning})`)).join(', ');
}

/** Below which line something goes, as who has cut lines out already finds it. */
export function belowAfterCut({ after, ...cut }: Omit<Move, 'above'> & { readonly after: number }): string {
  const now = lineAfterCut({ ...cut, above: after });
  return `Abaixo da linha ${after}${now === after ? '' : ` (depois do corte ela é a ${now})`}`;
}
