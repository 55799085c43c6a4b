import type { PastedParameters } from '../kinds/pasted.ts';
import { fitWhole, list, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { indented, lineSpan, paste, pasteAbove } from './parts.ts';

function cureDoubleDash(better: readonly string[]): string {
  if (better.length === 1) return `Delete one of the dashes. ${paste(better[0] ?? '')}`;
  if (!fitWhole(better))
    return 'Delete one of the dashes, and move the other lines to the left, below the first word.';
  return ['Delete one of the dashes, and move the other lines to the left:', ...better].join('\n');
}

export const pastedWords: WordsOf<PastedParameters> = {
  sectionBetweenItems: ({ keys, first, last, above }) =>
    say(
      `The items from here on belong to the section above (${list(keys, 3)}): this section was pasted into the middle of its list.`,
      `Delete nothing. Cut this section, ${lineSpan(first, last)}, and ${pasteAbove({ first, last, above })}.`,
    ),
  sectionBetweenFields: ({ bare, type, outer, keys, first, last, above, line }) =>
    say(
      `From line ${line} on (${list(keys, 3)}) the section above goes on ("${outer}"): ${bare === undefined ? `the section "${type}" was pasted into the middle of it` : `the line "- type: ${outer}" is left above the section "${type}"`}.`,
      `Delete nothing. ${bare === undefined ? '' : `If the section "${outer}" is to be down here, cut line ${bare} and paste it above line ${line} (line ${line - 1} after the cut).\nIf it is to be up there: `}${bare === undefined ? 'Cut' : 'cut'} the section "${type}", ${lineSpan(first, last)}, and ${pasteAbove({ first, last, above })}.`,
    ),
  unnamedList: ({ keys, name, line, indent }) =>
    say(
      `Another list starts here (${list(keys, 3)}), and the line with its name is missing.`,
      `Write above line ${line}, ${indented(indent)}: ${name}:`,
    ),
  sectionAsItem: ({ type, first, last, above, column }) =>
    say(
      `A whole section ("${type}") is among the items of a list.`,
      `Cut it, ${lineSpan(first, last)}, and ${pasteAbove({ first, last, above })}, ${indented(column)}, as the other sections are.`,
    ),
  sectionBegunTwice: ({ type, first, last, hasNote }) =>
    say(
      `The beginning of this section ("${type}") appears twice.`,
      `Delete ${lineSpan(first, last)}${hasNote ? ', and keep the note there' : ''}.`,
    ),
  doubleDash: ({ better }) =>
    say('There are two dashes here, and the second starts a list inside the list.', cureDoubleDash(better)),
  listAsSection: ({ lines }) =>
    say(
      'There is a list where a section should start.',
      withLines(
        'Start the section with one dash and its type, and put its fields on the lines below:',
        lines,
      ),
    ),
};
