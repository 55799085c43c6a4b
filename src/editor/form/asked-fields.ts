import { valueAt, type Field, type Group } from '../../core/core.ts';
import { companionOf } from './companions.ts';
import type { FieldPath } from './wishes.ts';

/**
 * The fields that a form asks for. Of two ways to write one thing it is the one that is in use, and the usual one where
 * neither is: that one is needed where the thing is. `isUsed` says of a field by its name whether it is.
 */
export function askedFields(fields: readonly Field[], isUsed: (name: string) => boolean): readonly Field[] {
  const replaced = new Set(
    fields.flatMap(({ name, otherWayOf }) => (otherWayOf !== undefined && isUsed(name) ? [otherWayOf] : [])),
  );
  const asked = fields.filter(({ name, otherWayOf }) => {
    if (isUsed(name)) return true;
    return otherWayOf === undefined ? !replaced.has(name) : replaced.has(otherWayOf);
  });
  const isMissed = ({ neededWithout }: Field) => neededWithout !== undefined && !neededWithout.some(isUsed);
  return asked.map((field) => (isMissed(field) ? asNeeded(field) : field));
}

function asNeeded(field: Field): Field {
  return { ...field, isNeeded: true };
}

/** Whether a path leads to an item of a list, and not to a section. */
export function isItem(path: FieldPath): boolean {
  return typeof path.at(-1) === 'number' && path.at(-2) !== 'sections';
}

/** The same fields with the picture that an item cannot do without above all, and what is said of it below that. */
export function pictureFirst(fields: readonly Field[]): readonly Field[] {
  const isPicture = ({ isNeeded, outline }: Field) =>
    isNeeded && outline.kind === 'text' && outline.control === 'picture';
  const pictures = fields.filter(isPicture);
  const names = pictures.flatMap(({ name, outline }) => [name, companionOf(outline, 'alt')]);
  const first = fields.filter(({ name }) => names.includes(name));
  return [...first, ...fields.filter((field) => !first.includes(field))];
}

/** Marks that an item seldom needs: they are set where it is hidden or copied, and at the end of its form. */
export function marksOf({ fields }: Group): readonly Field[] {
  return [...fields.values()].filter(
    ({ fold, outline }) => fold !== undefined && outline.kind === 'choice' && outline.isYesNo,
  );
}

/** Controls that take a good part of a phone's height. */
const tall: readonly string[] = ['picture', 'long'];

/** The same fields with those that are answered by yes or no above the first that takes room: a phone shows few at once. */
export function briefFirst(fields: readonly Field[]): readonly Field[] {
  const isBrief = ({ isNeeded, outline }: Field) => !isNeeded && outline.kind === 'choice' && outline.isYesNo;
  const isLong = ({ outline }: Field) =>
    outline.kind === 'list' ||
    outline.kind === 'group' ||
    (outline.kind === 'text' && tall.includes(outline.control ?? ''));
  const first = fields.findIndex(isLong);
  if (first === -1) return fields;
  const late = fields.slice(first).filter(isBrief);
  return [...fields.slice(0, first), ...late, ...fields.slice(first).filter((field) => !isBrief(field))];
}

/** The names of fields that a group of data has. */
export function namesUsed(fields: readonly Field[], data: unknown, path: FieldPath): readonly string[] {
  return fields.map(({ name }) => name).filter((name) => valueAt(data, [...path, name]) !== undefined);
}
