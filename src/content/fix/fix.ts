import { isSame, parse } from '../edit/parse.ts';
import type { SourceKind } from '../source.ts';
import { fixIndent } from './indent.ts';
import { isProven } from './proof.ts';
import { fixQuotes } from './quotes.ts';
import { countMistakes, shapeOfFile } from './shape.ts';
import { fixSpaces } from './spaces.ts';

/** A file's text after safe repairs. It is the same text when there is nothing to repair, or nothing safe. */
export interface Fixed {
  readonly text: string;
  /** The file still cannot be read: what is wrong needs an editor. */
  readonly isBroken: boolean;
}

interface Lines {
  readonly lines: readonly string[];
  readonly write: (lines: readonly string[]) => string;
}

/** A text as lines without their breaks, and the way back: each line keeps its own break. */
function takeApart(text: string): Lines {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const whole = text.slice(mark.length).split('\n');
  const ends = whole.map((line) => (line.endsWith('\r') ? '\r' : ''));
  return {
    lines: whole.map((line) => line.replace(/\r$/, '')),
    write: (lines) => mark + lines.map((line, index) => line + (ends[index] ?? '')).join('\n'),
  };
}

interface Way {
  readonly lines: readonly string[] | undefined;
  /** How many mistakes fewer make it worth while; a text that was cut is no mistake that can be counted. */
  readonly gain: number;
}

function isBetter(
  kind: SourceKind,
  { before, after, gain }: { before: string; after: string; gain: number },
): boolean {
  const [old, fresh] = [parse(before), parse(after)];
  if (!fresh.ok) return false;
  if (!old.ok) return true;
  return (
    !isSame(old.data, fresh.data) && countMistakes(kind, fresh.data) + gain <= countMistakes(kind, old.data)
  );
}

/** Repairs what is safe to repair: each step only where the result is proven to say what was typed. */
export function fix(text: string, kind: SourceKind): Fixed {
  const { lines, write } = takeApart(text);
  const shape = shapeOfFile(kind, text);
  const spaced = fixSpaces(lines);
  const quoted = fixQuotes(spaced);
  const ways: readonly Way[] = [
    { lines: quoted, gain: 0 },
    { lines: fixIndent(quoted, shape), gain: 1 },
  ];
  let best = text;
  for (const { lines: way, gain } of ways) {
    const after = way && write(way);
    if (after === undefined || after === best) continue;
    if (isBetter(kind, { before: best, after, gain }) && isProven(after, quoted)) best = after;
  }
  return { text: best, isBroken: best === text && !parse(text).ok };
}
