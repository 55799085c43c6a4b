import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { valueAt } from '../source/place.ts';
import type { Checked } from '../source/place-problem.ts';
import { rowsOfItem } from './item-rows.ts';

/** An item that stands in one list of a section and is one of another, which has items: where it is to go. */
export function findItemOfOther(checked: Checked, path: Path): Finding | undefined {
  const { source, base, schema } = checked;
  const [list, index] = path;
  const item = valueAt(source.data, [...base, ...path]);
  if (path.length !== 2 || typeof index !== 'number' || !isRecord(item)) return undefined;
  const around = outlineAt(outlineOf(schema), []);
  const other = fieldsIn(around).find(
    ({ name, outline }) =>
      name !== list &&
      outline.kind === 'list' &&
      Object.keys(item).every((key) => namesIn(outline.item).includes(key)),
  )?.name;
  const others: unknown = other === undefined ? undefined : valueAt(source.data, [...base, other]);
  if (other === undefined || !Array.isArray(others) || others.length === 0) return undefined;
  const { first, last } = rowsOfItem(checked, path);
  const end = rowsOfItem(checked, [other, others.length - 1]);
  const place = { first, last, above: end.last + 1, column: end.column };
  return finding('itemOfOther', { list: String(list), other, ...place });
}
