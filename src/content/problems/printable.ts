import { dotsFor, replaceUnseen } from './characters.ts';

/**
 * A text as a terminal may show it: nothing in it is obeyed, hidden or turns what is around it, whoever wrote it. Line
 * breaks are kept, and columns. Everything that is printed goes through here.
 */
export function printable(text: string): string {
  // GitHub's runner obeys `##[` wherever it stands.
  return replaceUnseen(text.replaceAll('\t', ' '), dotsFor).replaceAll('##[', '#·[');
}

/** The same for what belongs on one line, such as a file's name. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/[\r\n]+/g, ' '));
}

/** Lines none of which GitHub's runner obeys: it reads `::` at the start of one, whatever spaces come before. */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^([^\S\n]*):(?=:)/gm, '$1·');
}

/** JSON that says the same, with each sign that nobody sees as its number. */
export function printableJson(json: string): string {
  const asNumber = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return replaceUnseen(json, (sign) => sign.split('').map(asNumber).join('')).replaceAll('##[', '#\\u0023[');
}
