import { finding } from '../../problems/finding.ts';
import { isPair, isScalar } from 'yaml';
import type { Problem } from '../../problems/problem.ts';
import { documentOf } from '../../source/documents.ts';
import { listParts } from '../../source/parts.ts';
import { rangeBetween, type Source } from '../../source/source.ts';

/** Texts that stand between curly quotes, as if those could take the place of straight ones. */
export function checkCurlyQuotes(source: Source): readonly Problem[] {
  const { file, text } = source;
  if (!/[“”„]/.test(text)) return [];
  return listParts(documentOf(source)?.contents).flatMap((part) => {
    if (!isPair(part) || !isScalar(part.value)) return [];
    const { type, value, range } = part.value;
    if (type !== 'PLAIN' || !range || !/^[“”„][^“”„]*[“”]$/.test(String(value))) return [];
    const mistake = finding('curlyQuotesShown', { bare: String(value).slice(1, -1) });
    return [{ ...mistake, file, range: rangeBetween(source, range[0], range[1]) }];
  });
}
