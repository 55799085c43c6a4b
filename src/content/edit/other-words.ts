import { fold } from '../../fields/fold.ts';
import type { Path } from '../problems/problem.ts';
import { findTexts } from './find-texts.ts';
import { namedAt, type SiteText } from './names.ts';

/** A text that says all words of a name in other forms, and how it says them. */
interface OtherWords {
  readonly file: string;
  readonly path: Path;
  readonly said: string;
  readonly typed: string;
}

/** So many letters tell a word from others, in whichever form: `domiciliar`, `domicílio`. */
const leastStem = 5;

/** The beginnings by which the words of a name are known; none of a name with fewer than two that weigh. */
function stemsOf(name: string): readonly string[] {
  const words = fold(name).match(/\p{L}{5,}/gu) ?? [];
  const singular = words.map((one) => one.replace(/s$/, ''));
  const stems = [...new Set(singular.map((one) => one.slice(0, Math.max(leastStem, one.length - 4))))];
  return stems.length < 2 ? [] : stems;
}

/** Words that may stand among those of a name, beside them. */
const mostBetween = 2;

/** A word, and where it stands. */
const word = /\p{L}+/gu;

/** How a text says all words of a name, each in some form, in a row with few others between them. */
function findWords(text: string, stems: readonly string[]): string | undefined {
  const folded = fold(text);
  if (folded.length !== text.length || !stems.every((stem) => folded.includes(stem))) return undefined;
  const found = [...folded.matchAll(word)].filter(([one]) => one.length > 2 || /\d/.test(one));
  for (const [first, one] of found.entries()) {
    if (!stems.some((stem) => one[0].startsWith(stem))) continue;
    const row = found.slice(first, first + stems.length + mostBetween);
    const last = row.findIndex((_, at) =>
      stems.every((stem) => row.slice(0, at + 1).some(([said]) => said.startsWith(stem))),
    );
    const end = row[last];
    if (end === undefined) continue;
    const typed = text.slice(one.index, end.index + end[0].length);
    if (!/[.,;:!?()\n]/.test(typed)) return typed;
  }
  return undefined;
}

/** The texts that say the name of something which has gone in another form of its words; none while something else is called so. */
export function findOtherWords(
  files: Readonly<Record<string, unknown>>,
  name: string,
): readonly OtherWords[] {
  const stems = stemsOf(name);
  if (stems.length === 0) return [];
  const found = findTexts(files, `stems\n${stems.join(' ')}`, (said) => findWords(said, stems) !== undefined);
  const shown = found.filter(({ isHidden }) => !isHidden);
  const isName = ({ file, path }: SiteText) =>
    path[0] !== 'meta' && namedAt(file, files[file], path) === 'thing';
  const isTitle = ({ path }: SiteText) => path.join('.') === 'title';
  // What is still sold, and what a page is about, has not gone.
  if (shown.some((one) => isName(one) || isTitle(one))) return [];
  return shown.flatMap(({ file, path, said }) => {
    const typed = findWords(said, stems);
    return typed === undefined ? [] : [{ file, path, said, typed }];
  });
}
