import { asSeen, findHidden } from '../characters.ts';
import type { CharacterParameters } from '../kinds/characters.ts';
import { list, shorten, wholeLine } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { paste } from './parts.ts';

/** A character by its number in Unicode, such as `U+200B`. */
function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What nobody sees in a word, and where it stands there. */
function tellHidden(typed: string): string {
  const [first, ...more] = findHidden(typed);
  if (first === undefined) return 'an invisible character';
  const before = asSeen(typed.slice(0, first.at));
  const after = asSeen(typed.slice(first.at));
  const where =
    before === '' ? 'at the start' : after === '' ? 'at the end' : `after "${shorten(before, 30)}"`;
  const others = more.length === 0 ? '' : `, and ${more.length} more`;
  return `an invisible character (${numberOf(first.text)}) ${where}${others}`;
}

function alsoOn(lines: readonly number[]): readonly string[] {
  return lines.length === 0 ? [] : [`The same on lines ${list(lines.map(String), 20)}.`];
}

export const characterWords: WordsOf<CharacterParameters> = {
  utf16: ({ encoding }) =>
    say(`The file is saved as ${encoding}, and only UTF-8 is read.`, 'Save the file as UTF-8.'),
  windows: () =>
    say(
      'The file is saved as Windows-1252, not UTF-8; from here on its accents would be lost.',
      'Reopen the file as Windows-1252, check the accents, and save it as UTF-8.',
    ),
  mixedLetters: ({ line }) =>
    say(
      'These letters are in another encoding than the rest of the file, which is UTF-8.',
      `Retype the line. ${paste(line)}`,
    ),
  cutLetter: () =>
    say(
      'The file ends in the middle of a letter: it was not saved or copied to its end.',
      'Compare the end with the previous version, complete it, and save again.',
    ),
  notText: () =>
    say(
      'The file is not text: it looks like a picture, a PDF or a word processor’s document.',
      'Copy its text into a new file, or take it out of this folder.',
    ),
  lostLetters: ({ words, line, others, isMany }) =>
    say(
      `"\uFFFD" stands for letters that were lost: ${words
        .map(
          ({ typed, meant }) => `"${shorten(typed)}"${meant === undefined ? '' : ` was "${shorten(meant)}"`}`,
        )
        .join(', ')}.`,
      [
        words.every(({ meant }) => meant !== undefined) ? paste(line) : 'Retype the missing letters.',
        ...alsoOn(others),
        ...(isMany ? ['If they are too many, restore the previous version.'] : []),
      ].join('\n'),
    ),
  scrambled: ({ typed, meant, line, others, isWhole, isMany }) =>
    say(
      `Accents are scrambled: "${shorten(typed)}" was "${shorten(meant)}".`,
      [
        paste(line),
        ...alsoOn(others),
        ...(isWhole ? ['The whole file: save it as Windows-1252, then reopen it as UTF-8.'] : []),
        ...(isMany ? ['If they are too many, restore the previous version.'] : []),
      ].join('\n'),
    ),
  forbidden: ({ signs, line }) =>
    say(
      `Invisible character not allowed in a page: ${numberOf(signs)}.`,
      line.trim() === '' ? 'Delete the line.' : `Retype the line. ${paste(line)}`,
    ),
  forbiddenCode: ({ from, sign, line, literal, isAll }) =>
    say(
      `Between quotes, "${shorten(from)}" stands for an invisible character not allowed in a page: ${numberOf(sign)}.`,
      [
        line === undefined || isAll
          ? `Delete what is marked${isAll ? ' and write the text' : ''}.`
          : paste(line),
        ...(literal === undefined ? [] : [`If the backslash belongs to the text: ${wholeLine(literal)}`]),
      ].join('\n'),
    ),
  hiddenInName: ({ typed, seen }) =>
    say(`The name "${shorten(seen)}" contains ${tellHidden(typed)}.`, `Retype the name: ${shorten(seen)}`),
  hiddenInValue: ({ field, typed, meant }) =>
    say(`The value of "${field}" contains ${tellHidden(typed)}.`, `Retype the value: ${shorten(meant)}`),
  hiddenInPicture: ({ name }) =>
    say(
      `The name of the picture "${shorten(asSeen(name))}" in public/images contains ${tellHidden(name)}.`,
      'Rename the file in plain letters, and write that name here.',
    ),
  hiddenInFileName: ({ name, better }) =>
    say(
      `The name of the file "${shorten(asSeen(name))}" contains ${tellHidden(name)}.`,
      `Rename it to ${better}, typing the whole name anew.`,
    ),
};
