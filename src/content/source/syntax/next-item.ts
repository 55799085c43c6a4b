import { finding } from '../../problems/finding.ts';
import { writeValue } from '../../problems/wording.ts';
import { isListName, isLongText } from '../../schema/files.ts';
import { fieldsIn } from '../../schema/outline.ts';
import type { Line } from '../lines.ts';
import { countMark } from './dashless.ts';
import { faultOn, type Fault } from './fault.ts';
import { listAround } from './loose-names.ts';
import type { Scene } from './scene.ts';

/** Whether a line is words that count, a colon among them or not. */
const isCounted = ({ kind, isText, dashes, text }: Line) =>
  kind === 'content' && !isText && dashes === 0 && countMark.test(text.trim());

/** Lines of a file, counted from 1, and what stands in their place once the words in them are items. */
interface NextItems {
  readonly first: number;
  readonly last: number;
  readonly lines: readonly string[];
}

/** The field that an item of the list around a line begins with; the empty name for a list of texts. */
function findName(lines: readonly Line[], at: number): string | undefined {
  const opener = lines[at];
  if (opener?.key === undefined) return opener && '';
  const list = listAround(lines, at);
  const [only, ...more] = list?.kind === 'list' ? fieldsIn(list.item).filter(({ isNeeded }) => isNeeded) : [];
  return only?.outline.kind === 'text' && more.length === 0 ? only.name : undefined;
}

/** What the first of a list's items says in a field, without the dash of one that says nothing else. */
function isMarked(lines: readonly Line[], at: number, name: string): boolean {
  const opener = lines[at];
  const own = lines.slice(at).find(({ key = '', isText }) => key === name && !isText);
  return countMark.test((name === '' ? opener : own)?.value ?? '');
}

/** Loose lines that stand in an item, as the items behind it: all that is told of it goes before them. */
export function asItems(lines: readonly Line[], index: number, count: number): NextItems | undefined {
  const at = lines.findLastIndex((line, place) => place < index && line.dashes > 0 && !line.isText);
  const opener = lines[at];
  const name = findName(lines, at);
  if (opener?.dashes !== 1 || name === undefined) return undefined;
  const isPast = ({ kind, indent }: Line, place: number) =>
    place >= index + count && kind === 'content' && indent <= opener.indent;
  const end = lines.findIndex(isPast);
  const rest = lines.slice(index + count, end === -1 ? lines.length : end);
  // Comments above the next item are its own.
  const own = rest.slice(0, rest.findLastIndex(({ kind }) => kind === 'content') + 1).map(({ text }) => text);
  const keepsMark = isMarked(lines, at, name);
  const items = lines.slice(index, index + count).map(({ text }) => {
    const words = writeValue(keepsMark ? text.trim() : text.trim().replace(countMark, ''));
    return `${' '.repeat(opener.indent)}- ${name === '' ? words : `${name}: ${words}`}`;
  });
  return { first: index + 1, last: index + count + own.length, lines: [...own, ...items] };
}

/** Counted lines below an item, `2. Exames de sangue`: the items that come after it, without their dashes. */
export function findNextItems({ lines, index: found }: Pick<Scene, 'lines' | 'index'>): Fault | undefined {
  const index = lines.findLastIndex((one, at) => at < found && !isCounted(one)) + 1;
  const [line, above] = [lines[index], lines[index - 1]];
  if (line === undefined || !isCounted(line) || above?.kind !== 'content') return undefined;
  if (above.isText || /^(?:[|>]|["'])/.test(above.value)) return undefined;
  // Right below the name of a list they are its own.
  if (above.key !== undefined && above.value === '' && isListName(above.key)) return undefined;
  // A text that counts goes on counting.
  if (above.key !== undefined && isLongText(above.key) && countMark.test(above.value)) return undefined;
  const below = lines.slice(index);
  const end = below.findIndex((one) => !isCounted(one));
  const count = end === -1 ? below.length : end;
  // Words without a count among them are a text.
  const next = below[count];
  if (next?.kind === 'content' && next.key === undefined && next.dashes === 0) return undefined;
  const items = asItems(lines, index, count);
  if (items === undefined) return undefined;
  const joined =
    count === 1 && above.value !== '' ? `${above.text.trimEnd()} ${line.text.trim()}` : undefined;
  const mistake = finding('nextItems', { ...items, count, joined });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
}
