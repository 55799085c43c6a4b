import { printableLine } from '../problems/printable.ts';
import type { LanguageName } from '../problems/language.ts';
import { groupBy } from '../validate/claims/group.ts';
import { phrases } from '../problems/phrases.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { formatProblems } from './report.ts';

/** What is the same in more places than these is told once: each is a thing to do, and nobody reads thousands. */
const mostApart = 10;

/** So many other places are named where the same is to be done. */
const mostNamed = 5;

/** Words differ where what is to be done does. */
const nameOf = ({ kind, parameters, severity }: Problem) => JSON.stringify([kind, parameters, severity]);

/** What is told as one: a problem, or all of very many that say the same. */
function gather(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const lots = new Map(groupBy(problems, nameOf).map((lot) => [lot[0], lot]));
  const isMany = (lot: readonly Problem[]) => lot.length > mostApart;
  const gathered = new Set([...lots.values()].filter(isMany).flat());
  return problems.flatMap((problem) => {
    if (!gathered.has(problem)) return [[problem]];
    const lot = lots.get(problem);
    return lot === undefined ? [] : [lot];
  });
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
  const firsts = lots.flatMap(([first]) => first ?? []);
  const told = formatProblems(firsts, sources, language).map((text, at) => {
    const others = lots[at]?.slice(1).map(({ file, range }) => `${printableLine(file)}:${range.line}`) ?? [];
    if (others.length === 0) return text;
    return `${text}\n\n  ${words.sameIn(others.slice(0, mostNamed), Math.max(0, others.length - mostNamed))}`;
  });
  return [...told, words.leftForLaunch(problems.length)].join('\n\n');
}
