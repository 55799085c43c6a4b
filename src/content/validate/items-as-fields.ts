import { finding, type Finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { itemsUnderNames, writeField } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';

type Said = Readonly<Record<string, unknown>>;

/** An item that has all of some fields, each under the name that it was meant for. */
function asItem(item: Outline, said: Said): Said | undefined {
  const known = namesIn(item);
  const meant = Object.entries(said).map(([name, value]) => [findNearest(name, known), value] as const);
  const names = new Set(meant.map(([name]) => name));
  return names.has(undefined) || names.size < meant.length ? undefined : Object.fromEntries(meant);
}

/** Unknown fields of a group that are items, or one item, of a list of its own that is not written yet. */
export function findItemsAsFields(
  checked: Checked,
  path: Path,
  keys: readonly string[],
): Finding | undefined {
  const group = valueAt(checked.source.data, [...checked.base, ...path]);
  const said = Object.fromEntries(keys.map((key) => [key, valueAt(group, [key])]));
  for (const { name, outline } of fieldsIn(outlineAt(outlineOf(checked.schema), path))) {
    if (outline.kind !== 'list' || valueAt(group, [name]) !== undefined) continue;
    const one = asItem(outline.item, said);
    const items = itemsUnderNames(outline.item, said) ?? (one && [one]);
    const lines = items && writeField(name, items, outline);
    if (lines !== undefined) return finding('itemsAsFields', { fields: keys, list: name, lines });
  }
  return undefined;
}
