import type { PastedParameters } from '../kinds/pasted.ts';
import { fitWhole, list } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { paste, spaces } from './parts.ts';

/** What to do with lines that begin with one dash too many. */
function cureDoubleDash(better: readonly string[]): string {
  if (better.length === 1) return `Apague um dos traços. ${paste(better[0] ?? '')}`;
  if (!fitWhole(better))
    return 'Apague um dos traços, e puxe as outras linhas para a esquerda, para baixo da primeira palavra.';
  return ['Apague um dos traços e puxe as outras linhas para a esquerda. Fica assim:', ...better].join('\n');
}

export const pastedWords: WordsOf<PastedParameters> = {
  sectionBetweenItems: ({ keys, first, last }) =>
    say(
      `Daqui em diante são itens da seção de cima (${list(keys, 3)}): esta seção foi colada no meio da lista dela.`,
      `Não apague nada. Recorte esta seção, da linha ${first} até a linha ${last}, e cole-a logo acima do "- type:" seguinte, ou no fim do arquivo.`,
    ),
  unnamedList: ({ keys, name, line, indent }) =>
    say(
      `Aqui começa outra lista (${list(keys, 3)}), mas falta a linha com o nome dela.`,
      `Acima da linha ${line}, com ${spaces(indent)} no começo, escreva: ${name}:`,
    ),
  sectionAsItem: ({ type }) =>
    say(
      `Aqui está uma seção inteira ("${type}") no meio de uma lista.`,
      'Recorte-a e cole-a depois do fim desta seção, com "- type:" encostado na margem como o das outras.',
    ),
  sectionBegunTwice: ({ type, first, last, hasNote }) =>
    say(
      `O começo desta seção ("${type}") está escrito duas vezes.`,
      `${first === last ? `Apague a linha ${first}` : `Apague da linha ${first} até a linha ${last}`}${hasNote ? ', e guarde o recado que está ali' : ''}.`,
    ),
  doubleDash: ({ better }) =>
    say('Há dois traços aqui, e o segundo começa uma lista dentro da lista.', cureDoubleDash(better)),
  listAsSection: () =>
    say(
      'Aqui devia começar uma seção, e está uma lista.',
      'Comece a seção com um traço só e o tipo dela, como "- type: cta", e ponha os campos nas linhas de baixo.',
    ),
};
