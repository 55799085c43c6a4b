import { phrases, type Phrases } from '../problems/phrases.ts';
import type { Problem } from '../problems/problem.ts';
import { formatProblem } from './report.ts';
import type { Source } from '../source/source.ts';

/** The launch list as the terminal shows it, with a closing line. */
export function formatLaunchReport(
  problems: readonly Problem[],
  sources: readonly Source[],
  words: Phrases = phrases.pt,
): string {
  if (problems.length === 0) return words.readyForLaunch;
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const told = problems.map((problem) => formatProblem(problem, texts, words));
  return [...told, words.leftForLaunch(problems.length)].join('\n\n');
}
