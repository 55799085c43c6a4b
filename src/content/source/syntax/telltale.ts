import { toSlug } from '../../../fields/repair.ts';
import { finding } from '../../problems/finding.ts';
import { askedRows, askedSection } from './asked-rows.ts';
import { faultOfValue, faultOn, type Fault, type Telltale } from './fault.ts';
import { gluedField } from './glued-colon.ts';
import { commentedItem, dashlessFirst, gluedDash, gluedItem, loneDash } from './item-dash.ts';
import { lastDayAlone } from './last-day.ts';
import { isWritten, withValue, type Line } from '../lines.ts';
import { marginRows } from './dashless.ts';
import { findPastedText } from './loose-line.ts';
import { marginSection } from './margin-section.ts';
import { quoted } from './quotes.ts';
import { otherItems } from './other-items.ts';
import { reviewRows, splitRows } from './bare-rows.ts';
import { marginField } from './shifted.ts';
import { answerAlone, wordsAboveSections, wordsBetweenSections } from './stray-words.ts';
import { specialDayLine } from './special-day-line.ts';
import { strayEmbed } from './stray-embed.ts';
import { tabbedRows } from './tabbed-rows.ts';
import { wordRows } from './word-rows.ts';

/** A line that a Tab indents, with the spaces that the lines around it ask for. */
function spacedLine(lines: readonly Line[], index: number): string {
  const text = (lines[index]?.text ?? '').trim().replace(/^-\s+/, '- ');
  const known = lines.filter((line, at) => at < index && isWritten(line) && !line.text.includes('\t'));
  const above = known.at(-1);
  const below = lines.slice(index + 1).find((line) => line.kind === 'content' && !/^\s*\t/.test(line.text));
  const isAlike = below !== undefined && below.dashes > 0 === text.startsWith('- ');
  const least = above?.value === '' ? above.column + 1 : 0;
  if (text.startsWith('- ')) {
    const items = known.filter((line) => line.dashes > 0);
    const name = /^- ([A-Za-z]\w*):/.exec(text)?.[1];
    // A new item goes with those that begin as it does.
    const sister = name === undefined ? undefined : items.findLast(({ key }) => key === name);
    const list = (sister ?? items.at(-1))?.indent;
    const own = isAlike && below.indent >= least ? below.indent : undefined;
    const column = least > 0 ? (own ?? least + 1) : (list ?? own ?? 0);
    return ' '.repeat(column) + text;
  }
  const column =
    least > 0 ? (isAlike && below.indent >= least ? below.indent : least + 1) : (above?.column ?? 0);
  return ' '.repeat(column) + text;
}

const tabIndent: Telltale = (line, lines, index) => {
  const indent = /^[ ]*(?:-[ ]*)?\t[\s]*(?=\S)/.exec(line.text)?.[0];
  return indent === undefined
    ? undefined
    : faultOn(line, 0, indent.length, finding('tab', { line: spacedLine(lines, index) }));
};

// White space that looks like the space bar's and is none; joiners count only at the start of a line.
const specialSpace: Telltale = (line) => {
  const found = /^[ -]*([\u00A0\u1680\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]+)/.exec(line.text);
  if (found === null) return undefined;
  const plain = found[0].replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '').replaceAll(/[^ -]/g, ' ');
  const better = plain + line.text.slice(found[0].length);
  return faultOn(line, 0, found[0].length, finding('specialSpace', { line: better }));
};

const spaceAfterColon: Telltale = (line) => {
  const found = /^[ ]*(?:- +)*[A-Za-z][\w-]*:([\u00A0\u2000-\u200B\u202F\u3000\uFEFF])/.exec(line.text);
  if (found === null) return undefined;
  const repaired = `${found[0].slice(0, -1)} ${line.text.slice(found[0].length).trim()}`;
  return faultOn(line, found[0].length - 1, found[0].length, finding('spaceAfterColon', { line: repaired }));
};

/** Whether words begin with a field's name that other lines of the file have too. */
function beginsField(words: string, lines: readonly Line[]): boolean {
  const [, name] = /^([a-z][A-Za-z]*):(?:\s|$)/.exec(words) ?? [];
  return name !== undefined && lines.some(({ key, isText }) => key === name && !isText);
}

const foreignDash: Telltale = (line, lines, index) => {
  const found = /^([ ]*)([•●◦▪■·–—−‐‣►]+)(\s*)(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, indent = '', sign = '', , rest = ''] = found;
  const pastedText = beginsField(rest, lines) ? undefined : findPastedText({ lines, index });
  if (pastedText !== undefined) return pastedText;
  return faultOn(
    line,
    indent.length,
    indent.length + sign.length,
    finding('foreignDash', { sign, line: `- ${rest}` }),
  );
};

const starDash: Telltale = (line, lines, index) => {
  const found = /^([ ]*)\* +(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const pastedText = beginsField(found[2] ?? '', lines) ? undefined : findPastedText({ lines, index });
  if (pastedText !== undefined) return pastedText;
  const at = found[1]?.length ?? 0;
  return faultOn(line, at, at + 1, finding('foreignDash', { sign: '*', line: `- ${found[2] ?? ''}` }));
};

const foreignColon: Telltale = (line) => {
  const found = /^([ ]*(?:- +)*)([A-Za-z][\w-]*)\s*([：﹕︓])\s*(.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, indent = '', key = '', colon = '', rest = ''] = found;
  const at = line.text.indexOf(colon, indent.length);
  return faultOn(line, at, at + 1, finding('foreignColon', { line: `${key}: ${rest}` }));
};

const directive: Telltale = (line) =>
  line.text.startsWith('%') ? faultOn(line, 0, line.text.length, finding('directive', {})) : undefined;

const questionKey: Telltale = (line, lines, index) => {
  const [, head = '', key] = /^([ ]*(?:- +)*)\? +([A-Za-z][\w-]*)?/.exec(line.text) ?? [];
  if (!/^[ ]*(- +)*\? /.test(line.text)) return undefined;
  const value = /^ *:( .*)?$/.exec(lines[index + 1]?.text ?? '');
  const better = key === undefined || value === null ? undefined : `${head}${key}:${value[1] ?? ''}`;
  const mistake = finding('questionKey', { line: better, first: index + 1, last: index + 2 });
  return faultOn(line, line.column, line.column + 1, mistake);
};

const mergeKey: Telltale = (line) =>
  line.key === '<<' ? faultOn(line, line.column, line.column + 2, finding('mergeKey', {})) : undefined;

const blockSign: Telltale = (line) => {
  const [, sign = '', more = ''] = /^([|>])([-+\d]+)\s*(?:#.*)?$/.exec(line.value) ?? [];
  if (more === '' || more === '-') return undefined;
  return faultOn(
    line,
    line.valueColumn,
    line.valueColumn + 1 + more.length,
    finding('blockSign', { sign: sign + more, better: sign }),
  );
};

/** `to: #faq`: the value would be a comment. */
const hashValue: Telltale = (line) => {
  if (!/^#[^\s#]/.test(line.value) || (line.key === undefined && line.dashes === 0)) return undefined;
  return faultOfValue(
    line,
    finding('cutByHash', { cut: line.value.slice(1), line: withValue(line, quoted(line.value)) }),
  );
};

/** An item that stands in the column of the sections' dashes, or right behind it, with the lines that were pasted with it. */
const pastedItem: Telltale = (line, lines, index) => {
  const { key, indent, dashes } = line;
  // Between a section's dash and its fields no list can stand.
  const isSection = (one: Line) =>
    one.indent <= indent && indent < one.column && one.dashes === 1 && one.key === 'type' && !one.isText;
  if (dashes !== 1 || key === undefined || key === 'type') return undefined;
  const section = lines.findLastIndex((one, at) => at < index && isSection(one));
  if (section === -1) return undefined;
  const items = lines.slice(section + 1, index).filter((one) => !one.isText && one.dashes === 1);
  const neighbour = items.findLast((one) => one.indent > indent && one.key === key);
  if (neighbour === undefined) return undefined;
  const more = lines.slice(index + 1);
  const end = more.findIndex((one) => !belongsTo(one, indent));
  const own = end === -1 ? more : more.slice(0, end);
  if (own.some((one) => one.key === 'type')) return undefined;
  const pasted = [line, ...own.slice(0, own.findLastIndex((one) => one.text.trim() !== '') + 1)];
  const columns = pasted.map(
    (one, at) => neighbour.indent + (at === 0 ? 0 : Math.max(2, one.indent - indent)),
  );
  const better = pasted.map((one, at) => ' '.repeat(columns[at] ?? 0) + one.text.trim());
  return faultOn(
    line,
    0,
    line.column + key.length,
    finding('pastedItem', { line: index + 1, indent, neighbours: neighbour.indent, better }),
  );
};

/** A section in the file of another, which has the fields of its own at the margin. */
const secondSection: Telltale = (line, lines, index) => {
  const isRoot = (one: Line) => one.key === 'type' && one.column === 0 && !one.isText;
  if (line.key !== 'type' || line.indent > 0 || !lines.slice(0, index).some(isRoot)) return undefined;
  const own = lines.slice(index);
  const title = own.find(({ key, column }) => key === 'title' && column === line.column)?.value ?? '';
  const mistake = finding('secondSection', {
    first: index + 1,
    last: index + own.findLastIndex(({ kind }) => kind === 'content') + 1,
    name: toSlug(title).slice(0, 40),
    hasDash: line.dashes > 0,
  });
  return faultOn(line, 0, line.column + 4, mistake);
};

/** Whether a line may have been pasted with an item that stands in a column. */
function belongsTo({ key, dashes, indent, isText, kind }: Line, column: number): boolean {
  if (isText) return true;
  return kind === 'content' && key !== undefined && dashes === 0 && indent >= column && indent <= column + 2;
}

const telltales: readonly Telltale[] = [
  askedSection,
  wordRows,
  tabbedRows,
  tabIndent,
  specialSpace,
  spaceAfterColon,
  gluedField,
  askedRows,
  reviewRows,
  wordsBetweenSections,
  strayEmbed,
  foreignDash,
  starDash,
  gluedDash,
  gluedItem,
  dashlessFirst,
  loneDash,
  commentedItem,
  foreignColon,
  directive,
  questionKey,
  mergeKey,
  blockSign,
  hashValue,
  pastedItem,
  otherItems,
  marginSection,
  secondSection,
  marginField,
  marginRows,
  answerAlone,
  lastDayAlone,
  specialDayLine,
  wordsAboveSections,
  splitRows,
];

/** The first line, if any, with a sign that no file ever means. */
export function findTelltale(lines: readonly Line[]): Fault | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.isText || line.text.trim() === '') continue;
    for (const recognise of telltales) {
      const fault = recognise(line, lines, index);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}
