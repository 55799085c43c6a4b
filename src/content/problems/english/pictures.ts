import type { PictureParameters } from '../kinds/pictures.ts';
import { list, shorten } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean } from './parts.ts';

function formatMegabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size < 10 ? Math.ceil(size * 10) / 10 : Math.round(size)} MB`;
}

/** What to put into the folder, of a kind that pages show. */
function sayWhatToCopy({ unshown }: PictureParameters['missingPicture']): string {
  if (unshown === undefined) return 'Copy the file to public/images, or correct its name.';
  return unshown.isFilm
    ? 'A picture goes here, as JPG or PNG, and no film. Copy one to public/images, and write its name here.'
    : `Pages show no ${unshown.format} files. Export it as JPG or PNG, copy the new file to public/images, and write its name here.`;
}

export const pictureWords: WordsOf<PictureParameters> = {
  missingPicture: (choice) =>
    say(
      `The picture "${shorten(choice.typed)}" is not in public/images.`,
      didYouMean(choice, sayWhatToCopy(choice)),
    ),
  severalPictures: ({ first }) =>
    say('One picture goes here.', `Write the name of one: ${first}. Make an item for each of the others.`),
  samePicture: ({ file }) =>
    say(`The same picture, "${file}", stands on both sides.`, 'Write the name of the other picture.'),
  missingAlt: ({ field }) =>
    say(
      'The picture has no description for those who cannot see it.',
      `Write "${field}: " below it, and what the picture shows, in one sentence.`,
    ),
  uselessAlt: ({ field, alt }) =>
    say(
      `The description "${shorten(alt)}" does not tell what the picture shows.`,
      `Write in "${field}" what can be seen.`,
    ),
  sameDescription: ({ field, alt, here, there, place }) =>
    say(
      `Two different pictures have the same description: "${shorten(alt)}" is of ${shorten(here, 40)} here, and of ${shorten(there, 40)} in ${place}.`,
      `If the picture here was exchanged, tell what it shows: ${field}: …\nIf it was the other, change ${place}. If the sentence is right of both, leave it.`,
    ),
  notAPicture: ({ file }) =>
    say(`"${file}" is not a picture, or is damaged.`, 'Copy the original to public/images again.'),
  unsupportedPicture: ({ file, format }) =>
    say(`"${file}" is of type ${format}, which pages cannot show.`, 'Export it as JPG or PNG.'),
  wrongExtension: ({ file, format }) =>
    say(
      `"${file}" has the wrong extension: it is a ${format} file.`,
      `Rename the file to end in .${format.toLowerCase()}, and change the name here too.`,
    ),
  tooManyPixels: ({ file, width, height }) =>
    say(
      `The picture "${file}" is too large: ${width} × ${height} pixels.`,
      'Make both width and height 6000 pixels at most.',
    ),
  pictureTooHeavy: ({ file, megabytes }) =>
    say(`The picture "${file}" is too heavy: ${megabytes} MB.`, 'Save it with less than 30 MB.'),
  scriptInDrawing: ({ file }) =>
    say(`The drawing "${file}" has a script inside.`, 'Export it again without interaction, or use a PNG.'),
  smallPicture: ({ file, width, least }) =>
    say(
      `The picture "${file}" is too small for this place: ${width} pixels wide.`,
      `Use one at least ${least} pixels wide.`,
    ),
  heavyPictures: ({ pictures, most }) => {
    const [first, ...more] = pictures;
    const named = pictures.map(({ name, bytes }) => `${name} (${formatMegabytes(bytes)})`);
    return say(
      first !== undefined && more.length === 0
        ? `The file has ${formatMegabytes(first.bytes)}; the site needs no more than ${formatMegabytes(most)}.`
        : `${pictures.length} pictures are larger than the ${formatMegabytes(most)} that the site needs: ${list(named, 8)}.`,
      `Replace ${more.length === 0 ? 'it' : 'each'} with a smaller JPG, 2400 pixels wide. Visitors already get smaller versions; only the repository carries the large ${more.length === 0 ? 'file' : 'files'}, and becomes slow to clone and publish.`,
    );
  },
};
