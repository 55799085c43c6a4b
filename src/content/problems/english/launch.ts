import type { LaunchParameters } from '../kinds/launch.ts';
import { say, type WordsOf } from '../words.ts';

export const launchWords: WordsOf<LaunchParameters> = {
  listed: ({ name }) =>
    say(
      `Still provisional: ${name}.`,
      `Replace it by the real one, and delete the line "- ${name}" of placeholders.`,
    ),
  exampleSection: () =>
    say(
      'The content of this section is an example.',
      'Replace it by the real one, and delete the line "placeholder: sim"; or delete the section.',
    ),
  exampleText: () =>
    say(
      'This text calls itself an example.',
      'Replace it by a real one, with the leave of who wrote it, or delete it.',
    ),
  exampleAddress: () => say('This address ends in .example and does not exist.', 'Write the real address.'),
  examplePhone: () => say('This telephone number is nobody’s.', 'Write the real number.'),
  drawnPicture: ({ file }) =>
    say(
      `"${file}" is still a drawing.`,
      'Put the real photograph into public/images under another name, and write that name here.',
    ),
  missingShareImage: () =>
    say(
      'The page has no picture for when its address is shared.',
      'Write "meta:" and "image: " with the name of a picture below it, here or in site.yaml.',
    ),
};
