import { printableLine } from '../problems/printable.ts';

/** What Markdown reads as more than a sign. */
const signs = /[\\`*_{}[\]<>|~]/g;

/** At the start of a line these would make a heading, a list, a quotation or a line across. */
const start = /^(\d*)(?=[#+=>.)-])/;

/** What GitHub makes a link or a picture of, each with the place where it is broken in two. */
const alive: readonly (readonly [RegExp, string])[] = [
  [/@/g, '@|'],
  [/#(?=\d)/g, '#|'],
  [/(gh-)(?=\d)/gi, '$1|'],
  [/:(?=\/\/)/g, ':|'],
  [/(www)(?=\.)/gi, '$1|'],
  [/(mailto|xmpp)(?=:)/gi, '$1|'],
  // What may be the name of a commit.
  [/\b(?=[\da-f]*[a-f])(?=[\da-f]*\d)([\da-f])(?=[\da-f]{6,39}\b)/gi, '$1|'],
  [/:(?=[\w+-]+:)/g, ':|'],
];

/** A space without width: never in a text that was made printable. */
const gap = '\u200B';

/** Text of an editor as it is: no part of it is read as Markdown, HTML or mathematics, or becomes a link or a mention. */
export function escapeMarkdown(text: string): string {
  const broken = alive.reduce(
    (line, [found, parts]) => line.replaceAll(found, parts.replace('|', gap)),
    printableLine(text).trim(),
  );
  return broken
    .replaceAll('&', '&amp;')
    .replaceAll(signs, '\\$&')
    .replace(start, '$1\\')
    .replaceAll(/\$(?=\S)/g, '<span>$$</span>')
    .replaceAll(gap, '&#8203;');
}
