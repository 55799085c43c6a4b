import { actionShape } from '../../fields/action.ts';
import { itemShape } from '../../fields/item.ts';
import { sectionShape } from '../../fields/section.ts';
import { fieldsIn, type Field, type Outline } from './outline.ts';

const shared: ReadonlySet<unknown> = new Set(
  [actionShape, itemShape, sectionShape].flatMap((shape) => Object.values(shape)),
);

/** A group's fields, those first that are its own, then `hidden`, last what many others have too. */
export function ownFirst(outline: Outline | undefined): readonly Field[] {
  const rank = ({ name, outline: { schema } }: Field) =>
    name === 'hidden' ? 1 : name === 'type' || shared.has(schema) ? 2 : 0;
  return fieldsIn(outline).toSorted((one, other) => rank(one) - rank(other));
}
