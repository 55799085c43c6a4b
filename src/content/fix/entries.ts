/** One thing a file says, with the lines that belong to it: `- question: Sim?`, or a text of several lines. */
export interface Entry {
  /** Its lines without their breaks; the first holds its dash and field. */
  readonly lines: readonly string[];
  /** The number of its first line, from 0. */
  readonly at: number;
  readonly column: number;
  readonly hasDash: boolean;
  /** The column of what stands behind the dash. */
  readonly textColumn: number;
  readonly key?: string | undefined;
  /** What stands behind the colon, or behind the dash, on the first line; its comment included. */
  readonly value: string;
}

const keyPattern = /^((?:[A-Za-z_][\w-]*|"[^"]*"|'[^']*')) *:(?:\s+(.*)|)$/;

function readFirst(line: string, at: number): Entry {
  const column = line.search(/\S|$/);
  const dash = /^- +|^-$/.exec(line.slice(column));
  const textColumn = column + (dash?.[0].length ?? 0);
  const text = line.slice(textColumn).trimEnd();
  const found = keyPattern.exec(text);
  const value = found ? (found[2] ?? '') : text;
  return { lines: [line], at, column, hasDash: dash !== null, textColumn, key: found?.[1], value };
}

/** Whether a text in quotes or brackets that begins here also ends here. */
function isClosed(text: string): boolean {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (quote === '"' && sign === '\\') index += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = depth > 0 || index === 0 ? sign : '';
    else if ('[{'.includes(sign)) depth += 1;
    else if (']}'.includes(sign)) depth -= 1;
    else if (sign === '#' && /\s/.test(text[index - 1] ?? '')) break;
  }
  return quote === '' && depth <= 0;
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isComment = (line: string) => /^\s*#/.test(line);

function countText(first: Entry, following: readonly string[]): number {
  const border = first.key === undefined ? first.column : first.textColumn;
  const isInside = (line: string) => isBlank(line) || line.search(/\S/) > border;
  const end = following.findIndex((line) => !isInside(line));
  return end === -1 ? following.length : end;
}

function countClosing(first: Entry, following: readonly string[]): number {
  let text = first.value;
  let count = 0;
  while (!isClosed(text) && count < following.length) text += `\n${following[count++] ?? ''}`;
  return isClosed(text) ? count : 0;
}

function countPlain(first: Entry, following: readonly string[]): number {
  const border = first.key === undefined ? first.column : first.textColumn;
  const end = following.findIndex((line) => {
    const { hasDash, key, column } = readFirst(line, 0);
    return !isBlank(line) && (hasDash || key !== undefined || isComment(line) || column <= border);
  });
  return end === -1 ? following.length : end;
}

function countFollowing(first: Entry, following: readonly string[]): number {
  if (/^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(first.value)) return countText(first, following);
  if (/^["'[{]/.test(first.value)) return countClosing(first, following);
  return first.value === '' || first.value.startsWith('#') ? 0 : countPlain(first, following);
}

/** Reads lines as an editor does, whatever their indentation: blank lines and comments between are left out. */
export function readEntries(lines: readonly string[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (isBlank(line) || isComment(line)) {
      at += 1;
      continue;
    }
    const first = readFirst(line, at);
    let count = countFollowing(first, lines.slice(at + 1));
    while (isBlank(lines[at + count]) && count > 0) count -= 1;
    entries.push({ ...first, lines: lines.slice(at, at + count + 1) });
    at += count + 1;
  }
  return entries;
}

/** The names of what looks like a field on the lines below an entry's first. */
export function namesInside({ lines }: Entry): readonly string[] {
  return lines.slice(1).flatMap((line) => readFirst(line, 0).key ?? []);
}
