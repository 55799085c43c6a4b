import type { Path } from '../problems/problem.ts';
import { assemble, reorder } from './assemble.ts';
import { changeList } from './data.ts';
import { layOut } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';

/** Moves an item of the list at a path. Places count from 0; `to` is its place afterwards. */
export function moveItem(text: string, path: Path, from: number, to: number): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const layout = layOut(parsed, path);
  if (!layout.ok) return layout;
  const { parts } = layout;
  if (parts[from] === undefined || parts[to] === undefined) {
    return refuse(reasons.noItem(String(path.at(-1)), parts.length));
  }
  if (from === to) return { ok: true, text };
  const order = parts.map((_, index) => index).filter((index) => index !== from);
  order.splice(to, 0, from);
  const wanted = changeList(parsed.data, path, (items) => order.map((index) => items[index]));
  return confirm(assemble({ ...layout, parts: reorder(layout, order) }), wanted);
}

/** Moves a section of a page. Its comments and blank lines travel with it. */
export function moveSection(text: string, from: number, to: number): Edit {
  return moveItem(text, ['sections'], from, to);
}
