import type { LaunchParameters } from '../kinds/launch.ts';
import { say, type WordsOf } from '../words.ts';

export const launchWords: WordsOf<LaunchParameters> = {
  listed: ({ name }, folder) =>
    say(
      `Still provisional: ${name}.`,
      `Replace it with the real one, and delete the line "- ${name}" from "placeholders" in ${folder}/site.yaml.`,
    ),
  exampleSection: () =>
    say(
      'The content of this section is an example.',
      'Replace it with the real one, and delete the line "placeholder: sim"; or delete the section.',
    ),
  exampleText: () =>
    say(
      'This text calls itself an example.',
      'Replace it with a real one, with the permission of its author, or delete it.',
    ),
  leftExample: () =>
    say('This text is still the one of the example.', 'Replace it with your own, or delete it.'),
  exampleAddress: () => say('This address ends in .example and does not exist.', 'Write the real address.'),
  examplePhone: () => say('This telephone number is nobody’s.', 'Write the real number.'),
  drawnPicture: ({ file }) =>
    say(
      `The picture "${file}" is still a placeholder drawing.`,
      'Put the real photograph into public/images under another name, and write that name here.',
    ),
  invented: ({ without }) =>
    say(
      `This section shows something invented, since it has no "${without}".`,
      `Write the name of a photograph of the place, or of a true map, in "${without}".`,
    ),
  missingShareImage: () =>
    say(
      'The page has no picture for link previews.',
      'Write "meta:" and "image: " with the name of a picture below it, here or in site.yaml.',
    ),
};
