/** What columns are called; what else stands in a first row may be somebody's first item. */
const columnName =
  /^(?:nomes?|t[íi]tulo|servi[çc]os?|produtos?|ite[mn]s?|planos?|pacotes?|descri[çc][ãa]o|textos?|pre[çc]os?|valor(?:es)?|r\$|porte|tamanho|peso|idade|ra[çc]a|cargo|fun[çc][ãa]o|especialidade|registro|dias?|hor[áa]rios?|hora|datas?|feriados?|validade|telefone|contato|cliente|depoimentos?|coment[áa]rios?|notas?|perguntas?|d[úu]vidas?|respostas?|etapas?|passos?|o que fazer|benef[íi]cios?|conv[êe]nios?|marcas?|parceiros?|sites?|links?|dura[çc][ãa]o|prazo|estoque|qtde?\.?|quantidade|observa[çc][õo]es|obs\.?|detalhes?)$/i;

/** Whether cells are the names of a table's columns, as far as one of them is what columns are called, and none a value. */
export const isTableHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => columnName.test(cell.trim())) && !cells.some((cell) => /\d/.test(cell));

const isBareNumber = (cell: string | undefined) => /^[\d.,]+$/.test(cell?.trim() ?? '');

/** Whether the rows below say by themselves what the names of their columns say: `R$ 40` under `Preço` does, `2` under `Idade` does not. */
export const isPlainHead = (
  [first = '', ...others]: readonly string[],
  rows: readonly (readonly string[])[],
): boolean =>
  !/\d/.test(first) &&
  others.length > 0 &&
  others.every((cell) => columnName.test(cell.trim())) &&
  rows.every((cells) => !cells.some(isBareNumber));
