import { finding } from '../../problems/finding.ts';
import { isListName } from '../../schema/files.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOfValue, faultOn, type Telltale } from './fault.ts';

/** `-question: Demora?`: a field behind a dash that touches it. */
export const gluedDash: Telltale = (line) => {
  const found = /^([ ]*(?:- +)*)-([A-Za-z][\w-]*:(?:\s.*)?)$/.exec(line.text);
  if (found === null) return undefined;
  const at = found[1]?.length ?? 0;
  return faultOn(
    line,
    at,
    at + 1 + (found[2]?.indexOf(':') ?? 0),
    finding('gluedDash', { line: `- ${found[2] ?? ''}` }),
  );
};

/** Whether a line is an item of plain text, its dash touching the text or not. */
function isTextItem(line: Line | undefined, column: number): boolean {
  return line?.indent === column && /^ *-(?:[^-\s]| +[^-\s])/.test(line.text) && !line.isText;
}

/** `-1 corte` among items of plain text, or where they are to come. */
export const gluedItem: Telltale = (line, lines, index) => {
  const [, sign = '', rest = ''] = /^ *(-)([^-\s].*)$/.exec(line.text) ?? [];
  if (sign === '') return undefined;
  const { indent } = line;
  const written = (one: Line) => one.kind === 'content';
  const above = lines.slice(0, index).findLast(written);
  const below = lines.slice(index + 1).find(written);
  const opensList = above?.key !== undefined && above.value === '' && indent >= above.column;
  // What stands alone below a field may be a number.
  const isFirst = opensList && (/^\p{L}/u.test(rest) || isTextItem(below, indent));
  if (!isFirst && !isTextItem(above, indent)) return undefined;
  const [place, end] = [indent, indent + sign.length + 1];
  const run = gluedRun(lines, index);
  if (run.length > 1) {
    const [first, last] = [index + 1, index + run.length];
    return faultOn(line, place, end, finding('gluedDashes', { first, last, lines: run }));
  }
  return faultOn(line, place, end, finding('gluedDash', { line: `- ${rest.trimEnd()}` }));
};

/** The lines from one on that are items with a dash that touches their text, as they should be. */
function gluedRun(lines: readonly Line[], index: number): readonly string[] {
  const lead = `${' '.repeat(lines[index]?.indent ?? 0)}-`;
  const isGlued = ({ text }: Line) => text.startsWith(lead) && /^[^-\s]/.test(text.slice(lead.length));
  const end = lines.findIndex((line, at) => at > index && !isGlued(line));
  return lines
    .slice(index, end === -1 ? lines.length : end)
    .map(({ text }) => `${lead} ${text.slice(lead.length).trimEnd()}`);
}

/** A sign that somebody typed for a dash. */
const tick = /^[✓✔☑✅]\uFE0F?\s+/u;

/** Lines of text from one on as items: with several, each has to begin as one does, since a text may go on below itself. */
function writeDashes(run: readonly Line[], next: Line): readonly string[] | undefined {
  const texts = run.map(({ text }) => text.trim());
  if (texts.length > 1 && !texts.every((text) => /^[\p{Lu}\d✓✔☑✅]/u.test(text))) return undefined;
  return texts.map(
    (text) => `${' '.repeat(next.indent)}- ${tick.test(next.value) ? text : text.replace(tick, '')}`,
  );
}

/** Lines of text above the first dash of a list, right below the list's name: their own dashes are missing. */
export const dashlessFirst: Telltale = (line, lines, index) => {
  const isText = (one: Line) => isWritten(one) && one.key === undefined && one.dashes === 0;
  if (!isText(line)) return undefined;
  const opener = lines.slice(0, index).findLast(({ kind }) => kind === 'content');
  const isOpened = opener?.key !== undefined && opener.value === '' && isListName(opener.key);
  if (!isOpened || line.indent < opener.column) return undefined;
  const end = lines.findIndex((one, at) => at > index && !(isText(one) && one.indent === line.indent));
  const next = lines.slice(end).find(({ kind }) => kind === 'content');
  const isList = next?.dashes === 1 && next.key === undefined && !next.isText;
  if (end === -1 || !isList || next.indent < opener.column) return undefined;
  const [better, ...more] = writeDashes(lines.slice(index, end), next) ?? [];
  if (better === undefined) return undefined;
  if (more.length === 0) return faultOfValue(line, finding('missingItemDash', { line: better }));
  const found = { first: index + 1, last: end, lines: [better, ...more] };
  return faultOn(line, line.indent, line.text.trimEnd().length, finding('dashlessRows', found));
};

/** `-` alone above the fields of its item, which stand in its own column instead of behind it. */
export const loneDash: Telltale = (line, lines, index) => {
  const { indent } = line;
  const isDash = ({ text }: Line) => text.trim() === '-';
  const first = lines[index + 1];
  if (!isDash(line) || first?.key === undefined || first.dashes > 0 || first.indent !== indent)
    return undefined;
  const above = lines.slice(0, index);
  const opener = above.findLast(
    (one) => isWritten(one) && one.key !== undefined && one.value === '' && one.column <= indent,
  );
  const isLikeSister = above.some(
    ({ dashes, key, column }) => dashes > 0 && key === first.key && column === indent + 2,
  );
  // Where dashes stand below the list's very name, a field in their column may be the section's.
  if (opener === undefined || (opener.column === indent && !isLikeSister)) return undefined;
  const isOwn = (one: Line) =>
    one.isText || (one.kind === 'content' && one.indent >= indent && !isDash(one)) || one.kind === 'blank';
  const isNext = (one: Line) => !isOwn(one) || (one.indent === indent && one.dashes > 0);
  const end = lines.findIndex((one, at) => at > index && isNext(one));
  const rest = lines.slice(index + 1, end === -1 ? lines.length : end);
  const own = rest.slice(0, rest.findLastIndex(({ kind }) => kind === 'content') + 1);
  const better = own.map(({ text }, at) =>
    at === 0 ? `${' '.repeat(indent)}- ${text.trim()}` : text.trim() && `  ${text}`,
  );
  const found = { first: index + 1, last: index + 1 + own.length, lines: better };
  return faultOn(line, indent, indent + 1, finding('loneDash', found));
};

/** `# - name: Ana` above other fields of Ana: they would be the item's above. */
export const commentedItem: Telltale = (line, lines, index) => {
  const [, item = '', key] = /^ *#\s*-\s*(([A-Za-z]\w*):(?:\s.*)?)$/.exec(line.text) ?? [];
  const isCommentedField = ({ text }: Line) => /^ *# *[A-Za-z]\w*:(?:\s|$)/.test(text);
  const from = lines.findIndex((one, at) => at > index && !isCommentedField(one));
  const next = lines[from];
  if (key === undefined || next?.kind !== 'content' || next.key === undefined || next.dashes > 0)
    return undefined;
  const isFirstOf = (one: Line | undefined) =>
    one?.dashes === 1 && one.key === key && one.column === next.column;
  // Right below the same field the comment is that field's former text.
  if (!lines.some(isFirstOf) || isFirstOf(lines.slice(0, index).findLast(({ kind }) => kind === 'content')))
    return undefined;
  const more = lines.slice(from);
  const end = more.findIndex((one) => isWritten(one) && one.indent < next.column);
  const own = end === -1 ? more : more.slice(0, end);
  const last = from + own.findLastIndex(({ kind }) => kind === 'content');
  const mistake = finding('commentedItem', {
    line: `${' '.repeat(next.column - 2)}- ${item.trimEnd()}`,
    first: from + 1,
    last: last + 1,
    hidden: lines.slice(from, last + 1).map(({ text }) => (text.trim() === '' ? text : `# ${text}`)),
  });
  return faultOn(line, line.text.indexOf('#'), line.text.trimEnd().length, mistake);
};
