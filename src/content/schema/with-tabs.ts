import { isTableHead } from '../../fields/table-head.ts';
import { isNothing, isSurelyPrice } from './price-columns.ts';

const cut = (line: string, sign: string | RegExp): readonly string[] =>
  line
    .trim()
    .replace(/^\|(.*)\|$/, '$1')
    .split(sign)
    .map((cell) => cell.trim());

/** A number, a day or nothing. */
const isBare = (cell: string | undefined) => /^[\d.,/%\s]+$/.test(cell ?? '') || isNothing(cell ?? '');

/**
 * Rows with strokes, semicolons or wide spaces between their cells, with tabs there, where something says that they are rows: strokes around
 * them, a line below their head, what their columns are called, or a column of prices or numbers. Other lines as they are.
 */
export function withTabs(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line) => !/^[\s|:–-]+$/u.test(line));
  if (rows.length < 2 || lines.some((line) => line.includes('\t'))) return lines;
  for (const sign of ['|', ';', / {2,}/]) {
    const cells = rows.map((line) => cut(line, sign));
    const [head = [], ...body] = cells;
    const isEven = head.length > 1 && cells.every(({ length }) => length === head.length);
    const isRuled =
      sign === '|' && (rows.length < lines.length || rows.every((line) => /^\s*\|.*\|\s*$/.test(line)));
    const isOfNumbers = [...head.keys()].some(
      (at) => at > 0 && body.every((row) => isSurelyPrice(row[at]) || isBare(row[at])),
    );
    if (isEven && (isRuled || isTableHead(head) || isOfNumbers)) return cells.map((row) => row.join('\t'));
  }
  return lines;
}
