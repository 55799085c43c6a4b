import { readData, removeField, valueAt, type Catalogue, type Edit } from '../../core/core.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import { accepting, isExampleNote, listLeft } from './left-examples.ts';
import type { EditWish } from './state.ts';

/** What a section that is marked as an example still says in an example's words; nothing where it has no mark. */
function leftIn(section: unknown, catalogue: Catalogue | undefined): number {
  const isMarked = valueAt(section, ['placeholder']) !== undefined;
  return isMarked ? listLeft(section, catalogue).length : 0;
}

/** Takes the mark of an example away from a section of a page, and the note which says that it is one. */
function removeMark(text: string, index: number): Edit {
  const note = valueAt(sectionsOf(readData(text))[index], ['note']);
  const names = ['placeholder', ...(isExampleNote('note', note) ? ['note'] : [])];
  return names.reduce<Edit>(
    (done, name) => (done.ok ? removeField(done.text, ['sections', index, name]) : done),
    { ok: true, text },
  );
}

/** Says that the texts of a section are what they are meant to be. */
export function wishRewritten(index: number): EditWish {
  return {
    label: accepting,
    edit: (text) => removeMark(text, index),
    path: ['sections', index],
  };
}

/**
 * The same wish, with which the mark of an example goes as well where the last of its words does. A mark that somebody
 * set on words of their own stays.
 */
export function withoutMark(wish: EditWish, catalogue: Catalogue | undefined): EditWish {
  const { path: [list, place, field] = [] } = wish;
  if (list !== 'sections' || typeof place !== 'number' || field === undefined) return wish;
  return {
    ...wish,
    edit(text) {
      const edited = wish.edit(text);
      // Few texts have such a mark, and reading one takes as long as a letter may.
      if (!edited.ok || !text.includes('placeholder')) return edited;
      if (leftIn(sectionsOf(readData(text))[place], catalogue) === 0) return edited;
      const now = sectionsOf(readData(edited.text))[place];
      const isDone = valueAt(now, ['placeholder']) !== undefined && leftIn(now, catalogue) === 0;
      return isDone ? removeMark(edited.text, place) : edited;
    },
  };
}
