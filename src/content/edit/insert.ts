import type { Path } from '../problems/problem.ts';
import { adapt } from './adapt.ts';
import { assemble, gapAt } from './assemble.ts';
import { changeList } from './data.ts';
import { layOut, type Layout, type Part } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';
import { writeEntry, type Written } from './write-fields.ts';

/** A new item among the others. At the top it takes the blank lines there, and the old first gets its own. */
export function place(layout: Layout, index: number, part: Pick<Part, 'core' | 'isNoted'>): readonly Part[] {
  const { parts } = layout;
  const gap = gapAt(layout, index);
  const [first, ...others] = parts;
  if (index > 0 || first === undefined) return parts.toSpliced(index, 0, { ...part, gap });
  return [{ ...part, gap: first.gap }, { ...first, gap }, ...others];
}

/** Inserts an item, written as fields at the margin, into the list at a path. It will stand at `index`. */
export function insertItem(text: string, path: Path, index: number, fields: string): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const layout = layOut(parsed, path);
  if (!layout.ok) return layout;
  const { parts } = layout;
  if (index < 0 || index > parts.length) return refuse(reasons.noItem(String(path.at(-1)), parts.length));
  const item = parse(fields);
  if (!item.ok) return refuse(reasons.badSection);
  const wanted = changeList(parsed.data, path, (items) => items.toSpliced(index, 0, item.data));
  return confirm(assemble({ ...layout, parts: place(layout, index, { core: adapt(item, layout) }) }), wanted);
}

/** Inserts an item, given as data, into the list at a path. It will stand at `index`. */
export function insertData(text: string, path: Path, index: number, item: Written): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const layout = layOut(parsed, path);
  if (!layout.ok) return layout;
  const { parts } = layout;
  if (index < 0 || index > parts.length) return refuse(reasons.noItem(String(path.at(-1)), parts.length));
  const wanted = changeList(parsed.data, path, (items) => items.toSpliced(index, 0, item));
  return confirm(
    assemble({ ...layout, parts: place(layout, index, { core: writeEntry(item, layout) }) }),
    wanted,
  );
}

/** Inserts a section, written as fields at the margin, into a page. It will stand at `index`. */
export function insertSection(text: string, index: number, fields: string): Edit {
  return insertItem(text, ['sections'], index, fields);
}
