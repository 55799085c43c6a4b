import type { PictureParameters } from '../kinds/pictures.ts';
import { list, shorten } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean } from './parts.ts';

function formatMegabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size < 10 ? Math.ceil(size * 10) / 10 : Math.round(size)} MB`;
}

export const pictureWords: WordsOf<PictureParameters> = {
  missingPicture: (choice) =>
    say(
      `The picture "${shorten(choice.typed)}" is not in public/images.`,
      didYouMean(choice, 'Copy the file to public/images, or correct its name.'),
    ),
  missingAlt: () =>
    say(
      'The picture has no description for those who cannot see it.',
      'Write "imageAlt: " below it, and what the picture shows, in one sentence.',
    ),
  uselessAlt: ({ alt }) =>
    say(
      `The description "${shorten(alt)}" does not tell what the picture shows.`,
      'Write in "imageAlt" what can be seen.',
    ),
  notAPicture: ({ file }) =>
    say(`"${file}" is no picture, or is damaged.`, 'Copy the original to public/images again.'),
  unsupportedPicture: ({ file, format }) =>
    say(`"${file}" is a ${format}, which is not used for pictures.`, 'Export it as JPG or PNG.'),
  wrongExtension: ({ file, format }) =>
    say(
      `"${file}" is named as one type and is ${format} inside.`,
      `Let the name end in .${format.toLowerCase()}, here too.`,
    ),
  tooManyPixels: ({ file, width, height }) =>
    say(
      `The picture "${file}" is too large: ${width} × ${height} pixels.`,
      'Make it 6000 pixels wide at most.',
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
        ? `The file takes ${formatMegabytes(first.bytes)}; the site has no use for more than ${formatMegabytes(most)}.`
        : `${pictures.length} pictures take more than the ${formatMegabytes(most)} that the site has use for: ${list(named, 8)}.`,
      'Save a smaller version in place of each, as JPG, 2400 pixels wide. Visitors get smaller versions anyway; the repository keeps the file, and is slower to copy and to publish.',
    );
  },
};
