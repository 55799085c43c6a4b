import type { Choice } from '../kinds/kind.ts';
import type { ThemeParameters } from '../kinds/themes.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { didYouMean, paste } from './parts.ts';

/** Colours that a theme need not say. */
const fixedWords: Readonly<Record<string, string>> = {
  white: 'white',
  surface: 'the white of cards',
  chat: 'the green of chat buttons',
  chatHover: 'the green of chat buttons',
  emergency: 'the red of emergencies',
  ink: 'the colour of text',
  inkSoft: 'the colour of plain text',
  canvas: 'the background of the page',
};

/** Rounded up: what is too heavy never reads as if it were not. */
const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

function sayMissing(folder: string, choice: Choice): Words {
  return say(
    `The drawing "${shorten(choice.typed)}" is not in ${folder}.`,
    didYouMean(
      choice,
      choice.known.length === 0
        ? `Copy the file to ${folder}, or delete this line.`
        : `There are: ${list(choice.known)}.`,
    ),
  );
}

function sayNoIcon({ typed, known }: Choice): Words {
  return say(
    `The drawing of the browser's tab, "${typed}", is not in public.`,
    known.length === 0
      ? 'Copy a drawing of that name to public.'
      : `Copy a drawing of that name to public, or add a line with one that is there, such as icon: ${shorten(known[0] ?? '')}`,
  );
}

export const themeWords: WordsOf<ThemeParameters> = {
  lowContrast: ({ role, against, ratio, least, passing, isOwn }) => {
    const other = (isOwn ? undefined : fixedWords[against]) ?? `"${against}"`;
    // A ratio just below would round up to what is asked for.
    const told = (Math.floor(ratio * 10) / 10).toFixed(1);
    return say(
      `The contrast of "${role}" with ${other} is ${told}, and has to be ${least.toFixed(1)} or more.`,
      `Write the nearest colour that serves: ${role}: "${passing}"`,
    );
  },
  unknownTheme: (choice, folder) =>
    say(
      `There is no theme "${shorten(choice.typed)}".`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? `The folder ${folder}/_themes is missing or empty. Put the files of the themes back into it.`
          : `There are: ${list(choice.known)}. For other colours, copy a file of ${folder}/_themes under a new name, change its colours, and write that name here.`,
      ),
    ),
  colorWord: ({ field, typed, line, old, tint }) =>
    say(
      `A colour is written with # and figures, and this is "${typed}".`,
      [
        `This tone is calm and reads well. ${paste(line)}`,
        ...(old.length === 0
          ? []
          : [
              `Delete ${old.map((one) => `line ${one.line} (${one.name})`).join(', ')} too: of the former "${field}"; the site makes these tones itself.`,
            ]),
        ...(tint === undefined ? [] : [`To have the light ground go along: ${tint}`]),
      ].join('\n'),
    ),
  missingDrawing: (choice) => sayMissing('public/images', choice),
  missingIcon: (choice) => (choice.isUnwritten === true ? sayNoIcon(choice) : sayMissing('public', choice)),
  brokenDrawing: ({ file, part }) =>
    say(
      part === undefined
        ? `The file "${shorten(file)}" is not an SVG drawing.`
        : `The drawing "${shorten(file)}" contains something that cannot be inside a page: ${shorten(part, 40)}.`,
      'In the drawing program, turn texts and effects into shapes (outlines), and save it as "plain SVG" with the colours in each shape.',
    ),
  drawingTooHeavy: ({ file, bytes, most }) =>
    say(
      `The drawing "${shorten(file)}" weighs ${inKilobytes(bytes)}, and each page holds the logo: it may weigh ${inKilobytes(most)}.`,
      'In the drawing program, remove what is not seen, simplify the outlines, and save it as "plain SVG".',
    ),
  emptyDrawing: ({ file }) =>
    say(
      `The drawing "${shorten(file)}" has no shape that is seen.`,
      'Open the file in the drawing program, show the hidden layers, and save it again.',
    ),
};
