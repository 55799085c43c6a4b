import { printableLine } from '../problems/printable.ts';
import type { LanguageName } from '../problems/language.ts';
import { phrases } from '../problems/phrases.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { formatProblems } from './report.ts';

/** So many other places are named where the same is to be done. */
const mostNamed = 5;

/** Problems that say the same, each lot in the order of its places. Words differ where what is to be done does. */
function gather(problems: readonly Problem[]): readonly (readonly [Problem, ...Problem[]])[] {
  const lots = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const { kind, parameters, severity } = problem;
    const name = JSON.stringify([kind, parameters, severity]);
    const lot = lots.get(name);
    if (lot === undefined) lots.set(name, [problem]);
    else lot.push(problem);
  }
  return [...lots.values()];
}

/** The launch list as the terminal shows it: what is the same in many places once, with the first of them, and a closing line. */
export function formatLaunchReport(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName = 'pt',
): string {
  const words = phrases[language];
  if (problems.length === 0) return words.readyForLaunch;
  const lots = gather(problems);
  const firsts = lots.map(([first]) => first);
  const told = formatProblems(firsts, sources, language).map((text, at) => {
    const others = lots[at]?.slice(1).map(({ file, range }) => `${printableLine(file)}:${range.line}`) ?? [];
    if (others.length === 0) return text;
    return `${text}\n\n  ${words.sameIn(others.slice(0, mostNamed), Math.max(0, others.length - mostNamed))}`;
  });
  return [...told, words.leftForLaunch(problems.length)].join('\n\n');
}
