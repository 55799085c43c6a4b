import { count, error, list, paste } from './wording.ts';

/** What editors read about sections and lists that a cut and a paste put together. */
export const pastedWordings = {
  /** `first` and `last` are the lines of the section that was pasted. */
  sectionBetweenItems: (keys: readonly string[], first: number, last: number) =>
    error(
      'P012',
      `Daqui em diante são itens da seção de cima (${list(keys, 3)}): esta seção foi colada no meio da lista dela.`,
      `Não apague nada. Recorte esta seção, da linha ${first} até a linha ${last}, e cole-a logo acima do "- type:" seguinte, ou no fim do arquivo.`,
    ),
  unnamedList: (
    keys: readonly string[],
    name: string,
    { line, indent }: { readonly line: number; readonly indent: number },
  ) =>
    error(
      'P012',
      `Aqui começa outra lista (${list(keys, 3)}), mas falta a linha com o nome dela.`,
      `Acima da linha ${line}, com ${count(indent, 'espaço', 'espaços')} no começo, escreva: ${name}:`,
    ),
  sectionAsItem: (type: string) =>
    error(
      'P012',
      `Aqui está uma seção inteira ("${type}") no meio de uma lista.`,
      'Recorte-a e cole-a depois do fim desta seção, com "- type:" encostado na margem como o das outras.',
    ),
  /** `first` and `last` are the lines that are there again below. */
  sectionBegunTwice: (type: string, first: number, last: number) =>
    error(
      'P006',
      `O começo desta seção ("${type}") está escrito duas vezes.`,
      first === last ? `Apague a linha ${first}.` : `Apague da linha ${first} até a linha ${last}.`,
    ),
  /** `better` are the entry's lines with one dash. */
  doubleDash: (better: readonly string[]) => {
    const message = 'Há dois traços aqui, e o segundo começa uma lista dentro da lista.';
    if (better.length === 1) return error('P014', message, `Apague um dos traços. ${paste(better[0] ?? '')}`);
    if (better.length > 12 || better.some((line) => line.length > 120)) {
      return error(
        'P014',
        message,
        'Apague um dos traços, e puxe as outras linhas para a esquerda, para baixo da primeira palavra.',
      );
    }
    return error(
      'P014',
      message,
      ['Apague um dos traços e puxe as outras linhas para a esquerda. Fica assim:', ...better].join('\n'),
    );
  },
  listAsSection: () =>
    error(
      'P011',
      'Aqui devia começar uma seção, e está uma lista.',
      'Comece a seção com um traço só e o tipo dela, como "- type: cta", e ponha os campos nas linhas de baixo.',
    ),
} as const;
