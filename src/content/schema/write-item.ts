import { isRecord } from '../../fields/is-record.ts';
import { writeValue } from '../problems/wording.ts';
import { page } from '../../fields/page.ts';
import { blocks } from './registry.ts';
import { fieldsIn, outlineOf, type Outline } from './outline.ts';

/** What stands where only the editor knows what to write. */
const open = '…';

/** The fields that an item must have, in their order; of a button also the usual one of those that say where it leads. */
function neededIn(item: Outline): readonly string[] {
  const fields = fieldsIn(item);
  const names = fields.map(({ name }) => name);
  const needed = fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  const texts = fields.filter(({ outline }) => outline.kind === 'text').map(({ name }) => name);
  const first = needed.length === 0 ? texts.slice(0, 1) : needed;
  const isButton = needed.includes('label') && names.includes('chat') && !needed.includes('chat');
  return isButton ? [...first, 'chat'] : first;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function isOneLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !value.trim().includes('\n');
}

/** The page's first section, where a block asks to be that: the usual beginning of a list of sections. */
function writeSection(): readonly string[] {
  const first = [...blocks.values()].find(({ contracts }) => contracts?.some(({ rule }) => rule === 'first'));
  return first === undefined ? [`- type: ${open}`] : writeTyped(first.type);
}

/** A section of a type with the fields that it cannot do without. */
export function writeTyped(type: string): readonly string[] {
  const block = blocks.get(type);
  const outline = block && outlineOf(block.schema);
  const needed = fieldsIn(outline).filter(({ name, isNeeded }) => isNeeded && name !== 'type');
  return [
    `- type: ${type}`,
    ...needed.flatMap((field) => indented(writeField(field.name, undefined, field.outline))),
  ];
}

function writeEntry(item: Outline, typed: unknown): readonly string[] {
  if (item.kind === 'any') return writeSection();
  return writeItem(item, typed) ?? [`- ${isOneLine(typed) ? writeValue(typed.trim()) : open}`];
}

/** A field as it is to be written, with what was typed in it as far as that is one line, and `…` for the rest. */
export function writeField(name: string, typed: unknown, outline: Outline | undefined): readonly string[] {
  if (outline?.kind === 'list') {
    const items = Array.isArray(typed) && typed.length > 0 ? (typed as readonly unknown[]) : [typed];
    return [`${name}:`, ...items.flatMap((item) => indented(writeEntry(outline.item, item)))];
  }
  if (outline?.kind === 'group') return [`${name}:`, ...indented(writeGroup(outline, typed))];
  return [`${name}: ${isOneLine(typed) ? writeValue(typed.trim()) : open}`];
}

/** The lines of a group: the fields that were typed, and those that it needs. */
function writeGroup(group: Outline, typed: unknown): readonly string[] {
  const given = isRecord(typed) ? typed : {};
  const needed = neededIn(group);
  const names = [...Object.keys(given), ...needed.filter((name) => !(name in given))];
  const outlines = new Map(fieldsIn(group).map(({ name, outline }) => [name, outline]));
  return names.flatMap((name, index) => {
    const value = index === 0 && !isRecord(typed) ? typed : given[name];
    return writeField(name, value, outlines.get(name));
  });
}

/**
 * An item of a list as it is to be written: what was typed as its first field, or the fields that were typed, and `…` for
 * the rest. Nothing for items without fields.
 */
export function writeItem(item: Outline | undefined, typed: unknown): readonly string[] | undefined {
  if (item?.kind !== 'group') return undefined;
  return writeGroup(item, typed).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** A page as far as every one must be written. */
export function writePage(): readonly string[] {
  const needed = fieldsIn(outlineOf(page)).filter(({ isNeeded }) => isNeeded);
  return needed.flatMap(({ name, outline }) => writeField(name, undefined, outline));
}
