import type { ThemeParameters } from '../kinds/themes.ts';
import { say, type WordsOf } from '../words.ts';

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
};
