import type { LooseParameters } from '../kinds/loose.ts';
import { count, fitWhole, lower, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { belowAfterCut, lineSpan, paste, pasteAbove, pasteExact, placeForLines } from './parts.ts';

/** What to do with a line that may go on with the one above, be a note, or be nothing. */
function cureLooseLine(found: LooseParameters['looseLine']): string {
  const { joined, note, named, fields, text, item, above, line } = found;
  const join =
    joined === undefined
      ? []
      : [
          `If it continues the line above, join the ${line - above === 1 ? 'two' : `${line - above + 1} lines`}. ${paste(joined)}`,
        ];
  const more =
    item === undefined
      ? []
      : [withLines(`If it is one more item of the list, write ${lower(placeForLines(item))}:`, item.lines)];
  const mark = note === undefined ? [] : [`If it is a note to the team, put # before it: ${wholeLine(note)}`];
  const isOnly = [note, named, fields, text, item].every((way) => way === undefined);
  if (isOnly && join.length > 0) return join.join('');
  const name =
    named === undefined
      ? []
      : [
          `If visitors are to read it, name its field. ${line > above + 1 ? `In the place of lines ${above + 1} to ${line}: ` : ''}${pasteExact(named)}`,
        ];
  const told =
    text === undefined
      ? []
      : [
          withLines(
            `If visitors are to read it, its place is "${text.field}". Delete line ${text.cut} and, ${lower(placeForLines(text))}, write:`,
            text.lines,
          ),
        ];
  const apart =
    fields === undefined
      ? []
      : [
          withLines(
            `If visitors are to read it, each part has a field of its own. Write ${lower(placeForLines(fields))}:`,
            fields.lines,
          ),
        ];
  const ways =
    text === undefined
      ? [...apart, ...name, ...join, ...more, ...mark]
      : [...told, ...more, ...mark, ...join];
  const gone = fields !== undefined && fields.last > fields.first ? 'delete the lines' : 'delete the line';
  return [...ways, ways.length > 1 ? `If it is neither, ${gone}.` : `If it is not, ${gone}.`].join('\n');
}

export const looseWords: WordsOf<LooseParameters> = {
  looseLine: (found) => say('The line does not start with the name of a field.', cureLooseLine(found)),
  nextItems: ({ first, last, lines, count: amount, joined }) =>
    say(
      amount === 1
        ? 'This line seems to be the next item of the list, without its dash.'
        : 'These lines seem to be the next items of the list, without their dashes.',
      [
        withLines(`${placeForLines({ first, last })}, write:`, lines),
        ...(joined === undefined ? [] : [`If it continues the line above, join the two. ${paste(joined)}`]),
      ].join('\n'),
    ),
  looseComment: ({ line }) =>
    say('The line looks like a note, and does not start with # and a space.', paste(line)),
  nameAlone: ({ key, isRest, isYesNo }) =>
    say(
      'The line contains only a name, without a colon or a value.',
      isRest
        ? 'Delete the line.'
        : `Complete the field, as "${key}: ${isYesNo ? 'sim' : '…'}", or delete the line.`,
    ),
  answerAlone: ({ line, isItem }) =>
    say(
      isItem
        ? 'The dash starts a new item, and the line is about the item above.'
        : 'The line does not start with the name of a field.',
      pasteExact(line),
    ),
  lastDayAlone: ({ line, isItem, isShown }) =>
    say(
      `The name of a field is missing before this last day. ${
        isShown
          ? `With it, the ${isItem ? 'item' : 'whole section'} leaves the site on the day after.`
          : 'With it, the page shows the day, and then says that it is over.'
      }`,
      pasteExact(line),
    ),
  specialDayLine: ({ first, last, lines, cut }) =>
    say(
      'A day with other hours goes into the list "exceptions", inside "hours".',
      withLines(
        cut === undefined
          ? `Write ${lower(placeForLines({ first, last }))}:`
          : `Delete line ${cut}. ${belowAfterCut({ first: cut, last: cut, after: last })}, write:`,
        lines,
      ),
    ),
  wordsAboveSections: ({ lines, note }) =>
    say(
      'Between "sections:" and the first section there can only be another section.',
      [
        withLines('If visitors are to read it, write instead of the line:', lines),
        `If it is a note to the team, put # before it: ${wholeLine(note)}`,
      ].join('\n'),
    ),
  wordsBetweenSections: ({ first, last, lines }) =>
    say(
      'Outside of the sections there can only be another section.',
      [
        withLines(
          `If visitors are to read it, write instead of ${first === last ? 'the line' : `lines ${first} to ${last}`}:`,
          lines,
        ),
        'If it is a note to the team, begin each line with # and a space.',
      ].join('\n'),
    ),
  strayEmbed: ({ address, number, above, last, lines }) => {
    const place = above === undefined ? `below line ${last}, after an empty line` : `above line ${above}`;
    return say(
      'This code or address stands alone in the section, and the page would not show it.',
      lines === undefined
        ? `Delete line ${number}: a page shows no other site. A button leads there, with the line: href: ${address || 'https://…'}`
        : withLines(
            `It has a section of its own: ${place}, write these lines. Then delete line ${number}.`,
            lines,
          ),
    );
  },
  shiftedSection: ({ first, last, by }) =>
    say(
      `The whole section is ${by > 0 ? 'indented too far' : 'not indented enough'}.`,
      `${by > 0 ? 'Delete' : 'Put'} ${count(Math.abs(by), 'space', 'spaces')} at the start of each of the lines ${first} to ${last}.`,
    ),
  shiftedLines: ({ first, last, by, lines }) => {
    const isShown = fitWhole(lines);
    const amount = count(Math.abs(by), 'space', 'spaces');
    const move = `${by > 0 ? 'Put' : 'Delete'} ${amount} at the start of each of the lines ${first} to ${last}`;
    return say(
      `These lines have ${amount} too ${by > 0 ? 'few' : 'many'} at their start.`,
      withLines(
        isShown ? `${move}, as follows:` : `${move}. The first becomes:`,
        isShown ? lines : lines.slice(0, 1),
      ),
    );
  },
  tabbedRows: ({ first, last, lines }) =>
    say(
      'These lines are rows of a spreadsheet, and each is an item of the list.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  reviewRows: ({ first, last, lines }) =>
    say(
      'These lines are a review that was copied, and each is an item of the list.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  askedRows: ({ first, last, lines }) =>
    say(
      first === last
        ? 'This line is a question with its answer, and each of them has a line of its own.'
        : 'These lines are questions with answers, and each pair is an item of the list.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  fieldAboveSection: ({ number, lines }) =>
    say(
      'This line is above the section that it belongs to.',
      withLines(`Instead of lines ${number} and ${number + 1}, write:`, lines),
    ),
  fieldInList: ({ first, last, lines }) =>
    say(
      'This line belongs to the section, and stands between the name of a list and its first item.',
      withLines(`Instead of lines ${first} and ${last}, write:`, lines),
    ),
  fieldAboveItem: ({ first, last, lines }) =>
    say(
      'This field belongs to the first item of the list, and stands above the dash that begins it.',
      withLines(`Instead of lines ${first} to ${last}, write:`, lines),
    ),
  pastedFence: ({ first, last }) =>
    say(
      'This line only marked an example, where that was copied from.',
      first === last
        ? 'Delete the line.'
        : `Delete line ${first}, and line ${last}, which closes the example.`,
    ),
  dashAtStart: ({ line }) =>
    say(
      'This file is a single section, and does not begin with a dash.',
      `Delete the dash and the space behind it. ${paste(line)}`,
    ),
  dashInItem: ({ line }) =>
    say('The dash begins another item, and this line belongs to the item above.', pasteExact(line)),
  dashlessRows: ({ first, last, lines }) =>
    say(
      'These lines are items of a list, and the dash before each item is missing.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  outsideText: ({ line }) =>
    say(
      'The line is not indented enough to be part of the text above.',
      `All lines of that text start in the same column. ${pasteExact(line)}`,
    ),
  messageDash: ({ line }) =>
    say('Messages are no list: each is a line with its name, without a dash.', pasteExact(line)),
  missingItemDash: ({ line }) => say('The dash before this item is missing.', pasteExact(line)),
  sectionAbove: ({ sections, first, last, above }) =>
    say(
      `This section is above the line "sections:" (line ${sections}).`,
      `Cut the whole section, ${lineSpan(first, last)}, and ${pasteAbove({ first, last, above })}.`,
    ),
  commentedItem: ({ line, first, last }) =>
    say(
      'The first line of this item stands behind a #, and its other lines do not.',
      `To hide the item, put # before ${lineSpan(first, last)} too.\nTo show it, take the # away. ${pasteExact(line)}`,
    ),
  firstItemDash: ({ line }) => say('The dash of the list’s first item is missing.', pasteExact(line)),
  listAfterValue: ({ key, lines, joined }) =>
    say(
      `The text of "${key}" continues below with a dash, like a list.`,
      joined !== undefined
        ? `This field holds one text: delete the dash and join the two lines. ${paste(joined)}`
        : [
            'If it is a list, give the first item a line of its own too:',
            ...lines,
            'If it is one text, delete the dash below.',
          ].join('\n'),
    ),
  valueAboveFields: ({ key, field, lines, line }) =>
    say(
      `"${key}" has fields below it, and so no text on its own line.`,
      withLines(`Move the text to "${field}". Write instead of line ${line}:`, lines),
    ),
  pastedText: ({ key, number, better, isNote, isEmpty, hasSign, isJoined }) => {
    const isShown = fitWhole(better);
    const lead = (better[1] ?? '').search(/\S/);
    const start = hasSign
      ? `Write the whole text below "${key}: |" (line ${number})`
      : `Put | after "${key}:" (line ${number}) and the whole text below`;
    return say(
      hasSign
        ? `From here on the lines are indented too little to be part of the text of "${key}".`
        : isEmpty
          ? `The text of "${key}" is below it, without the sign | that holds it.`
          : isJoined === true
            ? 'The page would join the lines of this text.'
            : `The text has several lines, but "${key}" keeps only the first line.`,
      [
        `${start}, with ${lead} spaces before each line${isShown ? ':' : '.'}`,
        ...(isShown ? better : []),
        ...(isNote ? ['If these are notes to the team, put # and a space before each line.'] : []),
      ].join('\n'),
    );
  },
};
