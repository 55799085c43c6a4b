import type { Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { fix } from './fix.ts';

const bare = (text: string) => text.replaceAll(/^\s+/gm, '');

/** A problem of indentation is told with the command that repairs its file, where that does. */
export function offerFix(problem: Problem, { name, kind, text }: Source): Problem {
  if (problem.code !== 'P004' && problem.code !== 'P005') return problem;
  const fixed = fix(text, kind).text;
  const isOffered = fixed !== text && (problem.code === 'P005' || bare(fixed) === bare(text));
  if (!isOffered) return problem;
  const edit = problem.edit ?? { start: 0, end: text.length, text: fixed };
  return { ...problem, edit, notes: [...(problem.notes ?? []), { kind: 'fixes', page: name }] };
}
