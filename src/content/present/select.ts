import { folderOf, folderWords } from '../problems/content-folder.ts';
import type { LanguageName } from '../problems/language.ts';
import { languages, putIntoWords } from '../problems/languages.ts';
import type { LeftOut } from '../problems/phrases.ts';
import { shorten } from '../problems/wording.ts';
import { isCertain } from '../validate/certain.ts';
import { groupBy } from '../validate/claims/group.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';

/** So many problems, or files with what is wrong or changes in them, at most: nobody reads more at once. */
export const mostShown = 40;

/** The first problem of each file, in their order. */
function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  const firsts = new Map<string, Problem>();
  for (const problem of problems) if (!firsts.has(problem.file)) firsts.set(problem.file, problem);
  return [...firsts.values()];
}

/**
 * As many problems as a reader can take in, in their order: errors before warnings and hints, and of each weight first one
 * of every file that all pages share, which may be why they are broken, and one of every other file.
 */
export function selectShown(problems: readonly Problem[], sources: readonly Source[]): readonly Problem[] {
  if (problems.length <= mostShown) return problems;
  const common = new Set(sources.filter(({ kind }) => kind !== 'page').map(({ file }) => file));
  const isCommon = ({ file, kind }: Problem) => kind === 'missingSite' || common.has(file);
  const byWorth = (['error', 'warning', 'hint'] as const).flatMap((weight) => {
    const all = problems.filter(({ severity }) => severity === weight);
    return [firstOfEach(all.filter(isCommon)), firstOfEach(all), all].flat();
  });
  const chosen = new Set([...new Set(byWorth)].slice(0, mostShown));
  return problems.filter((problem) => chosen.has(problem));
}

/** As many kinds are told of what a report leaves out. */
const mostKinds = 3;

/** What those problems are that a report leaves out: of a kind that says the same everywhere just that, of others their title. */
export function describeLeftOut(left: readonly Problem[], language: LanguageName): LeftOut {
  const byCode = groupBy(left, ({ code }) => code);
  const often = byCode.toSorted((one, other) => other.length - one.length).slice(0, mostKinds);
  const kinds = often.flatMap((problems) => {
    const [first] = problems;
    if (first === undefined) return [];
    const { message } = putIntoWords(first, language);
    const isSame = problems.every((problem) => putIntoWords(problem, language).message === message);
    const said = isSame ? message : languages[language].titles[first.code];
    return [{ amount: problems.length, code: first.code, said: shorten(said, 120) }];
  });
  // Nothing is written because of a hint.
  const mended = left.filter((problem) => problem.severity !== 'hint' && isCertain(problem));
  const folder = folderWords(folderOf(mended[0]?.file ?? ''));
  const command = `npm run fix${folder === '' ? '' : ` --${folder}`}`;
  return { amount: left.length, kinds, mended: mended.length, command };
}
