import { count, error, shorten } from './wording.ts';

/** A section whose first line was lost. */
interface LostType {
  readonly title: string | undefined;
  /** The repeated field, or the first that stands alone. */
  readonly key: string;
  /** The types that would fit, the best first. */
  readonly types: readonly string[];
  /** The number of the first line that is left. */
  readonly line: number;
  /** Columns before the dashes of sections. */
  readonly margin: number;
}

function nameSection({ title }: LostType): string {
  return title === undefined || title === '' ? '' : ` ("${shorten(title)}")`;
}

function aboveLine({ types: [type, ...others], line, margin }: LostType): string {
  const where = margin === 0 ? 'encostado na margem' : `com ${spaces(margin)} no começo`;
  const also = others.map((other) => `- type: ${other}`).join(' ou ');
  const or = also === '' ? '' : ` (ou ${also})`;
  return `Acima da linha ${line}, ${where}, escreva: - type: ${type ?? '…'}${or}`;
}

/** An item that was pasted away from its list. */
interface Pasted {
  /** The number of its first line. */
  readonly line: number;
  readonly indent: number;
  /** Columns before the dashes of the list's other items. */
  readonly neighbours: number;
  /** Its lines, as they should be. */
  readonly better: readonly string[];
}

function sayLines(first: number, amount: number): string {
  if (amount === 1) return `A linha ${first} é um item`;
  return `As linhas ${first} ${amount === 2 ? 'e' : 'a'} ${first + amount - 1} são um item`;
}

function spaces(amount: number): string {
  return count(amount, 'espaço', 'espaços');
}

function shortenLine(line: string): string {
  const lead = line.length - line.trimStart().length;
  return line.slice(0, lead) + shorten(line.trim(), 120);
}

/** What editors read about lines that lost what they belong to: a section's type, a dash, a list. */
export const lostWordings = {
  duplicateKey: (key: string, isFile: boolean, item: string | undefined) =>
    error(
      'P006',
      `"${shorten(key)}" aparece duas vezes no mesmo lugar.`,
      `${
        isFile
          ? 'Se a segunda faz parte de outra coisa, falta o recuo dela'
          : `Se aqui começa outro item, ponha um traço antes dele${item === undefined ? '' : ` ("${shorten(item)}")`}`
      }; se a linha está repetida, apague uma das duas.`,
    ),
  secondSections: (line: number) =>
    error(
      'P006',
      'A linha "sections:" aparece duas vezes.',
      `Apague a linha ${line}, a segunda das duas: as seções que vêm depois dela continuam a mesma lista.`,
    ),
  sameLine: () => error('P006', 'Esta linha está escrita duas vezes.', 'Apague uma das duas.'),
  lostType: (lost: LostType) =>
    error(
      'P011',
      `Aqui começa uma seção${nameSection(lost)}, mas falta a linha "- type: …" dela.`,
      `Não apague nada. ${aboveLine(lost)}`,
    ),
  doubtfulType: (lost: LostType) =>
    error(
      'P006',
      `"${shorten(lost.key)}" aparece duas vezes na mesma seção.`,
      `Se aqui começa outra seção, não apague nada: escreva acima da linha ${lost.line} o começo dela, "- type: …". Se a linha está só repetida, apague uma das duas.`,
    ),
  pastedItem: ({ line, indent, neighbours, better }: Pasted) =>
    error(
      'P004',
      `${sayLines(line, better.length)} da lista de cima, mas ${better.length === 1 ? 'começa' : 'começam'} ${indent === 0 ? 'na margem' : `com ${spaces(indent)}`}; os outros itens começam com ${spaces(neighbours)}.`,
      [
        `Não apague nada. Ponha ${spaces(neighbours)} antes do traço${better.length === 1 ? '' : ` e ${neighbours + 2} antes do resto`}, assim:`,
        ...better.slice(0, 12).map(shortenLine),
      ].join('\n'),
    ),
} as const;
