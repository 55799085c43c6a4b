import type { Path } from '../problems/problem.ts';
import type { Checked } from '../source/place-problem.ts';
import { locate } from '../source/source.ts';

const indentOf = (row: string) => /^ */.exec(row)?.[0].length ?? 0;

/** The lines of an item, counted from 1, and the column of its dash: all that stands further in, and no empty lines at its end. */
export function rowsOfItem({ source, base }: Pick<Checked, 'source' | 'base'>, path: Path) {
  const rows = source.text.split(/\r?\n/);
  const { line: first } = locate(source, [...base, ...path]);
  const column = indentOf(rows[first - 1] ?? '');
  const after = rows.findIndex((row, at) => at >= first && row.trim() !== '' && indentOf(row) <= column);
  const own = rows.slice(0, after === -1 ? rows.length : after);
  return { first, last: own.findLastIndex((row) => row.trim() !== '') + 1, column };
}

/** Whether something stands behind a # in the lines of an item, which a cure that writes them anew would leave out. */
export function hasRemarks(checked: Pick<Checked, 'source' | 'base'>, path: Path): boolean {
  const { first, last } = rowsOfItem(checked, path);
  const rows = checked.source.text.split(/\r?\n/).slice(first - 1, last);
  return rows.some((row) => /(?:^|\s)#/.test(row));
}
