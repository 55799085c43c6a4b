/** A line of a cure, and whether it is one to paste, which then stands in its own column where that is known. */
export interface CureLine {
  readonly text: string;
  readonly isPasted: boolean;
  /** Whether it is one of a file, wherever that goes. */
  readonly isOfFile?: boolean | undefined;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A line as it is told: a Tab in it, and spaces of other kinds, are spaces there. */
const asTold = (line: string) => line.replaceAll(/\s+/g, ' ').trim();

/** Whether a line of a text is one of a block, as far to the right of where the block has it as others are. */
function isSame(told: string, there: string | undefined, shift: number): boolean {
  if (there === undefined || asTold(there) !== asTold(told)) return false;
  return told.trim() === '' || indentOf(there) - indentOf(told) === shift;
}

/** How many lines of a block, from one on, stand in a text from a line on, all as far to the right of where the block has them. */
function countSame(block: readonly string[], from: number, text: readonly string[], at: number): number {
  const shift = indentOf(text[at] ?? '') - indentOf(block[from] ?? '');
  let same = 0;
  while (from + same < block.length && isSame(block[from + same] ?? '', text[at + same], shift)) same += 1;
  return same;
}

/** A file as a cure leaves it. */
export interface CuredFile {
  readonly text: string;
  /** The line, counted from 0, at which it was changed. */
  readonly near: number;
  /** The lines that the cure wrote, counted from 0. */
  readonly first: number;
  readonly last: number;
}

/** Lines of a block as they stand in a file, and how much further to the right than the block has them. */
interface Run {
  readonly from: number;
  readonly lines: readonly string[];
  readonly shift: number;
}

/** Where each line of a text stands, by its words. */
function listLines(text: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, line] of text.entries()) {
    const told = asTold(line);
    const known = places.get(told);
    if (known === undefined) places.set(told, [at]);
    else known.push(at);
  }
  return places;
}

/**
 * The longest run of a block's lines in a file, the nearest one to the change where several are as long. A line alone may
 * stand anywhere, so what is not the whole block has to be among what the cure wrote.
 */
function findRun(block: readonly string[], { text, near, first, last }: CuredFile): Run | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const places = listLines(lines);
  const runs = block.flatMap((told, from) => {
    const starts = told.trim() === '' ? [] : (places.get(asTold(told)) ?? []);
    return starts.flatMap((at) => {
      const shift = indentOf(lines[at] ?? '') - indentOf(told);
      // What goes on from the line above was counted there.
      if (from > 0 && block[from - 1]?.trim() !== '' && isSame(block[from - 1] ?? '', lines[at - 1], shift))
        return [];
      const length = countSame(block, from, lines, at);
      const isMeant = length === block.length || (at <= last && at + length > first);
      return isMeant ? [{ from, at, length, shift }] : [];
    });
  });
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const [found] = runs
    .filter(({ length }) => length === longest)
    .toSorted((one, other) => Math.abs(one.at - near) - Math.abs(other.at - near));
  return found && { ...found, lines: lines.slice(found.at, found.at + longest) };
}

/** Whether a line of a cure is one of a file: a field, an item, a remark, or further in than the one that began the block. */
const isOfFile = (line: string) => /^(?:- |-$|# |[a-z][\w-]*:(?: |$)|["'][^"']*["']:(?: |$)| +\S)/.test(line);

/** How many lines of a cure, from one on, are to be pasted as one. */
function measureBlock(lines: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isOfFile(line)) end = at + 1;
    else if (line.trim() !== '') break;
  }
  return Math.max(1, end - from);
}

const framed = (lines: readonly string[]) =>
  lines.map((text) => ({ text, isPasted: false, isOfFile: isOfFile(text) }));

/** A block in the columns of the file in which most of its lines stand together; all of it goes as far to the right. */
function placeBlock(block: readonly string[], cured: readonly CuredFile[]): readonly CureLine[] {
  const [run] = cured
    .flatMap((file) => findRun(block, file) ?? [])
    .toSorted((one, other) => other.lines.length - one.lines.length);
  if (run === undefined || block.some((line) => line.trim() !== '' && indentOf(line) + run.shift < 0))
    return framed(block);
  return block.map((line, at) => {
    const moved = line.trim() === '' ? '' : ' '.repeat(indentOf(line) + run.shift) + line.trimStart();
    return { text: (run.lines[at - run.from] ?? moved).trimEnd(), isPasted: true };
  });
}

/**
 * The lines of a cure, those to paste with the spaces that they have in the cured files, since people copy what they see.
 * Without such a file no line is known to be one; of several that have as many lines the first is meant.
 */
export function placeSnippets(cure: string, cured: readonly CuredFile[]): readonly CureLine[] {
  const [first = '', ...lines] = cure.split('\n');
  const placed: CureLine[] = [{ text: first, isPasted: false }];
  for (let from = 0; from < lines.length;) {
    const block = lines.slice(from, from + measureBlock(lines, from));
    placed.push(...placeBlock(block, cured));
    from += block.length;
  }
  return placed;
}
