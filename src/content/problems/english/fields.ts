import { explainNoSuchDay } from '../days.ts';
import type { FieldParameters, Home } from '../kinds/fields.ts';
import { count, fitWhole, list, shorten, writeValue } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { sayContract } from './contracts.ts';
import { tellForm } from './forms.ts';
import { didYouMean, named, paste } from './parts.ts';

function describeHome([field = '', ...more]: readonly string[], home: Home): string {
  if (more.length > 0)
    return home.in === 'field'
      ? `They belong inside "${home.name}": move the lines there, and indent them like the fields there.`
      : 'They belong further out: reduce their indentation, or move the lines next to the fields there.';
  return home.in === 'field'
    ? `"${field}" belongs inside "${home.name}": move the line there, and indent it like the fields there.`
    : `"${field}" belongs further out: reduce its indentation, or move it next to the fields there.`;
}

/** What to do about a field without a value. */
const orDelete = (isNeeded: boolean) =>
  isNeeded ? 'Write the value: this field is needed.' : 'Write the value, or delete the line.';

const notInForm = (field: string, value: string) =>
  `The value of "${field}" is not in the expected form: "${shorten(value)}".`;

const notAccepted = (field: string, value: string) => `"${field}" does not accept "${shorten(value)}".`;

function sayNoSuchDay({ field, typed }: FieldParameters['noSuchDay']): Words {
  const found = explainNoSuchDay(typed);
  if (found.wrong === 'month') {
    const { swapped } = found;
    const cure =
      swapped === undefined ? 'Correct the month, which goes from 01 to 12.' : paste(`${field}: ${swapped}`);
    return say(`${typed} does not exist: the second number is the month.`, cure);
  }
  return say(
    `${typed} does not exist: that month has ${found.days} days.`,
    `Correct the date; the order is day, month, year. If it is the ${found.isFirst ? 'first' : 'last'} day of the month, write: ${field}: ${found.nearest}`,
  );
}

function cureUnknownValue({
  known,
  meanings = [],
}: Pick<FieldParameters['unknownValue'], 'known' | 'meanings'>): string {
  if (known.includes('sim') && known.includes('não')) return 'Write "sim" or "não".';
  if (meanings.length > 0 && meanings.length < known.length)
    return `Use one of: ${meanings.map(({ word, meaning }) => `${word} (${meaning})`).join(', ')}, or another that schema/ lists.`;
  return known.length > 40
    ? 'Use one of the values that schema/ lists for it.'
    : `Use one of: ${list(known, 40)}.`;
}

export const fieldWords: WordsOf<FieldParameters> = {
  unknownType: (choice) =>
    say(
      `Unknown type of section: "${shorten(choice.typed)}".`,
      didYouMean(choice, `Use one of: ${choice.known.join(', ')}.`),
    ),
  missingType: ({ types }) =>
    say(
      'The section does not say its type.',
      `Start the section with "- type: " and one of: ${types.map(({ type }) => type).join(', ')}.`,
    ),
  keyedSection: ({ type, written }) =>
    say(`The section starts with "- ${written}" instead of its type.`, paste(`- type: ${type}`)),
  unknownField: (choice) =>
    say(
      `Unknown field: "${shorten(choice.typed)}".`,
      didYouMean(choice, `The fields here are: ${list(choice.known, 16)}.`),
    ),
  misplacedField: ({ field, home }) =>
    say(`"${shorten(field)}" is not a field here.`, describeHome([field], home)),
  missingField: ({ field }) => say(`The field "${field}" is missing.`, `Add a line "${field}: …".`),
  unknownFields: ({ fields, home }) =>
    say(
      `These are not fields here: ${named(fields, 6)}.`,
      home === undefined
        ? 'The line above them, or their indentation, seems to be missing. Move them to where they belong.'
        : describeHome(fields, home),
    ),
  missingFields: ({ fields, isFile }) =>
    say(
      `Fields are missing: ${named(fields, 8)}.`,
      `Add a line for each of them. ${isFile ? 'If a part of the file was deleted by accident, undo it.' : 'If nothing new starts here, delete the dash or the line.'}`,
    ),
  colonInItem: ({ line }) =>
    say('This text contains a colon, so what is before it is read as a field name.', paste(line)),
  wantsList: ({ field, value, lines }) =>
    say(
      `"${field}" must be a list.`,
      lines !== undefined
        ? [`Leave only "${field}:" on its line, and below it, indented:`, ...lines].join('\n')
        : value === undefined || value.includes('\n') || !fitWhole([value])
          ? `Start each item of "${field}" on a line of its own, with a dash: "- …".`
          : `Leave only "${field}:" on this line, and write on the next, indented: - ${writeValue(value)}`,
    ),
  wantsFields: ({ field, lines }) =>
    say(
      `"${field}" must be a group of fields.`,
      lines !== undefined
        ? ['Write this instead of the line:', ...lines].join('\n')
        : `Write the fields of "${field}" on the lines below, indented, as "name: value".`,
    ),
  wantsText: ({ field }) =>
    say(
      `"${field}" must be text.`,
      `Write the text of "${field}" on the same line. If it contains a colon, put it between quotes.`,
    ),
  bracketInText: ({ field, line }) =>
    say(`The text of "${field}" starts with a character that has a special meaning in YAML.`, paste(line)),
  emptyValue: ({ field, isNeeded }) =>
    say(
      `"${field}" is empty.`,
      `Write the value on the same line${isNeeded ? ': this field is needed' : ', or delete the line'}. A value that starts with # needs quotes.`,
    ),
  blankValue: ({ field, isSpaces, isNeeded }) =>
    say(
      `"${field}" is empty: it contains only ${isSpaces ? 'spaces' : 'invisible characters'}.`,
      orDelete(isNeeded),
    ),
  nothing: ({ field, isNeeded }) =>
    say(
      `"${field}" is empty: what is written here means "nothing" in YAML.`,
      `${orDelete(isNeeded)} If the text is meant as it is, put it between quotes.`,
    ),
  emptyList: ({ field, isNeeded }) =>
    say(
      `"${field}" is empty.`,
      field === 'sections'
        ? 'Write the sections below it, each starting with "- type:".'
        : `Write the items below it, each on a line of its own with a dash${isNeeded ? '' : ', or delete the line'}.`,
    ),
  tooFew: ({ field, least }) =>
    say(`"${field}" has too few items.`, `Write at least ${count(least, 'item', 'items')}.`),
  tooMany: ({ field, most }) =>
    say(`"${field}" has too many items.`, `Keep ${count(most, 'item', 'items')} at most.`),
  unknownValue: ({ field, ...choice }) =>
    say(notAccepted(field, choice.typed), didYouMean(choice, cureUnknownValue(choice))),
  repairableChoice: ({ field, typed, line }) => say(notAccepted(field, typed), paste(line)),
  repairableForm: ({ field, typed, line }) => say(notInForm(field, typed), paste(line)),
  otherField: ({ field, better, line }) => say(`What is in "${field}" belongs in "${better}".`, paste(line)),
  dividedValue: ({ field, lines }) =>
    say(
      `Only the value itself belongs in "${field}": the words around it have lines of their own.`,
      ['Write:', ...lines].join('\n'),
    ),
  invalidForm: ({ field, value }) => say(notInForm(field, value), tellForm(field)),
  noSuchDay: sayNoSuchDay,
  tooLong: ({ field, most }) => say(`The text of "${field}" is too long.`, `Use ${most} characters at most.`),
  tooShort: ({ field, least }) =>
    say(`The text of "${field}" is too short.`, `Use at least ${least} characters.`),
  duplicateId: ({ id, free }) =>
    say(
      `Two sections of the page have the same id: "${id}".`,
      `Change that of this section, the second of the two. ${paste(`id: ${free}`)}`,
    ),
  incomplete: ({ fields }) =>
    say(`One of these fields is needed here: ${list(fields)}.`, 'Add exactly one of them.'),
  wrongCombination: ({ first, second }) =>
    say(
      `"${second}" cannot be given together with "${first}".`,
      `Keep only one of them: delete "${second}", or the line "${first}".`,
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
  sharedCopy: ({ file, more }) =>
    say(
      more === 0
        ? `The section is identical to one in ${file}.`
        : `The section and ${more} more of this page are identical to those in ${file}.`,
      'Keep it once in pages/_shared, and show it on both pages with "- type: use".',
    ),
  unknownDefault: (choice) =>
    say(
      `The default message "${choice.typed}" does not exist.`,
      didYouMean(choice, `Use one of: ${list(choice.known, 16)}.`),
    ),
  contract({ type, contract, correction }) {
    const { message, cure } = sayContract(type, contract);
    return say(message, didYouMean({ nearest: correction?.to }, cure));
  },
};
