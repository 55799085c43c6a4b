import type { Path } from '../problems/problem.ts';
import { assemble, reorder } from './assemble.ts';
import { changeList } from './data.ts';
import { layOut } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';

/** Removes an item of the list at a path, with its comments. The last one stays. */
export function removeItem(text: string, path: Path, index: number): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const layout = layOut(parsed, path);
  if (!layout.ok) return layout;
  const { parts } = layout;
  if (parts[index] === undefined) return refuse(reasons.noItem(String(path.at(-1)), parts.length));
  if (parts.length === 1) return refuse(reasons.lastItem(String(path.at(-1))));
  const order = parts.map((_, place) => place).filter((place) => place !== index);
  const wanted = changeList(parsed.data, path, (items) => items.filter((_, place) => place !== index));
  return confirm(assemble({ ...layout, parts: reorder(layout, order) }), wanted);
}

/** Removes a section of a page, with its comments. */
export function removeSection(text: string, index: number): Edit {
  return removeItem(text, ['sections'], index);
}
