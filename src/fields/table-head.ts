import { fold } from './fold.ts';

/** What columns are called, in the singular and without accents; what else stands in a first row may be somebody's first item. */
const columnNames: ReadonlySet<string> = new Set(
  [
    'nome|titulo|servico|produto|item|iten|plano|pacote|marca|parceiro|convenio|cliente|contato|telefone|site|link',
    'descricao|texto|detalhe|observacao|observacoe|ob|obs.|beneficio|depoimento|comentario|pergunta|duvida|resposta',
    'preco|valor|valore|r$|porte|tamanho|peso|idade|raca|estoque|quantidade|qtd|qtde|qtd.|qtde.|duracao|prazo|nota',
    'cargo|funcao|especialidade|registro|etapa|passo|o que fazer|validade|feriado|data|dia|dia da semana|hora|horario',
    'horario de atendimento|horario de funcionamento',
  ].flatMap((names) => names.split('|')),
);

/** A column's name without what is said beside it: `Valor (R$)`, `Preço à vista`. */
const bareName = (cell: string) =>
  fold(cell.trim())
    .replace(/(?<=[a-z])(?:\s*\([^()]*\)|\s+r\$|\s+a vista|\s+unitario)$/, '')
    .replace(/s$/, '');

const isColumnName = (cell: string) => columnNames.has(bareName(cell));

/** Whether cells are the names of a table's columns, as far as one of them is what columns are called, and none a value. */
export const isTableHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => isColumnName(cell)) && !cells.some((cell) => /\d/.test(cell));

/** Whether cells are nothing but the names of a table's columns. */
export const isWholeHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => isColumnName(cell));

const isBareNumber = (cell: string | undefined) => /^[\d.,]+$/.test(cell?.trim() ?? '');

/** Whether the rows below say by themselves what the names of their columns say: `R$ 40` under `Preço` does, `2` under `Idade` does not. */
export const isPlainHead = (
  [first = '', ...others]: readonly string[],
  rows: readonly (readonly string[])[],
): boolean =>
  !/\d/.test(first) &&
  others.length > 0 &&
  others.every((cell) => isColumnName(cell)) &&
  rows.every((cells) => !cells.some(isBareNumber));
