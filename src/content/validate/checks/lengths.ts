import { isRecord } from '../../../fields/is-record.ts';
import { headLengths } from '../../schema/head-lengths.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { finding } from '../../problems/finding.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import type { Path, Problem } from '../../problems/problem.ts';

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

/** Titles are shown in large letters: so many fill a phone's screen. */
const longestTitle = 150;

function* titlesIn(
  data: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly title: string }> {
  if (Array.isArray(data)) for (const [index, one] of data.entries()) yield* titlesIn(one, [...path, index]);
  else if (isRecord(data))
    for (const [name, value] of Object.entries(data)) {
      if ((name === 'title' || name === 'headline') && typeof value === 'string')
        yield { path: [...path, name], title: value };
      else if (typeof value === 'object') yield* titlesIn(value, [...path, name]);
    }
}

/** Titles of a section and its items into which a whole text was pasted. */
export function checkLongTitles({ source, base, data }: CheckedSection): readonly Problem[] {
  return [...titlesIn(data)].flatMap(({ path, title }) => {
    const letters = [...title].length;
    return letters <= longestTitle
      ? []
      : [placeProblem(source, [...base, ...path], finding('longTitle', { letters }))];
  });
}
