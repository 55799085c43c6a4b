import { explainNoSuchDay } from '../days.ts';
import type { ValueParameters } from '../kinds/values.ts';
import { fieldLines, list, shorten, withLines } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { tellForm } from './forms.ts';
import { didYouMean, paste, placeForLines, sayLeaving } from './parts.ts';

/** What to do about a field without a value. */
const orDelete = (isNeeded: boolean) =>
  isNeeded ? 'Write the value: this field is needed.' : 'Write the value, or delete the line.';

const linesOf = (fields: readonly string[]) => fields.map((field) => `the line "${field}"`).join(' and ');

const notInForm = (field: string, value: string) =>
  `The value of "${field}" is not in the expected form: "${shorten(value)}".`;

const notAccepted = (field: string, value: string) => `"${field}" does not accept "${shorten(value)}".`;

function sayNoSuchDay({ field, typed }: ValueParameters['noSuchDay']): Words {
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
  isColor,
}: Pick<ValueParameters['unknownValue'], 'known' | 'meanings' | 'isColor'>): string {
  if (isColor === true)
    return `Colours are those of the page's theme (the line "theme"), and a section chooses only a tone of them: ${meanings.map(({ word, meaning }) => `${word} (${meaning})`).join(', ')}.`;
  if (known.includes('sim') && known.includes('não')) return 'Write "sim" or "não".';
  if (meanings.length > 0 && meanings.length < known.length)
    return `Use one of: ${meanings.map(({ word, meaning }) => `${word} (${meaning})`).join(', ')}, or another that schema/ lists.`;
  return known.length > 40
    ? 'Use one of the values that schema/ lists for it.'
    : `Use one of: ${list(known, 40)}.`;
}

export const valueWords: WordsOf<ValueParameters> = {
  emptyValue: ({ field, isNeeded, isItem, hasRemark }) =>
    say(
      `"${field}" is empty.`,
      `Write the value on the same line${isNeeded ? `: this field is needed${isItem ? '; or delete the whole item until you know' : ''}` : ', or delete the line'}.${hasRemark ? ' A value that starts with # needs quotes.' : ''}`,
    ),
  emptyItem: ({ lines }) =>
    say(
      'There is a dash with nothing behind it.',
      withLines('Delete the line. If an item belongs here, write:', lines),
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
  unknownValue: ({ field, ...choice }) =>
    say(notAccepted(field, choice.typed), didYouMean(choice, cureUnknownValue(choice))),
  repairableChoice: ({ field, typed, line }) => say(notAccepted(field, typed), paste(line)),
  repairableForm: ({ field, typed, line }) => say(notInForm(field, typed), paste(line)),
  noSoldOut: ({ line }) =>
    say(
      'There is no way to mark this as sold out.',
      `To take the item off the site until it is back, write: ${line}\nTo leave it there, delete the line and tell it in the description.`,
    ),
  besidePrice: ({ field, what, homes, line, hides, into }) => {
    const types = list(homes.map(({ type }) => `"${type}"`));
    const message = {
      amount: 'There is no field for a price here.',
      struck: `The price of before is not shown struck here: only ${types} have that.`,
      discount: `There is no field for a discount here: only ${types} have one.`,
      day: 'There is no field here for how long a price holds.',
    }[what];
    if (line === undefined || into !== undefined)
      return say(
        message,
        into === undefined
          ? `Delete the line "${shorten(field)}".`
          : withLines(`Say it in words, in "${into.field}". ${placeForLines(into)}, write:`, [
              ...into.lines,
              `Then delete the line "${shorten(field)}".`,
              ...(what === 'amount' ? [`Sections with a field for a price: ${types}.`] : []),
            ]),
      );
    const more =
      hides === undefined ? '' : `\nIf the whole item leaves the site after that day, write: ${hides.trim()}`;
    return say(message, `Say it in words beside the price. ${paste(line)}${more}`);
  },
  otherField: ({ field, better, line, besides = [], leaves }) =>
    say(
      `What is in "${field}" belongs in "${better}".`,
      besides.length === 0
        ? `${paste(line)}${leaves === undefined ? '' : `\n${sayLeaving(leaves)}`}`
        : `Delete ${linesOf(besides)}, shown beside a price alone. Instead of this line: ${paste(line)}`,
    ),
  misnamedValue: ({ typed, field, lines }) =>
    say(
      `"${typed}" is called "${field}" here, and what it says goes on ${lines.length} lines.`,
      withLines('Instead of this line, write:', lines),
    ),
  dividedValue: ({ field, lines, old, missing }) =>
    say(
      missing === undefined
        ? `Only the value itself belongs in "${field}": the words around it have lines of their own.`
        : `"${field}" tells what is missing in "${missing}", too.`,
      [
        old === undefined ? 'Write:' : `Delete the line "${old.line}", and write in the place of this one:`,
        ...lines,
      ].join('\n'),
    ),
  starredPrice: ({ field, sign, lines, given, isOpen }) =>
    say(
      `"${field}" takes the price alone, without "${sign}".`,
      [
        withLines(lines.length > 1 ? 'Write, and the sign stands beside the price:' : 'Write:', lines),
        ...(given === undefined
          ? []
          : [
              withLines(`Instead of line ${given.line}, for the sign to stand beside the price:`, [
                given.text,
              ]),
            ]),
        ...(lines.length > 1 || given !== undefined
          ? []
          : ['Here a price has no sign: the sentence that it marked stays where it is.']),
        ...(isOpen ? [`Write in this section what the sign stands for: note: "${sign} …"`] : []),
      ].join('\n'),
    ),
  twoPhones: ({ field, lines }) =>
    say(
      `These are two telephone numbers, and "${field}" takes one.`,
      withLines(
        `Write each on its line${lines.some((line) => line.includes('…')) ? ', with the area in the place of …' : ''}:`,
        lines,
      ),
    ),
  severalValues: ({ field, own, items, lowest }) =>
    say(
      `"${field}" holds more than one value, and an item takes one.`,
      [
        withLines('Write an item for each. In this one:', fieldLines(own)),
        withLines('And right below this item:', items.flat()),
        ...(lowest === undefined
          ? []
          : [withLines('Or, to leave a single item, write in it:', fieldLines(lowest))]),
      ].join('\n'),
    ),
  priceAside: ({ field, line, into }) =>
    say(
      `"${field}" takes the price alone, and here is more.`,
      withLines(`${paste(line)}\n"${into.field}" takes the rest. ${placeForLines(into)}, write:`, into.lines),
    ),
  priceWords: ({ field, text, line, isGiven, besides }) =>
    say(
      `Only a price, with figures, belongs in "${field}", and these are words.`,
      isGiven
        ? `Delete this line${besides.length === 0 ? '' : ` and ${linesOf(besides)}, shown beside a price alone`}, and put the words into the line of "${text}". ${paste(line)}`
        : `${besides.length === 0 ? '' : `Delete ${linesOf(besides)}, shown beside a price alone. `}Instead of this line: ${paste(line)}`,
    ),
  eitherPrice: ({ field, typed, meant }) =>
    say(
      `"${shorten(typed)}" in "${field}" may be ${meant.join(' or ')}.`,
      withLines(
        'Write one of these lines:',
        meant.map((price) => `${field}: ${price}`),
      ),
    ),
  invalidForm: ({ field, value }) => say(notInForm(field, value), tellForm(field)),
  noSuchDay: sayNoSuchDay,
  tooLong: ({ field, most }) => say(`The text of "${field}" is too long.`, `Use ${most} characters at most.`),
  tooShort: ({ field, least }) =>
    say(`The text of "${field}" is too short.`, `Use at least ${least} characters.`),
};
