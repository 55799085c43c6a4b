import type { Path } from '../problems/problem.ts';
import { reorder } from './assemble.ts';
import { editList } from './edit-list.ts';
import { reasons, refuse, type Edit } from './outcome.ts';

/** Removes an item of the list at a path, with its comments. The last one stays. */
export function removeItem(text: string, path: Path, index: number): Edit {
  return editList(text, path, (layout) => {
    const { name, parts } = layout;
    if (parts[index] === undefined) return refuse(reasons.noItem(name, parts.length));
    if (parts.length === 1) return refuse(reasons.lastItem(name));
    const order = parts.map((_, place) => place).filter((place) => place !== index);
    return {
      parts: reorder(layout, order),
      change: (items) => items.filter((_, place) => place !== index),
    };
  });
}

/** Removes a section of a page, with its comments. */
export function removeSection(text: string, index: number): Edit {
  return removeItem(text, ['sections'], index);
}
