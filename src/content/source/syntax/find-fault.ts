import { capital } from '../../../fields/capital.ts';
import { toSlug } from '../../../fields/repair.ts';
import { page } from '../../../fields/page.ts';
import { meantBy } from '../../problems/nearest.ts';
import { finding } from '../../problems/finding.ts';
import type { SourceKind } from '../../problems/problem.ts';
import { isListName, outlineOfFile } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { isScalar } from 'yaml';
import type { Document } from 'yaml';
import { findConflict } from './conflict.ts';
import { diagnose } from './diagnose.ts';
import { writePageOf } from '../../schema/page-of-text.ts';
import { faultOn, type Fault } from './fault.ts';
import { isWritten, lineIndexAt, readLines, type Line } from '../lines.ts';
import { parseText } from '../documents.ts';
import { listParts } from '../parts.ts';
import { findLostFirst, findLostType } from './lost-type.ts';
import { findHours, findRest, findSecondGroup, repeatsMore } from './rest-of-item.ts';
import { findSiteSection } from './site-section.ts';
import { findSilentFault, firstTwins, type Twins } from './silent.ts';
import { findSecondHolder } from './stray-item.ts';
import { findOtherItemsAnywhere } from './other-items.ts';
import { findTelltale } from './telltale.ts';

/** What a file is, and what it says. */
interface Written {
  readonly text: string;
  readonly kind: SourceKind;
}

function explainError(
  document: Document.Parsed,
  lines: readonly Line[],
  written: Written,
): Fault | undefined {
  const [error] = document.errors;
  if (error === undefined) return undefined;
  if (error.code !== 'DUPLICATE_KEY') return diagnose(error, lines);
  const twins = firstTwins(document, error.pos[0]);
  if (twins === undefined) return diagnose(error, lines);
  return explainTwins(twins, lines, written);
}

/** The line of a field that is given twice under the name that the file has for a second one: `otherPhone` for `phone`. */
function findOtherName(
  { key, holder }: Twins,
  line: Line | undefined,
  lines: readonly Line[],
  { kind, text }: Written,
) {
  const other = `other${capital(key)}`;
  const isKnown = holder === 'file' && namesIn(outlineOfFile(kind, text)).includes(other);
  const isGiven = lines.some((one) => one.key === other && one.indent === line?.indent);
  return line === undefined || !isKnown || isGiven ? undefined : `${other}: ${line.value}`;
}

/** A line as the beginning of an item: its dash stands before its column. */
function dashed(line: Line): string {
  return `${' '.repeat(Math.max(0, line.column - 2))}- ${line.text.trim()}`;
}

/** A new item that was pasted into another one, whose rest stands below it: its lines as they should be. */
function findStolen(lines: readonly Line[], key: string, here: number) {
  const indent = (lines[here]?.column ?? 0) - 2;
  const isStart = (line: Line) => isWritten(line) && line.dashes === 1 && line.indent === indent;
  const start = lines.findLastIndex((line, at) => at < here && isStart(line));
  const above = lines.findLastIndex(
    (line, at) => at < start && line.kind === 'content' && line.indent <= indent,
  );
  const headless = lines[above];
  if (headless === undefined || !isStart(headless)) return undefined;
  const own = lines.slice(above, start);
  if (own.some((line) => line.key === key) || headless.key !== lines[start]?.key) return undefined;
  const next = lines.findIndex(
    (line, at) => at > here && line.kind === 'content' && line.indent <= (lines[here]?.indent ?? 0),
  );
  const end = next === -1 ? lines.length : next;
  const textsOf = (from: number, to: number) => lines.slice(from, to).map(({ text }) => text);
  const rest = textsOf(here, end).join('\n').trimEnd().split('\n');
  return {
    first: start + 1,
    last: here + rest.length,
    item: above + 1,
    lines: [...rest, ...textsOf(start, here)],
  };
}

function explainTwins(twins: Twins, lines: readonly Line[], written: Written): Fault {
  const { key, first, second, holder, isFirst, group = '' } = twins;
  const [above, here] = [lineIndexAt(lines, first.start), lineIndexAt(lines, second.start)];
  if (here === above + 1 && lines[here]?.text.trim() === lines[above]?.text.trim()) {
    return { mistake: finding('sameLine', { line: here + 1 }), ...second, other: first };
  }
  const isSections = (line: Line) => line.key === 'sections' && line.column === 0;
  if (holder === 'file' && lines.slice(0, here).some(isSections) && lines.slice(here + 1).some(isSections)) {
    const title = lines.slice(here).find((line) => line.key === 'title' && line.column === 0)?.value ?? '';
    const name = toSlug(title.split('|')[0] ?? '').slice(0, 40);
    const last = lines.findLastIndex((line) => line.kind === 'content') + 1;
    return { mistake: finding('secondPage', { first: here + 1, last, name }), ...second, other: first };
  }
  if (holder === 'file' && key === 'sections') {
    return { mistake: finding('secondSections', { line: here + 1 }), ...second, other: first };
  }
  const lost = holder === 'section' ? findLostType(lines, above, here) : undefined;
  if (lost !== undefined) return { ...lost, other: first };
  const twin =
    holder === 'section' || repeatsMore(lines, above, here)
      ? undefined
      : findSecondHolder(lines, { above, here });
  if (twin !== undefined) return { mistake: twin, ...second, other: first };
  // A list whose items lost their dashes is no group.
  const isGroup = holder === 'item' && group !== '' && !isListName(group);
  const more = isGroup ? findSecondGroup(lines, { above, here }, group) : findHours(lines, above, here);
  if (more !== undefined) return { ...more, other: first };
  const stolen = holder === 'item' && !isGroup ? findStolen(lines, key, here) : undefined;
  if (stolen !== undefined) return { mistake: finding('pastedBetween', stolen), ...second, other: first };
  const rest = holder === 'item' && !isFirst && !isGroup ? findRest(lines, above, here) : undefined;
  if (rest !== undefined) return { ...rest, other: first };
  const line = lines[here];
  const other = findOtherName(twins, line, lines, written);
  const item = holder === 'item' && isFirst && !isGroup && line?.dashes === 0 ? dashed(line) : undefined;
  return {
    mistake: finding('duplicateKey', { key, isFile: holder === 'file', isGroup, item, other }),
    ...second,
    other: first,
  };
}

/** Whether an offset lies inside a quoted text of several lines, where nothing means anything. */
function isQuoted(document: Document.Parsed, text: string, offset: number): boolean {
  return listParts(document.contents).some((part) => {
    if (!isScalar(part) || !String(part.type).startsWith('QUOTE')) return false;
    const [start = 0, end = 0] = part.range ?? [];
    return offset > start && offset < end && text.slice(start, offset).includes('\n');
  });
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

function firstOf(...faults: readonly (Fault | undefined)[]): Fault | undefined {
  return faults.flatMap((fault) => fault ?? []).toSorted((a, b) => a.start - b.start)[0];
}

function isFlow(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** Whether a name is one of a page's fields in other words, such as `Título`. */
const isPageField = (key: string) => meantBy(key).some((name) => Object.hasOwn(page.shape, name));

/** A page that has none of the fields that one is made of: it was written, or pasted, as mere text. */
function findMereText(lines: readonly Line[], { kind }: Written): Fault | undefined {
  const written = lines.filter((line) => line.kind === 'content');
  const isField = ({ key = '', column, dashes }: Line) =>
    (column === 0 && (/^[a-z]\w*$/.test(key) || isPageField(key))) || (dashes > 0 && key !== '');
  const [first] = written;
  if (kind !== 'page' || first === undefined || written.length < 2 || written.some(isField)) return undefined;
  if (!/^\p{L}/u.test(first.text)) return undefined;
  const last = lines.indexOf(written.at(-1) ?? first) + 1;
  return faultOn(
    first,
    0,
    first.text.trimEnd().length,
    finding('textAtRoot', { file: kind, lines: writePageOf(written.map(({ text }) => text)), last }),
  );
}

/** Up to where a sign tells more than the reader's error: its line, and the next one where that tells nothing. */
function reachOf({ start, mistake }: Fault, text: string): number {
  const end = endOfLine(text, start);
  return mistake.kind === 'unreadable' ? endOfLine(text, end + 1) : end;
}

/** Reads a text as YAML, and tells the first mistake in how it is written. */
export function readYaml(written: Written): {
  readonly document: Document.Parsed;
  readonly fault?: Fault | undefined;
} {
  const { text } = written;
  const document = parseText(text);
  const lines = readLines(text);
  const conflict = findConflict(lines);
  if (conflict !== undefined && !isQuoted(document, text, conflict.start))
    return { document, fault: conflict };
  const foreign =
    findMereText(lines, written) ?? (written.kind === 'site' ? findSiteSection(lines) : undefined);
  if (foreign !== undefined) return { document, fault: foreign };
  const error = explainError(document, lines, written);
  // Where the file can be read, its fields tell it.
  const others = error === undefined ? undefined : findOtherItemsAnywhere(lines);
  const telltale = isFlow(text) ? undefined : firstOf(findTelltale(lines), findLostFirst(lines), others);
  const isTelling =
    telltale !== undefined && (error !== undefined || !isQuoted(document, text, telltale.start));
  if (isTelling && (error === undefined || telltale.start <= reachOf(error, text)))
    return { document, fault: telltale };
  return { document, fault: error ?? findSilentFault(document, { lines, text }) };
}
