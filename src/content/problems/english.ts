import type { Code } from './codes.ts';

/** What the Portuguese wording of a problem tells besides its words. */
export interface Facts {
  /** The underlined text, on one line. */
  readonly text: string;
  /** What the message quotes: names of fields, values, files. */
  readonly names: readonly string[];
  /** Amounts and limits, in the order of message and cure. */
  readonly figures: readonly string[];
  /** The number of a sign that nobody sees, such as `U+200B`. */
  readonly sign?: string | undefined;
}

type Say = string | ((facts: Facts) => string);

/** One kind of problem in English. */
export interface EnglishWording {
  /** As a list of rules names it. */
  readonly title: string;
  readonly message: Say;
  /** Said where no suggestion is known. */
  readonly cure: Say;
}

const name = ({ names, text }: Facts) => `"${names[0] ?? text}"`;
const all = ({ names, text }: Facts) =>
  (names.length === 0 ? [text] : names).map((one) => `"${one}"`).join(', ');
const last = ({ figures }: Facts) => figures.at(-1);

/** Every code in English, for developers. */
export const english: Readonly<Record<Code, EnglishWording>> = {
  P001: {
    title: 'File too large or too long',
    message: 'The file is larger or longer than a content file may be.',
    cure: 'Split the content into several pages.',
  },
  P002: {
    title: 'Nested too deeply',
    message: 'The file is nested too deeply.',
    cure: 'Write sections, lists and items, and no further levels.',
  },
  P003: {
    title: 'Not UTF-8, or an invisible character',
    message: ({ sign }) =>
      sign === undefined
        ? 'The file is not UTF-8, or holds a character or a line end that does not belong in text.'
        : `An invisible character stands here: ${sign}.`,
    cure: ({ sign }) =>
      sign === undefined
        ? 'Save the file as UTF-8 with LF or CRLF line ends, and retype what is marked.'
        : 'Delete what is marked.',
  },
  P004: {
    title: 'Indentation, quotes or colons out of place',
    message: ({ text }) => `The YAML cannot be read from here: "${text}".`,
    cure: 'Compare with the section above: indentation, dashes, colons and quotes.',
  },
  P005: {
    title: 'Tab or special space',
    message: 'A tab or a special space stands where YAML needs a plain space.',
    cure: 'Replace it by plain spaces.',
  },
  P006: {
    title: 'Duplicate key',
    message: (facts) => `${name(facts)} stands twice in one place.`,
    cure: 'Delete one of the two, or add the "- " (of a section: "- type: …") that is missing between them.',
  },
  P007: {
    title: 'Text that starts with a YAML indicator',
    message: ({ text }) => `"${text}" starts with a sign that YAML gives a meaning of its own.`,
    cure: 'Put the text between quotes.',
  },
  P008: {
    title: 'Document marker or conflict marker',
    message: 'A document marker, a directive or the marks of a merge conflict stand in the file.',
    cure: 'Delete the line; of a conflict, keep one of the two versions.',
  },
  P009: {
    title: 'Empty file or wrong root',
    message: 'The file is empty, or its root holds no fields.',
    cure: 'Start a page with title, description, theme and sections, and a shared section with type.',
  },
  P010: {
    title: 'Unknown section type',
    message: (facts) => `Unknown section type: ${name(facts)}.`,
    cure: 'Use the name of a folder of src/blocks.',
  },
  P011: {
    title: 'Section without a type',
    message: 'The section does not say its type.',
    cure: 'Start the section with "- type: " and the name of a block.',
  },
  P012: {
    title: 'Unknown field',
    message: (facts) => `Not a field of this place: ${all(facts)}.`,
    cure: 'Remove it, or move it to where it belongs.',
  },
  P013: {
    title: 'Missing field',
    message: (facts) => `Missing here: ${all(facts)}.`,
    cure: (facts) => `Add ${all(facts)}.`,
  },
  P014: {
    title: 'Wrong kind of value',
    message: (facts) => `${name(facts)} takes another kind of value.`,
    cure: 'See in schema/ whether it takes a text, a list or fields, and quote a text that starts with a sign.',
  },
  P015: {
    title: 'Empty value',
    message: (facts) => `${name(facts)} is empty.`,
    cure: 'Write the value, or delete the line. A value that starts with # needs quotes.',
  },
  P016: {
    title: 'Too few or too many items',
    message: (facts) => `${name(facts)} has too few or too many items.`,
    cure: (facts) => `The limit is ${last(facts)}.`,
  },
  P017: {
    title: 'Value not in the list',
    message: ({ names, text }) => `"${names[0] ?? ''}" does not accept "${names[1] ?? text}".`,
    cure: 'Use one of the values that schema/ lists for it.',
  },
  P018: {
    title: 'Value in another form',
    message: ({ names, text }) =>
      names[0] === undefined
        ? `There is no such day: "${text}".`
        : `The value of "${names[0]}" is not in the expected form: "${names[1] ?? text}".`,
    cure: 'Prices read R$ 179,90, dates 31/01/2026, times 08:30, and addresses start with https://.',
  },
  P019: {
    title: 'Text too long or too short',
    message: (facts) => `The text of ${name(facts)} is too long or too short.`,
    cure: (facts) => `The limit is ${last(facts)} characters.`,
  },
  P020: {
    title: 'Duplicate id',
    message: ({ names, text }) => `Two sections of the page have the same id: "${names[0] ?? text}".`,
    cure: 'Give one of them another id, or none.',
  },
  P021: {
    title: 'Unknown chat message',
    message: (facts) => `No message has the key ${name(facts)}; the button would use the default one.`,
    cure: 'Use a key of messages, here or in site.yaml.',
  },
  P022: {
    title: 'Link to an unknown page',
    message: (facts) => `There is no page ${name(facts)}.`,
    cure: 'Link to the route of a file in pages/.',
  },
  P023: {
    title: 'Link to an unknown or hidden section',
    message: ({ text }) => `No section shown there has the id of this link: ${text}.`,
    cure: 'Link to an id that is shown on the page, or give the section this id.',
  },
  P024: {
    title: 'Missing picture',
    message: (facts) => `${name(facts)} is not in public/images.`,
    cure: 'Copy the file to public/images, or correct its name.',
  },
  P025: {
    title: 'Picture without a useful description',
    message: 'The picture has no description for those who cannot see it, or one that says nothing.',
    cure: 'Say in imageAlt what the picture shows, in one sentence.',
  },
  P026: {
    title: 'Unknown shared section',
    message: (facts) => `There is no shared section ${name(facts)} in pages/_shared.`,
    cure: 'Use the name of a file of that folder, or create it.',
  },
  P027: {
    title: 'Offer or page that has ended, or offer that soon will',
    message: ({ text }) => `What is announced has ended, or ends within two weeks: ${text}.`,
    cure: 'Update the date, hide the section with "hidden: sim", or delete the page.',
  },
  P028: {
    title: 'File name that makes no route',
    message: (facts) =>
      `${name(facts)} cannot be a page: its name makes no route of its own, or it is no plain file.`,
    cure: 'Use a plain file named in lower-case letters, digits and hyphens, with .yaml at its end.',
  },
  P029: {
    title: 'site.yaml is missing',
    message: 'site.yaml is missing.',
    cure: 'Put site.yaml into the folder of the pages.',
  },
  P030: {
    title: 'Text cut off by a comment',
    message: 'All that follows " #" is a comment and would not be shown.',
    cure: 'Put the whole text between quotes.',
  },
  P031: {
    title: 'Fields that do not go together',
    message: 'The fields here do not go together, or one of them needs another.',
    cure: 'See in schema/ which of them may stand together.',
  },
  P032: {
    title: 'Unknown default message',
    message: (facts) => `There is no message ${name(facts)} to be the default.`,
    cure: 'Name a key of messages.',
  },
  P033: {
    title: 'Route taken by a public file',
    message: 'A file of public/ has the address of this page.',
    cure: 'Rename the page, or take the other file out of public/.',
  },
  P034: {
    title: 'Unusable picture',
    message: ({ names, text }) =>
      `"${names[0] ?? text}" cannot be used: damaged, too large, of another type, or a drawing with a script.`,
    cure: 'Export the picture again as JPG or PNG, up to 6000 pixels wide and 30 MB.',
  },
  P035: {
    title: 'Picture too small for its place',
    message: (facts) => `${name(facts)} has fewer pixels than its place shows.`,
    cure: (facts) => `Use a picture at least ${last(facts)} pixels wide.`,
  },
  P036: {
    title: 'Prices, dates or times swapped',
    message: 'Two prices, dates or times stand in the wrong order.',
    cure: 'Swap them: originalPrice is the higher price, showFrom the earlier day, opens the earlier time.',
  },
  P037: {
    title: 'Curly quotes around a text',
    message: 'The curly quotes around this text will be shown on the page.',
    cure: 'Delete them unless they belong to the text.',
  },
  P038: {
    title: 'Page title or description of an unfit length',
    message: ({ figures }) =>
      `${figures[0]} characters; search engines show ${figures[1]} to ${figures[2]} of this text well.`,
    cure: 'Shorten it, or say more: service, city, name of the clinic.',
  },
  P039: {
    title: 'Two equal sections',
    message: 'Another section is equal to this one.',
    cure: 'Delete one of the two if it was copied by mistake; share it (pages/_shared) if two pages need it.',
  },
  P040: {
    title: 'What a section asks of its page',
    message: 'The page does not keep what this section asks of it.',
    cure: 'See the contracts in the schema of the block.',
  },
  P041: {
    title: 'Unused picture or shared section',
    message: 'No page uses this picture or shared section, or several of them.',
    cure: 'Use them, or delete the files.',
  },
  P042: {
    title: 'Page without a link to it',
    message: 'No other page links to this one.',
    cure: 'Add a link, in the footer of site.yaml for instance.',
  },
  P043: {
    title: 'Figures or hours that disagree',
    message: ({ text }) => `"${text}" is not what another place says of the clinic.`,
    cure: 'Make both equal, or declare the difference in claims of site.yaml, as the message in Portuguese shows.',
  },
  P044: {
    title: 'Declaration that does not hold',
    message: ({ text }) => `Nothing of the site answers to "${text}" in claims any more.`,
    cure: 'Correct value or where, or delete the declaration.',
  },
  P045: {
    title: 'Picture file heavier than needed',
    message: 'The file of a picture, or of several, is heavier than the site has use for.',
    cure: 'Save it as JPG, 2400 pixels wide. Visitors get smaller versions anyway; this one weighs on the repository and the build.',
  },
  P050: {
    title: 'Heavy page',
    message: 'The page, or its first picture, is heavy for a phone on a slow network.',
    cure: 'Shorten the longest sections or move one to a page of its own; take a plainer or cropped picture.',
  },
  P060: {
    title: 'File of public/ that is not published',
    message: (facts) =>
      facts.names.length === 0
        ? 'Files of public/ are not published: leftovers, names with a dot first, links, or no plain files.'
        : `${name(facts)} is not published: a leftover, a name with a dot first, a link, or no plain file.`,
    cure: 'Delete it, or copy the file itself here under another name.',
  },
  P061: {
    title: 'File name that makes no address',
    message: (facts) => `The name ${name(facts)} holds a sign that no address may hold, such as #, ? or %.`,
    cure: 'Rename the file in letters, digits, hyphens and dots.',
  },
  P062: {
    title: 'HTML file in public/',
    message: (facts) => `${name(facts)} is HTML: it would be published without a policy.`,
    cure: 'Make it a page in pages/, or take it out of public/. Prove a site to Google by a DNS record.',
  },
  P063: {
    title: 'Photograph that cannot be stripped',
    message: (facts) => `${name(facts)} cannot be opened, and may say where and with what it was taken.`,
    cure: 'Export the photograph as JPG or PNG.',
  },
  P064: {
    title: 'File of public/ with a name of the build',
    message: (facts) => `${name(facts)} has the name of something that the build writes.`,
    cure: 'Rename the file, or the folder that it is in.',
  },
  P090: {
    title: 'Provisional content',
    message: ({ text }) => `Still provisional: ${text}.`,
    cure: 'Replace it by the real thing, and delete its mark (a line of placeholders, or "placeholder: sim").',
  },
  P091: {
    title: 'Page without a picture for sharing',
    message: 'The page has no picture for when its address is shared.',
    cure: 'Add image to meta, here or in site.yaml.',
  },
};
