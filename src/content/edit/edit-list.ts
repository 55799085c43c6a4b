import type { Path } from '../problems/problem.ts';
import { assemble } from './assemble.ts';
import { changeList } from './data.ts';
import { layOut, type Layout, type Part } from './layout.ts';
import type { Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';

/** A list after an edit: its parts as text, and what that does to its items as data. */
interface ChangedList {
  readonly parts: readonly Part[];
  readonly change: (items: readonly unknown[]) => readonly unknown[];
}

/** Edits the list at a path, as `edit` does with its layout; what comes of text and data must agree, or it is refused. */
export function editList(text: string, path: Path, edit: (layout: Layout) => ChangedList | Edit): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const layout = layOut(parsed, path);
  if (!layout.ok) return layout;
  const edited = edit(layout);
  if ('ok' in edited) return edited;
  const wanted = changeList(parsed.data, path, edited.change);
  return confirm(assemble({ ...layout, parts: edited.parts }), wanted);
}
