import { headLengths } from '../../schema/head-lengths.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { finding } from '../../problems/finding.ts';
import type { PageInWork } from '../pages.ts';
import type { Problem } from '../../problems/problem.ts';

/** Titles and descriptions that search engines would cut off, or that say too little. The 404 page is in none. */
export function checkLengths({ source, data, isNotFound }: PageInWork): readonly Problem[] {
  if (data === undefined || isNotFound) return [];
  return (['title', 'description'] as const).flatMap((field) => {
    const letters = [...data[field]].length;
    const [least, most] = headLengths[field];
    if (letters >= least && letters <= most) return [];
    return [placeProblem(source, [field], finding('lengthOfHead', { field, letters, least, most }))];
  });
}
