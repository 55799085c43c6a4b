import { folderWords } from '../content-folder.ts';
import { isFrontPage, type LinkParameters } from '../kinds/links.ts';
import type { GoneLines } from '../kinds/kind.ts';
import { count, fitWhole, list, newPage, quote, shorten, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, lineSpan } from './parts.ts';

/** What to do with a link whose section goes, by what becomes of it then. */
const linkCures = {
  page: 'If that is right, leave it. To have the link go with the section, write "whenHidden: drop" in the section.',
  drop: 'If that is right, leave it. To keep the link, delete the line "whenHidden: drop" from the section.',
  kept: 'If that is right, leave it. This is the only button here, so it stays: lead it elsewhere, or on those days hide the section that it stands in as well.',
};

/** What becomes of a link whose section goes. */
const linkFates = {
  page: 'this link leads to the page alone',
  drop: 'this link goes with it',
  kept: 'this link leads to the page alone',
  needed: 'what stands here waits for a section that does not appear any more',
};

/** Asks to delete the lines of a link, whole, where what it led to is gone. */
function sayGone(what: string, { lines, texts }: GoneLines): string {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  const isRow = last - first === lines.length - 1;
  const lead = `If ${what}, delete ${isRow ? lineSpan(first, last) : `lines ${lines.join(' and ')}`}`;
  return texts.length > 0 && fitWhole(texts) ? withLines(`${lead}:`, texts) : `${lead}.`;
}

function sayAnchors({ typed, known, gone }: LinkParameters['unknownAnchor']): string {
  const id = `"id: ${shorten(typed)}"`;
  const ids = `The ids of that page are: ${list(known)}.`;
  if (gone === undefined)
    return known.length === 0 ? `Write ${id} in the section that the link should lead to.` : ids;
  return `${sayGone('the section is gone', gone)}\nIf it is there, write ${id} in it.${known.length === 0 ? '' : ` ${ids}`}`;
}

/** What to do with a link to a page that is not there: first where it was, then where it is to be. */
function sayRoutes({ typed, known, gone, renamed }: LinkParameters['unknownRoute'], folder: string): string {
  const pages = `pages are: ${list(known)}.${sayHowToMake(typed, folder)}`;
  const now = renamed === undefined ? '' : `If it is "${renamed}" by now, write: ${renamed}\n`;
  if (gone === undefined)
    return `${now}The ${pages}\nIf the page is gone, delete the link; who still has its address is led on by "redirects" in ${folder}/site.yaml.`;
  return [
    // Lines to copy are those of the likelier way alone.
    `${now}${sayGone('the page is gone', renamed === undefined ? gone : { ...gone, texts: [] })}`,
    `Who still has its address is led on by "redirects" in ${folder}/site.yaml.`,
    `If the link leads to another one, the ${pages}`,
  ].join('\n');
}

/** How the page of an address is made that has none yet. */
function sayHowToMake(address: string, folder: string): string {
  const [, name] = newPage.exec(address) ?? [];
  return name === undefined
    ? ''
    : ` If yours is still to be made, run: npm run new -- page ${name}${folderWords(folder)}`;
}

export const linkWords: WordsOf<LinkParameters> = {
  chatAbroad: ({ better }) =>
    say(
      'In this chat link the code of Brazil, 55, is missing before the number: it would reach somebody in another country.',
      `Write: ${better}`,
    ),
  ownAddress: ({ to }) =>
    say(
      'The address is one of this very site, and so nobody checks whether its page is there.',
      `Write in the place of the line "href": to: ${to}`,
    ),
  unknownRoute: (choice, folder) =>
    isFrontPage(choice.typed)
      ? say(
          `The front page of the site, ${folder}/index.yaml, is missing.`,
          `If it was deleted or renamed, bring it back under that name: the project’s history has its earlier versions. If it is still to be made, run: npm run new -- page index${folderWords(folder)}`,
        )
      : say(`There is no page "${shorten(choice.typed)}".`, didYouMean(choice, sayRoutes(choice, folder))),
  unknownAnchor: (found) =>
    say(
      `No section of "${found.route}" has the id "${shorten(found.typed)}".`,
      didYouMean(found, sayAnchors(found)),
    ),
  hiddenAnchor: ({ anchor, route, isKept }) =>
    say(
      `The section "${shorten(anchor)}" of "${route}" is not shown: it is hidden, or today is outside its dates. Meanwhile, this link leads to the page alone.`,
      linkCures[isKept ? 'kept' : 'page'],
    ),
  anchorMissingOn: ({ anchor, routes, home }) =>
    say(
      `This link is on every page, but ${list(routes, 4)} ${routes.length === 1 ? 'has' : 'have'} no section with the id "${shorten(anchor)}".`,
      home === undefined
        ? `No page has such a section: delete the link, or write "id: ${shorten(anchor)}" in the section that it is to lead to, and its page’s address here.`
        : `Name the page too: "${home}#${shorten(anchor)}".`,
    ),
  endingAnchor: ({ anchor, date, links }) =>
    say(
      `The section "${shorten(anchor)}" is shown until ${date}. After that, ${linkFates[links]}.`,
      links === 'needed'
        ? withLines('Choose another section, or write here too:', [`showUntil: ${date}`])
        : linkCures[links],
    ),
  twiceInMenu: ({ label, field }) =>
    say(
      `On a phone the open menu shows the header's links and then these: "${shorten(label, 40)}" would stand twice.`,
      field === undefined
        ? 'Delete this item, which "links" of "header" has already.'
        : `Delete the line "${field}:" and those inside it: "links" of "header" has the link already.`,
    ),
  menuTooWide: ({ links, fits, window }) =>
    say(
      `The menu has ${count(links, 'link', 'links')}; ${window === 768 ? 'a tablet' : 'a computer'} (${window} px) has room for ${fits === 0 ? 'none' : fits}. There it stays behind the menu button, as on a phone.`,
      window === 768
        ? 'If that is right, leave it. To show it there too, shorten the links, or keep fewer.'
        : 'Shorten the links, or keep fewer; the others may go to the "footer".',
    ),
  missingFile: (choice) =>
    say(
      `The file "${shorten(choice.typed)}" is not in public/files.`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? 'Create the folder public/files, put the file into it, and write its name here, with its ending.'
          : `Put the file into that folder, or use one of: ${list(choice.known, 12)}.`,
      ),
    ),
  unknownShared: (choice, folder) =>
    say(
      `There is no shared section "${shorten(choice.typed)}" in ${folder}/_shared.`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? `Create ${folder}/_shared/${shorten(choice.typed)}.yaml, or delete this section.`
          : `There are: ${list(choice.known)}.\nFor a new one, create ${folder}/_shared/${shorten(choice.typed)}.yaml with the fields of a section, from the margin on and without a dash.`,
      ),
    ),
  redirectTaken: ({ from, by }) =>
    'page' in by
      ? say(
          `The address ${from} is no old one: the page ${by.page} has it.`,
          'Delete this item of redirects. If it is the page that is gone, delete its file.',
        )
      : say(
          `The address ${from} is no old one: ${'file' in by ? by.file : `the site’s folder "${by.folder}"`} has it.`,
          'Delete this item of redirects.',
        ),
  redirectTwice: ({ from }) =>
    say(`The old address ${from} is in redirects twice.`, 'Keep only one of the two items.'),
  redirectChain: ({ to, end }) =>
    say(
      `${to} is an old address as well: visitors would be led on twice.`,
      `Write where it leads in the end: "${end}".`,
    ),
  redirectLoop: ({ from, known }) =>
    say(
      `The old address ${from} leads in a circle and never to a page.`,
      `Write a page of the site in "to": ${list(known)}.`,
    ),
  linkNotCopied: ({ label, routes }) =>
    say(
      `The link "${shorten(label)}" is not in the header of ${list(routes)}, whose own list has others of this one.`,
      'If it should be there, repeat it in "header", "links" of those pages. Otherwise leave it.',
    ),
  targetAlone: ({ target }) =>
    say(`The button that "${target}" makes in this item has no words.`, 'Add a line "label: …".'),
  labelAlone: ({ label }) =>
    say(
      `The button "${shorten(label)}" leads nowhere, and is not shown.`,
      'Delete the line "label"; or say where it leads, with one of: chat, to, maps, tel, mail, href or file.',
    ),
  addressInLabel: ({ label, href, given }) =>
    say(
      'The words of the button hold an address, which visitors would read.',
      withLines(
        given.length === 0
          ? 'In place of "label", write:'
          : `Delete ${given.map((name) => `"${name}"`).join(' and ')}, and in place of "label" write:`,
        [`label: ${writeValue(label)}`, `href: ${href}`],
      ),
    ),
  otherNetwork: ({ typed, network }) =>
    say(
      `Here it says "${typed}", and the address of this link is one of ${network}.`,
      `If the address is right, write "${network}" in place of "${typed}". Otherwise correct the address, in "href".`,
    ),
  goneInName: ({ name }) =>
    say(
      'The name says that nothing is left, and the button to buy is still there.',
      `Write below it: soldOut: sim\nThe page then says so in place of the button, and ${quote(name)} is enough here.`,
    ),
  wordsWithoutPrice: ({ field }) =>
    say(
      `What is in "${field}" is shown beside a price alone, and there is no "price" here.`,
      'Write the price in "price: ", such as R$ 179,90; or delete this line.',
    ),
  landlineChat: ({ number, mobile }) =>
    say(
      `The buttons for WhatsApp open this number, ${number}, which is a landline.`,
      mobile === undefined
        ? `If WhatsApp has another number, say it in "whatsapp". If it is this one, write too:\nwhatsapp: ${number}`
        : `If WhatsApp has the second number, write too:\nwhatsapp: ${mobile}\nIf it is this landline, write: whatsapp: ${number}`,
    ),
  mistypedHost: ({ typed, better }) =>
    say(
      `This address seems to be mistyped behind its @: ${typed}.`,
      `E-mails would not arrive. Write: ${better}`,
    ),
  shortMobile: ({ number, better }) =>
    say(
      `This mobile number lacks the 9 at its start: ${number}.`,
      `Every mobile has 9 digits after its area code. Write: ${better}`,
    ),
  noSecondPhone: (_, folder) =>
    say(
      'This is about the second telephone of the site, and site.yaml has no line "otherPhone".',
      `Write the number in ${folder}/site.yaml, such as otherPhone: "+55 54 3000-0000"; or change this to "sim", the telephone of the site.`,
    ),
  noteWithoutPhone: () =>
    say(
      '"otherPhoneNote" is shown beside the second telephone only, and "otherPhone" is missing.',
      'Write the number in "otherPhone", such as "+55 54 3000-0000"; or delete this line.',
    ),
  openNowWithoutHours: () =>
    say(
      'To say whether it is open now, the site has to know its hours, and site.yaml has no "hours".',
      'Delete this line; or write the hours in site.yaml, in "hours".',
    ),
  sameOriginal: ({ price }) =>
    say(
      `The former price, struck through, is the one of now as well: ${price}.`,
      'If the price is not lower, delete the line "originalPrice". If it is, write the one of now in "price".',
    ),
  priceAboveOriginal: ({ price, original }) =>
    say(
      `The current price (${price}) is higher than the original price (${original}).`,
      'Check both: "price" is the current price, "originalPrice" the earlier one.',
    ),
};
