import { cureOf } from '../../edit/cure.ts';
import { applyEdit } from '../../problems/edit.ts';
import { putIntoWords } from '../../problems/languages.ts';
import { sortProblems, type Problem } from '../../problems/problem.ts';
import { checkSample, sampleContent } from '../sample.ts';
import { next } from './next.ts';
import { plausible } from './plausible.ts';
import type { Mistake } from './table.ts';

/** What is told, in the order of a report; hints that every small site would get are left out, unless nothing else is told. */
function toldOf(files: Mistake['files']): readonly Problem[] {
  const told = sortProblems(checkSample(files).problems);
  const grave = told.filter(({ code }) => code !== 'P041' && code !== 'P042');
  return grave.length > 0 ? grave : told.filter(({ file }) => !file.startsWith('public/images'));
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Writes a plausible value where a cure leaves one to the editor, by the name of its field. */
function fill(text: string, problem: Problem): string {
  let name = '';
  const lines = text.split('\n').map((line) => {
    name = /^[ -]*([A-Za-z][\w-]*):/.exec(line)?.[1] ?? name;
    return line.replaceAll('…', () => plausible(name, problem));
  });
  return lines.join('\n');
}

/** How a reader fares who follows the first cure that is told, again and again. */
interface Journey {
  /** The problems whose cures were followed. */
  readonly followed: readonly Problem[];
  /** Words that an advised cure wrote and that neither its message tells nor the file had. */
  readonly invented: readonly string[];
  /** What is still wrong: the mistake itself, or an error that came of its cure. */
  readonly left: readonly Problem[];
}

/** The text that comes of a problem's cure, and the words in it that nobody told. */
function cureText(files: Mistake['files'], problem: Problem) {
  const source = sampleContent(files).sources.find(({ file }) => file === problem.file);
  const edit = source && cureOf(problem, source);
  if (source === undefined || edit === undefined) return undefined;
  const text = applyEdit(source.text, edit);
  // A certain cure may mend a word that its message shows in part.
  if (problem.edit !== undefined) return { text: fill(text, problem), invented: [] };
  const { message, cure } = putIntoWords(problem);
  const known = new Set(wordsOf(`${source.text} ${message} ${cure}`));
  return { text: fill(text, problem), invented: wordsOf(text).filter((word) => !known.has(word)) };
}

/** Follows the first cure that is told of a mistake, up to three times for each of its faults. */
export function followCures({ name, files: broken, faults }: Mistake): Journey {
  const followed: Problem[] = [];
  const invented: string[] = [];
  const kinds = new Set(toldOf(broken).map(({ kind }) => kind));
  const isWrong = ({ kind, severity }: Problem) =>
    kinds.has(kind) || (severity === 'error' && kind !== next[name]);
  // Never changed, since what was found of the same files is kept.
  let files = broken;
  for (;;) {
    const left = toldOf(files).filter(isWrong);
    const [problem] = left;
    const cured = problem && cureText(files, problem);
    if (problem === undefined || cured === undefined || followed.length === 3 * faults)
      return { followed, invented, left };
    files = Object.assign({}, files, { [problem.file.replace('pages/', '')]: cured.text });
    followed.push(problem);
    invented.push(...cured.invented);
  }
}
