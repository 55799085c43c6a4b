import { fold } from '../../../fields/fold.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { PageInWork } from '../pages.ts';
import type { Survey } from './links.ts';

/** The name that a page's title ends with, behind its last bar. */
export function signOf({ data }: PageInWork): string | undefined {
  return / \| ([^|]+)$/.exec(data?.title ?? '')?.[1]?.trim();
}

/** So many pages that end alike are signed, and say no more of themselves. */
const least = 3;

/** A site's name that no title bears, while they all are signed with another: the name has changed. */
export function checkFormerName(
  { site, siteSource }: Survey,
  pages: readonly { readonly sign?: string | undefined }[],
): readonly Problem[] {
  const signs = pages.flatMap(({ sign }) => sign ?? []);
  const [former] = signs;
  if (former === undefined || signs.length < least || signs.some((sign) => sign !== former)) return [];
  const [own, told] = [fold(site.name), fold(former)];
  if (own.includes(told) || told.includes(own)) return [];
  const mistake = finding('formerName', { name: site.name, former, pages: signs.length });
  return [placeProblem(siteSource, ['name'], mistake)];
}
