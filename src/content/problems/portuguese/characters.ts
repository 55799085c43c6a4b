import { toSlug } from '../../../fields/repair.ts';
import { asSeen, findHidden, nameSign } from '../characters.ts';
import type { CharacterParameters } from '../kinds/characters.ts';
import { list, shorten, wholeLine } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { paste } from './parts.ts';

const saveAs = 'No Bloco de Notas e em outros, use "Salvar como" com a codificação UTF-8.';

/** How a file is put right whose accents were all scrambled at once. */
const unscramble = [
  'O arquivo inteiro passou por um programa que o leu na codificação errada. No VS Code, clique em "UTF-8", embaixo à direita, escolha "Salvar com Codificação" e "Western (Windows 1252)"; depois clique ali de novo e escolha "Reabrir com Codificação" e "UTF-8".',
  'No Bloco de Notas, use "Salvar como" com a codificação ANSI, feche o arquivo, abra-o de novo e salve-o em UTF-8.',
].join('\n');

const recover =
  'Se são muitas para digitar, recupere a versão anterior: com Ctrl+Z, de uma cópia, ou no VS Code em "Linha do Tempo".';

function alsoOn(lines: readonly number[]): readonly string[] {
  return lines.length === 0
    ? []
    : [`O mesmo aconteceu ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${list(lines.map(String), 20)}.`];
}

/** The line as it should be, or what to do with a line of which nothing is left. */
function retype(line: string): string {
  return line.trim() === '' ? 'Apague a linha.' : `Digite a linha de novo, sem colar. ${paste(line)}`;
}

/** What nobody sees in a word, and where it stands there. */
function tellHidden(typed: string): string {
  const [first, ...more] = findHidden(typed);
  if (first === undefined) return '';
  const before = asSeen(typed.slice(0, first.at));
  const after = asSeen(typed.slice(first.at));
  const where = before === '' ? 'no começo' : after === '' ? 'no fim' : `depois de "${shorten(before, 30)}"`;
  const others = more.length === 0 ? '' : `, e mais ${more.length}`;
  return `um caractere que não se vê, ${where}: ${nameSign(first.text)}${others}`;
}

/** A file's name that anybody can type. */
function plainFileName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(asSeen(name)) ?? [];
  return `${toSlug(stem) || 'foto'}${ending.toLowerCase()}`;
}

export const characterWords: WordsOf<CharacterParameters> = {
  utf16: ({ encoding }) =>
    say(
      'O arquivo foi salvo em UTF-16 (o Bloco de Notas já chamou de "Unicode"), e o site só lê UTF-8.',
      `No VS Code, clique em "${encoding}", embaixo à direita, e escolha "Salvar com Codificação" e "UTF-8".\n${saveAs}`,
    ),
  windows: () =>
    say(
      'O arquivo foi salvo em uma codificação antiga (Windows-1252), e não em UTF-8: daqui em diante, os acentos se perderiam.',
      `No VS Code, antes de salvar, clique em "UTF-8", embaixo à direita, e escolha "Reabrir com Codificação" e "Western (Windows 1252)". Com os acentos certos na tela, clique ali de novo e escolha "Salvar com Codificação" e "UTF-8".\n${saveAs}`,
    ),
  mixedLetters: ({ line }) =>
    say(
      'Estas letras foram gravadas em outra codificação que as do resto do arquivo (UTF-8), e se perderiam.',
      `Digite a linha de novo e salve. ${paste(line)}`,
    ),
  cutLetter: () =>
    say(
      'O arquivo acaba no meio de uma letra: parece que não foi salvo ou copiado até o fim.',
      'Compare o fim do arquivo com a versão anterior, complete o que falta e salve de novo.',
    ),
  notText: () =>
    say(
      'Este arquivo não é um texto: parece uma foto, um PDF ou um documento do Word com outro nome.',
      'Se era para ser uma página, copie o texto para um arquivo novo, feito no VS Code ou no Bloco de Notas. Se não era, tire o arquivo desta pasta.',
    ),
  lostLetters: ({ words, line, others, isMany }) => {
    const told = words.map(({ typed, meant }) =>
      meant === undefined ? `"${shorten(typed)}"` : `"${shorten(typed)}", que devia ser "${shorten(meant)}"`,
    );
    const unknown = words.filter(({ meant }) => meant === undefined);
    return say(
      `O sinal "\uFFFD" ficou no lugar de letras que se perderam: ${told.join('; ')}.`,
      [
        unknown.length === 0 ? paste(line) : 'Digite de novo as letras que faltam.',
        ...alsoOn(others),
        ...(isMany ? [`${recover} O sinal se acha com Ctrl+F.`] : []),
      ].join('\n'),
    );
  },
  scrambled: ({ typed, meant, line, others, isWhole, isMany }) =>
    say(
      `Os acentos se trocaram por outros sinais: "${shorten(typed)}" era "${shorten(meant)}".`,
      [paste(line), ...alsoOn(others), ...(isWhole ? [unscramble] : isMany ? [recover] : [])].join('\n'),
    ),
  forbidden: ({ signs, line }) =>
    say(`Aqui há ${nameSign(signs)}, que não se vê e não pode ir para a página.`, retype(line)),
  forbiddenCode: ({ from, sign, line, literal, isAll }) =>
    say(
      `Entre aspas, "${shorten(from)}" é ${nameSign(sign)}, que não se vê e não pode ir para a página.`,
      [
        line === undefined || isAll
          ? `Apague o trecho marcado${isAll ? ' e escreva o texto' : ''}.`
          : paste(line),
        ...(literal === undefined ? [] : [`Se a barra invertida faz parte do texto: ${wholeLine(literal)}`]),
      ].join('\n'),
    ),
  hiddenInName: ({ typed, seen }) =>
    say(
      `No nome "${shorten(seen)}" há ${tellHidden(typed)}.`,
      `Apague o nome e digite-o de novo: ${shorten(seen)}`,
    ),
  hiddenInValue: ({ field, typed, meant }) =>
    say(`Em "${field}" há ${tellHidden(typed)}.`, `Apague o valor e digite-o de novo: ${shorten(meant)}`),
  hiddenInPicture: ({ name }) =>
    say(
      `O nome da foto "${shorten(asSeen(name))}", em public/images, tem ${tellHidden(name)}.`,
      `Mude o nome do arquivo para ${plainFileName(name)}, e escreva esse nome aqui.`,
    ),
  hiddenInFileName: ({ name, better }) =>
    say(
      `O nome do arquivo "${shorten(asSeen(name))}" tem ${tellHidden(name)}.`,
      `Mude o nome para ${better}, digitando-o inteiro de novo.`,
    ),
};
