import { syntaxWordings as wordings } from '../messages-syntax.ts';
import type { Scene } from './diagnose.ts';
import { faultOn, type Fault } from './fault.ts';
import type { Line } from './lines.ts';

/** A line moved to another column. */
function moved(line: Line, indent: number): string {
  return ' '.repeat(indent) + line.text.trim();
}

function isStructure(line: Line): boolean {
  return !line.isText && !line.isBlank && (line.key !== undefined || line.dashes > 0);
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
  const columns = openColumns(lines.slice(0, index), line.dashes > 0);
  const column = nearestColumn(columns, line.indent);
  if (column === undefined || column === line.indent) return undefined;
  const better = moved(line, column);
  const wording = line.indent > column ? wordings.indentedTooMuch(better) : wordings.indentedWrong(better);
  const end = line.column + (line.key?.length ?? 0);
  return faultOn(line, Math.min(line.indent, column), Math.max(end, line.indent + 1), wording);
}

/** A line that begins in a column where nothing above allows it: the one of the error, or the one after it. */
export function findIndentFault({ lines, index }: Scene): Fault | undefined {
  const text = explainText(lines, index);
  if (text !== undefined) return text;
  const own = explain(lines, index);
  if (own !== undefined) return own;
  const listless = explainListless(lines, index);
  if (listless !== undefined) return listless;
  const next = lines.findIndex((line, at) => at > index && !line.isBlank && !line.isText);
  // The reader also stumbles over the line above the one at fault.
  return explain(lines, next) ?? explainListless(lines, next);
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
  const wording = wordings.indentedTooMuch(moved(line, next.indent));
  return faultOn(line, next.indent, line.indent + 1, wording);
}

/** A dash for which no list is open: the line that names the list was lost. */
function explainListless(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  if (line === undefined || line.dashes === 0 || !isStructure(line)) return undefined;
  const above = lines.slice(0, index);
  const isOpen = openColumns(above, true).includes(line.indent);
  if (isOpen || beginsLevel(line, above.findLast(isStructure))) return undefined;
  return faultOn(
    line,
    line.indent,
    line.column + (line.key?.length ?? 0),
    wordings.missingList(line.key === 'type'),
  );
}
