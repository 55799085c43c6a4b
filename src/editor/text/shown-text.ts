/** A text as it is shown: without the mark at its beginning, with one kind of line break. */
interface ShownText {
  readonly mark: '' | '\uFEFF';
  readonly separator: '\n' | '\r\n';
  readonly lines: string;
}

/** What is shown of a file's text. Breaks that are of several kinds stay as they are, each at the end of its line. */
export function showText(text: string): ShownText {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isWindows = text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
  const own = text.slice(mark.length);
  if (!isWindows) return { mark, separator: '\n', lines: own };
  return { mark, separator: '\r\n', lines: own.replaceAll('\r\n', '\n') };
}

/** The file's text that shown lines stand for, with the mark and the breaks that it had. */
export function writeText({ mark, separator }: Omit<ShownText, 'lines'>, lines: string): string {
  return mark + (separator === '\n' ? lines : lines.replaceAll('\n', separator));
}

/** The place in the shown lines of an offset in the file's text. */
export function placeOf(text: string, offset: number): number {
  const { mark, separator } = showText(text);
  const before = text.slice(mark.length, Math.max(offset, mark.length));
  return before.length - (separator === '\n' ? 0 : before.split(separator).length - 1);
}

/** A stretch of a text that becomes another. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The shortest stretch of a text that differs from another. */
export function findSplice(before: string, after: string): Splice {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
