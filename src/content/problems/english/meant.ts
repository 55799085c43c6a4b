import type { MeantParameters } from '../kinds/meant.ts';
import { list, shorten, fieldLines, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, named, paste, placeForLines } from './parts.ts';

/** What becomes of a button whose number a text tells, and what to do where the site's own number is another by now. */
function sayWayOut(line: string, out: MeantParameters['otherNumber']['out'], folder: string): string {
  if (out.way === 'call')
    return `This section needs a button. For this one to call the site's number, write in the place of its line: ${line}\nIf that number has changed, change "phone" in ${folder}/site.yaml.`;
  const gone =
    out.way === 'item'
      ? `this button${out.list === undefined ? '' : `, and the line "${out.list}:", which has no other`}`
      : `here ${out.fields.map((field) => `"${field}"`).join(' and ')}`;
  return `Then delete ${gone}.\nIf the site's number has changed, change "phone" in ${folder}/site.yaml, and write here: ${line}`;
}

export const meantWords: WordsOf<MeantParameters> = {
  otherList: ({ field, lists }) =>
    say(
      `Unknown field: "${shorten(field)}".`,
      `The lists of this section are: ${named(
        lists.map(({ name }) => name),
        8,
      )}.`,
    ),
  profileAsButton: ({ field, lines }) =>
    say(
      `A button leads to the profile that is in "${shorten(field)}", with a text and an address.`,
      withLines('Write instead of the line:', lines),
    ),
  rowAsField: ({ field, lines }) =>
    say(
      `"${shorten(field)}" is another row of hours, and each is an item of the list.`,
      withLines('Delete this line, and write at the end of the list:', lines),
    ),
  numberAsText: ({ key, line, isSite, given }, folder) => {
    const where = isSite
      ? `write near the top of this file, at the margin: ${line}`
      : `write in ${folder}/site.yaml, near its top and at the margin: ${line}`;
    return say(
      `A message is what the client sends, and "${key}" is a mere telephone number.`,
      `Delete this line. To change the number of the site, ${given === undefined ? where : `change line ${given} of this file: ${line}`}`,
    );
  },
  sentenceAsField: ({ lines }) =>
    say(
      'The line is a sentence, and the name of the field is missing before it.',
      withLines('Write instead of the line:', lines),
    ),
  mapLink: ({ field, list, lines, to, line }) =>
    say(
      `A link to a map belongs in a button, in the list "${list}", and not in "${shorten(field)}".`,
      `${withLines(
        line !== undefined
          ? `Instead of line ${line}, write:`
          : to === undefined
            ? 'In the place of this line, write:'
            : `Delete the line, and at the end of the list "${list}" write:`,
        lines,
      )}${line === undefined ? '' : `\nThen delete the line "${shorten(field)}".`}`,
    ),
  chatLink: ({ field, line, other }) =>
    say(
      `A WhatsApp chat is not written in "${shorten(field)}": a button opens the site’s with "chat" and the name of a message.`,
      other === undefined
        ? paste(line)
        : `For the site’s own chat, write: ${line}\nFor the other number’s, write: ${other}`,
    ),
  numberOfSite: ({ line }, folder) =>
    say(
      `The number does not belong here: the site has one telephone, "phone" in ${folder}/site.yaml.`,
      line === undefined
        ? `Delete the line. A second number goes into "otherPhone" of ${folder}/site.yaml.`
        : `${paste(line)}\nAnother number goes into a text of the page, where it becomes a link.`,
    ),
  mapOfSite: ({ field, link }) =>
    say(
      'The site makes the link to the map itself, of the address here.',
      `Delete the line "${shorten(field)}". To lead to this link instead, put it into a button of a page, instead of its line "maps": href: ${link}`,
    ),
  datumOfSite: ({ field, lines, isWhole }, folder) =>
    say(
      `The site's ${field === 'email' ? 'e-mail' : 'address'} is not written here: it stands in ${folder}/site.yaml, in "${field}".`,
      [
        withLines(
          `Delete this line, and in ${folder}/site.yaml, ${field === 'email' ? 'instead of the line "email"' : 'inside "address", instead of what has changed'}, write:`,
          lines,
        ),
        isWhole
          ? 'If it holds for this page alone, write it in one of its texts.'
          : 'District, city and postal code have lines of their own there ("district", "city", "postalCode"): leave only the street in "street".',
      ].join('\n'),
    ),
  otherNumber: ({ typed, text, line, out }, folder) =>
    say(
      `A button calls the site's number only, and "${shorten(typed)}" is another.`,
      [
        text === undefined
          ? 'Write the number in a text of the page, where it becomes a link.'
          : withLines(
              `The number fits in "${text.field}", where it becomes a link. ${placeForLines(text)}, write:`,
              text.lines,
            ),
        sayWayOut(line, out, folder),
      ].join('\n'),
    ),
  fieldAsSection: ({ key, lines, line, above, column }) =>
    say(
      `"${shorten(key)}" is no field of a page, but a section.`,
      withLines(
        `Take line ${line} away, and write below "sections:" (line ${above - 1}):`,
        lines.map((one) => ' '.repeat(column) + one),
      ),
    ),
  sectionInSite: ({ key, lines }, folder) =>
    say(
      `"${shorten(key)}" is a section, and site.yaml has none: sections belong to pages.`,
      withLines(`Take it away here, and write below "sections:" of a page, or in ${folder}/_shared:`, lines),
    ),
  numberAsMessage: ({ line, isOwn, key }) =>
    say(
      'A message key belongs in "chat", not a number or a link to a chat.',
      isOwn
        ? `The button opens the site’s chat anyway. ${paste(line)}`
        : `${paste(line)}\nFor the site’s own chat, write: chat: ${key}`,
    ),
  lostYear: ({ field, typed, day, which, next }) =>
    say(
      `The year is missing in "${shorten(typed)}".`,
      `For the ${which} such day, write: ${field}: ${day}${next === undefined || next === day ? '' : `\nFor the next one, write: ${field}: ${next}`}`,
    ),
  closedDay: ({ fields }) =>
    say(
      'A closed day is one without hours.',
      fields === undefined
        ? 'Delete the whole item: a day that is not in the list is closed.'
        : `Delete ${fields.map((field) => `the line "${field}"`).join(' and ')}: without hours the day is closed.`,
    ),
  specialWeek: ({ days, isThere, lines }) =>
    say(
      `"week" holds the days of every week; ${days.map((day) => `"${shorten(day, 40)}"`).join(' and ')} has a date, and its own list.`,
      withLines(
        `Delete this item, and ${isThere ? 'at the end of the list "exceptions"' : 'below "week", in its column'}, write:`,
        lines,
      ),
    ),
  pausedDay: ({ hours, first, last, lines }) =>
    say(
      hours.length === 1
        ? `These are whole hours, ${hours[0]}: each hour and the days have a field of their own.`
        : `These are ${hours.length} hours of the same days, ${hours.join(' and ')}, and each has an item of its own.`,
      withLines(`${placeForLines({ first, last })}, write:`, lines),
    ),
  dayInTitle: ({ typed, title, at, line }) =>
    say(
      `The title begins with a day, ${typed}, which has a field of its own.`,
      withLines(`Leave in the title: ${title}\nInstead of line ${at}, write:`, [line]),
    ),
  hoursInDays: ({ count, first, last, lines }) =>
    say(
      count === 1
        ? 'These are the days and the hours together, and each has a field of its own.'
        : `These are ${count} hours with their days, and each has an item of its own.`,
      withLines(`${placeForLines({ first, last })}, write:`, lines),
    ),
  hoursAfterPause: ({ time, first, last, lines }) =>
    say(
      'These hours do not say on which days.',
      withLines(
        `If they are those after the pause, the same days have one time, ${time}. ${placeForLines({ first, last })}, write:`,
        lines,
      ),
    ),
  specialDay: ({ key, to, lines }) =>
    say(
      `"${shorten(key)}" is no field of the site: a day with other hours belongs in "hours".`,
      withLines(
        to.length === 2
          ? 'Delete the line, and at the end of the list "exceptions", inside "hours", write:'
          : to.length === 1
            ? 'Delete the line, and inside "hours", below "week", write:'
            : 'In the place of this line, write:',
        lines,
      ),
    ),
  restInNote: ({ field, value, note, line, lines }) =>
    say(
      `"${field}" holds one, and there is more here.`,
      withLines(
        `Write: ${field}: ${value}\nThe rest may stand in "${note}". In the place of line ${line}, write:`,
        lines,
      ),
    ),
  labelForYes: ({ field, label, line, given }) =>
    say(
      `"${field}" says yes or no, and there are words here.`,
      `Write: ${field}: sim\nThe words go into "${label}", which is the section's. ${given === undefined ? 'Among its fields' : `In the place of line ${given.line}`}, write: ${line}`,
    ),
  severalDays: ({ typed, lines }) =>
    say(
      `Each day has a line of its own, and there are several here: "${shorten(typed)}".`,
      withLines('In the place of this line, write:', lines),
    ),
  daysInRow: ({ field, days, last, isSame }) =>
    say(
      `"${field}" is one day, and these are several.`,
      withLines(
        `In place of this line${isSame ? '' : ' and of "days"'}, write this. After the last day the item leaves the page:`,
        fieldLines({ ...(isSame ? {} : { days }), showUntil: last }),
      ),
    ),
  tooManyDays: ({ field, count, most, name, first, last }) =>
    say(
      `"${field}" is one day, and from ${first} to ${last} there would be ${count} items: ${most} fit here.`,
      withLines(
        'Delete this item, write "openNow: não" where it says "openNow: sim" for as long as it lasts, and tell it in a section:',
        [
          '- type: notice',
          '  kind: holiday',
          `  showFrom: ${first}`,
          `  showUntil: ${last}`,
          ...fieldLines({ title: name }).map((line) => `  ${line}`),
        ],
      ),
    ),
  twoDays: ({ lines }) => say('These are two days, and each has its own line.', withLines('Write:', lines)),
  unknownSlot: (choice) =>
    say(
      `No question has the name in "${shorten(choice.typed)}": the message would be sent with it.`,
      didYouMean(choice, `Use one of these: ${list(choice.known)}, or plain words.`),
    ),
  unusedSlot: ({ slot, better }) =>
    say(
      `The message leaves the answer ${shorten(slot)} out.`,
      `Write ${shorten(slot)} where the answer belongs, or delete the question. For instance:\nmessage: ${writeValue(better)}`,
    ),
  unknownPlaceholder: (choice) =>
    say(
      `Nothing replaces "${shorten(choice.typed)}": the message would be sent with it.`,
      didYouMean(
        choice,
        `Use ${list(choice.known)}, the name of the item that has the button, or plain words.`,
      ),
    ),
};
