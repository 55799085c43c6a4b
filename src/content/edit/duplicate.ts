import { valueAt } from '../source/place.ts';
import type { Path } from '../problems/problem.ts';
import { editList } from './edit-list.ts';
import { place } from './insert.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { parse } from './parse.ts';
import { setValue } from './set-value.ts';

/** Duplicates an item of the list at a path, with its comments; the copy stands below. */
export function duplicateItem(text: string, path: Path, index: number): Edit {
  return editList(text, path, (layout) => {
    const part = layout.parts[index];
    if (part === undefined) return refuse(reasons.noItem(layout.name, layout.parts.length));
    return {
      parts: place(layout, index + 1, part),
      change: (items) => items.toSpliced(index + 1, 0, items[index]),
    };
  });
}

/** An id that no section of the page has: `faq-2` for `faq`. */
function freeId(id: string, data: unknown): string {
  const sections = valueAt(data, ['sections']);
  const taken = new Set((Array.isArray(sections) ? sections : []).map((section) => valueAt(section, ['id'])));
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Gives a section an id of its own where another section of the page has the same. */
export function separateId(text: string, index: number): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const sections = valueAt(parsed.data, ['sections']);
  const path = ['sections', index, 'id'];
  const id = valueAt(parsed.data, path);
  const others = (Array.isArray(sections) ? sections : []).toSpliced(index, 1);
  const isTaken = others.some((section) => valueAt(section, ['id']) === id);
  return typeof id === 'string' && isTaken
    ? setValue(text, path, freeId(id, parsed.data))
    : { ok: true, text };
}

/** Duplicates a section of a page. The copy stands below and, where the section has an `id`, gets one of its own. */
export function duplicateSection(text: string, index: number): Edit {
  const copied = duplicateItem(text, ['sections'], index);
  return copied.ok ? separateId(copied.text, index + 1) : copied;
}
