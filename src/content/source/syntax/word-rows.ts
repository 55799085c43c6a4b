import { finding } from '../../problems/finding.ts';
import { isFieldName } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { isWritten, type Line } from '../lines.ts';
import { asItem, itemsNamed } from './dashless.ts';
import { faultOn, type Telltale } from './fault.ts';

/** How word processors and people begin the items of a list. */
type Sign = 'bullet' | 'number' | 'dash' | 'none';

const signs: Readonly<Record<Exclude<Sign, 'none'>, RegExp>> = {
  bullet: /^\s*(?:[•●◦▪■·–—−‐‣►➢➤✓✔]+\uFE0F?|\*(?=\s)|o(?=\t))\s*(?=\S)/u,
  number: /^\s*(\d{1,2})[.)][\s\u00A0]+(?=\S)/,
  dash: /^\s*-\s+(?=\S)/,
};

const signOf = ({ text }: Line): Sign =>
  (['bullet', 'number', 'dash'] as const).find((sign) => signs[sign].test(text)) ?? 'none';

/** The words of a row, without what word processors put at its ends. */
const wordsOf = (text: string, sign: Sign) =>
  (sign === 'none' ? text : text.replace(signs[sign], ''))
    .trim()
    .replace(/;$/, '')
    .replaceAll(/[\t\u00A0]+/g, ' ');

/** Whether words begin with the name of a field, so that they are lines of an item. */
const beginsField = (words: string) => isFieldName(/^([A-Za-z]\w*):(?:\s|$)/.exec(words)?.[1] ?? '');

/** Rows that go together, and the index behind the last of them. */
interface Rows {
  readonly words: readonly string[];
  readonly end: number;
}

/** The rows from a line on: each with its sign, in order where it is a number, and with lines of its own below it. */
function readRows(lines: readonly Line[], index: number, sign: Sign): Rows {
  const words: string[] = [];
  let end = index;
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.kind === 'comment' || line.isText) break;
    if (line.kind === 'blank') {
      if (sign === 'none') break;
      continue;
    }
    const own = signOf(line);
    const row = wordsOf(line.text, own);
    if (beginsField(row)) break;
    if (own !== sign) {
      // What stands right below a row without a sign of its own goes on with it.
      const isMore =
        sign !== 'none' && sign !== 'dash' && own === 'none' && end === at && line.key === undefined;
      if (!isMore || at === index) break;
      words.push(`${words.pop() ?? ''} ${row}`);
    } else {
      const number = Number(signs.number.exec(line.text)?.[1]);
      if (sign === 'number' && number !== words.length + 1) break;
      words.push(row);
    }
    end = at + 1;
  }
  return { words, end };
}

/** A list that rows may be meant for: the line of its name, the column of its dashes, and whether it has items already. */
interface Opened {
  readonly opener: Line;
  readonly name: string;
  readonly column: number;
  readonly isBegun: boolean;
}

/** The list whose name, or whose last item of mere text, stands right above a line. */
function findOpened(lines: readonly Line[], index: number): Opened | undefined {
  const before = lines.slice(0, index);
  const above = before.findLast(isWritten);
  if (above === undefined) return undefined;
  if (above.key !== undefined && above.value === '')
    return { opener: above, name: above.key, column: above.column + 2, isBegun: false };
  if (above.dashes !== 1 || above.key !== undefined) return undefined;
  const opener = before.findLast((one) => isWritten(one) && one.column <= above.indent && one.dashes === 0);
  return opener?.key === undefined || opener.value !== ''
    ? undefined
    : { opener, name: opener.key, column: above.indent, isBegun: true };
}

/** Whether a line with such a sign may be a row of that list. Without a bullet only what stands too far out is none of another thing. */
function isRowOf(line: Line, sign: Sign, { opener, isBegun }: Opened): boolean {
  if (sign === 'bullet') return true;
  if (isBegun || line.indent > opener.column || opener.column === 0) return false;
  if (sign === 'number') return true;
  return sign === 'dash' ? line.indent < opener.column : /^\s*[\p{L}\d]/u.test(line.text);
}

/** The items that rows are, where each of them is one. */
function itemsOf(words: readonly string[], { name, column, isBegun }: Opened, type: string | undefined) {
  for (const item of itemsNamed(type, name)) {
    if ((isBegun && item.kind !== 'text') || words.some((row) => namesIn(item).includes(row))) continue;
    const items = words.map((row) => asItem(item, row));
    if (items.every((one) => one !== undefined)) return items.flat().map((one) => ' '.repeat(column) + one);
  }
  return undefined;
}

/** The column of dashes in a list, where an item with a dash goes on below rows that are the first. */
function columnBelow(lines: readonly Line[], end: number, { opener, column, isBegun }: Opened): number {
  const next = lines.slice(end).find(isWritten);
  return !isBegun && next?.dashes === 1 && next.indent >= opener.column ? next.indent : column;
}

/** `• Corte de unhas`, `1. Corte de unhas` or words alone, at the margin or set in, where a list has its items. */
export const wordRows: Telltale = (line, lines, index) => {
  const sign = signOf(line);
  if (!isWritten(line) || ((sign === 'none' || sign === 'dash') && line.key !== undefined)) return undefined;
  const opened = findOpened(lines, index);
  if (opened === undefined || !isRowOf(line, sign, opened)) return undefined;
  const { words, end } = readRows(lines, index, sign);
  // Cells of a table are told as such.
  const isTable = sign === 'none' && lines.slice(index, end).some(({ text }) => /\S\t+\S/.test(text));
  if (isTable || words.length < (sign === 'bullet' ? 1 : 2)) return undefined;
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0)?.value;
  const column = columnBelow(lines, end, opened);
  const items = itemsOf(words, { ...opened, column }, type);
  const found = items && { first: index + 1, last: end, lines: items };
  return found && faultOn(line, line.indent, line.text.trimEnd().length, finding('foreignRows', found));
};
