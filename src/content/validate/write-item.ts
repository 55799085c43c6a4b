import { isRecord } from '../../fields/is-record.ts';
import { writeValue } from '../problems/wording.ts';
import { fieldsIn, type Outline } from '../schema/outline.ts';

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

/**
 * An item of a list as it is to be written: what was typed as its first field, or the fields that were typed, and `…` for
 * the rest. Nothing for items without fields.
 */
export function writeItem(item: Outline | undefined, typed: unknown): readonly string[] | undefined {
  if (item?.kind !== 'group') return undefined;
  const given = isRecord(typed) ? typed : {};
  const needed = neededIn(item);
  const names = [...Object.keys(given), ...needed.filter((name) => !(name in given))];
  const lines = names.map((name, index) => {
    const value = index === 0 && !isRecord(typed) ? typed : given[name];
    const isOneLine = typeof value === 'string' && value.trim() !== '' && !value.trim().includes('\n');
    return `${name}: ${isOneLine ? writeValue(value.trim()) : open}`;
  });
  return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** The names that stand between commas, as in `lavar, secar, passar`; of a sentence none. */
function splitNames(typed: string): readonly string[] {
  const names = typed.split(/\s*[,;](?!\d)\s*/).filter((name) => name !== '');
  const isName = (name: string) => name.length <= 40 && !/[.!?:]/.test(name) && name.split(/\s+/).length <= 4;
  return names.length > 1 && names.every(isName) ? names : [];
}

/** What stands in a list's place as the list is to be written: the names between commas are an item each. */
export function writeItems(item: Outline | undefined, typed: unknown): readonly string[] | undefined {
  const names = typeof typed === 'string' ? splitNames(typed.trim()) : [];
  const isText = item?.kind === 'text';
  // Days and hours, or prices, between commas are the fields of one item.
  if (names.length === 0 || (!isText && /\d/.test(String(typed)))) return writeItem(item, typed);
  if (isText) return names.map((name) => `- ${writeValue(name)}`);
  const items = names.map((name) => writeItem(item, name));
  return items.every((lines) => lines !== undefined) ? items.flat() : undefined;
}
