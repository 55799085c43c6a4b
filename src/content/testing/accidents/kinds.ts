import type { Chance } from './random.ts';

/** What an accident makes of a file's lines, and the places, from 0, where its traces are. */
interface Damage {
  readonly lines: readonly string[];
  readonly touched: readonly number[];
}

/** One way to spoil a file by a single slip; nothing when chance led to a line that it cannot happen to. */
type Kind = (lines: readonly string[], chance: Chance) => Damage | undefined;

const isWritten = (line: string) => /^\s*[^\s#]/.test(line);

/** The place of some line that says something. */
function pickLine(lines: readonly string[], chance: Chance, fits: (line: string) => boolean = isWritten) {
  const places = lines.flatMap((line, at) => (isWritten(line) && fits(line) ? [at] : []));
  return places.length === 0 ? undefined : chance.pick(places);
}

/** A slip within one line. */
const within =
  (fits: RegExp, change: (line: string, chance: Chance) => string): Kind =>
  (lines, chance) => {
    const at = pickLine(lines, chance, (line) => fits.test(line));
    if (at === undefined) return undefined;
    return { lines: lines.with(at, change(lines[at] ?? '', chance)), touched: [at] };
  };

const key = /^(\s*(?:- +)*)([A-Za-z]\w+)(:(?:\s.*)?)$/;

/** A name with one typing error. */
function misspell(name: string, chance: Chance): string {
  const at = chance.below(name.length - 1);
  const [head, one, two, tail] = [name.slice(0, at), name[at] ?? '', name[at + 1] ?? '', name.slice(at + 2)];
  return chance.pick([head + two + one + tail, head + two + tail, head + one + one + two + tail]);
}

const indent = (by: number) => within(/\S/, (line) => ' '.repeat(by) + line);
const outdent = (by: number) => within(new RegExp(`^ {${by}}`), (line) => line.slice(by));

/** From two to six lines in a row, as a mouse selects them. */
function select(lines: readonly string[], chance: Chance): { readonly start: number; readonly end: number } {
  const start = pickLine(lines, chance) ?? 0;
  return { start, end: Math.min(lines.length, start + 2 + chance.below(5)) };
}

const cutLines: Kind = (lines, chance) => {
  const { start, end } = select(lines, chance);
  return { lines: [...lines.slice(0, start), ...lines.slice(end)], touched: [start - 1, start] };
};

const paste =
  (isCut: boolean): Kind =>
  (lines, chance) => {
    const { start, end } = select(lines, chance);
    const selected = lines.slice(start, end);
    const left = isCut ? [...lines.slice(0, start), ...lines.slice(end)] : lines;
    const at = chance.below(left.length + 1);
    const pasted = selected.map((_, index) => at + index);
    const gap = at <= start ? start + selected.length : start;
    const touched = [at - 1, ...pasted, at + selected.length, ...(isCut ? [gap - 1, gap] : [])];
    return { lines: [...left.slice(0, at), ...selected, ...left.slice(at)], touched };
  };

const lostLine: Kind = (lines, chance) => {
  const at = pickLine(lines, chance);
  return at === undefined ? undefined : { lines: lines.toSpliced(at, 1), touched: [at - 1, at] };
};

const doubledLine: Kind = (lines, chance) => {
  const at = pickLine(lines, chance);
  if (at === undefined) return undefined;
  return { lines: lines.toSpliced(at, 0, lines[at] ?? ''), touched: [at, at + 1] };
};

const swappedLines: Kind = (lines, chance) => {
  const at = pickLine(lines, chance);
  const [one, two] = at === undefined ? [] : lines.slice(at, at + 2);
  if (at === undefined || one === undefined || two === undefined || one === two) return undefined;
  return { lines: lines.toSpliced(at, 2, two, one), touched: [at, at + 1] };
};

/** Enter pressed in the middle of a text. */
const brokenLine: Kind = (lines, chance) => {
  const at = pickLine(lines, chance, (line) => /\S \S+$/.test(line));
  const line = at === undefined ? '' : (lines[at] ?? '');
  const spaces = [...line.matchAll(/(?<=\S) /g)].map(({ index }) => index);
  if (at === undefined || spaces.length === 0) return undefined;
  const cut = chance.pick(spaces);
  return { lines: lines.toSpliced(at, 1, line.slice(0, cut), line.slice(cut + 1)), touched: [at, at + 1] };
};

/** Backspace pressed at the start of a line. */
const joinedLines: Kind = (lines, chance) => {
  const at = pickLine(lines.slice(0, -1), chance);
  if (at === undefined) return undefined;
  return {
    lines: lines.toSpliced(at, 2, `${lines[at] ?? ''}${(lines[at + 1] ?? '').trimStart()}`),
    touched: [at],
  };
};

const quotes = /["']/;

/** The eighteen accidents, by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  'a lost line': lostLine,
  'a doubled line': doubledLine,
  'two lines swapped': swappedLines,
  'a text broken in two lines': brokenLine,
  'two lines joined': joinedLines,
  'some lines cut': cutLines,
  'some lines cut and pasted elsewhere': paste(true),
  'some lines copied and pasted elsewhere': paste(false),
  'one space more': indent(1),
  'two spaces more': indent(2),
  'one space less': outdent(1),
  'two spaces less': outdent(2),
  'a Tab for the indent': within(/^ +/, (line) => line.replace(/^ +/, '\t')),
  'a lost quote': within(quotes, (line, chance) => {
    const places = [...line.matchAll(/["']/g)].map(({ index }) => index);
    const at = chance.pick(places);
    return line.slice(0, at) + line.slice(at + 1);
  }),
  'curly quotes': within(/: \S|- \S/, (line) =>
    quotes.test(line)
      ? line.replace(quotes, '“').replace(quotes, '”')
      : line.replace(/((?:: |- (?!\w+:)))(\S.*)$/, '$1“$2”'),
  ),
  'a lost colon': within(key, (line) => line.replace(':', '')),
  'a lost space after the colon or dash': within(/: \S|- \S/, (line) => line.replace(/([:-]) (?=\S)/, '$1')),
  'a misspelt field': within(key, (line, chance) =>
    line.replace(key, (_, head: string, name: string, rest: string) => head + misspell(name, chance) + rest),
  ),
};
