import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';

/** Nobody reads more at once. */
const mostShown = 40;

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
