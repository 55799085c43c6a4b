import type { LostParameters } from '../kinds/lost.ts';
import { shorten, shortenLine } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { lineSpan, spaces } from './parts.ts';

export const lostWords: WordsOf<LostParameters> = {
  duplicateKey: ({ key, isFile, item }) =>
    say(
      `"${shorten(key)}" stands twice in one place.`,
      `${
        isFile
          ? 'If the second belongs to something else, its indentation is missing'
          : `If another item starts here, put a dash before it${item === undefined ? '' : ` ("${shorten(item)}")`}`
      }; if the line is repeated, delete one of the two.`,
    ),
  secondSections: ({ line }) =>
    say(
      'The line "sections:" stands twice.',
      `Delete line ${line}, the second of the two: the sections below it go on with the same list.`,
    ),
  sameLine: () => say('The line is written twice.', 'Delete one of the two.'),
  lostType: ({ title, types: [type, ...others], line, margin }) => {
    const also = others.length === 0 ? '' : ` (or ${others.map((one) => `- type: ${one}`).join(' or ')})`;
    return say(
      `A section starts here${title === undefined || title === '' ? '' : ` ("${shorten(title)}")`}, and its line "- type: …" is missing.`,
      `Delete nothing. Write above line ${line}, ${margin === 0 ? 'at the margin' : `after ${spaces(margin)}`}: - type: ${type ?? '…'}${also}`,
    );
  },
  doubtfulType: ({ key, line }) =>
    say(
      `"${shorten(key)}" stands twice in one section.`,
      `If another section starts here, delete nothing, and write "- type: …" above line ${line}. If the line is repeated, delete one of the two.`,
    ),
  pastedItem: ({ line, indent, neighbours, better }) =>
    say(
      `An item of the list above (${lineSpan(line, line + better.length - 1)}) starts ${indent === 0 ? 'at the margin' : `after ${spaces(indent)}`}, and its neighbours after ${spaces(neighbours)}.`,
      ['Delete nothing. Indent it like its neighbours:', ...better.slice(0, 12).map(shortenLine)].join('\n'),
    ),
};
