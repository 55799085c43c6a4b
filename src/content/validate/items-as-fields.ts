import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { fitWhole } from '../problems/wording.ts';
import { isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { itemsUnderNames, writeField, writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';

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

/** The lines from the first to the last of an item's fields, counted from 1; nothing where one of them has several. */
function linesOf({ source, base }: Checked, path: Path, item: Said) {
  const places = Object.keys(item).map((key) => locate(source, [...base, ...path, key], 'key'));
  const lines = places.map(({ line }) => line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  return last - first + 1 === lines.length ? { first, last } : undefined;
}

/** `P: R$ 45` and `M: R$ 60` in an item that has no price: an item for each of them. */
export function findPricesAsFields(
  checked: Checked,
  path: Path,
  keys: readonly string[],
): Finding | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  const item = valueAt(checked.source.data, [...checked.base, ...path]);
  const price = fieldsIn(outline).find(({ name }) => name === 'price');
  if (typeof path.at(-1) !== 'number' || price === undefined || !isRecord(item) || 'price' in item)
    return undefined;
  const name = fieldsIn(outline).find(({ isNeeded }) => isNeeded);
  const isPriced = keys.every((key) => isAccepted(price.outline.schema, item[key]));
  const place = linesOf(checked, path, item);
  if (name === undefined || !isPriced || place === undefined) return undefined;
  const rest = Object.entries(item).filter(([key]) => !keys.includes(key) && key !== name.name);
  const items = keys.map((key) =>
    writeItem(outline, {
      [name.name]: `${String(item[name.name] ?? '')} ${key}`.trim(),
      ...Object.fromEntries(rest),
      price: item[key],
    }),
  );
  const lines = items.flatMap((one) => one ?? []);
  if (items.includes(undefined) || !fitWhole(lines)) return undefined;
  const dashed = checked.source.text.split('\n')[place.first - 1] ?? '';
  const [, indent] = /^( *)- /.exec(dashed) ?? [];
  return indent === undefined
    ? undefined
    : finding('pricesAsFields', { fields: keys, ...place, lines: lines.map((line) => indent + line) });
}
