import { finding } from '../../problems/finding.ts';
import { isRecord } from '../../../fields/is-record.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Source } from '../../source/source.ts';

const between = /^[“”„][^“”„]*[“”]$/;

/** The ways to texts between curly quotes. */
function* curlyIn(data: unknown, path: Path = []): Generator<readonly [Path, string]> {
  if (typeof data === 'string' && between.test(data)) yield [path, data];
  if (!isRecord(data) && !Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data))
    yield* curlyIn(value, [...path, Array.isArray(data) ? Number(name) : name]);
}

/** Texts that stand between curly quotes, as if those could take the place of straight ones. */
export function checkCurlyQuotes(source: Source): readonly Problem[] {
  if (!/[“”„]/.test(source.text)) return [];
  return [...curlyIn(source.data)].flatMap(([path, text]) => {
    const problem = placeProblem(source, path, finding('curlyQuotesShown', { bare: text.slice(1, -1) }));
    // Between straight quotes, or below `|`, they are meant.
    return between.test(source.text.slice(problem.range.start, problem.range.end)) ? [problem] : [];
  });
}
