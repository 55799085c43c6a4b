import { parseDocument, visit } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { syntaxWordings as wordings } from '../messages-syntax.ts';
import { diagnose } from './diagnose.ts';
import type { Fault } from './fault.ts';
import { readLines, type Line } from './lines.ts';
import { findSilentFault, firstTwins } from './silent.ts';
import { findTelltale } from './telltale.ts';

function explainError(document: Document.Parsed, lines: readonly Line[]): Fault | undefined {
  const [error] = document.errors;
  if (error === undefined) return undefined;
  if (error.code !== 'DUPLICATE_KEY') return diagnose(error, lines);
  const twins = firstTwins(document, error.pos[0]);
  if (twins === undefined) return diagnose(error, lines);
  return { wording: wordings.duplicateKey(twins.key), ...twins.second, other: twins.first };
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
  const telltale = isFlow(text) ? undefined : findTelltale(lines);
  const isTelling =
    telltale !== undefined && (error !== undefined || !isQuoted(document, text, telltale.start));
  if (isTelling && (error === undefined || telltale.start <= endOfLine(text, error.start)))
    return { document, fault: telltale };
  return { document, fault: error ?? findSilentFault({ document, lines, text }) };
}
