import { countPlaces, datesOf, type ClaimParameters, type Places, type Topic } from '../kinds/claims.ts';
import { count, ended, list, quote, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, paste, placeForLines } from './parts.ts';

const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function listPlaces({ named, more }: Places): string {
  return list(more === 0 ? named : [...named, `${more} more`], named.length + 1);
}

function alsoSaid(alike: Places): string {
  if (countPlaces(alike) === 0) return '';
  return ` ${count(countPlaces(alike), 'other place agrees', 'other places agree')} with this one: ${listPlaces(alike)}.`;
}

function listTopics(topics: readonly Topic[]): string {
  return list(topics.map(({ subject }) => subject));
}

function nameLines(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(' and ')}`;
}

/** That hours have the last of them first. */
const sayTurned = (hours: string, alike: Places) =>
  `The two hours are swapped. Write here${countPlaces(alike) === 0 ? '' : ` and in ${listPlaces(alike)}`}: ${shorten(hours)}`;

function cureDisagreement({ paste, into }: ClaimParameters['disagrees'], folder: string): string {
  const how =
    into === 'claims'
      ? `If they really differ, add to the end of "claims" in ${folder}/site.yaml:`
      : into === 'new'
        ? `If they really differ, write in ${folder}/site.yaml:\nclaims:`
        : `If this value is right here, add to "where" in ${folder}/site.yaml, ${nameLines(into)}:`;
  return typeof into === 'string'
    ? [`Make both the same. ${how}`, ...paste].join('\n')
    : [how, ...paste, 'If not, make both the same.'].join('\n');
}

export const claimWords: WordsOf<ClaimParameters> = {
  disagrees: (found, folder) =>
    say(
      `${listTopics(found.topics)}: "${shorten(found.said)}" here, but "${shorten(found.there)}" in ${listPlaces(found.others)}${found.elsewhere.map(({ said, places }) => `, "${shorten(said)}" in ${listPlaces(places)}`).join('')}.${alsoSaid(found.alike)}`,
      cureDisagreement(found, folder),
    ),
  notAsDeclared: ({ topics, said, alike, declared, lines, others, ends, value, isTurned }, folder) =>
    say(
      `${listTopics(topics)}: "${shorten(said)}" here, but site.yaml declares "${shorten(declared)}" for this place.`,
      isTurned
        ? sayTurned(declared, alike)
        : `Correct it here${countPlaces(alike) === 0 ? '' : ` and in ${listPlaces(alike)}`}. If "${shorten(said)}" is right, ${countPlaces(others) === 0 ? '' : `change ${listPlaces(others)} too, and `}write in ${folder}/site.yaml, ${ends.map(({ line, text }) => `line ${line}:\n${text}\n`).join('and ')}${ends.length === 0 ? '' : 'and '}${nameLines(lines)}:\n${value}${topics.length < 2 ? '' : '\nIf only one of these days has changed, tell them apart on this line: Segunda a sexta 8h–18h, sábado 8h–16h'}`,
    ),
  dayLeftOut: ({ days, said, told, isClosed, isInWords, item }, folder) =>
    say(
      `${list(days.map((day) => englishDays[day]))} ${days.length === 1 ? 'is' : 'are'} ${isClosed ? 'closed' : 'missing'} here: ${listPlaces(told)} has "${shorten(said)}".`,
      [
        `If it is open then, write that here too${item.length === 0 ? '.' : ', at the end of the list:'}`,
        ...item,
        `If not, take it out there too.${isClosed ? ` If it is closed here alone, declare this place in claims of ${folder}/site.yaml, with subject: weekdays and value: fechado.` : isInWords ? ' If it is closed here alone, say "Fechado" here.' : ''}`,
      ].join('\n'),
    ),
  halfHours: ({ topic, said, end, declared, at, line }, folder) =>
    say(
      `${listTopics([topic])}: "${shorten(said)}" tells only when it ${end}, and site.yaml declares "${shorten(declared)}" for this place.`,
      `Write both hours. ${paste(line)}\nIf they have changed, change line ${at} of ${folder}/site.yaml too.`,
    ),
  dayTwice: ({ days, row, other, line }) =>
    say(
      `This list tells the hours of ${list(days.map((day) => englishDays[day]))} twice: ${quote(row)} and ${quote(other)}.`,
      line === undefined
        ? 'Keep the ones that hold.'
        : `If ${quote(other)} holds, take those days out here. ${paste(line)}`,
    ),
  daysInTime: ({ line }) =>
    say(
      'The days stand beside it already, so visitors would read them twice.',
      `Only the hours go here. ${paste(line)}`,
    ),
  otherDaysInTime: ({ others, known, first, last, lines }) =>
    say(
      `"time" tells the hours of the days of its row alone, and this tells others: ${others.map((one) => `"${shorten(one, 40)}"`).join(', ')}.`,
      lines.length === 0
        ? 'Each row of hours is about its own days: make one for each.'
        : `${withLines(`Each row of hours is about its own days. ${placeForLines({ first, last })}, write:`, lines)}${known.length === 0 ? '' : `\nThe list has a row for: ${known.join(', ')}. Check the hours there.`}`,
    ),
  daysNotInHours: ({ days, after, lines }, folder) =>
    say(
      `The hours of site.yaml, which tell whether it is open, lack ${datesOf(days).join(', ')}.`,
      withLines(`Write in ${folder}/site.yaml too, below line ${after}:`, lines),
    ),
  hoursForWhile: ({ first, last, said, known, hasBegun }, folder) =>
    say(
      `From ${first} to ${last} the hours here are ${quote(said)}, of which the site's hours know nothing: by them they are ${known.map(quote).join(', ')}.`,
      `For the site to tell rightly whether it is open, change the hours in ${folder}/site.yaml, and wherever else they are, ${hasBegun ? 'now' : `on ${first}`}; after ${last}, change them back.`,
    ),
  otherOnDay: ({ date, said, known }, folder) =>
    say(
      `Here ${date} has the hours ${quote(said)}, and the site's hours have ${quote(known)}, by which it says whether it is open.`,
      `Make both the same: write ${quote(known)} here, or change that day in "exceptions" of ${folder}/site.yaml.`,
    ),
  noonSaid: ({ said, time }) =>
    say(
      `This text says ${quote(shorten(said))}, and the hours beside it have a break: ${quote(time)}.`,
      'If the break is right, delete this line. If not, correct the hours.',
    ),
  breakSaid: ({ said, time }) =>
    say(
      `These hours have no break, and a text beside them says ${quote(shorten(said))}.`,
      `If the break is right, write: ${time}`,
    ),
  countedItems: ({ said, right, shown, isMore }) =>
    say(
      `This text says ${quote(said)}, and the list of this section shows ${shown}.`,
      `${right === undefined ? 'If the list is right, change the text' : `If the list is right, write ${quote(right)}`}. If not, ${isMore ? 'add or show what is missing' : 'remove or hide what is too much'}.`,
    ),
  otherPrice: ({ name, price, there, route }) =>
    say(
      `"${shorten(name)}" costs ${price} here and ${there} ${route === undefined ? 'in another section of this page' : `on ${route}`}.`,
      `If it is the same, make both prices the same: write ${there} here, or ${price} there. If not, give each a name of its own, so that readers can tell them apart.`,
    ),
  otherAnswer: ({ question, there, route, shared }) =>
    say(
      `"${shorten(question)}" has another answer ${shared !== undefined ? `in the shared section "${shared}"` : route === undefined ? 'in another section of this page' : `on ${route}`}: ${ended(quote(shorten(there)))}`,
      'If it is the same question, make both answers the same. If not, say in each what it is about, so that readers can tell them apart.',
    ),
  twiceNamed: ({ name, field, here, there }) =>
    say(
      `"${shorten(name)}" stands twice in this list, with two ${field === 'answer' ? 'answers' : 'prices'}: ${quote(shorten(there))}, and here ${ended(quote(shorten(here)))}`,
      'If it is the same, delete one of them. If not, give each a name of its own, so that readers can tell them apart.',
    ),
  twiceDated: ({ date, here, there, isSame }) =>
    isSame
      ? say(
          `${date} stands twice among the special days, and both say the same: ${ended(quote(shorten(here)))}`,
          'Delete one of them.',
        )
      : say(
          `${date} stands twice among the special days: ${quote(shorten(there))}, and here ${ended(quote(shorten(here)))}`,
          'Only one can hold: delete the other. If the day has a break, one ends before the other begins.',
        ),
  toldPrice: ({ name, said, price, asked, route }) =>
    say(
      `This text says ${/\d/.test(said) ? said : quote(said)} for "${shorten(name)}", and ${route === undefined ? 'the page' : route} asks ${price}.`,
      `Make both the same: ${asked === undefined ? `if ${price} is right, write it here too` : `write ${price} here, or ${said} as the price of "${shorten(name)}"`}.${/\d/.test(said) ? ' If it is a special price, begin the sentence with that, as in "Em dezembro, …".' : ''}`,
    ),
  stillFree: ({ name, phrase, price, rest }) =>
    say(
      `This still says ${quote(phrase)}, and on this page "${shorten(name)}" costs ${price}.`,
      `${rest === undefined ? 'If it is the same, write the sentence anew' : `If it is the same, leave only ${quote(rest)}`}. If it is another, which is still free, say which one, so that nobody takes it for the one with a price.`,
    ),
  unknownPlace: (choice) =>
    say(
      `The site has no place "${shorten(choice.typed)}".`,
      didYouMean(choice, `Correct the place, or delete this line. There are: ${list(choice.known)}.`),
    ),
  unreadableClaim: ({ topic, value, isHours }) =>
    say(
      `"${shorten(value)}" cannot be read as a value of ${topic.subject}.`,
      isHours
        ? 'Write hours as 8h–18h or 08:30–18:30, or the word "fechado".'
        : topic.subject === 'part-closed'
          ? 'Write a day, such as 05/01/2027.'
          : 'Write a number, such as 10k+, "mais de 8.000" or 4,9.',
    ),
  stale: ({ topic, value }) =>
    say(
      `None of these places says "${shorten(value)}" (${topic.subject}) any more.`,
      'Delete this declaration, or correct "value" and "where".',
    ),
  stalePlace: ({ topic, value, place }) =>
    say(
      `${shorten(place)} does not say "${shorten(value)}" (${topic.subject}) any more.`,
      'Delete this line of "where", or correct the place.',
    ),
};
