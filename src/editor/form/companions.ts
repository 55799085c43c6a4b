import { valueAt, type Field, type Group, type Outline } from '../../core/core.ts';
import type { Desk } from './desk.ts';
import type { FieldPath } from './wishes.ts';

type Role = 'alt' | 'focus';

/** The name of the field beside a picture that says what it shows, or which part of it stays in sight. */
export function companionOf(outline: Outline, role: Role): string | undefined {
  return outline.kind === 'text' ? outline.companions?.[role] : undefined;
}

function pictureBeside({ fields }: Group, name: string, role: Role): Field | undefined {
  return [...fields.values()].find(({ outline }) => companionOf(outline, role) === name);
}

/** A picture of the site by its name. */
export function findPicture({ site }: Desk, name: unknown) {
  return site.beside.pictures.find((picture) => picture.name === name);
}

/** Whether a field is the focus of a picture that the form shows, where it is chosen by sight. */
export function isShownFocus(desk: Desk, group: Group, path: FieldPath, name: string): boolean {
  const picture = pictureBeside(group, name, 'focus');
  return (
    picture !== undefined && findPicture(desk, valueAt(desk.data, [...path, picture.name])) !== undefined
  );
}

/** What a group says of the picture that one of its fields describes; nothing where it describes none. */
export function describedPicture(
  desk: Desk,
  group: Group,
  path: FieldPath,
  name: string,
): string | undefined {
  const picture = pictureBeside(group, name, 'alt');
  const value = picture && valueAt(desk.data, [...path, picture.name]);
  return typeof value === 'string' ? value : undefined;
}
