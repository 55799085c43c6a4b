/** The beginning of a text; never half an emoji. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text of the editor's as a message quotes it: on one line and not too long. */
export function shorten(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${cutText(line, most)}…` : line;
}

/** Lines that are cut out, and the line above which they are pasted. */
export interface Move {
  readonly first: number;
  readonly last: number;
  readonly above: number;
}

/** The number of the line above which lines are pasted, once they have been cut out. */
export function lineAfterCut({ first, last, above }: Move): number {
  return above > last ? above - (last - first + 1) : above;
}

/** Words with commas between them, not too many. */
export function list(words: readonly string[], most = 12): string {
  const shown = words
    .slice(0, most)
    .map((word) => shorten(word, 40))
    .join(', ');
  return words.length > most ? `${shown}…` : shown;
}

/** An amount with the word that goes with it. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** A text between quotes that it does not hold itself. */
export function quote(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** The end of a sentence, with its point where what it quotes has none. */
export const ended = (said: string) => (/[.!?…]"$/.test(said) ? said : `${said}.`);

/** A text as it may stand behind a colon. */
export function writeValue(said: string): string {
  return /^[\p{L}\d+][^#"']*$/u.test(said) && !/:(\s|$)/.test(said) ? said : quote(said);
}

/** Fields as they are written, with `…` for those that only the editor knows. */
export function fieldLines(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).map(([name, value]) => `${name}: ${value === '' ? '…' : writeValue(value)}`);
}

/** A line that keeps the spaces at its start, and not too much of the rest. */
export function shortenLine(line: string): string {
  const lead = line.length - line.trimStart().length;
  return line.slice(0, lead) + shorten(line.trim(), 120);
}

/** So long is no line that anybody writes by hand. */
const longest = 1000;

/** A line to paste: whole, since who copies a shortened one loses its end; of an endless one its two ends. */
export function wholeLine(line: string): string {
  const said = line.trim().replaceAll(/\s+/g, ' ');
  return said.length <= longest
    ? said
    : `${cutText(said, 80)} […] ${said.slice(-80).replace(/^[\uDC00-\uDFFF]/, '')}`;
}

/** A text of several lines, with its points, as one line of words. */
export const inOneLine = (text: string) => text.replaceAll(/\n+(?:- )?/g, ' ').replace(/^- /, '');

/** Words that end in lines to write, with the spaces at their start. */
export function withLines(words: string, lines: readonly string[]): string {
  return [words, ...lines.map((line) => /^\s*/.exec(line)?.[0] + wholeLine(line))].join('\n');
}

/** Whether lines can be shown whole: who copies a shortened one loses its end. */
export function fitWhole(lines: readonly string[]): boolean {
  return lines.length <= 12 && lines.every((line) => line.length <= 120);
}

/** An address that a page may get, with its name. */
export const newPage = /^\/([a-z][a-z0-9-]{1,39})$/;

/** Words that go on behind others. */
export function lower(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
