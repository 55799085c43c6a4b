import { finding } from '../../problems/finding.ts';
import { isScalar, visit } from 'yaml';
import type { Problem } from '../../problems/problem.ts';
import { rangeBetween, type Source } from '../../source/source.ts';

/** Texts that stand between curly quotes, as if those could take the place of straight ones. */
export function checkCurlyQuotes(source: Source): readonly Problem[] {
  const problems: Problem[] = [];
  if (source.document === undefined) return problems;
  visit(source.document, {
    Pair(_, { value }) {
      if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return;
      if (!/^[“”„][^“”„]*[“”]$/.test(String(value.value))) return;
      const bare = String(value.value).slice(1, -1);
      const range = rangeBetween(source.lineCounter, value.range[0], value.range[1]);
      problems.push({ ...finding('curlyQuotesShown', { bare }), file: source.file, range });
    },
  });
  return problems;
}
