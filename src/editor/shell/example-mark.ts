import { readData, removeField, valueAt, type Catalogue, type Edit } from '../../core/core.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import { accepting, isExampleNote, listButtons, listLeft } from './left-examples.ts';
import type { EditWish } from './state.ts';

/** How much a section that is marked as an example still has of one, its buttons too; nothing where it has no mark. */
function leftIn(page: unknown, place: number, catalogue: Catalogue | undefined): number {
  const section = sectionsOf(page)[place];
  const isMarked = valueAt(section, ['placeholder']) !== undefined;
  return isMarked
    ? listLeft(section, catalogue).length + listButtons(section, catalogue, { page }).length
    : 0;
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
 * The same wish, with which the mark of an example goes as well where the last of its words does, those of its buttons too. A mark that somebody
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
      if (leftIn(readData(text), place, catalogue) === 0) return edited;
      const page = readData(edited.text);
      const isMarked = valueAt(sectionsOf(page)[place], ['placeholder']) !== undefined;
      const isDone = isMarked && leftIn(page, place, catalogue) === 0;
      return isDone ? removeMark(edited.text, place) : edited;
    },
  };
}
