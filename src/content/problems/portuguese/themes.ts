import type { ThemeParameters } from '../kinds/themes.ts';
import { say, type WordsOf } from '../words.ts';

/** Colours that a theme need not say, as a sentence goes on with them. */
const fixedWords: Readonly<Record<string, string>> = {
  white: 'do branco',
  surface: 'do branco dos cartões',
  chat: 'do verde dos botões de WhatsApp',
  chatHover: 'do verde dos botões de WhatsApp',
  emergency: 'do vermelho das urgências',
  ink: 'da cor do texto',
  inkSoft: 'da cor do texto comum',
  canvas: 'da cor do fundo da página',
};

const asWritten = (ratio: number) => ratio.toFixed(1).replace('.', ',');

export const themeWords: WordsOf<ThemeParameters> = {
  lowContrast: ({ role, against, ratio, least, passing, isOwn }) => {
    const other = (isOwn ? undefined : fixedWords[against]) ?? `de "${against}"`;
    // A ratio just below would round up to what is asked for.
    const told = asWritten(Math.floor(ratio * 10) / 10);
    return say(
      `A cor de "${role}" quase não se distingue ${other}: o contraste é ${told}, e precisa ser de ${asWritten(least)} ou mais.`,
      `Escreva assim, com a cor mais próxima que serve: ${role}: "${passing}"`,
    );
  },
};
