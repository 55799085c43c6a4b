import type { Path } from '../problems/problem.ts';
import { reorder } from './assemble.ts';
import { editList } from './edit-list.ts';
import { reasons, refuse, type Edit } from './outcome.ts';

/** Moves an item of the list at a path. Places count from 0; `to` is its place afterwards. */
export function moveItem(text: string, path: Path, from: number, to: number): Edit {
  return editList(text, path, (layout) => {
    const { name, parts } = layout;
    if (parts[from] === undefined || parts[to] === undefined)
      return refuse(reasons.noItem(name, parts.length));
    if (from === to) return { ok: true, text };
    const order = parts.map((_, index) => index).filter((index) => index !== from);
    order.splice(to, 0, from);
    return { parts: reorder(layout, order), change: (items) => order.map((index) => items[index]) };
  });
}

/** Moves a section of a page. Its comments and blank lines travel with it. */
export function moveSection(text: string, from: number, to: number): Edit {
  return moveItem(text, ['sections'], from, to);
}
