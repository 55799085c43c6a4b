import { isTableHead } from '../../fields/table-head.ts';

export type Row = readonly string[];

/** Whether a cell says nothing. */
export const isNothing = (cell: string) => /^[-–—]*$/.test(cell.trim());

export const isPrice = (cell: string | undefined) =>
  /^(?:R\$\s?)?\d{1,3}(?:\.?\d{3})*(?:,\d{2})?$/.test(cell?.trim() ?? '');

/** `159,9`, as a spreadsheet shows `159,90`: a price only where its column is one. */
export const isShort = (cell: string | undefined) =>
  /^(?:R\$\s?)?\d{1,3}(?:\.?\d{3})*,\d$/.test(cell?.trim() ?? '');

/** What only a price has: other numbers are weights, amounts and codes. */
export const isSurelyPrice = (cell: string | undefined) => isPrice(cell) && /R\$|,\d{2}$/.test(cell ?? '');

/** A price with words before it or behind it, or words in place of one. */
const isPriced = (cell: string) =>
  isPrice(cell) ||
  isShort(cell) ||
  /^(?:a partir de|desde|at[ée])\s+(?:R\$\s?)?\d{1,3}(?:\.?\d{3})*(?:,\d{2})?$|^(?:sob )?consult(?:a|e|ar)$|^a combinar$|^gr[áa]tis$/i.test(
    cell.trim(),
  );

/** A sure price with words before it. */
export const isSurelyPriced = (cell: string | undefined = '') => isPriced(cell) && /R\$|,\d{2}$/.test(cell);

/** Rows without the names of their columns. */
export function withoutHead(rows: readonly Row[]): readonly Row[] {
  const [head = [], ...body] = rows;
  return isTableHead(head) && body.length > 0 ? body : rows;
}

/**
 * Rows of a table with several columns of prices, as one for each price, under the name of its row and its column. Nothing
 * where two of them are what something cost and costs, or a row has no price.
 */
export function apart(rows: readonly Row[]): readonly Row[] | undefined {
  const [head = [], ...body] = rows;
  const columns = [...head.keys()].filter((at) => {
    const cells = body.map((row) => row[at] ?? '').filter((cell) => !isNothing(cell));
    return at > 0 && cells.every(isPriced) && cells.some(isSurelyPrice);
  });
  if (columns.length < 2 || columns.some((at) => isPrice(head[at]))) return rows;
  const isOffer = columns.some((at) => /^(?:de|por|antes|agora|era)$/i.test(head[at]?.trim() ?? ''));
  if (isOffer || body.some((cells) => columns.every((at) => isNothing(cells[at] ?? '')))) return undefined;
  return body.flatMap((cells) =>
    columns.flatMap((at) => {
      const beside = cells.filter((_, place) => place > 0 && !columns.includes(place));
      return isNothing(cells[at] ?? '')
        ? []
        : [[`${cells[0]?.trim()} – ${head[at]?.trim()}`, ...beside, cells[at] ?? '']];
    }),
  );
}

const amountOf = (cell: string | undefined) =>
  Number((cell ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'));

/** What the columns of what something cost, and of what it costs, are called. */
const ofBefore = /^(?:de|antes|era|original|pre[çc]o (?:antigo|normal|cheio|de antes))$/i;
const ofNow =
  /^(?:por|agora|oferta|promo\p{L}*|com desconto|pre[çc]o (?:novo|atual|de agora|promocional))$/iu;
/** What only beside a price of now is one of before. */
const ofPrice = /^(?:pre[çc]o|valor)$/i;

/** Whether a column is called as one of what something costs now, or of what it cost before. */
export const isNowHead = (cell: string | undefined = '') => ofNow.test(cell.trim());
export const isReducedHead = (cell: string | undefined = '') => isNowHead(cell) || ofBefore.test(cell.trim());

/** So many times what it costs, nothing has cost before: a cell is of something else. */
const mostReduced = 2.5;

/** Which of two columns of prices is of before: by their names, or the higher in every row; nothing where either leaves a doubt. */
export function findFormer(table: readonly Row[], rows: readonly Row[], pair: readonly [number, number]) {
  const [one, other] = pair;
  const headOf = (at: number) => table[0]?.[at]?.trim() ?? '';
  const isNamed = (was: number, now: number) =>
    [ofBefore, ofPrice].some((names) => names.test(headOf(was))) && ofNow.test(headOf(now));
  const isHigher = (was: number, now: number) =>
    rows.every((row) => {
      if (isNothing(row[was] ?? '') && !isNothing(row[now] ?? '')) return isNamed(was, now);
      const [before, after] = [amountOf(row[was]), amountOf(row[now])];
      return before > after && before < mostReduced * after;
    });
  const isBare = table[0] === rows[0];
  const isFormer = (was: number, now: number) => (isBare || isNamed(was, now)) && isHigher(was, now);
  return isFormer(one, other) ? one : isFormer(other, one) ? other : undefined;
}
