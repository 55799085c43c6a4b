import type { Path } from '../problems/problem.ts';
import { adapt } from './adapt.ts';
import { gapAt } from './assemble.ts';
import { editList } from './edit-list.ts';
import type { Layout, Part } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { parse } from './parse.ts';
import { writeEntry, type Written } from './write-fields.ts';

/** A new item among the others. At the top it takes the blank lines there, and the old first gets its own. */
export function place(layout: Layout, index: number, part: Pick<Part, 'core' | 'isNoted'>): readonly Part[] {
  const { parts } = layout;
  const gap = gapAt(layout, index);
  const [first, ...others] = parts;
  if (index > 0 || first === undefined) return parts.toSpliced(index, 0, { ...part, gap });
  return [{ ...part, gap: first.gap }, { ...first, gap }, ...others];
}

const hasPlace = ({ parts }: Layout, index: number) => index >= 0 && index <= parts.length;

/** Inserts an item, written as fields at the margin, into the list at a path. It will stand at `index`. */
export function insertItem(text: string, path: Path, index: number, fields: string): Edit {
  return editList(text, path, (layout) => {
    if (!hasPlace(layout, index)) return refuse(reasons.noItem(layout.name, layout.parts.length));
    const item = parse(fields);
    if (!item.ok) return refuse(reasons.badSection);
    return {
      parts: place(layout, index, { core: adapt(item, layout) }),
      change: (items) => items.toSpliced(index, 0, item.data),
    };
  });
}

/** Inserts an item, given as data, into the list at a path. It will stand at `index`. */
export function insertData(text: string, path: Path, index: number, item: Written): Edit {
  return editList(text, path, (layout) => {
    if (!hasPlace(layout, index)) return refuse(reasons.noItem(layout.name, layout.parts.length));
    return {
      parts: place(layout, index, { core: writeEntry(item, layout) }),
      change: (items) => items.toSpliced(index, 0, item),
    };
  });
}

/** Inserts a section, written as fields at the margin, into a page. It will stand at `index`. */
export function insertSection(text: string, index: number, fields: string): Edit {
  return insertItem(text, ['sections'], index, fields);
}
