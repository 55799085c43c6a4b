import { explainLostName, findInnerName } from './lost-name.ts';
import { findBelowList, findStrayItem } from './stray-item.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import type { Scene } from './scene.ts';
import { findPlainField, outlineOfSection } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { isWritten, withHeading, withValue, type Line } from '../lines.ts';
import { writeValue } from '../../problems/wording.ts';
import { findPointsBelow, itemsNamed } from './dashless.ts';
import { findPastedText, isAmongMessages } from './loose-line.ts';
import { findCutEarly } from './cut-early.ts';
import { findHeadless } from './rest-of-item.ts';
import { findShiftedSection } from './shifted.ts';

/** A line moved to another column. */
function moved(line: Line, indent: number): string {
  return ' '.repeat(indent) + line.text.trim();
}

function isStructure(line: Line): boolean {
  return isWritten(line) && (line.key !== undefined || line.dashes > 0);
}

/** Columns in which a line may begin below the lines above it: for keys, or for dashes. */
function openColumns(above: readonly Line[], wantsDash: boolean): readonly number[] {
  let keys: number[] = [];
  let dashes: number[] = [];
  for (const line of above.filter(isStructure)) {
    keys = keys.filter((column) => column <= line.indent);
    dashes = dashes.filter((column) => column <= line.indent);
    if (line.dashes > 0) dashes.push(line.indent);
    if (line.key !== undefined) keys.push(line.column);
  }
  return [...new Set(wantsDash ? dashes : keys)];
}

function nearestColumn(columns: readonly number[], indent: number): number | undefined {
  return columns.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a)[0];
}

/** Whether a line may begin a level of its own: the one above it waits for what belongs to it. */
function beginsLevel(line: Line, above: Line | undefined): boolean {
  if (above === undefined || above.value !== '') return false;
  return line.indent > above.column || (line.dashes > 0 && line.indent === above.column);
}

function explain(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  if (line === undefined || !isStructure(line)) return undefined;
  if (beginsLevel(line, lines.slice(0, index).findLast(isStructure))) return undefined;
  const stray = line.dashes > 0 && line.key !== undefined ? findStrayItem(lines, line) : undefined;
  if (stray !== undefined) return faultOn(line, line.indent, line.column + (line.key?.length ?? 0), stray);
  const dashless = explainDashless(line, lines.slice(0, index));
  if (dashless !== undefined) return dashless;
  const columns = openColumns(lines.slice(0, index), line.dashes > 0);
  const column = nearestColumn(columns, line.indent);
  if (column === line.indent) return undefined;
  const lost = explainLostList(lines, index, column);
  if (lost !== undefined || column === undefined) return lost;
  const shifted = findShiftedSection(lines, index) ?? findCutEarly(lines, index);
  if (shifted !== undefined) return shifted;
  const better = moved(line, column);
  const mistake =
    line.indent > column
      ? finding('indentedTooMuch', { line: better })
      : finding('indentedWrong', { line: better });
  const end = line.column + (line.key?.length ?? 0);
  return faultOn(line, Math.min(line.indent, column), Math.max(end, line.indent + 1), mistake);
}

/** The first field of an item, in the column of the list's dashes. */
function explainDashless(line: Line, above: readonly Line[]): Fault | undefined {
  if (line.dashes > 0 || !openColumns(above, true).includes(line.indent)) return undefined;
  const item = above.findLast(
    ({ dashes, indent, isText }) => !isText && dashes > 0 && indent === line.indent,
  );
  if (item?.key !== line.key) return undefined;
  const better = `${' '.repeat(line.indent)}- ${line.text.trim()}`;
  return faultOn(
    line,
    line.indent,
    line.column + (line.key?.length ?? 0),
    finding('missingItemDash', { line: better }),
  );
}

/** A section that stands above the list of sections; it belongs below the first of them. */
function explainAbove(lines: readonly Line[], index: number, sections: number): Finding {
  const { indent = 0 } = lines[index] ?? {};
  const after = lines.findIndex(
    (line, at) => at > index && isStructure(line) && line.indent <= indent && line.dashes === 0,
  );
  const [, second] = lines.flatMap((line, at) =>
    at > sections && isStructure(line) && line.dashes > 0 && line.key === 'type' ? [at] : [],
  );
  const next = second ?? lines.findLastIndex(({ text }) => text !== '') + 1;
  const above = withHeading(lines, next) + 1;
  return finding('sectionAbove', { sections: sections + 1, first: index + 1, last: after, above });
}

/** `hidden: sim` between the name of a list and its first item: a field of the section that has the list. */
function findFieldInList(lines: readonly Line[], opener: Line | undefined, first: Line): Fault | undefined {
  const at = lines.indexOf(first);
  const type = lines.slice(0, at).findLast((one) => one.key === 'type' && one.dashes === 1);
  if (opener === undefined || type?.column !== opener.column || lines.indexOf(opener) !== at - 1)
    return undefined;
  const isOwn = /^(?:hidden|showFrom|showUntil|id|tone)$/.test(first.key ?? '');
  if (!isOwn || !namesIn(outlineOfSection(type.value)).includes(first.key ?? '')) return undefined;
  const better = [' '.repeat(opener.column) + first.text.trim(), opener.text];
  const mistake = finding('fieldInList', { first: at, last: at + 1, lines: better });
  return faultOn(first, first.indent, first.column + (first.key?.length ?? 0), mistake);
}

/** `icon: whatsapp` between the name of a list and its first item, which has that field further down: it stands above its dash. */
function findFieldAboveItem(
  lines: readonly Line[],
  opener: Line | undefined,
  { first, item }: { readonly first: Line; readonly item: Line },
): Fault | undefined {
  const [from, to] = [lines.indexOf(first), lines.indexOf(item)];
  const type = lines.slice(0, from).findLast(({ key, dashes }) => key === 'type' && dashes > 0)?.value;
  const above = lines.slice(from, to);
  const out = lines.findIndex((one, at) => at > to && isStructure(one) && one.column <= item.indent);
  const own = lines.slice(to, out === -1 ? lines.length : out).filter(isStructure);
  const keys = above.flatMap(({ key }) => key ?? []);
  const isKnown = itemsNamed(type, opener?.key ?? '').some((one) => {
    const names = namesIn(one);
    return [...keys, item.key ?? ''].every((key) => names.includes(key));
  });
  const isWhole = above.every((one) => isStructure(one) && one.value !== '') && keys.length === above.length;
  // With a name of its own it is an item that has lost its dash.
  // Below an item that begins with a list it would come between that and what it holds.
  if (item.value === '') return undefined;
  if (!isKnown || !isWhole || keys.length > 2 || own.some(({ key }) => keys.includes(key ?? '')))
    return undefined;
  const better = [item.text.trimEnd(), ...above.map((line) => moved(line, item.column))];
  const mistake = finding('fieldAboveItem', { first: from + 1, last: to + 1, lines: better });
  return faultOn(first, first.indent, first.column + (first.key?.length ?? 0), mistake);
}

/** A dash whose list cannot be the one that is open: it is the sections', or the line is a section in another list. */
function explainLostList(
  lines: readonly Line[],
  index: number,
  column: number | undefined,
): Fault | undefined {
  const line = lines[index];
  if (line === undefined || line.dashes === 0) return undefined;
  const end = line.column + (line.key?.length ?? 0);
  const sections = lines.findIndex(({ key, indent }) => key === 'sections' && indent === 0);
  if (line.key === 'type') {
    return sections > index
      ? faultOn(line, line.indent, end, explainAbove(lines, index, sections))
      : undefined;
  }
  const pastedText = findPastedText({ lines, index: index - 1 });
  if (pastedText !== undefined) return pastedText;
  const isSections = lines.some((one, at) => at < index && one.key === 'type' && one.indent === column);
  if (!isSections || sections === -1 || line.indent === column) return undefined;
  const points = findPointsBelow({ lines, index });
  if (points !== undefined) return points;
  const above = lines.slice(0, index).filter(isStructure);
  const own = above.slice(above.findLastIndex(({ key, dashes }) => key === 'type' && dashes > 0));
  const opener = own.findLast(({ indent, value }) => indent <= line.indent && value === '');
  const first = opener === undefined ? undefined : above[above.indexOf(opener) + 1];
  if (first === undefined || first.dashes > 0 || first.indent < line.indent) {
    return faultOn(line, line.indent, end, explainLostName(lines, line));
  }
  const headless = findHeadless(lines, lines.indexOf(first), index);
  if (headless !== undefined) return headless;
  const inList =
    findFieldInList(lines, opener, first) ?? findFieldAboveItem(lines, opener, { first, item: line });
  if (inList !== undefined) return inList;
  const mistake = finding('firstItemDash', { line: `${' '.repeat(line.indent)}- ${first.text.trim()}` });
  return faultOn(first, first.indent, first.column + (first.key?.length ?? 0), mistake);
}

/** `hidden: sim` in the column of the dashes, or further out, between two items of a list whose items have that field. */
export function findStrayField(lines: readonly Line[], index: number): Fault | undefined {
  const item = lines[index];
  if (item?.key === undefined || item.dashes === 0 || item.isText) return undefined;
  const above = lines.slice(0, index).filter(isStructure);
  const stray = above.at(-1);
  const opener = above.findLast(({ dashes }) => dashes > 0);
  const type = above.findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  if (stray?.key === undefined || opener === undefined || type === undefined) return undefined;
  const isBetween = stray.dashes === 0 && stray.indent <= item.indent && opener.indent === item.indent;
  const list = above.findLast(
    (line) => line.dashes === 0 && line.value === '' && line.column <= item.indent && line !== stray,
  );
  const hasBoth = itemsNamed(type.value, list?.key ?? '').some((one) =>
    [stray.key, item.key].every((key) => key !== undefined && namesIn(one).includes(key)),
  );
  if (!isBetween || opener.key !== item.key || !hasBoth) return undefined;
  const mistake = finding('indentedWrong', { line: moved(stray, item.column) });
  return faultOn(stray, stray.indent, stray.column + stray.key.length, mistake);
}

/** `address: Rua das Flores, 100` above the other parts of the address: the text is one of them. */
function findValueAbove(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  const at = lines.findLastIndex(
    (one, place) => place < index && isStructure(one) && one.indent < (line?.indent ?? 0),
  );
  const above = lines[at];
  if (line?.key === undefined || line.isText || above?.key === undefined || above.value === '')
    return undefined;
  const more = lines.slice(at + 1);
  const end = more.findIndex((one) => isStructure(one) && one.indent < line.indent);
  const own = (end === -1 ? more : more.slice(0, end)).filter((one) => one.indent === line.indent);
  const field = findPlainField(
    above.key,
    own.flatMap(({ key }) => key ?? []),
  );
  if (field === undefined) return undefined;
  const better = [withValue(above, '').trimEnd(), `${' '.repeat(line.indent)}${field}: ${above.value}`];
  const mistake = finding('valueAboveFields', { key: above.key, field, lines: better, line: at + 1 });
  return faultOfValue(above, mistake);
}

/** `- type: steps` above fields that stand at the margin: a file of one section, which begins without a dash. */
function explainFirstDash(lines: readonly Line[], index: number): Fault | undefined {
  const at = lines.findIndex(isStructure);
  const line = lines[at];
  if (line?.key !== 'type' || line.dashes !== 1 || line.indent > 0 || line.value === '') return undefined;
  const next = lines.findIndex((one, place) => place > at && isStructure(one));
  const below = lines[next];
  const isWhole = below?.key !== undefined && below.dashes === 0 && below.indent === 0;
  if (index > next || !isWhole || lines.some(({ key, indent }) => key === 'sections' && indent === 0))
    return undefined;
  return faultOn(line, 0, line.column, finding('dashAtStart', { line: line.text.slice(line.column) }));
}

function explainInner(lines: readonly Line[], index: number): Fault | undefined {
  const [line, mistake] = [lines[index], findInnerName(lines, index)];
  if (line === undefined || mistake === undefined) return undefined;
  return faultOn(line, line.indent, line.column + (line.key?.length ?? 0), mistake);
}

/** A line that begins in a column where nothing above allows it: the one of the error, or the one after it. */
export function findIndentFault({ lines, index }: Scene): Fault | undefined {
  // The reader also stumbles over the line above the one at fault.
  const next = lines.findIndex((line, at) => at > index && isWritten(line));
  const misplaced = [index, next].map((at) => findValueAbove(lines, at) ?? findStrayField(lines, at));
  return (
    explainFirstDash(lines, index) ??
    explainInner(lines, index) ??
    explainInner(lines, next) ??
    explainMessageDash(lines, index) ??
    explainMessageDash(lines, next) ??
    explainText(lines, index) ??
    misplaced.find((fault) => fault !== undefined) ??
    explain(lines, index) ??
    explainListless(lines, index) ??
    explain(lines, next) ??
    explainListless(lines, next)
  );
}

/** The first line of a text below `|` that stands further in than the next. */
function explainText(lines: readonly Line[], index: number): Fault | undefined {
  const here = lines[index];
  if (here === undefined || isStructure(here)) return undefined;
  // The reader stumbles over the second line of the text, or over the first.
  const at = here.isText ? index : index - 1;
  const line = lines[at];
  const next = lines.slice(at + 1).find(({ text }) => text.trim() !== '');
  if (line?.isText !== true || next === undefined || next.indent >= line.indent) return undefined;
  const mistake = finding('indentedTooMuch', { line: moved(line, next.indent) });
  return faultOn(line, next.indent, line.indent + 1, mistake);
}

/** `- hotel: Olá!` among messages, which are no list. */
function explainMessageDash(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  const above = lines.findLastIndex((one, at) => at < index && isStructure(one));
  if (line?.key === undefined || line.value === '' || line.dashes === 0 || above === -1) return undefined;
  if (lines[above]?.indent !== line.indent || !isAmongMessages(lines, above)) return undefined;
  const said = /^["']/.test(line.value) ? line.value : writeValue(line.value);
  const better = `${' '.repeat(line.indent)}${line.key}: ${said}`;
  return faultOn(line, line.indent, line.column, finding('messageDash', { line: better }));
}

/** A dash for which no list is open: the line that names the list was lost. */
function explainListless(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  if (line === undefined || line.dashes === 0 || !isStructure(line)) return undefined;
  const above = lines.slice(0, index);
  const neighbour = above.findLast((one) => isStructure(one) && one.indent <= line.indent);
  // A field in the column of a list's dashes ends that list.
  const isEnded = neighbour?.dashes === 0 && neighbour.indent === line.indent && neighbour.value !== '';
  const below = isEnded ? findBelowList(lines, line) : undefined;
  const end = line.column + (line.key?.length ?? 0);
  if (below !== undefined) return faultOn(line, line.indent, end, below);
  const isOpen = openColumns(above, true).includes(line.indent);
  if (isOpen || beginsLevel(line, above.findLast(isStructure))) return undefined;
  const pastedText = findPastedText({ lines, index: index - 1 });
  if (pastedText !== undefined) return pastedText;
  return faultOn(line, line.indent, end, explainLostName(lines, line));
}
