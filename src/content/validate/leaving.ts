import type { GoneLines } from '../problems/kinds/kind.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, isNeededAt, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { rowsOfItem } from './item-rows.ts';

/** What becomes of a button that leads nowhere any more: `list` is that of which it is the only one. */
type WayOut =
  | { readonly way: 'item'; readonly list?: string }
  | { readonly way: 'call' }
  | { readonly way: 'fields'; readonly fields: readonly string[] };

/** What of a button goes, when the place of its field `key` is gone: nothing where its section needs a button. */
export function wayOut(checked: Checked, path: Path, key: string): WayOut {
  const { source, base, schema } = checked;
  const outline = outlineOf(schema);
  const button = valueAt(source.data, [...base, ...path]);
  // An item with words of its own stays, and loses its button.
  if (!isNeededAt(outline, [...path, 'label'])) {
    const fields = ['label', key].filter((name) => valueAt(button, [name]) !== undefined);
    return { way: 'fields', fields };
  }
  const list = path.slice(0, -1);
  const buttons = valueAt(source.data, [...base, ...list]);
  if (!Array.isArray(buttons)) return { way: 'call' };
  if (buttons.length > 1) return { way: 'item' };
  return isNeededAt(outline, list) ? { way: 'call' } : { way: 'item', list: String(list.at(-1)) };
}

/** The lines of a button, or of its fields, that go together; nothing where they share a line with something that stays. */
export function goneLines(checked: Checked, path: Path, key: string): GoneLines | undefined {
  const { source, base } = checked;
  const outline = outlineAt(outlineOf(checked.schema), path);
  const needed = fieldsIn(outline).filter(({ isNeeded }) => isNeeded);
  const out = wayOut(checked, path, key);
  if (!namesIn(outline).includes('label') || out.way === 'call') return undefined;
  // What says more than where it leads, such as a service, does not go with a page.
  if (out.way === 'item' && needed.some(({ name }) => name !== 'label' && name !== key)) return undefined;
  const rows = source.text.split(/\r?\n/);
  const textAt = (line: number) => rows[line - 1] ?? '';
  if (out.way === 'fields') {
    const lines = out.fields.map((field) => locate(source, [...base, ...path, field], 'key').line);
    const isAlone = lines.every((line, at) => textAt(line).trim().startsWith(`${out.fields[at]}:`));
    return isAlone ? { remove: out.fields, lines, texts: lines.map(textAt) } : undefined;
  }
  const { first, last } = rowsOfItem(checked, path);
  const isOnly = out.list !== undefined;
  const start = isOnly ? locate(source, [...base, ...path.slice(0, -1)], 'key').line : first;
  if (!/^ *- +[\w"']/.test(textAt(first)) || (isOnly && !/^ *[a-zA-Z]+:\s*(?:#.*)?$/.test(textAt(start))))
    return undefined;
  const lines = Array.from({ length: last - start + 1 }, (_, at) => start + at);
  return { remove: 'item', lines, texts: lines.map(textAt) };
}
