import { valueAt, type Outline, type Told } from '../../core/core.ts';
import { Control, controlFor } from './controls.tsx';
import type { Desk } from './desk.ts';
import { FieldRow } from './form-parts.tsx';
import { labelOf } from './labels.ts';
import { PictureForm } from './picture-form.tsx';
import { wishValue } from './value-wish.ts';
import type { FieldPath } from './wishes.ts';

/** Whether a place is another or lies deeper in it. */
export function isWithin(place: FieldPath, other: FieldPath): boolean {
  return other.every((name, index) => name === place[index]);
}

const isSame = (one: FieldPath, other: FieldPath) => one.length === other.length && isWithin(one, other);

/** What is wrong at a path, and not deeper. */
export function problemsAt(desk: Desk, path: FieldPath): readonly Told[] {
  return desk.problems.filter((problem) => isSame(problem.path ?? [], path));
}

/** Makes the change that cures a problem. */
export function cure(desk: Pick<Desk, 'onEdit'>, { edit, message, path }: Told): void {
  if (edit === undefined) return;
  const { start, end, text: written } = edit;
  desk.onEdit({
    label: `corrigir: ${message}`,
    path: path ?? [],
    edit: (text) => ({ ok: true, text: text.slice(0, start) + written + text.slice(end) }),
  });
}

/** What a field is for, as far as the form does not show it itself. */
function hintOf(outline: Outline): string {
  const control = controlFor(outline);
  if (control === 'picture' || control === 'theme' || control === 'file') return '';
  if (outline.kind !== 'choice') return outline.description;
  const text = outline.description.replace(/^sim: /, '');
  return outline.isYesNo ? text.charAt(0).toUpperCase() + text.slice(1) : '';
}

interface ValueFieldProps {
  readonly desk: Desk;
  readonly field: { readonly name: string; readonly isNeeded: boolean; readonly outline: Outline };
  readonly path: FieldPath;
  readonly order: readonly string[];
  readonly label?: string;
}

/** A field of one value, with its name and what is wrong with it. */
export function ValueField({ desk, field, path, order, label = labelOf(field) }: ValueFieldProps) {
  const { outline, isNeeded } = field;
  const value = valueAt(desk.data, path);
  const set = (typed: string) => desk.onEdit(wishValue(value, { path, label, isNeeded, order }, typed));
  if (value !== undefined && typeof value !== 'string') return null;
  return (
    <FieldRow
      label={label}
      hint={hintOf(outline)}
      isNeeded={isNeeded}
      problems={problemsAt(desk, path)}
      onCure={(problem) => cure(desk, problem)}
      isSought={desk.sought !== undefined && isSame(desk.sought, path)}
    >
      {(ids) => {
        const props = { outline, value: value ?? '', isNeeded, desk, ids, onValue: set };
        return controlFor(outline) === 'picture' ? <PictureForm {...props} /> : <Control {...props} />;
      }}
    </FieldRow>
  );
}
