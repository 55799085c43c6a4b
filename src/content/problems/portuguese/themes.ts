import type { Choice } from '../kinds/kind.ts';
import type { ThemeParameters } from '../kinds/themes.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { didYouMean, nameMeanings, paste } from './parts.ts';

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

/** Rounded up: what is too heavy never reads as if it were not. */
const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

const simplify =
  'No programa de desenho, transforme textos e efeitos em formas (contornos) e salve como "SVG simples", com as cores em cada forma.';

function sayMissing(folder: string, choice: Choice): Words {
  return say(
    `O desenho "${shorten(choice.typed)}" não está em ${folder}.`,
    didYouMean(
      choice,
      choice.known.length === 0
        ? `Copie o arquivo para ${folder}, ou apague esta linha.`
        : `Os que estão lá são: ${list(choice.known)}.`,
    ),
  );
}

function sayNoIcon({ typed, known }: Choice): Words {
  return say(
    `O desenho da aba do navegador, "${typed}", não está em public.`,
    known.length === 0
      ? 'Copie para public um desenho com esse nome.'
      : `Copie para public um desenho com esse nome, ou acrescente uma linha com um dos que estão lá, como icon: ${shorten(known[0] ?? '')}`,
  );
}

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
  unknownTheme: (choice, folder) =>
    say(
      `Não há um tema "${shorten(choice.typed)}".`,
      didYouMean(
        choice,
        choice.themes.length === 0
          ? `Falta a pasta ${folder}/_themes, ou ela está vazia. Ponha de volta nela os arquivos dos temas.`
          : `Os que há são: ${nameMeanings(choice.themes)}. Para outras cores, copie um arquivo de ${folder}/_themes com um nome novo, mude as cores nele e escreva aqui esse nome.`,
      ),
    ),
  colorWord: ({ field, typed, line, old, tint }) =>
    say(
      `A cor se escreve com # e números, e aqui está "${typed}".`,
      [
        `Este tom é calmo e se lê bem. ${paste(line)}`,
        ...(old.length === 0
          ? []
          : [
              `Apague também ${old.length === 1 ? 'a linha' : 'as linhas'} ${old.map((one) => `${one.line} (${one.name})`).join(', ')}: ${old.length === 1 ? 'é' : 'são'} da cor antiga de "${field}", e sem ${old.length === 1 ? 'ela' : 'elas'} o site faz ${old.length === 1 ? 'o tom' : 'os tons'} sozinho.`,
            ]),
        ...(tint === undefined ? [] : [`Para o fundo claro ir junto: ${tint}`]),
      ].join('\n'),
    ),
  missingDrawing: (choice) => sayMissing('public/images', choice),
  missingIcon: (choice) => (choice.isUnwritten === true ? sayNoIcon(choice) : sayMissing('public', choice)),
  brokenDrawing: ({ file, part }) =>
    say(
      part === undefined
        ? `O arquivo "${shorten(file)}" não é um desenho SVG.`
        : `O desenho "${shorten(file)}" tem algo que não pode ficar dentro de uma página: ${shorten(part, 40)}.`,
      simplify,
    ),
  drawingTooHeavy: ({ file, bytes, most }) =>
    say(
      `O desenho "${shorten(file)}" pesa ${inKilobytes(bytes)}, e o logotipo vai dentro de cada página: pode pesar até ${inKilobytes(most)}.`,
      'No programa de desenho, tire o que não se vê, simplifique os contornos e salve como "SVG simples".',
    ),
  emptyDrawing: ({ file }) =>
    say(
      `O desenho "${shorten(file)}" não tem nenhuma forma que se veja.`,
      'Abra o arquivo no programa de desenho, mostre as camadas escondidas e salve de novo.',
    ),
};
