import type { LostParameters, LostType } from '../kinds/lost.ts';
import { lineAfterCut, shorten, shortenLine, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { indented, lineSpan } from './parts.ts';

function sayLines(first: number, amount: number): string {
  return amount === 1
    ? `Line ${first} is an item of the list above, but`
    : `Lines ${first} to ${first + amount - 1} are an item of the list above, but`;
}

function aboveLine({ key, types: [type, ...others], line, margin }: LostType): string {
  const also = others.length === 0 ? '' : ` (or ${others.map((one) => `- type: ${one}`).join(' or ')})`;
  return `Write ${key === 'type' ? 'instead of' : 'above'} line ${line}, ${indented(margin)}: - type: ${type ?? '…'}${also}`;
}

/** What the second of two lines may be meant as. */
function secondMeant({ isFile, isGroup, item, other }: LostParameters['duplicateKey']): string {
  if (other !== undefined)
    return `If one of the two no longer holds, delete its line. If both do, write this one as: ${wholeLine(other)}`;
  if (isGroup) return 'Delete one of the two lines.';
  if (item !== undefined)
    return `If another item starts here, put a dash before it, ${indented(item.search(/\S/))}: ${wholeLine(item)}\nIf the line is repeated, delete one of the two.`;
  const meant = isFile
    ? 'If the second belongs to something else, its indentation is missing'
    : 'If another item starts here, put a dash before it';
  return `${meant}; if the line is repeated, delete one of the two.`;
}

export const lostWords: WordsOf<LostParameters> = {
  duplicateKey: (found) =>
    say(`"${shorten(found.key)}" appears twice in the same place.`, secondMeant(found)),
  pastedBetween: ({ first, last, item, lines }) =>
    say(
      `This line belongs to the item that begins on line ${item}: another item was pasted into it.`,
      withLines(`Instead of lines ${first} to ${last}, write:`, lines),
    ),
  loneDash: ({ first, last, lines }) =>
    say(
      'The dash stands alone on its line, and the fields of its item begin in its own column.',
      withLines(`Instead of lines ${first} to ${last}, write:`, lines),
    ),
  secondPage: ({ first, last, name }, folder) =>
    say(
      'From here on this is another page: the file has the head and the sections of one already.',
      `Each page has a file of its own. Cut lines ${first} to ${last} and save them as a new file in the folder ${folder}${name === '' ? '' : `, such as ${name}.yaml`}. If they were sections of this page, paste only those.`,
    ),
  secondSection: ({ first, last, name, hasDash }, folder) =>
    say(
      'Another section starts here, and a file in the folder _shared holds one.',
      [
        `Cut lines ${first} to ${last} and save them as a new file, such as ${folder}/_shared/${name === '' ? 'other' : name}.yaml${hasDash ? ', without the dash and not indented' : ''}. In each page that is to show it, write:`,
        '- type: use',
        `  section: ${name === '' ? 'other' : name}`,
      ].join('\n'),
    ),
  siteSection: ({ first, from, last }) =>
    say(
      'A section begins here, and sections stand in pages, not in site.yaml.',
      [
        `Cut ${lineSpan(from, last)} and paste ${from === last ? 'it' : 'them'} into the page that is to show the section, below "sections:", between two sections.`,
        ...(first < from ? [`Then delete line ${first} here.`] : []),
      ].join(' '),
    ),
  secondSections: ({ line }) =>
    say(
      'The line "sections:" appears twice.',
      `Delete line ${line}, the second of the two: the sections below it continue the same list.`,
    ),
  sameLine: ({ line }) => say('The line is written twice.', `Delete one of the two, such as line ${line}.`),
  lostType: (lost) => {
    const { title } = lost;
    return say(
      `A section starts here${title === undefined || title === '' ? '' : ` ("${shorten(title)}")`}, and its line "- type: …" is missing.`,
      `Delete nothing. ${aboveLine(lost)}`,
    );
  },
  doubtfulType: ({ isNear, ...lost }) =>
    say(
      `"${shorten(lost.key)}" appears twice in the same section.`,
      isNear
        ? `Delete one of the two lines. If another section starts here, delete nothing. ${aboveLine(lost)}`
        : `If another section starts here, delete nothing. ${aboveLine(lost)}\nIf the line is repeated, delete one of the two.`,
    ),
  lostHead: ({ type, line, lines }) =>
    say(
      `Items of a section "${type}" start here, and the lines that begin it are missing.`,
      withLines(
        `Delete nothing. If they were deleted by accident, undo that with Ctrl+Z. If not, write above line ${line}:`,
        lines,
      ),
    ),
  leftSection: ({ type, first, last, lines }) =>
    say(
      `${first === last ? `Line ${first} looks` : `Lines ${first} to ${last} look`} like the rest of a section "${type}" that lost its beginning.`,
      withLines(
        `If the section is to go, delete ${lineSpan(first, last)}. If not, undo with Ctrl+Z, or write above line ${first}:`,
        lines,
      ),
    ),
  restOfItem: ({ first, last, line, twin }) =>
    say(
      `${first === last ? `Line ${first} is` : `Lines ${first} to ${last} are`} the rest of an item that lost its beginning.`,
      [
        `If that item is to go, delete ${lineSpan(first, last)}.`,
        `If it stays, write above line ${first}, ${indented(line.search(/\S/))}: ${wholeLine(line)}`,
        ...(twin === undefined
          ? []
          : [`If line ${first} is the new version of line ${twin}, delete line ${twin}.`]),
      ].join('\n'),
    ),
  secondGroup: ({ field, first, last }) =>
    say(
      `"${shorten(field)}" is only one, and another begins here.`,
      `Delete ${lineSpan(first, last)}. If this one is to stay, delete the one above it.`,
    ),
  secondHours: ({ first, last, lines }) =>
    say(
      'Each item has its hours once, and here are others of the same days.',
      withLines(`Instead of lines ${first} to ${last}, write:`, lines),
    ),
  cutEarly: ({ type, head, first, last, above }) =>
    say(
      `This is the rest of the section "${type}" of line ${head}, which lacks its end.`,
      `Cut ${lineSpan(first, last)} and paste ${first === last ? 'it' : 'them'} below line ${lineAfterCut({ first, last, above }) - 1}, at the end of that section.`,
    ),
  pastedItem: ({ line, indent, neighbours, better }) =>
    say(
      `${sayLines(line, better.length)} ${indent === 0 ? `${better.length === 1 ? 'starts' : 'start'} at the margin` : `${better.length === 1 ? 'is' : 'are'} ${indented(indent)}`}; the other items are ${indented(neighbours)}.`,
      ['Delete nothing. Indent it like the other items:', ...better.slice(0, 12).map(shortenLine)].join('\n'),
    ),
};
