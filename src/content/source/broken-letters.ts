import { finding } from '../problems/finding.ts';
import { findScrambled, isAllScrambled, mayBeScrambled, putRight } from './encoding.ts';
import { restoreLine } from './lost-letters.ts';
import type { Refusal } from './refusal.ts';

/** Lines that are told one by one; of more the first tells the others' numbers. */
const most = 8;

/** A line with broken letters: where it begins, its number, and the stretch from its first broken word to its last. */
interface BrokenLine {
  readonly at: number;
  readonly line: string;
  readonly number: number;
  readonly words: string;
}

/** Lines in which something is broken, with the words from the first such one to the last. */
function listLines(text: string, isBroken: (word: string) => boolean): readonly BrokenLine[] {
  let start = 0;
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.replace(/\r$/, '');
    const broken = [...line.matchAll(/\S+/g)].filter(([word]) => isBroken(word));
    const from = broken[0]?.index ?? 0;
    const last = broken.at(-1);
    const at = start + from;
    start += raw.length + 1;
    const words = last === undefined ? '' : line.slice(from, last.index + last[0].length);
    return last === undefined ? [] : [{ at, line, number: index + 1, words }];
  });
}

/** What is told besides of the first line: the others' numbers, and whether they are many. */
interface Beside {
  readonly others: readonly number[];
  readonly isMany: boolean;
}

/** Each line with what is told of it, or the first alone with the numbers of the others. */
function tellLines(
  lines: readonly BrokenLine[],
  isOneMatter: boolean,
  tell: (line: BrokenLine, beside: Beside) => Refusal['mistake'],
): readonly Refusal[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const isEach = !isOneMatter && lines.length <= most;
  return (isEach ? lines : [first]).map((line) => {
    const isFirst = line === first;
    const beside = {
      others: isEach ? [] : others.map(({ number }) => number),
      isMany: isFirst && others.length > 1,
    };
    return { mistake: tell(line, beside), at: line.at, length: line.words.length };
  });
}

/** Letters that another program scrambled or lost, at each place, in their order. */
export function findBrokenLetters(text: string): readonly Refusal[] {
  if (!mayBeScrambled(text) && !text.includes('\uFFFD')) return [];
  const scrambled = listLines(text, (word) => findScrambled(word) !== undefined);
  const isWhole = scrambled.length > 2 && isAllScrambled(text);
  const lost = listLines(text, (word) => word.includes('\uFFFD'));
  return [
    ...tellLines(scrambled, isWhole, ({ words, line }, beside) =>
      finding('scrambled', {
        typed: words,
        meant: putRight(words),
        line: putRight(line),
        isWhole,
        ...beside,
      }),
    ),
    ...tellLines(lost, false, ({ line }, beside) =>
      finding('lostLetters', { ...restoreLine(line, text), ...beside }),
    ),
  ].toSorted((one, other) => one.at - other.at);
}
