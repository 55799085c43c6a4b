import type { LooseParameters } from '../../problems/kinds/loose.ts';
import { quote, writeValue } from '../../problems/wording.ts';
import { findPlainField, isShortText, outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, type Outline } from '../../schema/outline.ts';
import { isWritten, withValue, type Line } from '../lines.ts';
import { closingIndex, unescape } from './quotes.ts';

/** Words with a price, where other lines of the same column are prices. */
export function namePrice(line: Line, lines: readonly Line[]): string | undefined {
  const isPrice = ({ key, column, isText }: Line) => key === 'price' && column === line.column && !isText;
  return /R\$ ?\d/.test(line.value) && lines.some(isPrice)
    ? `${' '.repeat(line.column)}price: ${writeValue(line.value)}`
    : undefined;
}

/** Words right below a section's type, as the one text that the section cannot do without. */
export function nameText(line: Line, above: Line | undefined): string | undefined {
  if (above?.key !== 'type' || above.dashes === 0) return undefined;
  const [only, ...more] = fieldsIn(outlineOfSection(above.value)).filter(
    ({ name, isNeeded }) => isNeeded && name !== 'type',
  );
  return only?.outline.kind === 'text' && more.length === 0
    ? `${' '.repeat(above.column)}${only.name}: ${writeValue(line.value)}`
    : undefined;
}

/** The list that a line stands in, as its section's schema has it. */
export function listAround(lines: readonly Line[], at: number): Outline | undefined {
  const dash = lines[at]?.indent ?? 0;
  const outer = lines.slice(0, at).filter(isWritten);
  const parent = outer.findLast(
    ({ column, dashes, value }) => column <= dash && dashes === 0 && value === '',
  );
  const type = outer.findLast(({ key, dashes }) => key === 'type' && dashes === 1);
  if (parent === undefined || type === undefined || parent.column !== type.column) return undefined;
  return fieldsIn(outlineOfSection(type.value)).find(({ name }) => name === parent.key)?.outline;
}

/** A sentence below a short text of an item, as the one long text that the item may have and has not. */
export function nameItemText(lines: readonly Line[], number: number, words: string): string | undefined {
  const above = lines[number - 1];
  const at = lines.findLastIndex(
    (line, place) => place < number && line.column === above?.column && line.dashes > 0,
  );
  const opener = lines[at];
  const list = listAround(lines, at);
  if (above?.key === undefined || opener?.dashes !== 1 || list?.kind !== 'list') return undefined;
  if (!isShortText(above.key) || !/^[\p{Lu}\d]/u.test(words)) return undefined;
  const isPast = ({ kind, indent }: Line, place: number) =>
    place > at && kind === 'content' && indent <= opener.indent;
  const end = lines.findIndex(isPast);
  const item = lines.slice(at, end === -1 ? lines.length : end);
  const given = item.flatMap(({ key, isText }) => (key === undefined || isText ? [] : [key]));
  const [text, ...more] = fieldsIn(list.item).filter(
    ({ name, outline }) => !given.includes(name) && outline.kind === 'text' && outline.control === 'long',
  );
  return text === undefined || more.length > 0
    ? undefined
    : `${' '.repeat(above.column)}${text.name}: ${writeValue(words)}`;
}

/** A text's own line with more words behind those on it, in quotes where it had them; nothing for one that goes on below. */
function withMore(lines: readonly Line[], at: number, words: string): string | undefined {
  const line = lines[at];
  if (line === undefined || line.value === '' || / #/.test(line.value) || lines[at + 1]?.isText === true)
    return undefined;
  const sign = line.value.charAt(0);
  const isQuoted = sign === '"' || sign === "'";
  if (isQuoted && closingIndex(line.value) !== line.value.length - 1) return undefined;
  const said = isQuoted ? unescape(line.value.slice(1, -1), sign) : line.value;
  const joined = `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${words}`;
  return withValue(line, isQuoted ? quote(joined) : writeValue(joined));
}

/** The names of the long texts of the item, or the section, that a line opens. */
function longTextsOf(lines: readonly Line[], at: number): readonly string[] {
  const opener = lines[at];
  const list = opener?.key === 'type' ? undefined : listAround(lines, at);
  const group =
    list?.kind === 'list' ? list.item : outlineOfSection(opener?.key === 'type' ? opener.value : '');
  return fieldsIn(group).flatMap(({ name, outline }) =>
    outline.kind === 'text' && outline.control === 'long' ? [name] : [],
  );
}

/**
 * A sentence on a line of its own below a short text of an item or a section: the long text of that with it, where there is
 * only one that has words already.
 */
export function textAround(
  lines: readonly Line[],
  above: Line | undefined,
  index: number,
): LooseParameters['looseLine']['text'] {
  const words = lines[index]?.value ?? '';
  if (above?.key === undefined || !isShortText(above.key) || /^$|[,:;–-]$/.test(above.value))
    return undefined;
  if (!/^\p{Lu}\S*\s\S+\s/u.test(words)) return undefined;
  const isOpener = ({ dashes, column, isText }: Line) => dashes > 0 && column === above.column && !isText;
  const at = lines.findLastIndex((line, place) => place < index && isOpener(line));
  const isPast = (line: Line) => isOpener(line) || (line.kind === 'content' && line.column < above.column);
  const end = lines.findIndex((line, place) => place > index && isPast(line));
  const names = longTextsOf(lines, at);
  const own = lines.slice(at, end === -1 ? lines.length : end);
  const given = own.filter(
    ({ column, isText, key = '' }) => column === above.column && !isText && names.includes(key),
  );
  const [text] = given;
  const place = text === undefined || given.length > 1 ? -1 : lines.indexOf(text);
  const line = withMore(lines, place, words);
  if (line === undefined) return undefined;
  return { field: text?.key ?? '', first: place + 1, last: place + 1, lines: [line], cut: index + 1 };
}

/** Words right below a group's name, `address:`, as the first text that it has not. */
export function nameInGroup(lines: readonly Line[], index: number): string | undefined {
  const line = lines[index];
  const above = lines.slice(0, index).findLast(({ kind }) => kind === 'content');
  if (line === undefined || above?.key === undefined || above.value !== '' || line.indent <= above.column)
    return undefined;
  const below = lines.slice(index + 1);
  const end = below.findIndex(({ kind, indent }) => kind === 'content' && indent < line.indent);
  const own = end === -1 ? below : below.slice(0, end);
  const given = own.flatMap(({ key, column }) => (column === line.column ? (key ?? []) : []));
  const field = given.length === 0 ? undefined : findPlainField(above.key, given);
  return field && `${' '.repeat(line.indent)}${field}: ${writeValue(line.value)}`;
}
