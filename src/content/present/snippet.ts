/** A line of a cure, and whether it is one to paste, which then stands in its own column. */
export interface CureLine {
  readonly text: string;
  readonly isPasted: boolean;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A line as it is told: a Tab in it, and spaces of other kinds, are spaces there. */
const asTold = (line: string) => line.replaceAll(/\s+/g, ' ').trim();

/** How many lines of a cure, from one on, stand in a text from a line on, all as far to the right of where the cure has them. */
function countSame(cure: readonly string[], from: number, text: readonly string[], at: number): number {
  const shift = indentOf(text[at] ?? '') - indentOf(cure[from] ?? '');
  let same = 0;
  for (; from + same < cure.length; same += 1) {
    const [told = '', there] = [cure[from + same], text[at + same]];
    const isSame =
      there !== undefined &&
      asTold(there) === asTold(told) &&
      (told.trim() === '' || indentOf(there) - indentOf(told) === shift);
    if (!isSame) break;
  }
  return same;
}

/** A file as a cure leaves it. */
export interface CuredFile {
  readonly text: string;
  /** The line, counted from 0, at which it was changed. */
  readonly near: number;
}

/** Where the longest run of a cure's lines from one on stands in a file, the nearest one to the change where several are as long. */
function findRun(cure: readonly string[], from: number, { text, near }: CuredFile): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const runs = lines.map((_, at) => ({ at, length: countSame(cure, from, lines, at) }));
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const found = runs.filter(({ length }) => length === longest);
  const [first] = found.toSorted((one, other) => Math.abs(one.at - near) - Math.abs(other.at - near));
  return first === undefined ? [] : lines.slice(first.at, first.at + first.length);
}

/**
 * The lines of a cure, those to paste with the spaces that they have in the cured files, since people copy what they see.
 * Without such a file no line is known to be one; of several that have as many lines the first is meant.
 */
export function placeSnippets(cure: string, cured: readonly CuredFile[]): readonly CureLine[] {
  const [first = '', ...lines] = cure.split('\n');
  const placed: CureLine[] = [{ text: first, isPasted: false }];
  for (let from = 0; from < lines.length;) {
    const line = lines[from] ?? '';
    const runs = line.trim() === '' ? [] : cured.map((file) => findRun(lines, from, file));
    const [pasted = []] = runs.toSorted((one, other) => other.length - one.length);
    placed.push(
      ...(pasted.length === 0
        ? [{ text: line, isPasted: false }]
        : pasted.map((one) => ({ text: one.trimEnd(), isPasted: true }))),
    );
    from += Math.max(1, pasted.length);
  }
  return placed;
}
