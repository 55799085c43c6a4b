import { isRecord } from '../../fields/is-record.ts';
import { fitWhole, writeValue } from '../problems/wording.ts';
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

/** A text as it stands behind its field's name; the lines of one of several stand below, indented. */
function writeText(text: string, indent: number): string {
  if (!text.includes('\n')) return writeValue(text);
  const lines = text.split(/\r?\n/).map((line) => (line.trim() === '' ? '' : ' '.repeat(indent) + line));
  return ['|', ...lines].join('\n');
}

/** A field with what was typed in it, or `…`; nothing where only the file can hold it. */
function writeField(name: string, typed: unknown): string | undefined {
  const isList = Array.isArray(typed);
  const values: readonly unknown[] = isList ? typed : [typed ?? ''];
  if (values.some((value) => typeof value !== 'string')) return undefined;
  const texts = values.map((value) => String(value).trim()).filter((text) => text !== '');
  if (texts.length === 0) return `${name}: ${open}`;
  if (!isList) return `${name}: ${writeText(texts.join(''), 4)}`;
  return [`${name}:`, ...texts.map((text) => `    - ${writeText(text, 8)}`)].join('\n');
}

/**
 * An item of a list as it is to be written: what was typed as its first field, or the fields that were typed, and `…` for
 * the rest. Nothing for items without fields, and for what is too much to be shown whole.
 */
export function writeItem(item: Outline | undefined, typed: unknown): readonly string[] | undefined {
  const own: unknown = Array.isArray(typed) && typed.length === 1 ? typed[0] : typed;
  if (item?.kind !== 'group' || Array.isArray(own)) return undefined;
  const given = isRecord(own) ? own : {};
  const needed = neededIn(item);
  const names = [...Object.keys(given), ...needed.filter((name) => !(name in given))];
  const fields = names.map((name, index) =>
    writeField(name, index === 0 && !isRecord(own) ? own : given[name]),
  );
  if (fields.includes(undefined)) return undefined;
  const lines = fields.flatMap((field, index) => `${index === 0 ? '- ' : '  '}${field}`.split('\n'));
  return fitWhole(lines) ? lines : undefined;
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
