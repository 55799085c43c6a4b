import type { FieldParameters, Home } from '../kinds/fields.ts';
import { count, list, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { sayContract } from './contracts.ts';
import { didYouMean, named, paste, placeForLines, sayLeaving } from './parts.ts';

/** What to do with a field that is like none. */
function sayUnknown({ typed, known, into, block }: FieldParameters['unknownField']): string {
  const names = list(known, 16);
  if (into === undefined)
    return `${block === undefined ? '' : `There is a section for it: "- type: ${block.type}".\n`}The fields here are: ${names}. If it is none of them, delete the line.`;
  return withLines(`Say it in words, in "${into.field}". ${placeForLines(into)}, write:`, [
    ...into.lines,
    `Then delete the line "${shorten(typed)}". The fields here are: ${names}.`,
  ]);
}

function describeHome([field = '', ...more]: readonly string[], home: Home): string {
  if (more.length > 0)
    return home.in === 'field'
      ? `They belong inside "${home.name}": move the lines there, and indent them like the fields there.`
      : 'They belong further out: reduce their indentation, or move the lines next to the fields there.';
  return home.in === 'field'
    ? `"${field}" belongs inside "${home.name}": move the line there, and indent it like the fields there.`
    : `"${field}" belongs further out: reduce its indentation, or move it next to the fields there.`;
}

export const fieldWords: WordsOf<FieldParameters> = {
  unknownType: (choice) =>
    say(
      `Unknown type of section: "${shorten(choice.typed)}".`,
      didYouMean(
        choice,
        `${choice.fitting.length === 0 ? '' : `By its fields it may be: ${choice.fitting.join(', ')}.\n`}Use one of: ${choice.known.join(', ')}.`,
      ),
    ),
  missingType: ({ types, fitting, isEmpty, dash }) =>
    say(
      isEmpty ? 'There is nothing behind this dash.' : 'The section does not say its type.',
      `${fitting.length === 0 ? '' : `By its fields it may be: ${fitting.join(', ')}.\n`}${isEmpty ? 'Delete the line. If a section starts here, write' : 'Start the section with'} "${dash}type: " and one of: ${types.map(({ type }) => type).join(', ')}.`,
    ),
  keyedSection: ({ written, lines }) =>
    say(`The section starts with "${written}" instead of its type.`, withLines('Write:', lines)),
  unknownField: (choice) =>
    say(
      `Unknown field: "${shorten(choice.typed)}".`,
      `${didYouMean(choice, sayUnknown(choice))}${choice.leaves === undefined ? '' : `\n${sayLeaving(choice.leaves)}`}`,
    ),
  givenField: ({ typed, field, line, isSame, lines }) =>
    say(
      `"${shorten(typed)}" is no field, and "${field}" stands on line ${line} already.`,
      lines === undefined
        ? isSame
          ? 'Both say the same: delete this one.'
          : `Delete "${shorten(typed)}"; or, if it is what holds, delete "${field}" on line ${line} and write "${field}" for this name.`
        : withLines(
            `Join the words to what stands there, and delete "${shorten(typed)}". In the place of "${field}", on line ${line}, write:`,
            lines,
          ),
    ),
  misplacedField: ({ field, home, lines }) =>
    say(
      `"${shorten(field)}" is not a field here.`,
      lines === undefined || home.in === 'outside'
        ? describeHome([field], home)
        : withLines(`It belongs inside "${home.name}". Delete it here, and write:`, lines),
    ),
  hiddenPage: ({ file }, folder) =>
    say(
      `A whole page cannot be hidden: it is on the site as long as its file is in ${folder}.`,
      `Delete the line. To take the page off the site for a while, move ${file} out of the folder ${folder}, and back later. To hide a part of it, write "hidden: sim" in a section.`,
    ),
  missingField: ({ field, lines, bare }) => {
    const leave = bare === undefined ? '' : `If the section is not to stay, delete "${bare}". `;
    return say(
      `The field "${field}" is missing.`,
      lines.length === 1 ? `${leave}Add a line "${field}: …".` : withLines(`${leave}Write:`, lines),
    );
  },
  unknownFields: ({ fields, known, home, lines }) =>
    say(
      `These are not fields here: ${named(fields, 6)}.`,
      home !== undefined
        ? describeHome(fields, home)
        : lines !== undefined
          ? withLines('If they belong elsewhere, move them there. Write instead of them:', lines)
          : `The line above them, or their indentation, seems to be missing. Move them to where they belong, or delete them. The fields here are: ${list(known, 16)}.`,
    ),
  itemOfOther: ({ list: here, other, first, last, above }) =>
    say(
      `This item is none of "${here}", but one of "${other}".`,
      `Cut lines ${first} to ${last} and paste them below line ${above - 1}, with the dashes below each other.`,
    ),
  itemsAsFields: ({ fields, list: name, lines }) =>
    say(
      `These are not fields here: ${named(fields, 6)}.`,
      withLines(`What they say belongs into the list "${name}". Write instead of them:`, lines),
    ),
  pricesAsFields: ({ fields, first, last, lines }) =>
    say(
      `An item has one price, and ${named(fields, 6)} are not fields.`,
      withLines(`Make an item for each price. Write instead of lines ${first} to ${last}:`, lines),
    ),
  secondPrice: ({ fields, into, isItem }) => {
    const isOne = fields.length === 1;
    const where = `${placeForLines(into)}, write:`;
    return say(
      `${isItem ? 'An item has' : 'There is'} one price, and ${named(fields, 6)} ${isOne ? 'is no field' : 'are no fields'}.`,
      [
        withLines(
          isItem
            ? `Make ${isOne ? 'one more item' : 'an item for each price'}. ${where}`
            : `The other ${isOne ? 'one fits' : 'ones fit'} in "${into.field}". ${where}`,
          into.lines,
        ),
        `Then delete ${named(fields, 6)}.`,
      ].join('\n'),
    );
  },
  missingFields: ({ fields, isFile, lines }) =>
    say(
      `Fields are missing: ${named(fields, 8)}.`,
      withLines(
        `${isFile ? 'If a part of the file was deleted by accident, undo it.' : 'If nothing new starts here, delete the dash or the line.'} If not, write:`,
        lines,
      ),
    ),
  colonInItem: ({ line }) =>
    say('This text contains a colon, so what is before it is read as a field name.', paste(line)),
  wantsList: ({ field, lines, isOpen }) =>
    say(
      `"${field}" must be a list.`,
      withLines(
        isOpen ? 'Start each item on a line of its own, with what is here in place of "…":' : 'Write:',
        lines,
      ),
    ),
  wantsFields: ({ field, lines, indent = 0, last }) =>
    say(
      `"${field}" must be a group of fields.`,
      lines !== undefined
        ? withLines(
            `Write this instead of the ${last === undefined ? 'line' : `lines to ${last}`}${indent === 0 ? '' : `, with ${count(indent, 'space', 'spaces')} before the dash`}:`,
            lines,
          )
        : `Write the fields of "${field}" on the lines below, indented, as "name: value".`,
    ),
  wantsText: ({ field, lines }) =>
    say(
      `"${field}" must be text.`,
      lines !== undefined
        ? lines.length === 1
          ? paste(lines[0] ?? '')
          : withLines('Write:', lines)
        : `Write the text of "${field}" on the same line. If it contains a colon, put it between quotes.`,
    ),
  bracketInText: ({ field, line }) =>
    say(`The text of "${field}" starts with a character that has a special meaning in YAML.`, paste(line)),
  emptyList: ({ field, isNeeded, lines }) =>
    say(`"${field}" is empty.`, withLines(isNeeded ? 'Write:' : 'Delete the line, or write:', lines)),
  tooFew: ({ field, least, lines }) =>
    say(
      `"${field}" has too few items.`,
      withLines(`Write at least ${count(least, 'item', 'items')}:`, lines),
    ),
  tooMany: ({ field, most, other }) =>
    say(
      `"${field}" has too many items.`,
      `Keep ${count(most, 'item', 'items')} at most, and ${other === undefined ? 'delete the others' : `move the others to "${other}"`}.`,
    ),
  duplicateId: ({ id, free, isSame }) =>
    say(
      `Two sections of the page ${isSame ? 'are the same, and ' : ''}have the same id: "${id}".`,
      `${isSame ? 'If it was pasted twice, delete one of the two. If there are to be two, change the texts of this one, and its id.' : 'Change that of this section, the second of the two.'} ${paste(`id: ${free}`)}`,
    ),
  incomplete: ({ fields, lines }) =>
    say(
      `One of these fields is needed here: ${list(fields)}.`,
      lines === undefined ? 'Add exactly one of them.' : withLines('Add one of them, such as:', lines),
    ),
  wrongCombination: ({ first, second }) =>
    say(
      `"${second}" cannot be given together with "${first}".`,
      `Keep only one of them: delete "${second}", or the line "${first}".`,
    ),
  longTitle: ({ letters }) =>
    say(
      `This title has ${letters} letters: large as they are, they fill a phone’s screen.`,
      'Leave a few words here, and put the others into the text.',
    ),
  lengthOfHead: ({ field, letters, least, most }) =>
    say(
      `The page’s ${field} has ${letters} characters; ${least} to ${most} work best in search results.`,
      letters > most
        ? 'Shorten it, with what matters first.'
        : 'Say more: the service, the city, the name of the business.',
    ),
  copiedSection: () =>
    say(
      'The section is identical to another one on this page.',
      'If it was copied instead of moved, delete one of the two.',
    ),
  copiedItem: () =>
    say(
      'The item is identical to another one in the list: it appears twice on the page.',
      'If it was pasted twice, delete one of the two.',
    ),
  sameRegister: ({ name, register, other, place }) =>
    say(
      `The register of "${shorten(name)}", ${shorten(register)}, is that of "${shorten(other)}" too${place === undefined ? '' : `, in ${place}`}.`,
      'A register is of one person alone: correct the one that is wrong, here or there. If they are one person, write the same name in both places.',
    ),
  sharedCopy: ({ file, more }, folder) =>
    say(
      more === 0
        ? `The section is identical to one in ${file}.`
        : `The section and ${more} more of this page are identical to those in ${file}.`,
      `Keep it once in ${folder}/_shared, and show it on both pages with "- type: use".`,
    ),
  unknownDefault: (choice) =>
    say(
      `The default message "${choice.typed}" does not exist.`,
      didYouMean(choice, `Use one of: ${list(choice.known, 16)}.`),
    ),
  contract({ type, contract, correction, known }) {
    const { message, cure } = sayContract(type, contract);
    const ids = known === undefined ? '' : ` The page has: ${known.map((id) => `"#${id}"`).join(', ')}.`;
    return say(message, didYouMean({ nearest: correction?.to }, cure + ids));
  },
};
