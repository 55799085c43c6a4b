import type { DayParameters } from '../kinds/days.ts';
import { count, quote, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { placeForLines } from './parts.ts';

export const dayWords: WordsOf<DayParameters> = {
  rowStays: ({ last }) =>
    say(
      'The row is about a date, and would stay on the page after it.',
      withLines('Add to the item:', [`showUntil: ${last}`]),
    ),
  rowGoesEarly: ({ until, last }) =>
    say(
      `The row is about ${last}, and leaves the page before that day: it is shown until ${until}.`,
      `Write: showUntil: ${last}`,
    ),
  noticeOver: ({ last }) =>
    say(
      `The notice is about ${last}, which is over.`,
      'Correct the day if it is another. If it is that one, hide the section with "hidden: sim".',
    ),
  noticeStays: ({ last }) =>
    say(
      `The notice is about ${last}, and would stay on the site after that day.`,
      withLines('For it to go by itself, add to the section:', [`showUntil: ${last}`]),
    ),
  offerStays: ({ said, last, of }) =>
    say(
      `The text says "${said}", and would stay on the site after ${last}.`,
      of === 'cover'
        ? 'It does not go by itself: take it away after that day.'
        : of === 'page'
          ? withLines(
              'If the whole page is about that offer, add to its top, after which it stays but leaves the sitemap; if not, take the text away after that day:',
              [`validUntil: ${last}`],
            )
          : withLines(`For it to go by itself, add to the ${of}:`, [`showUntil: ${last}`]),
    ),
  offerEndsThere: ({ name, last }) =>
    say(
      `"${name}" is also the offer of another section, which goes after ${last}; here it would stay.`,
      withLines('For it to go as well, add here:', [`showUntil: ${last}`]),
    ),
  schedule: ({ what, from, until, ended, next }) => {
    const noun = what === 'section' ? 'This section' : 'This item';
    if (ended !== undefined)
      return say(
        `${noun} ended on ${ended} and is no longer shown.`,
        'If it returns, change the date. If not, delete it, or leave it for next year.',
      );
    if (from !== undefined)
      return say(
        `${noun} is shown only from ${from}${until === undefined ? '' : `, and until ${until}`}.`,
        'The site changes once it is published on that day. If that does not happen by itself each day, publish it, or remind whoever does.',
      );
    const price =
      next === undefined
        ? ''
        : `\nIf only the price changes, copy the item right below, with the new price and "showFrom: ${next}" instead of "showUntil".`;
    return say(
      next === undefined
        ? `${noun} is shown until ${until ?? ''}.`
        : `${noun} is shown until ${until ?? ''}: then all of it goes, with its price.`,
      `The site changes once it is published on the next day. If that does not happen by itself each day, publish it, or remind whoever does.${price}`,
    );
  },
  textOver: ({ last }) =>
    say(
      `This text is about ${last}, which has passed.`,
      'If the day is another, correct it. If not, take the promise out of the text.',
    ),
  differentEnds: ({ here, there, ways: [way] = [], shown }) =>
    say(
      `The last day is not the same: ${here} here, and ${shown === undefined ? `${there} elsewhere on this page` : `this ${shown.what} is shown until ${there}`}.`,
      way === undefined
        ? 'Make both the same.'
        : withLines(
            `If ${way.to} is right, write it everywhere on this page:`,
            way.edits.map(({ line, text }) => `line ${line}: ${shorten(text.trim(), 400)}`),
          ),
    ),
  renewedOffers: ({ former, until, edits }) =>
    say(
      `Offers of this page are valid again, until ${until}, but it still changes as if they ended on ${former}.`,
      withLines(
        'Write the new last day in these lines too:',
        edits.map(({ line, text }) => `line ${line}: ${shorten(text.trim(), 400)}`),
      ),
    ),
  endToldEarly: ({ from, until, next }) =>
    say(
      `The section says since ${from} that an offer is over which is valid until ${until}.`,
      `Write the day after its last. So: showFrom: ${next}`,
    ),
  shownTogether: ({ type, from, until, next }) =>
    say(
      `The page may have one "${type}" section, and shows two ${from === until ? `on ${from}` : `from ${from} to ${until}`}.`,
      `Let this one begin on the day after the last of the other. So: showFrom: ${next}`,
    ),
  endsBeforeReturn: ({ from, until, next }) =>
    say(
      `These offers come back on ${from}, but are valid until ${until}: they would say at once that they are over.`,
      `Write the new last day. So: validUntil: ${next}`,
    ),
  endToldOn: ({ from, until }) =>
    say(
      `This section says that the offer has ended, and on ${from} the offer comes back: both would be shown.`,
      `Write the last day of these words below "showFrom": showUntil: ${until}`,
    ),
  wrongWeekday: ({ date, typed, better, near }) =>
    say(
      `"${typed}": ${date} is another day of the week.`,
      `If the date is right, write "${better}". If the day of the week is right, the date is ${near}.`,
    ),
  unrealDay: ({ typed, better }) =>
    say(
      `${typed} does not exist: that month has ${Number.parseInt(better, 10)} days.`,
      `Correct the day. If it is the last of the month, write: ${better}`,
    ),
  relativeDay: ({ typed, better }) =>
    say(
      `"${typed}" is another day for whoever reads this tomorrow.`,
      better === undefined
        ? 'Write the date, such as 05/12.'
        : `Write the date. As of today it is: ${better.replace(/,$/, '')}`,
    ),
  farDay: ({ date, near }) =>
    say(
      `This is the day on which something was, and ${date} is far ahead.`,
      `Check the year. If it was the last such day, write: ${near}`,
    ),
  endedTarget: ({ route, date }) =>
    say(
      `This link leads to ${route}, and the last day of that page was ${date}.`,
      'Lead to another page, or delete the link. If the campaign returns, change the day in "validUntil" of that page.',
    ),
  endedOffer: ({ date }) =>
    say(
      `The offer ended on ${date}: the section is still shown, says so and has no buttons to buy.`,
      'Update the date, or hide the section with "hidden: sim".',
    ),
  unsoldOffer: ({ date, until }) =>
    say(
      `This offer is shown until ${until}, but its section says that the offers ended on ${date}: so it has no button to buy.`,
      `If all offers of the section are valid again, change the day in "validUntil". If only this one is, put it into a section of its own.`,
    ),
  endingOffer: ({ date, days }) =>
    say(
      days === 0 ? 'The offer ends today.' : `The offer ends in ${count(days, 'day', 'days')}, on ${date}.`,
      'Set the next date, or write in "showUntil" the last day on which the section is shown.',
    ),
  endedPage: ({ date, today }) =>
    say(
      `The page ended on ${date}, and today, ${today}, it is still published.`,
      'If the campaign returns, change the date here and in the texts. If not, remove the outdated parts, or delete the file and the links to it.',
    ),
  endingPage: ({ date, days }) =>
    say(
      days === 0
        ? 'Today is the last day of this page.'
        : `The last day of this page is ${date}, in ${count(days, 'day', 'days')}.`,
      'If the campaign goes on, change the date here and in the texts. If it ends, decide what takes the place of the page and of the links to it.',
    ),
  hoursInName: ({ name, isOpen, first, last, lines }) =>
    say(
      !isOpen
        ? `The name ${quote(name)} is about several days, and only that of the date is closed here.`
        : `The name ${quote(name)} tells hours, but without "opens" and "closes" the business is closed on that day.`,
      lines.length === 0 && !isOpen
        ? 'Write a special day for each closed day, with its date in "date".'
        : lines.length === 0
          ? 'If it is open on that day, write from what hour in "opens", and until what hour in "closes".'
          : withLines(`${placeForLines({ first, last })}, write:`, lines),
    ),
  bothHours: ({ opens, closes, was, first, last, lines }) =>
    say(
      `${opens === closes ? 'A whole day goes from midnight to midnight' : `These are whole hours, from ${opens} to ${closes}`}, and each hour has a field of its own.${was === undefined ? '' : ` In "${was.field}" stands ${quote(was.hour)}, which gives way to ${was.now}.`}`,
      withLines(`${placeForLines({ first, last })}, write:`, lines),
    ),
  endsBeforeStart: ({ from, until, year }) =>
    say(
      `"showUntil" (${until}) is before "showFrom" (${from}), so the section is never shown.`,
      year === undefined
        ? `Swap the two dates, or correct one of them. For it to be gone only between them, copy it: one with showUntil: ${until}, the copy with showFrom: ${from}`
        : `Check the year. If this is the last day, write: showUntil: ${year}`,
    ),
  closesBeforeOpening: ({ opens, closes, late, isTurned }) =>
    say(
      `The closing time (${closes}) is not after the opening time (${opens}).`,
      isTurned
        ? withLines('If the two are swapped, write:', [`opens: ${closes}`, `closes: ${opens}`])
        : late === undefined
          ? 'Correct "opens" or "closes".'
          : `If it closes at ${late}, write: closes: ${late}\nIf the hour is another, correct "opens" or "closes".`,
    ),
};
