/** A line of a cure, and whether it is one to paste, which then stands in its own column. */
export interface CureLine {
  readonly text: string;
  readonly isPasted: boolean;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** How many lines of a cure, from one on, stand in a text from a line on, all as far to the right of where the cure has them. */
function countSame(cure: readonly string[], from: number, text: readonly string[], at: number): number {
  const shift = indentOf(text[at] ?? '') - indentOf(cure[from] ?? '');
  let same = 0;
  for (; from + same < cure.length; same += 1) {
    const [told = '', there] = [cure[from + same], text[at + same]];
    const isSame =
      there?.trim() === told.trim() && (told.trim() === '' || indentOf(there) - indentOf(told) === shift);
    if (!isSame) break;
  }
  return same;
}

/** Where the longest run of a cure's lines from one on stands in a text, the nearest one to a line where several are as long. */
function findRun(cure: readonly string[], from: number, text: readonly string[], near: number) {
  const runs = text.map((_, at) => ({ at, length: countSame(cure, from, text, at) }));
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const found = runs.filter(({ length }) => length === longest);
  return found.toSorted((one, other) => Math.abs(one.at - near) - Math.abs(other.at - near))[0];
}

/**
 * The lines of a cure, those to paste with the spaces that they have in the cured file, since people copy what they see.
 * `near` is the line of the file, counted from 0, at which the mistake is. Without a cured file no line is known to be one.
 */
export function placeSnippets(cure: string, cured: string | undefined, near: number): readonly CureLine[] {
  const [first = '', ...lines] = cure.split('\n');
  const text = cured?.split(/\r\n|\n|\r/) ?? [];
  const placed: CureLine[] = [{ text: first, isPasted: false }];
  for (let from = 0; from < lines.length;) {
    const line = lines[from] ?? '';
    const run = line.trim() === '' ? undefined : findRun(lines, from, text, near);
    if (run === undefined || run.length === 0) {
      placed.push({ text: line, isPasted: false });
      from += 1;
      continue;
    }
    const pasted = text.slice(run.at, run.at + run.length);
    placed.push(...pasted.map((one) => ({ text: one.trimEnd(), isPasted: true })));
    from += run.length;
  }
  return placed;
}
