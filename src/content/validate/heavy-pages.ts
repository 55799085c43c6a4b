import { finding } from '../problems/finding.ts';
import type { Content } from '../load/content.ts';
import type { LongSection } from '../problems/kinds/files.ts';
import { valueAt } from '../source/place.ts';
import type { CheckedPage, CheckedSection } from './pages.ts';
import { placeProblem } from '../source/place-problem.ts';
import type { Problem } from '../problems/problem.ts';

/** What a built page weighs, in bytes as they travel. */
export interface PageWeight {
  readonly route: string;
  /** The document with its styles, compressed. */
  readonly html: number;
  /** The picture that the first screen waits for, as phones fetch it; none where a page begins without one. */
  readonly firstPicture?: { readonly base: string; readonly bytes: number } | undefined;
}

/** What a page should weigh at most, in bytes: ten packets that come at once, less their headers; and one picture. */
const aims = { html: 14_000, firstPicture: 60_000 } as const;

function lengthOf({ data }: CheckedSection): number {
  return JSON.stringify(data).length;
}

/** The three sections with the most text, by their places. */
function nameLongest({ sections }: CheckedPage): readonly LongSection[] {
  const longest = sections.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 3);
  return longest.map(({ source, base, usedAt }) => {
    const place = usedAt ?? { source, base };
    return {
      number: Number(place.base.at(-1)) + 1,
      type: String(valueAt(place.source.data, [...place.base, 'type'])),
    };
  });
}

/** A site whose pages are read where something is told of them. */
interface Weighed {
  readonly content: Content;
  readonly pages: readonly { readonly route: string; readonly read: () => CheckedPage }[];
}

/** Hints about pages that came out heavier than phones like. They stop nothing. */
export function findHeavyPages(
  { content, pages }: Weighed,
  weights: readonly PageWeight[],
): readonly Problem[] {
  const byRoute = new Map(weights.map((weight) => [weight.route, weight]));
  return pages.flatMap(({ route, read }) => {
    const weight = byRoute.get(route);
    if (weight === undefined) return [];
    const { html, firstPicture } = weight;
    const picture = content.pictures.find(({ base }) => base === firstPicture?.base);
    const told = [
      html > aims.html &&
        finding('heavyPage', { route, bytes: html, most: aims.html, longest: nameLongest(read()) }),
      firstPicture !== undefined &&
        firstPicture.bytes > aims.firstPicture &&
        finding('heavyPicture', {
          route,
          picture: picture?.name ?? firstPicture.base,
          bytes: firstPicture.bytes,
          most: aims.firstPicture,
        }),
    ];
    return told
      .filter((mistake) => mistake !== false)
      .map((mistake) => placeProblem(read().source, ['title'], mistake));
  });
}
