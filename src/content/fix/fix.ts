import { isSame, parse } from '../edit/parse.ts';
import type { SourceKind } from '../problems/problem.ts';
import { readSound } from '../source/sound.ts';
import { namesInside, readEntries } from './entries.ts';
import { fixIndent } from './indent.ts';
import { isProven } from './proof.ts';
import { fixQuotes } from './quotes.ts';
import { countMistakes, isFieldName, outlineOfFile } from '../schema/files.ts';
import { fixSpaces } from './spaces.ts';

/** A file's text after safe repairs. It is the same text when there is nothing to repair, or nothing safe. */
interface Fixed {
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

/** Whether a text of several lines seems to hold fields that slipped into it: where they belong is a guess. */
function hasSwallowed(lines: readonly string[]): boolean {
  return readEntries(lines).some((entry) => namesInside(entry).some(isFieldName));
}

interface Step {
  readonly before: string;
  readonly after: string;
  readonly gain: number;
  /** The place of every line is known. */
  readonly isSure: boolean;
}

function isBetter(kind: SourceKind, { before, after, gain, isSure }: Step): boolean {
  const [old, fresh] = [parse(before), parse(after)];
  if (!fresh.ok) return false;
  if (!old.ok) return isSure;
  return (
    !isSame(old.data, fresh.data) && countMistakes(kind, fresh.data) + gain <= countMistakes(kind, old.data)
  );
}

/** Whether nothing can be repaired: each repair is of what the fast reader leaves alone, or lessens mistakes. */
function isWell(text: string, kind: SourceKind): boolean {
  const sound = readSound(text);
  return sound !== undefined && countMistakes(kind, sound) === 0;
}

/** Repairs what is safe to repair: each step only where the result is proven to say what was typed. */
export function fix(text: string, kind: SourceKind): Fixed {
  if (isWell(text, kind)) return { text, isBroken: false };
  const { lines, write } = takeApart(text);
  const outline = outlineOfFile(kind, text);
  const spaced = fixSpaces(lines);
  const quoted = fixQuotes(spaced);
  if (hasSwallowed(quoted)) return { text, isBroken: !parse(text).ok };
  const respaced = new Set(spaced.flatMap((line, at) => (line === lines[at] ? [] : [at])));
  const indented = fixIndent(quoted, outline, respaced);
  const isSure = indented !== undefined;
  if (!isSure && respaced.size > 0) return { text, isBroken: !parse(text).ok };
  const ways: readonly Way[] = [
    { lines: quoted, gain: 0 },
    { lines: indented, gain: 1 },
  ];
  let best = text;
  for (const { lines: way, gain } of ways) {
    const after = way && write(way);
    if (after === undefined || after === best) continue;
    if (isBetter(kind, { before: best, after, gain, isSure }) && isProven(after, quoted)) best = after;
  }
  return { text: best, isBroken: best === text && !parse(text).ok };
}
