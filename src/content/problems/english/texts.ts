import type { Mark } from '../../../fields/marks.ts';
import type { TextParameters } from '../kinds/texts.ts';
import { readVideo } from '../../../fields/read-video.ts';
import { fitWhole, inOneLine, lower, shorten, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { lineSpan, named, placeForLines } from './parts.ts';

const cures: Readonly<Record<Mark['kind'], (mark: Mark) => string>> = {
  embed: ({ address }) =>
    address !== undefined && readVideo(address) !== undefined
      ? withLines(
          'Delete it from the text. A video has a section of its own; above the next "- type:", write:',
          ['- type: video', '  title: …', `  video: ${address}`, '  image: …', '  imageAlt: …'],
        )
      : `Delete it: a text shows no other site.${address === undefined ? '' : ` To lead there, write a link: [see here](${address})`}`,
  tag: ({ typed, better }) => (better === undefined ? `Delete "${shorten(typed)}".` : `Write: ${better}`),
  document: ({ better = '' }) => {
    const lines = ['|', ...better.split('\n').map((line) => (line === '' ? '' : `  ${line}`))];
    if (lines.length === 2) return `Write: ${better}`;
    return fitWhole(lines)
      ? withLines('After the colon, in place of the whole text, write:', lines)
      : 'Delete all that stands between < and >.';
  },
  'team-note': ({ typed }) =>
    `A note to the team goes on a line of its own that begins with #: ${shorten(typed.replace(/^\/\/ ?/, '# '), 60)}`,
  letter: () => 'This looks like a whole letter. Delete its greeting, and all from its farewell on.',
  'chat-stamp': () => 'A chat puts this before each message. Delete it, up to the colon behind the name.',
  'line-break-tag': ({ typed }) =>
    `Delete "${typed}" and start a new line there. A text of several lines is written like this:\ntext: |\n  One line.\n  Another line.`,
  entity: ({ better }) => {
    if (better === undefined) return 'Write the sign itself, and put the whole text between quotes.';
    return better.trim() === '' ? 'Use a space.' : `Write: ${better}`;
  },
  heading: ({ better }) =>
    `Headings have a field of their own, "title". Here, write: ${shorten(better ?? '')}`,
  table: ({ better = '' }) =>
    `${withLines('Write a list instead of the whole table:', better.split('\n'))}\nOr use a section that shows items.`,
  'quoted-line': ({ better = '' }) => withLines('Write without the sign:', better.split('\n')),
  rule: () => 'Delete the line. An empty line parts paragraphs already.',
  'single-star': ({ better }) => `For bold, write: ${better ?? ''}`,
  underline: ({ better }) => `Write without these signs: ${better ?? ''}`,
  strike: ({ better }) => `Write without these signs: ${better ?? ''}`,
  'open-bold': () =>
    'Delete these signs; or, for bold, close it with ** too, on one line and without spaces inside: **like this**.',
  picture: () => 'Delete it, and put the picture into an "image" field of the section.',
  placeholder: ({ typed }) =>
    `Nothing replaces ${shorten(typed, 40)} on a page: write the words that visitors are to read. Only in messages {product} becomes the name of the item.`,
  blank: ({ typed }) =>
    `This looks like a form that nobody filled in. Instead of ${shorten(typed, 40)}, write the words that visitors are to read.`,
  'divided-word': ({ better }) => `The word was divided at the end of a line. Write: ${better ?? ''}`,
  'apart-link': ({ better }) => `Write without the space: ${better ?? ''}`,
  'missigned-link': ({ better }) => `Write: ${better ?? ''}`,
  unlinked: ({ better }) => `Write it as a link to that page: ${better ?? ''}`,
  'own-address': ({ better }) => `This is a page of this site. Write a link with words: ${better ?? ''}`,
  'lost-letters': () => 'Letters with accents seem to be lost, with "?" in their place: type them again.',
};

/** An item of some that cannot be shown whole. */
function openPair([first = '']: readonly string[]): readonly string[] {
  const lead = ' '.repeat(first.search(/\S|$/));
  return [`${lead}- question: …`, `${lead}  answer: …`];
}

/** Where the questions that an answer holds go as items. */
function sayItems({ first, last, end, lines, repeated }: TextParameters['askedInAnswer']): string {
  const twice = repeated === undefined ? '' : `\nDelete line ${repeated} too, which repeats the question.`;
  if (!fitWhole(lines))
    return `${withLines(`Below line ${end}, write each of them so, and delete it here:`, openPair(lines))}${twice}`;
  if (end === last) return `${withLines(`${placeForLines({ first, last })}, write:`, lines)}${twice}`;
  return `${withLines(`Below line ${end}, write:`, lines)}\nThen delete ${lineSpan(first, last)}.`;
}

/** Where the questions that stand in one field of an item go. */
function sayQuestions({ first, last, lines }: TextParameters['questionsInField']): string {
  const place = placeForLines({ first, last });
  return fitWhole(lines)
    ? withLines(`${place}, write:`, lines)
    : withLines(`${place}, write each of them so:`, openPair(lines));
}

/** Where lines go that were copied into a text. */
function sayCopied({ first, last, end, lines, left }: TextParameters['copiedIntoText']): string {
  const rest =
    left.length === 0
      ? `Then delete ${lineSpan(first, last)}.`
      : withLines(
          `Then, ${lower(placeForLines({ first, last }))}, write:`,
          left.map((line) => `${line} …`),
        );
  return fitWhole(lines)
    ? `${withLines(`Below line ${end}, write:`, lines)}\n${rest}`
    : `Cut what stands below line ${first} up to line ${last}, and paste it below line ${end}, with its dash in the column of the others.\n${rest}`;
}

export const textWords: WordsOf<TextParameters> = {
  brokenTextLink: ({ to, meant }) =>
    say(
      to === '' ? 'This link has no target.' : `This link leads nowhere: "${shorten(to)}".`,
      meant !== undefined
        ? `Write: (${meant})`
        : 'Between the parentheses goes a page (/consulta), a section (#faq), an address with https://, an e-mail address, a telephone number with its area code, or a file of public/files (tabela.pdf).',
    ),
  turnedLink: ({ typed, better }) =>
    say(
      `This link is the wrong way round: ${shorten(typed, 60)}`,
      `The words go between brackets, and the address right behind them between parentheses. Write: ${better}`,
    ),
  looseLink: ({ typed, better, isApart, line = better }) =>
    say(
      `This becomes no link, so visitors would read the signs: ${shorten(typed, 60)}`,
      isApart
        ? `Write without the space: ${line.trim()}`
        : `The words go between brackets, and the address right behind them between parentheses. Write: ${line.trim()}`,
    ),
  askedInAnswer: (found) => {
    const { questions } = found;
    const amount = questions.length === 1 ? 'another question' : `${questions.length} other questions`;
    return say(
      `This answer seems to hold ${amount}: ${named(questions, 3)}.`,
      `Each question is an item of the list. ${sayItems(found)}\nIf it is part of the answer, leave it.`,
    );
  },
  questionsInField: (found) =>
    say(
      `"${found.field}" holds ${found.questions.length} questions with their answers: ${named(found.questions, 3)}.`,
      `Each question is an item of the list. ${sayQuestions(found)}`,
    ),
  fieldsInText: ({ field, typed, first, last, lines, isItem }) =>
    say(
      `This line is in the text of "${field}", and visitors would read it as it is: ${shorten(typed, 40)}`,
      `${withLines(`If it is ${isItem ? 'a new item' : 'another field'}, it has too many spaces before it. ${placeForLines({ first, last })}, write:`, lines)}\nIf it is part of the text, leave it.`,
    ),
  copiedIntoText: (found) =>
    say(
      `The text of "${found.field}" holds ${found.block === undefined ? 'a whole item, with the names of its fields' : `a whole section (${found.block})`}, and visitors would read it as it is: ${shorten(found.typed, 40)}`,
      `${sayCopied(found)}\nIf it is part of the text, leave it.`,
    ),
  ownTextAddress: ({ to }) =>
    say(
      'This link has the complete address of a page of this very site, and so nobody checks whether it is there.',
      `Write between the parentheses: (${to})`,
    ),
  visibleMark: ({ mark, isShaped }) =>
    isShaped || /^(?:placeholder|blank|team-note|chat-stamp|letter|lost-letters)$/.test(mark.kind)
      ? say(`Visitors would read these signs as they are: ${shorten(mark.typed, 40)}`, cures[mark.kind](mark))
      : say(
          `This field has neither bold nor links, so visitors would read the signs: ${shorten(mark.typed, 40)}`,
          mark.better === undefined
            ? 'Delete these signs.'
            : `In its place, write: ${inOneLine(mark.better)}`,
        ),
  sameHead: ({ fields, file, more }) =>
    say(
      `The ${fields.join(' and ')} of this page ${fields.length > 1 ? 'are' : 'is'} that of ${file}${more === 0 ? '' : ` and ${more} more`} too: search results could not tell the pages apart.`,
      'Write here what this page is about.',
    ),
  streetInDistrict: ({ typed }) =>
    say(
      '"district" takes the part of the town, and this looks like a street.',
      ['Write both, each on its line:', `street: ${writeValue(typed)}`, 'district: …'].join('\n'),
    ),
  wholeAddress: ({ first, last, lines, code }) =>
    say(
      'This is more than the street, so visitors would read the district or the town twice.',
      `${lines.length === 0 ? 'The street goes here with its number; the rest has fields of its own.' : withLines(`The street goes here with its number; the rest has fields of its own. ${placeForLines({ first, last })}, write:`, lines)}${code === undefined ? '' : `\nIt came with another postal code, ${code}: check that it is right.`}`,
    ),
  linkAsStreet: ({ isMap }) =>
    say(
      'This is a link, which visitors would read as the street.',
      isMap
        ? 'Write the street and its number: the site makes the link to the map itself, of the address. To lead to this link, put it into a button of a page: into "href", instead of "maps".'
        : 'Write the street and its number.',
    ),
  stateInCity: ({ city, state, given }) =>
    state === given
      ? say(
          `This is also the state, ${state}, so visitors would read it twice.`,
          `The state is in "state" already. Leave the town alone: ${writeValue(city)}`,
        )
      : say(
          `The state is ${state} here, and ${given} in "state".`,
          `See which is right: only the town goes here, "${shorten(city)}", and the state into "state".`,
        ),
  formerName: ({ name, former, pages }) =>
    say(
      `The name here is "${shorten(name, 40)}", and the titles of ${pages} pages end in "${shorten(former, 40)}".`,
      `If the name has changed, replace "${shorten(former, 40)}" in the pages too: in VS Code, Ctrl+Shift+H does so in all files. Otherwise leave it.`,
    ),
  tableInLine: () =>
    say(
      'A table is here, and this field is shown as one line: visitors would read its columns run together.',
      'Leave only what is for this field. Each row of the table is an item of the list, with each column in its field.',
    ),
  lostLines: ({ joined }) =>
    say(
      'This field is shown as one line, so the lines of this text would run together.',
      joined === undefined
        ? 'Write one sentence here, and move the rest to a text field such as "text".'
        : `Write on one line: ${joined}`,
    ),
};
