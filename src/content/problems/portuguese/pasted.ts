import type { PastedParameters } from '../kinds/pasted.ts';
import { fitWhole, list, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { paste, pasteAbove, spaces } from './parts.ts';

/** What to do with lines that begin with one dash too many. */
function cureDoubleDash(better: readonly string[]): string {
  if (better.length === 1) return `Apague um dos traços. ${paste(better[0] ?? '')}`;
  if (!fitWhole(better))
    return 'Apague um dos traços, e puxe as outras linhas para a esquerda, para baixo da primeira palavra.';
  return ['Apague um dos traços e puxe as outras linhas para a esquerda. Fica assim:', ...better].join('\n');
}

export const pastedWords: WordsOf<PastedParameters> = {
  sectionBetweenItems: ({ keys, first, last, above }) =>
    say(
      `Daqui em diante são itens da seção de cima (${list(keys, 3)}): esta seção foi colada no meio da lista dela.`,
      `Não apague nada. Recorte esta seção, da linha ${first} até a linha ${last}, e ${pasteAbove({ first, last, above })}, antes do "- type:" seguinte ou no fim do arquivo.`,
    ),
  sectionBetweenFields: ({ bare, type, outer, keys, first, last, above, line }) =>
    say(
      `Da linha ${line} em diante (${list(keys, 3)}) continua a seção de cima ("${outer}"): ${bare === undefined ? `a seção "${type}" foi colada no meio dela` : `a linha "- type: ${outer}" ficou longe, acima da seção "${type}"`}.`,
      `Não apague nada. ${bare === undefined ? '' : `Se a seção "${outer}" deve ficar aqui embaixo, recorte a linha ${bare} e cole-a acima da linha ${line} (depois do corte ela é a ${line - 1}).\nSe deve ficar lá em cima: `}${bare === undefined ? 'Recorte' : 'recorte'} a seção "${type}", da linha ${first} até a linha ${last}, e ${pasteAbove({ first, last, above })}, antes do "- type:" seguinte ou no fim do arquivo.`,
    ),
  unnamedList: ({ keys, name, line, indent }) =>
    say(
      `Aqui começa outra lista (${list(keys, 3)}), mas falta a linha com o nome dela.`,
      `Acima da linha ${line}, ${indent === 0 ? 'encostado na margem' : `com ${spaces(indent)} no começo`}, escreva: ${name}:`,
    ),
  sectionAsItem: ({ type, first, last, above, column }) =>
    say(
      `Aqui está uma seção inteira ("${type}") no meio de uma lista.`,
      `Recorte-a, da linha ${first} até a linha ${last}, e ${pasteAbove({ first, last, above })}, com ${column === 0 ? '"- type:" encostado na margem' : `${spaces(column)} antes de "- type:"`} como o das outras.`,
    ),
  sectionBegunTwice: ({ type, first, last, hasNote }) =>
    say(
      `O começo desta seção ("${type}") está escrito duas vezes.`,
      `${first === last ? `Apague a linha ${first}` : `Apague da linha ${first} até a linha ${last}`}${hasNote ? ', e guarde o recado que está ali' : ''}.`,
    ),
  doubleDash: ({ better }) =>
    say('Há dois traços aqui, e o segundo começa uma lista dentro da lista.', cureDoubleDash(better)),
  listAsSection: ({ lines }) =>
    say(
      'Aqui devia começar uma seção, e está uma lista.',
      withLines(
        'Comece a seção com um traço só e o tipo dela, assim, e ponha os campos nas linhas de baixo:',
        lines,
      ),
    ),
};
