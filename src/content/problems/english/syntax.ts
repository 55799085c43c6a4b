import type { SyntaxParameters } from '../kinds/syntax.ts';
import { lower, shorten, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { belowAfterCut, indented, lineSpan, paste, pasteExact, placeForLines } from './parts.ts';

const special = 'which has a special meaning in YAML.';

export const syntaxWords: WordsOf<SyntaxParameters> = {
  tab: ({ line }) =>
    say(
      'The line is indented with a tab.',
      line === undefined
        ? 'Delete the indentation, and type spaces.'
        : `Use spaces instead. ${pasteExact(line)}`,
    ),
  tabs: ({ first, last, lines }) =>
    say(
      'The line is indented with a tab, and so are others below.',
      withLines(`Use spaces. Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  specialSpace: ({ line }) =>
    say(
      'The line is indented with a space other than U+0020.',
      `Delete what is marked, and type plain spaces. ${pasteExact(line)}`,
    ),
  spaceAfterColon: ({ line }) => say('The space after the colon is not a plain space (U+0020).', paste(line)),
  alias: ({ line }) => say(`The text starts with an asterisk (*), ${special}`, paste(line)),
  anchor: ({ line }) => say(`The text starts with "&", ${special}`, paste(line)),
  tag: ({ line }) => say(`The text starts with an exclamation mark, ${special}`, paste(line)),
  mergeKey: () =>
    say(
      'The key "<<" has a special meaning in YAML.',
      'Delete the line, and write the fields that it would bring, if they are missing.',
    ),
  questionKey: ({ line }) =>
    say(
      `The line starts with "? ", ${special}`,
      line === undefined
        ? 'Delete the question mark, and write the field as "name: value".'
        : `Delete the question mark, and keep name and value on one line. ${pasteExact(line)}`,
    ),
  reservedKey: ({ key }) =>
    say(
      `"${key}" cannot be the name of a field or of a message.`,
      'Delete the line. If it is the name of a message, use another one, in lower-case letters only.',
    ),
  blockSign: ({ sign, better }) =>
    say(`The character "${sign}" would keep extra lines or spaces in the text.`, `Use only "${better}".`),
  specialStart: ({ sign, line }) => say(`The text starts with "${sign}", ${special}`, paste(line)),
  chatStamp: ({ line }) =>
    say('The text starts with what a chat puts before each message that is copied.', paste(line)),
  directive: () => say('The line starts with "%", a directive of YAML.', 'Delete the line.'),
  severalDocuments: () =>
    say('The line "---" splits the file in two.', 'Delete the line. To separate sections, use a comment.'),
  conflict: () =>
    say(
      'The marks of a merge conflict are left in the file (<<<<<<<, =======, >>>>>>>).',
      'Keep one of the two versions, such as the upper one, and delete the other and the three lines of marks.',
    ),
  halfConflict: ({ mark, line }) =>
    say(
      `A mark of a merge conflict is left in the file (${mark}).`,
      `Read what stands above and below line ${line}: of two versions of the same, keep the right one. Then delete this line.`,
    ),
  cutByHash: ({ cut, line }) =>
    say(
      `All that follows " #" is a comment: "#${shorten(cut)}" would not be shown on the page.`,
      paste(line),
    ),
  openQuote: ({ line }) =>
    say('The quotes that open here do not close.', `Close them at the end of the text. ${paste(line)}`),
  openBracket: ({ sign, isList, line }) =>
    say(
      `"${sign}" opens here and does not close.`,
      `${isList ? 'Close it.' : 'Put the whole text between quotes.'} ${paste(line)}`,
    ),
  textAfterQuotes: ({ line }) =>
    say('Text follows the closing quotes, or there are quotes inside the text.', paste(line)),
  curlyQuotes: ({ line, more }) =>
    say(
      'The text is between curly quotes (“ ”), which YAML does not accept as quotes.',
      [paste(line), ...more.map(({ number, text }) => `And on line ${number}: ${wholeLine(text)}`)].join(
        '\n',
      ),
    ),
  curlyQuotesShown: () =>
    say(
      'The curly quotes (“ ”) around this text will be shown on the page.',
      'Delete them unless they belong to the text.',
    ),
  colonInText: ({ line, first, last }) =>
    say(
      'This text contains a colon, so it must be in quotes.',
      first === last ? paste(line) : withLines(`Instead of lines ${first} to ${last}, write one:`, [line]),
    ),
  twoFields: ({ lines }) =>
    say(
      `The line holds ${lines.length > 2 ? 'several' : 'two'} fields.`,
      withLines('Give each a line of its own:', lines),
    ),
  indentedTooMuch: ({ line }) => say('The line is indented too far.', pasteExact(line)),
  indentedWrong: ({ line }) =>
    say('The indentation of the line fits none of the lines above.', pasteExact(line)),
  gluedColon: ({ line }) => say('The space after the colon is missing.', paste(line)),
  gluedColons: ({ first, last, lines }) =>
    say(
      'The space after the colon is missing, on this line and below.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  gluedDash: ({ line }) => say('The space after the dash is missing.', paste(line)),
  gluedDashes: ({ first, last, lines }) =>
    say(
      'A space is missing behind each dash.',
      withLines(`Instead of ${lineSpan(first, last)}, write:`, lines),
    ),
  foreignRows: ({ first, last, lines }) =>
    say(
      'A list begins here, and its items do not begin as they do here: with spaces, a dash and a space.',
      withLines(
        first === last ? 'Instead of this line, write:' : `Instead of ${lineSpan(first, last)}, write:`,
        lines,
      ),
    ),
  foreignDash: ({ sign, line }) => say(`"${sign}" does not start an item of a list.`, paste(line)),
  foreignColon: ({ line }) => say('The colon on this line is a look-alike from another script.', paste(line)),
  listOnKeyLine: ({ key, isList, lines }) =>
    isList
      ? say(
          'The list starts on the line of the field’s name.',
          withLines(`Leave only "${key}:" on this line, and write the item on the next:`, lines),
        )
      : say(`The text of "${key}" starts with a dash.`, `Delete the dash. ${paste(lines[0] ?? '')}`),
  namelessItem: ({ line }) => say('This item begins without the name of its field.', paste(line)),
  missingColon: ({ line }) => say('The colon after the field’s name is missing.', paste(line)),
  filePath: ({ line, name, folder }) =>
    say(
      'This is the way to a file on a computer; the site knows its name alone.',
      `${paste(line)}\nAnd copy the file "${shorten(name)}" into the folder ${folder}, unless it is there.`,
    ),
  backslash: ({ line }) =>
    say(
      'Between double quotes, a backslash (\\) starts an escape code, and this one is not valid.',
      paste(line),
    ),
  missingDash: () =>
    say(
      'A dash is missing here, or the line is indented wrongly.',
      'If an item starts here, put "- " before it. If not, align the line with the fields it belongs to.',
    ),
  missingList: ({ name, line, indent, over }) =>
    say(
      over === undefined
        ? 'This dash starts a list, and the line with the list’s name is missing.'
        : 'This dash starts a list, and the line with the list’s name has more than the name.',
      name === undefined
        ? 'Write the name of the list, such as "items:", on the line above, or undo the deletion.'
        : `Write ${over === undefined ? `above line ${line}` : `instead of line ${over}`}, ${indented(indent)}: ${name}:`,
    ),
  strayItem: ({ list: name, type, section, first, last, after, lines }) =>
    say(
      `This item belongs to the list "${name}" of section ${section} (${type}), and stands in a section that has no such list.`,
      withLines(
        `Cut ${lineSpan(first, last)}, and paste ${lower(belowAfterCut({ first, last, after }))}:`,
        lines,
      ),
    ),
  itemBelowList: ({ list: name, first, last, after, lines }) =>
    say(
      `This item belongs to the list "${name}", which ends on line ${after}: other fields stand between.`,
      withLines(
        `Cut ${lineSpan(first, last)}, and paste ${lower(belowAfterCut({ first, last, after }))}:`,
        lines,
      ),
    ),
  secondHolder: ({ name, isList, first, last, after, lines }) =>
    say(
      `The ${isList ? 'list' : 'group'} "${name}" is there already, and stands in one place.`,
      withLines(
        `Cut ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, at the end of the first one, write:`,
        lines,
      ),
    ),
  marginSection: ({ first, last, after, lines }) =>
    say(
      after === undefined
        ? 'A section begins here, without the dash and the spaces that put it into the list of sections.'
        : 'This section stands above the line "sections:", without the spaces that put it into the list of sections.',
      withLines(
        after === undefined
          ? `${placeForLines({ first, last })}, write:`
          : `Cut ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, write:`,
        lines,
      ),
    ),
  otherItems: ({ type, label, first, last, after, lines }) =>
    say(
      `These lines are none of this section: their fields are those of a section "${label}" (${type}).`,
      withLines(
        after > last
          ? `Cut ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, leave a line empty and write:`
          : `${placeForLines({ first, last })}, leave a line empty and write:`,
        lines,
      ),
    ),
  trailing: () =>
    say(
      'Something is left over on this line.',
      'Delete what is marked, or put the whole text between quotes.',
    ),
  unreadable: () =>
    say(
      'The YAML cannot be read from here.',
      'Compare with the section above: indentation, dashes, colons and quotes.',
    ),
};
