/** One line of a file, taken apart the way an editor sees it. */
export interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind its line break. */
  readonly end: number;
  /** Without its line break. */
  readonly text: string;
  readonly kind: 'blank' | 'comment' | 'content';
  /** Columns before the first sign that is no space, from 0. */
  readonly indent: number;
  /** Column behind the dashes, where the key or the text begins. */
  readonly column: number;
  readonly dashes: number;
  readonly key?: string | undefined;
  /** What stands behind the key and its colon, or behind the dashes; without the space at the end. */
  readonly value: string;
  /** Column of the value. */
  readonly valueColumn: number;
  /** Whether the line goes on with a text that began above it, so that nothing in it means anything. */
  readonly isText: boolean;
}

/** Whether a line says something of its own, and is neither blank, a comment nor more of a text. */
export const isWritten = ({ kind, isText }: Line) => kind === 'content' && !isText;

/** Whether a line says something without a field or a dash. */
export const isBare = (line: Line | undefined) =>
  line !== undefined && isWritten(line) && line.key === undefined && line.dashes === 0;

/** Whether a line may be more of the text above it, as YAML has it: it stands further in than the name of that. */
export function mayGoOn(lines: readonly Line[], index: number): boolean {
  const holder = lines.slice(0, index).findLast((one) => isWritten(one) && !isBare(one));
  const column = holder?.key === undefined ? holder?.indent : holder.column;
  return (lines[index]?.indent ?? 0) > (column ?? -1);
}

const lead = /^( *)((?:-[ ]+)*)/;
const keyed = /^("[^"]*"|'[^']*'|[^\s"'#[\]{}&*!|>%@`,-][^:#\n]*?|-[^\s:][^:#\n]*?)(\s*:)(?=\s|$)(\s*)/;

function kindOf(text: string): Line['kind'] {
  const first = text.trimStart();
  if (first === '') return 'blank';
  return first.startsWith('#') ? 'comment' : 'content';
}

function readLine(text: string, { start, end, isText }: Pick<Line, 'start' | 'end' | 'isText'>): Line {
  const [whole = '', spaces = '', dashes = ''] = lead.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const [head = '', key] = keyed.exec(rest) ?? [];
  // Named one by one: spread before so many others, they take V8 fifty times as long.
  return {
    start,
    end,
    isText,
    text,
    kind: kindOf(text),
    indent: spaces.length,
    column: whole.length,
    dashes: dashes.split('-').length - 1,
    key,
    value: rest.slice(head.length).trimEnd(),
    valueColumn: whole.length + head.length,
  };
}

const opensBlock = /^[|>][-+\d]*\s*(#.*)?$/;

/**
 * The lines of any text, sound or not; behind its last line break stands one more. Of texts of several lines those
 * that `|` or `>` opens are told: where others end, only a sound file says.
 */
export function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  // The least column of the text's lines: known once its first line is.
  let block: { readonly parent: number; least?: number } | undefined;
  for (const raw of text.split('\n')) {
    const content = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const end = Math.min(start + raw.length + 1, text.length);
    const indent = /^ */.exec(content)?.[0].length ?? 0;
    if (block !== undefined && content.trim() !== '') {
      block.least ??= Math.max(indent, block.parent + 1);
      if (indent < block.least) block = undefined;
    }
    const line = readLine(content, { start, end, isText: block !== undefined });
    lines.push(line);
    if (block === undefined && opensBlock.test(line.value)) {
      block = { parent: line.key === undefined ? line.column - 1 : line.column };
    }
    start = end;
  }
  return lines;
}

/** The line at an offset: its index. */
export function lineIndexAt(lines: readonly Line[], offset: number): number {
  const after = lines.findIndex(({ start }) => start > offset);
  return after === -1 ? lines.length - 1 : after - 1;
}

/** A line with another value. */
export function withValue(line: Line, value: string): string {
  return line.text.slice(0, line.valueColumn) + value;
}

/** The index of the first of the comments right above a line, or of the line itself. */
export function withHeading(lines: readonly Line[], index: number): number {
  return lines.findLastIndex(({ kind }, at) => at < index && kind !== 'comment') + 1;
}
