import { count, error, list } from './wording.ts';

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
} as const;
