import { readData, valueAt, type Edit } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { withoutControls } from './without-controls.ts';
import { clearAt, putAt, type FieldPath } from './wishes.ts';

/** A field whose text is written in a form. */
interface WrittenField {
  readonly path: FieldPath;
  readonly label: string;
  /** Whether it stays, empty, when its text is taken away. */
  readonly isNeeded: boolean;
  /** The names of its group in the order in which they are best read. */
  readonly order: readonly string[];
}

/** A text of several lines, as a block below a sign is read: with a line break at its end. */
function asTyped(value: string, before: unknown): string {
  const isBlock = value.includes('\n') || (typeof before === 'string' && before.endsWith('\n'));
  return isBlock && value !== '' && !value.endsWith('\n') ? `${value}\n` : value;
}

/** Takes a picture away, and the fields that speak of it. */
export function wishNoPicture(path: FieldPath, companions: readonly FieldPath[]): EditWish {
  return {
    label: 'tirar a foto',
    path,
    edit: (text) =>
      [path, ...companions]
        .filter((one) => valueAt(readData(text), one) !== undefined)
        .reduce<Edit>((edit, one) => (edit.ok ? clearAt(edit.text, one) : edit), { ok: true, text }),
  };
}

/** Writes what somebody typed or chose in the place of what stands there; an optional field without text goes. Letters in a row are one step. */
export function wishValue(
  before: unknown,
  { path, label, isNeeded, order }: WrittenField,
  typed: string,
): EditWish {
  const value = withoutControls(typed);
  const isGone = value === '' && !isNeeded;
  return {
    label: `mudar ${label.toLowerCase()}`,
    path,
    mark: `value ${path.join(' ')}`,
    edit: (text) => {
      if (!isGone) return putAt(text, path, asTyped(value, before), order);
      // Of letters typed in a row the text is the one before the first, which may not have the field yet.
      const isThere = valueAt(readData(text), path) !== undefined;
      return isThere ? clearAt(text, path) : { ok: true, text };
    },
  };
}
