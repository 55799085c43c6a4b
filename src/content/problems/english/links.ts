import type { LinkParameters } from '../kinds/links.ts';
import { count, list, shorten } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, named } from './parts.ts';

export const linkWords: WordsOf<LinkParameters> = {
  unknownMessage: (choice) =>
    say(
      `No message has the key "${shorten(choice.typed)}"; the button would use the page’s default one.`,
      didYouMean(choice, `Use one of: ${list(choice.known, 16)}.`),
    ),
  unknownMessages: ({ keys, places, isOneFile, nearest }) => {
    const where = isOneFile ? `on the lines ${list(places, 8)}` : `in ${list(places, 6)}`;
    return keys.length === 1
      ? say(
          `No message has the key ${named(keys, 8)}, which is asked for ${where}.`,
          didYouMean(
            { nearest },
            `Add the line "${keys[0] ?? ''}: …", which seems to be lost, to "messages"; or correct the key.`,
          ),
        )
      : say(
          `No messages have the keys ${named(keys, 8)}, which are asked for ${where}.`,
          'The line "messages:", or what was below it, seems to be lost. Add a line for each message there.',
        );
  },
  unknownRoute: (choice) =>
    say(
      `There is no page "${shorten(choice.typed)}".`,
      didYouMean(choice, `The pages are: ${list(choice.known)}.`),
    ),
  unknownAnchor: ({ route, ...choice }) =>
    say(
      `No section of "${route}" has the id "${shorten(choice.typed)}".`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? `Write "id: ${shorten(choice.typed)}" in the section that the link should lead to.`
          : `The ids of that page are: ${list(choice.known)}.`,
      ),
    ),
  hiddenAnchor: ({ anchor, route }) =>
    say(
      `The section "${shorten(anchor)}" of "${route}" is hidden or out of date, so the link leads nowhere.`,
      'Show the section again, or change the link.',
    ),
  anchorMissingOn: ({ anchor, routes, home }) =>
    say(
      `The link stands on all pages, and ${list(routes, 4)} ${routes.length === 1 ? 'has' : 'have'} no section with the id "${shorten(anchor)}".`,
      home === undefined
        ? 'Link to a page, or to a section that all pages have.'
        : `Name the page too: "${home}#${shorten(anchor)}".`,
    ),
  unknownShared: (choice) =>
    say(
      `There is no shared section "${shorten(choice.typed)}" in pages/_shared.`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? `Create pages/_shared/${shorten(choice.typed)}.yaml, or delete this section.`
          : `There are: ${list(choice.known)}.`,
      ),
    ),
  endedOffer: ({ date }) =>
    say(
      `The offer ended on ${date}, and the section is still shown.`,
      'Update the date, or hide the section with "hidden: sim".',
    ),
  endingOffer: ({ date, days }) =>
    say(
      days === 0 ? 'The offer ends today.' : `The offer ends in ${count(days, 'day', 'days')}, on ${date}.`,
      'Set the next date, or write the last day of the section into "showUntil".',
    ),
  endedPage: ({ date, today }) =>
    say(
      `The last day of this page was ${date}, and on ${today} it is still there.`,
      'If the campaign returns, change the date here and in the texts. If not, remove what has passed, or delete the file and the links to it.',
    ),
  priceAboveOriginal: ({ price, original }) =>
    say(
      `The present price (${price}) is above the former one (${original}).`,
      'Check both: "originalPrice" is the former price, "price" the present one.',
    ),
  endsBeforeStart: ({ from, until }) =>
    say(
      `The section would go (${until}) before it comes (${from}).`,
      'Swap the days of "showFrom" and "showUntil".',
    ),
  closesBeforeOpening: ({ opens, closes }) =>
    say(`Closing (${closes}) does not come after opening (${opens}).`, 'Check "opens" and "closes".'),
};
