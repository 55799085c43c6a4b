import type { LanguageName } from '../problems/language.ts';
import { phrases } from '../problems/phrases.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { formatProblems } from './report.ts';

/** The launch list as the terminal shows it, with a closing line. */
export function formatLaunchReport(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName = 'pt',
): string {
  const words = phrases[language];
  if (problems.length === 0) return words.readyForLaunch;
  return [...formatProblems(problems, sources, language), words.leftForLaunch(problems.length)].join('\n\n');
}
