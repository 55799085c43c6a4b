import type { FileParameters } from '../kinds/files.ts';
import type { SourceKind } from '../place.ts';
import { list, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';

const roots: Readonly<Record<SourceKind, string>> = {
  page: 'Start the file with title:, description:, theme: and sections:.',
  site: 'Restore the previous version: name:, phone:, address: and the other facts of the business belong here.',
  theme: 'Start the file with name:, strong:, accent: and tint:.',
  shared: 'Start the file with type: and the fields of the section, without a dash before them.',
};

/** What to do about a dash before the first field. */
const startCures: Readonly<Record<SourceKind, string>> = {
  page: `Put the sections below "sections:". ${roots.page}`,
  site: 'Delete the dash, and the two spaces before the other lines; or restore the previous version: name:, phone:, address: and the other facts of the business belong here.',
  theme: 'Delete the dash, and the two spaces before the other lines: the file starts with name:.',
  shared: 'Delete the dash, and the two spaces before the other lines: the file starts with type:.',
};

/** What belongs into which folder of the pages' own. */
const homes: Readonly<Record<SourceKind, { readonly what: string; readonly inner: string }>> = {
  page: { what: 'pages lie directly in', inner: '' },
  site: { what: 'the facts of the business lie directly in', inner: '' },
  shared: { what: 'shared sections lie in', inner: '/_shared' },
  theme: { what: 'themes lie in', inner: '/_themes' },
};

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const split = 'Split the content into several pages.';

export const fileWords: WordsOf<FileParameters> = {
  tooLarge: ({ kilobytes }) => say(`The file is larger than ${kilobytes} KB.`, split),
  tooManyLines: ({ lines }) => say(`The file has more than ${lines} lines.`, split),
  tooManySigns: ({ signs }) =>
    say(`The file has more than ${signs} commas, brackets and colons, which is too many fields.`, split),
  tooDeep: ({ depth }) =>
    say(
      `The file is nested more than ${depth} levels deep.`,
      'Write sections, lists and items, and no further levels.',
    ),
  loneReturn: () =>
    say('The lines end in a lone carriage return.', 'Change the line ends to LF or CRLF, and save again.'),
  empty: ({ file, lines }) =>
    say(
      'The file is empty.',
      lines === undefined ? roots[file] : withLines('Start the file like this:', lines),
    ),
  listAtRoot: ({ file, lines }) =>
    say(
      'The file starts with a list.',
      lines === undefined ? startCures[file] : withLines('Write above it:', lines),
    ),
  sectionsInShared: ({ first, lines, isAlone }, folder) =>
    say(
      `A file of ${folder}/_shared is a single section, without "sections:" and without a dash.`,
      isAlone
        ? `Delete line ${first}: the file starts with type:.`
        : lines === undefined
          ? 'Leave the fields of one section here, starting with "type: ". Each other section has a file of its own.'
          : `Delete line ${first}, the dash before "type:" and the spaces before the other lines: the file starts with type:.`,
    ),
  textAtRoot: ({ file, lines }) =>
    say(
      'The file does not start with fields.',
      lines === undefined
        ? roots[file]
        : withLines('Move what is here into one of the fields, and write:', lines),
    ),
  textFileName: ({ name, better }) =>
    say(`"${name}" is not read, since its name ends in .txt.`, `Rename it to ${better}.`),
  copiedFile: ({ name, better }) =>
    say(
      `"${name}" looks like a copy, and would be one more page.`,
      `If it is a backup, move it out of this folder. If it is a page, rename it, for instance to ${better}.`,
    ),
  badFileName: ({ name, better }) =>
    say(
      `The file name "${name}" cannot be an address.`,
      `${better === undefined ? 'Use' : `Rename it to ${better}:`} lower-case letters without accents, digits and hyphens, with .yaml at the end.`,
    ),
  reservedFileName: ({ name, better }) =>
    say(
      `Windows keeps the name "${name}" for itself: people there can neither open the file nor download the project.`,
      `Rename it, for instance to ${better}, and where other pages link to it or use it.`,
    ),
  nameTwin: ({ name, twin }) =>
    say(`"${name}" and "${twin}" would be the same page.`, 'Keep one of them, or rename the other.'),
  passedOverFile: ({ name, better, route }) =>
    say(
      `"${shorten(name)}" looks like content, but is not read, since its name does not end in .yaml.`,
      `If it is content, rename it to ${better}${route === undefined ? '' : `; its address will be ${route}`}. If not, move it out of this folder.`,
    ),
  passedOverTwin: ({ name, twin }) =>
    say(
      `"${shorten(name)}" is not read; the site shows ${twin}.`,
      `If the text of "${shorten(name)}" is the right one, copy it to ${twin}. Then move "${shorten(name)}" out of this folder.`,
    ),
  passedOverFolder: ({ name, kind, count, first }, folder) => {
    const { what, inner } = homes[kind];
    const renamed = first.name === first.better ? '' : `, named ${first.better}`;
    const address = first.route === undefined ? '' : `; its address will be ${first.route}`;
    const others = count === 1 ? ' If it is a backup' : ' Do the same with the others. If they are backups';
    return say(
      `${count === 1 ? `"${shorten(first.name)}" in the folder "${shorten(name)}" is not read` : `${count} files in the folder "${shorten(name)}" are not read`}: ${what} ${folder}${inner}.`,
      `Move "${shorten(first.name)}" to ${folder}${inner}${renamed}${address}.${others}, move the folder out of ${folder}.`,
    );
  },
  notAFile: ({ name, what }, folder) =>
    say(
      {
        folder: `"${name}" is a folder, not a file.`,
        link: `"${name}" is a link to another place, not a file.`,
        other: `"${name}" is not a regular file.`,
      }[what],
      what === 'folder'
        ? `Give the folder a name without .yaml, and put the page’s file directly in ${folder}/.`
        : 'Delete it, and copy the page’s file here.',
    ),
  missingSite: (_, folder) => say('site.yaml is missing.', `Put site.yaml in ${folder}/, beside the pages.`),
  routeTaken: ({ route, by }) =>
    'file' in by
      ? say(
          `The address ${route} is already used by ${by.file}.`,
          'Rename the page, or move that file out of public/.',
        )
      : say(`The address ${route} is already used by the build’s folder "${by.folder}".`, 'Rename the page.'),
  unusedPictures: ({ names }) =>
    names.length === 1
      ? say('No page uses this picture.', 'Use it, or delete the file.')
      : say(
          `No page uses ${names.length} of the pictures: ${list(names, 8)}.`,
          'Use them, or delete the files.',
        ),
  unusedShared: ({ name }) =>
    say(
      'No page uses this shared section.',
      `Put "- type: use" into a page and "section: ${name}" below it, or delete the file.`,
    ),
  lonelyPage: ({ route }) =>
    say(
      `No other page links to ${route}.`,
      `Add a link with "to: ${route}", for instance to "links" of "footer" in site.yaml.`,
    ),
  heavyPage: ({ route, bytes, most, longest }) => {
    const sections = longest.map(({ number, type }) => `section ${number} (${type})`);
    return say(
      `The page ${route} takes ${inKilobytes(bytes)}; up to ${inKilobytes(most)} arrive at once on a slow network.`,
      `The site works all the same. To make the page lighter, shorten its longest texts (${list(sections)}), or move one of these sections to another page.`,
    );
  },
  heavyPicture: ({ route, picture, bytes, most }) =>
    say(
      `The first picture of ${route}, "${shorten(picture)}", takes ${inKilobytes(bytes)} on a phone; it should be ${inKilobytes(most)} at most.`,
      'The site works all the same. To make the page lighter, take a picture with a plainer background, or crop it.',
    ),
};
