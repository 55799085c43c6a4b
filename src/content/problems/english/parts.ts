import type { Choice, Leaving } from '../kinds/kind.ts';
import { count, lineAfterCut, shorten, wholeLine, type Move } from '../wording.ts';

/** What comes of a last day: more than who only says how long a price holds may mean. */
export function sayLeaving(what: Leaving): string {
  return `After that day the whole ${what} leaves the site. If only an offer ends, delete the line and tell the day in a text.`;
}

/** A cure that shows the line as it should be. */
export function paste(line: string): string {
  return `Write: ${wholeLine(line)}`;
}

/** A line to paste whose leading spaces count. */
export function pasteExact(line: string): string {
  const lead = line.length - line.trimStart().length;
  return `Write, ${indented(lead)}: ${wholeLine(line)}`;
}

/** Asks for the known word that was most likely meant, or says something else. */
export function didYouMean({ nearest }: Pick<Choice, 'nearest'>, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/** To where lines go that are cut out, as who has cut them out already finds it. */
export function pasteAbove(move: Move): string {
  const now = lineAfterCut(move);
  return `paste it above line ${move.above}${now === move.above ? '' : ` (line ${now} after the cut)`}`;
}

/** How far from the margin a line starts. */
export function indented(columns: number): string {
  return columns === 0 ? 'not indented' : `indented by ${count(columns, 'space', 'spaces')}`;
}

/** Where lines go: in the place of others, or below one. */
export function placeForLines({ first, last }: { readonly first: number; readonly last: number }): string {
  return last < first ? `Below line ${last}` : `Instead of ${lineSpan(first, last)}`;
}

/** Names between quotes, not too many. */
export function named(names: readonly string[], most: number): string {
  const shown = names
    .slice(0, most)
    .map((name) => `"${shorten(name, 40)}"`)
    .join(', ');
  return names.length > most ? `${shown}…` : shown;
}

/** `line 3`, or `lines 3 to 5`. */
export function lineSpan(first: number, last: number): string {
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** Below which line something goes, as who has cut lines out already finds it. */
export function belowAfterCut({ after, ...cut }: Omit<Move, 'above'> & { readonly after: number }): string {
  const now = lineAfterCut({ ...cut, above: after });
  return `Below line ${after}${now === after ? '' : ` (line ${now} after the cut)`}`;
}
