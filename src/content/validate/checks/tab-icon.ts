import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Content } from '../../load/content.ts';
import type { Survey } from './links.ts';

/** What the drawing of the browser's tab is called where `icon` does not say. */
const usual = 'favicon.svg';

/** A site that names no drawing for the browser's tab has the usual one. Who does not know `public/` is not asked. */
export function checkTabIcon(
  { site, siteSource, siteMap }: Survey,
  { publicFiles, problems }: Content,
): readonly Problem[] {
  if (site.icon !== undefined || publicFiles === undefined || publicFiles.includes(usual)) return [];
  // There, but refused for what it holds: that is told already.
  if (problems.some(({ file }) => file === `public/${usual}`)) return [];
  const mistake = finding('missingIcon', { typed: usual, known: siteMap.iconFiles, isUnwritten: true });
  return [placeProblem(siteSource, ['icon'], mistake)];
}
