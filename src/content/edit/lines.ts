import { CST, Lexer } from 'yaml';

/** A line of a source: what stands on it, and where. */
export interface Line {
  readonly start: number;
  /** After its line break. */
  readonly end: number;
  readonly kind: 'blank' | 'comment' | 'content';
  /** Of the first character that is no space, from 0. */
  readonly column: number;
  /** Whether the line begins inside a value of several lines. */
  readonly isContinued: boolean;
}

type Token = { readonly kind: 'comment' | 'content'; readonly start: number; readonly end: number };

const silent = new Set(['space', 'newline', 'byte-order-mark']);
/** Marks of the lexer that stand for no character of the source. */
const markers = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function listTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let isScalar = false;
  for (const source of new Lexer().lex(text)) {
    if (markers.has(source)) {
      isScalar = source === CST.SCALAR;
      continue;
    }
    // The lines of a block scalar begin with spaces; only the mark before them tells that they are text.
    const type = isScalar ? 'scalar' : (CST.tokenType(source) ?? 'scalar');
    isScalar = false;
    const start = offset;
    offset += source.length;
    if (silent.has(type) || source.length === 0) continue;
    tokens.push({ kind: type === 'comment' ? 'comment' : 'content', start, end: offset });
  }
  return tokens;
}

function splitLines(text: string): readonly { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found + 1;
    lines.push({ start, end });
    start = end;
  }
  return lines;
}

/** The lines of a text, each told to be blank, a comment, or (part of) what the file says. */
export function readLines(text: string): readonly Line[] {
  const tokens = listTokens(text);
  let next = 0;
  return splitLines(text).map(({ start, end }) => {
    while ((tokens[next]?.end ?? Infinity) <= start) next += 1;
    const first = tokens[next];
    const column = text.slice(start, end).search(/[^ ]|$/);
    if (first === undefined || first.start >= end) {
      return { start, end, kind: 'blank', column, isContinued: false };
    }
    // A block scalar begins with its indentation, so it begins where its first line does.
    const isContinued = first.start < start;
    return { start, end, kind: first.kind, column, isContinued };
  });
}

/** The text's own line break: that of its first line. */
export function lineBreakOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}
