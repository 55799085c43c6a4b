import type { LooseParameters } from '../kinds/loose.ts';
import { fitWhole, shorten } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { paste, pasteExact } from './parts.ts';

export const looseWords: WordsOf<LooseParameters> = {
  looseLine: ({ joined, note }) =>
    say(
      'The line does not start with the name of a field.',
      [
        ...(joined === undefined
          ? []
          : [`If it goes on with the line above, join the two. ${paste(joined)}`]),
        ...(note === undefined
          ? []
          : [`If it is a note to the team, put # before it: ${shorten(note, 120)}`]),
        ...(note === undefined && joined !== undefined ? [] : ['If it is neither, delete the line.']),
      ].join('\n'),
    ),
  looseComment: ({ line }) =>
    say('The line looks like a note, and does not start with # and a space.', paste(line)),
  nameAlone: ({ key }) =>
    say(
      'The line holds a name alone, without colon and value.',
      `Complete the field, as "${key}: …", or delete the line.`,
    ),
  outsideText: ({ line }) =>
    say(
      'The line is not indented enough to be part of the text above.',
      `All lines of that text start in the same column. ${pasteExact(line)}`,
    ),
  missingItemDash: ({ line }) => say('The dash before this item is missing.', pasteExact(line)),
  sectionAbove: ({ sections }) =>
    say(
      `This section stands above the line "sections:" (line ${sections}).`,
      'Cut the whole section, and paste it further down, between two sections.',
    ),
  firstItemDash: ({ line }) => say('The dash of the list’s first item is missing.', pasteExact(line)),
  listAfterValue: ({ key, lines }) =>
    say(
      `The text of "${key}" goes on below with a dash, like a list.`,
      [
        'If it is a list, give the first item a line of its own too:',
        ...lines,
        'If it is one text, delete the dash below.',
      ].join('\n'),
    ),
  pastedText: ({ key, number, better, isNote }) => {
    const isShown = fitWhole(better);
    const lead = (better[1] ?? '').search(/\S/);
    return say(
      `The text has several lines, and "${key}" keeps the first alone.`,
      [
        `Put | after "${key}:" (line ${number}) and the whole text below, with ${lead} spaces before each line${isShown ? ':' : '.'}`,
        ...(isShown ? better : []),
        ...(isNote ? ['If these are notes to the team, put # and a space before each line.'] : []),
      ].join('\n'),
    );
  },
};
