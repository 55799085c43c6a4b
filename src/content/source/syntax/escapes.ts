import { finding } from '../../problems/finding.ts';
import { isScalar } from 'yaml';
import { visible } from '../../../fields/visible.ts';
import { cleanText, findForbidden } from '../../problems/characters.ts';
import type { Part } from '../parts.ts';
import type { Fault } from './fault.ts';

/** What a letter behind a backslash stands for between double quotes, where it is not itself. */
const letters: Readonly<Record<string, string>> = {
  '0': '\u0000',
  a: '\u0007',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001B',
  N: '\u0085',
  _: '\u00A0',
  L: '\u2028',
  P: '\u2029',
  '\n': '',
};

/** Two halves of an emoji, a code, or anything else. */
const unit =
  /\\u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([^]))|[^]/g;

/** A piece of a text between double quotes: as it is written, and what it stands for. */
interface Piece {
  readonly at: number;
  readonly written: string;
  readonly text: string;
}

function readPieces(quoted: string): readonly Piece[] {
  return [...quoted.matchAll(unit)].map(({ 0: written, index, ...parts }) => {
    const codes = [parts[1], parts[2], parts[3], parts[4], parts[5]].filter((code) => code !== undefined);
    const letter = parts[6];
    const named = letter === undefined ? written : (letters[letter] ?? letter);
    const text =
      codes.length === 0 ? named : String.fromCodePoint(...codes.map((code) => parseInt(code, 16)));
    return { at: index, written, text };
  });
}

/** Whether a piece is a code for what no text may hold. A return is one as well: files have their own ends of lines. */
function isBad({ written, text }: Piece): boolean {
  return written !== text && (text === '\r' || findForbidden(text) !== undefined);
}

/** What a code was meant to be. */
function meantBy({ text }: Piece): string {
  return cleanText(text).replace('\r', '');
}

/** A line that asks for a backslash as itself, where a name of a file or the like was meant. */
function literalLine(first: Piece, quoted: string, { head, tail }: { head: string; tail: string }) {
  const isWord =
    /^\\[a-zA-Z_]$/.test(first.written) && /^\w/.test(quoted.slice(first.at + first.written.length));
  return isWord && !quoted.includes('"') ? `${head}'${quoted.replaceAll("'", "''")}'${tail}` : undefined;
}

/** The first codes in a row that no text may hold. */
function findRun(pieces: readonly Piece[]): readonly Piece[] {
  const start = pieces.findIndex(isBad);
  if (start === -1) return [];
  const end = pieces.findIndex((piece, index) => index > start && !isBad(piece));
  return pieces.slice(start, end === -1 ? undefined : end);
}

function explain(text: string, start: number, end: number): Fault | undefined {
  const quoted = text.slice(start + 1, end - 1);
  const pieces = quoted.includes('\\') ? readPieces(quoted) : [];
  const run = findRun(pieces);
  const [first] = run;
  if (first === undefined) return undefined;
  const from = run.map(({ written }) => written).join('');
  const clean = pieces.map((piece) => (isBad(piece) ? meantBy(piece) : piece.written)).join('');
  const around = {
    head: text.slice(text.lastIndexOf('\n', start) + 1, start),
    tail: text.slice(end, `${text}\n`.indexOf('\n', end)),
  };
  const mistake = finding('forbiddenCode', {
    from,
    to: run.map(meantBy).join(''),
    sign: first.text,
    line: quoted.includes('\n') ? undefined : `${around.head}"${clean}"${around.tail}`,
    literal: literalLine(first, quoted, around),
    isAll: !visible.test(clean),
  });
  return { mistake, start: start + 1 + first.at, end: start + 1 + first.at + from.length };
}

/** Signs that no text may hold, where they are written as codes: a file is free of them in any other form. */
export function findForbiddenCode(part: Part, text: string): Fault | undefined {
  if (!isScalar(part) || part.type !== 'QUOTE_DOUBLE' || !part.range) return undefined;
  return explain(text, part.range[0], part.range[1]);
}
