import { finding } from '../../problems/finding.ts';
import { parseDocument, visit } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { diagnose } from './diagnose.ts';
import type { Fault } from './fault.ts';
import { lineIndexAt, readLines, type Line } from '../lines.ts';
import { findLostFirst, findLostType } from './lost-type.ts';
import { findSilentFault, firstTwins, type Twins } from './silent.ts';
import { findTelltale } from './telltale.ts';

function explainError(document: Document.Parsed, lines: readonly Line[]): Fault | undefined {
  const [error] = document.errors;
  if (error === undefined) return undefined;
  if (error.code !== 'DUPLICATE_KEY') return diagnose(error, lines);
  const twins = firstTwins(document, error.pos[0]);
  if (twins === undefined) return diagnose(error, lines);
  return explainTwins(twins, lines);
}

/** A line as the beginning of an item: its dash stands before its column. */
function dashed(line: Line): string {
  return `${' '.repeat(Math.max(0, line.column - 2))}- ${line.text.trim()}`;
}

function explainTwins(twins: Twins, lines: readonly Line[]): Fault {
  const { key, first, second, holder, isFirst } = twins;
  const [above, here] = [lineIndexAt(lines, first.start), lineIndexAt(lines, second.start)];
  if (here === above + 1 && lines[here]?.text.trim() === lines[above]?.text.trim()) {
    return { mistake: finding('sameLine', { line: here + 1 }), ...second, other: first };
  }
  if (holder === 'file' && key === 'sections') {
    return { mistake: finding('secondSections', { line: here + 1 }), ...second, other: first };
  }
  const lost = holder === 'section' ? findLostType(lines, above, here) : undefined;
  if (lost !== undefined) return { ...lost, other: first };
  const line = lines[here];
  const item = holder === 'item' && isFirst && line?.dashes === 0 ? dashed(line) : undefined;
  return {
    mistake: finding('duplicateKey', { key, isFile: holder === 'file', item }),
    ...second,
    other: first,
  };
}

/** Whether an offset lies inside a quoted text of several lines, where nothing means anything. */
function isQuoted(document: Document.Parsed, text: string, offset: number): boolean {
  let isInside = false;
  visit(document, {
    Scalar(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (!String(node.type).startsWith('QUOTE') || offset <= start || offset >= end) return undefined;
      isInside = text.slice(start, offset).includes('\n');
      return visit.BREAK;
    },
  });
  return isInside;
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

/** Reads a text as YAML, and tells the first mistake in how it is written. */
export function readYaml(
  text: string,
  lineCounter: LineCounter,
): { readonly document: Document.Parsed; readonly fault?: Fault | undefined } {
  const options = { schema: 'failsafe', lineCounter, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const lines = readLines(text);
  const error = explainError(document, lines);
  const telltale = isFlow(text) ? undefined : firstOf(findTelltale(lines), findLostFirst(lines));
  const isTelling =
    telltale !== undefined && (error !== undefined || !isQuoted(document, text, telltale.start));
  if (isTelling && (error === undefined || telltale.start <= endOfLine(text, error.start)))
    return { document, fault: telltale };
  return { document, fault: error ?? findSilentFault({ document, lines, text }) };
}
