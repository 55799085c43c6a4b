import { error, paste, pasteExact, shorten } from './wording.ts';

/** Whether lines can be shown whole: who copies a shortened one loses its end. */
function isShown(lines: readonly string[]): boolean {
  return lines.length <= 12 && lines.every((line) => line.length <= 120);
}

interface PastedText {
  readonly key: string;
  /** The line of the field. */
  readonly number: number;
  /** The lines as they should be. */
  readonly better: readonly string[];
  readonly isNote: boolean;
}

/** What editors read about lines that are no field and no item: pasted text, notes, cut-off words. */
export const looseWordings = {
  looseLine: (joined: string, note: string) => {
    const join =
      joined === '' ? [] : [`Se é a continuação da linha de cima, junte as duas. ${paste(joined)}`];
    const mark = note === '' ? [] : [`Se é um recado para a equipe, ponha # antes: ${shorten(note, 120)}`];
    const ways = [...join, ...mark];
    return error(
      'P004',
      'Esta linha não começa com o nome de um campo.',
      note === '' && join.length > 0
        ? join.join('')
        : [
            ...ways,
            ways.length > 1 ? 'Se não é nada disso, apague a linha.' : 'Se não é, apague a linha.',
          ].join('\n'),
    );
  },
  looseComment: (line: string) =>
    error(
      'P004',
      'Esta linha parece um recado para a equipe, mas não começa com # e um espaço.',
      paste(line),
    ),
  nameAlone: (key: string) =>
    error(
      'P004',
      'Nesta linha só há um nome, sem dois-pontos e sem valor.',
      `Complete o campo, como "${key}: …", ou apague a linha.`,
    ),
  outsideText: (line: string) =>
    error(
      'P004',
      'Esta linha tem espaços de menos para fazer parte do texto de cima.',
      `Todas as linhas desse texto começam na mesma coluna. ${pasteExact(line)}`,
    ),
  missingItemDash: (line: string) =>
    error('P004', 'Falta o traço antes deste item da lista.', pasteExact(line)),
  /** `sections` is the number of the line below which sections belong. */
  sectionAbove: (sections: number) =>
    error(
      'P004',
      `Esta seção está acima da linha "sections:" (linha ${sections}).`,
      'Recorte a seção inteira e cole-a mais abaixo, entre duas seções.',
    ),
  firstItemDash: (line: string) =>
    error('P004', 'Falta o traço no primeiro item desta lista.', pasteExact(line)),
  listAfterValue: (key: string, lines: readonly [string, string]) =>
    error(
      'P004',
      `O texto de "${key}" continua embaixo com um traço, como uma lista.`,
      [
        'Se é uma lista, ponha também o primeiro item em uma linha própria, assim:',
        ...lines,
        'Se é um texto só, apague o traço da linha de baixo.',
      ].join('\n'),
    ),
  /** `isNote` tells that the lines may be notes as well. */
  pastedText: ({ key, number, better, isNote }: PastedText) =>
    error(
      'P004',
      `Este texto tem várias linhas, mas "${key}" guarda só a primeira.`,
      [
        `Ponha | depois de "${key}:" (linha ${number}) e o texto inteiro embaixo, com ${(better[1] ?? '').search(/\S/)} espaços no começo de cada linha${isShown(better) ? ', assim:' : '.'}`,
        ...(isShown(better) ? better : []),
        ...(isNote ? ['Se são recados para a equipe, ponha # e um espaço no começo de cada linha.'] : []),
      ].join('\n'),
    ),
} as const;
