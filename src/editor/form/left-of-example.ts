import {
  isRecord,
  readData,
  saysYes,
  targets,
  valueAt,
  type Catalogue,
  type Field,
  type List,
} from '../../core/core.ts';
import { fieldsOf } from '../outline/operations.ts';
import type { Knowledge } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** All that the examples of a block say, as `field: value`. */
function sayingsOf(type: unknown, catalogue: Catalogue | undefined): ReadonlySet<string> {
  const { examples = [] } = catalogue?.blocks.find((block) => block.type === type) ?? {};
  const said = new Set<string>();
  const walk = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return;
    for (const [name, value] of Object.entries(data)) {
      if (!Array.isArray(data)) said.add(sayingOf(name, value));
      walk(value);
    }
  };
  walk(examples.map(({ yaml }) => readData(fieldsOf(yaml))));
  return said;
}

const sayingOf = (name: string, value: unknown) => `${name}: ${JSON.stringify(value)}`;

/** Whether a field of an item says, word for word, what an example of the section's block says in such a field, as far as the section is one. */
export function isOfExample(
  section: unknown,
  item: unknown,
  name: string,
  catalogue: Catalogue | undefined,
): boolean {
  const isExample = saysYes(valueAt(section, ['placeholder']));
  return (
    isExample && sayingsOf(valueAt(section, ['type']), catalogue).has(sayingOf(name, valueAt(item, [name])))
  );
}

const ofButton: ReadonlySet<string> = new Set(['label', 'shortLabel', 'labelDetail', 'variant', ...targets]);

/** The field that one goes with: a button's with its words, a picture's with the picture. */
function leadOf(name: string, names: ReadonlySet<string>): string {
  if (ofButton.has(name) && names.has('label')) return 'label';
  const picture = name.replace(/(?:Alt|Focus)$/, '');
  return names.has(picture) ? picture : name;
}

const isWords = ({ outline }: Field) =>
  outline.kind === 'text' && ['line', 'long', 'price'].includes(outline.control ?? 'line');

interface Item {
  readonly list: List;
  /** The way to the list, and the item's place in it. */
  readonly path: FieldPath;
  readonly index: number;
  readonly site: Pick<Knowledge, 'catalogue'>;
}

/** What an item of an example says of which a row that is pasted into it says nothing. */
interface Left {
  /** Fields that it can do without. */
  readonly gone: readonly string[];
  /** Fields that are to be said anew. */
  readonly unsaid: readonly string[];
}

/**
 * What a row leaves of the item of an example that it is pasted into: its words, and a picture, a button or a list that are still
 * the example's. They are about nobody.
 */
export function leftOfExample(
  data: unknown,
  typed: Readonly<Record<string, string>>,
  { list, path, index, site }: Item,
): Left {
  const section = [...path, index].slice(0, 2);
  const item = valueAt(data, [...path, index]);
  const isExample = saysYes(valueAt(data, [...section, 'placeholder']));
  // Of a section what is left is named above its form.
  const isSection = path.length === 1;
  if (!isExample || isSection || !isRecord(item) || list.item.kind !== 'group')
    return { gone: [], unsaid: [] };
  const { fields } = list.item;
  const names = new Set(Object.keys(item));
  const said = sayingsOf(valueAt(data, [...section, 'type']), site.catalogue);
  const left = [...names].flatMap((name): readonly Field[] => {
    const [field, lead] = [fields.get(name), fields.get(leadOf(name, names))];
    if (field === undefined || lead === undefined || lead.name in typed || name in typed) return [];
    // A button that every such item has, said or not, is no example's.
    if (ofButton.has(lead.name) && lead.outline.fallback === item[lead.name]) return [];
    // A button or a picture is somebody's once a part of it is.
    const group = [...names].filter((other) => leadOf(other, names) === lead.name);
    const isTheirs = group.every((other) => said.has(sayingOf(other, item[other])));
    const isAlone = group.length === 1 && !ofButton.has(name);
    return isTheirs || (isAlone && isWords(field) && !field.isNeeded) ? [field] : [];
  });
  const isOwn = ({ name }: Field) => fields.get(leadOf(name, names))?.isNeeded !== true;
  return {
    gone: left.filter((field) => !field.isNeeded && isOwn(field)).map(({ name }) => name),
    unsaid: left
      .filter(({ name, isNeeded, outline }) => isNeeded && outline.kind === 'text' && name !== 'id')
      .map(({ name }) => name),
  };
}
