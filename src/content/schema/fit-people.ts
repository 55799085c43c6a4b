import { farewell, withoutDrawings } from '../../fields/around.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isAccepted } from './fields.ts';
import { longestName, textOf, type Parts } from './fit-parts.ts';
import { bullet } from './fit-rows.ts';
import { person } from './fit-text.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';
import { registered, splitSurely } from './split-surely.ts';

/** `Ana Prado (recepção) sempre de bom humor`. */
const bracketed = /^(?<name>\p{Lu}[^(),:–—]{1,58}?)\s*\((?<role>[^()]{3,60})\)[\s,:;.–—-]*(?<said>.*)$/u;

/** `Ana Prado - recepção há 8 anos, adora plantas`. */
const joined = /^(?<name>\p{Lu}[^(),:–—]{1,58}?)(?:\s+[-–—]+\s*|\s*:\s+|,\s+)(?<said>\p{L}.{2,})$/u;

/** What somebody does, and what else is said behind a dash, a stop or, in many words, a comma. In letters. */
const longestRole = 40;
const beside = /\s+[-–—]\s+|[.;]\s+|(?<=\))\s+(?=\p{Ll})/u;

function divide(said: string): readonly [role: string, more: string] {
  const sign = beside.exec(said) ?? (said.length > longestRole ? /,\s+/.exec(said) : null);
  return sign === null
    ? [said, '']
    : [said.slice(0, sign.index), said.slice(sign.index + sign[0].length).trim()];
}

/** One line as somebody: who, what the person does, and what else is said. */
function fitOne(item: Outline, typed: string): Parts | undefined {
  const line = withoutChatMarks(typed.replace(bullet, '').trim());
  const sure = splitSurely(item, line);
  if (sure?.['register'] !== undefined)
    return 'role' in sure && person.test(sure['name'] ?? '') ? sure : undefined;
  const found = (bracketed.exec(line) ?? joined.exec(line))?.groups;
  const { name = '', role: inBrackets, said = '' } = found ?? {};
  const [does, rest] = inBrackets === undefined ? divide(said) : [inBrackets, said];
  const [role, text] = [withoutDrawings(does.trim()), textOf(item)];
  // A sign alone is no text.
  const more = withoutDrawings(rest) === '' ? '' : rest.trim();
  const isRole =
    role !== '' && role.length <= longestName && !registered.test(role) && !/R\$|\d{3}/.test(role);
  if (!person.test(name) || farewell.test(line) || !isRole || (more !== '' && text === undefined))
    return undefined;
  if (more !== '' && text !== undefined && !isAccepted(text.outline.schema, more)) return undefined;
  return { name, role, ...(more !== '' && text !== undefined && { [text.name]: more }) };
}

/**
 * People on a line each, who, what they do, and what else is said of them, below a line that is of none. Nothing where another line tells
 * nobody, or one is named twice.
 */
export function fitPeople(
  item: Outline,
  typed: string,
): { readonly items: readonly Parts[]; readonly left: readonly string[] } | undefined {
  const isOfPeople = ['name', 'role'].every((name) => namesIn(item).includes(name));
  const isPlain = fieldsIn(item).every(({ name, isNeeded }) => !isNeeded || ['name', 'role'].includes(name));
  if (!isOfPeople || !isPlain || typed.includes('\t')) return undefined;
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isHead = /^[^\d]{3,80}:$/u.test(lines[0]?.trim() ?? '');
  const end = lines.findIndex((line) => farewell.test(line.trim()));
  const own = lines.slice(isHead ? 1 : 0, end < 0 ? lines.length : end);
  const read = own.map((line) => fitOne(item, line));
  const items = read.filter((one) => one !== undefined);
  // Below a farewell stands at most who signs.
  const isWhole = own.length > 1 && items.length === own.length && (end < 0 || end > lines.length - 3);
  const isOnce = new Set(items.map((one) => one['name'])).size === own.length;
  return isWhole && isOnce ? { items, left: lines.filter((line) => !own.includes(line)) } : undefined;
}
