import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { countFitting, rowOf } from '../menu-fit.ts';
import type { PageInWork } from '../pages.ts';
import { contextOf, type Survey } from './links.ts';
import { checkMenuTwice } from './menu.ts';

/** A computer's window, and a tablet's. */
const windows = [1280, 768] as const;

/** Links of a page's header that have no room beside each other, told of the file that lists them; and its own that stand twice. */
export function checkMenuRoom(survey: Survey, page: PageInWork): readonly Problem[] {
  const { site, siteSource } = survey;
  const own = page.data?.header;
  const twice = own === undefined ? [] : checkMenuTwice(page.source, own, survey.siteMap.today);
  const row = rowOf({ ...site.header, ...own }, site, contextOf(survey, page));
  const links = row.links.length;
  const window = windows.find((width) => countFitting(row, width) < links);
  if (window === undefined) return twice;
  const mistake = finding(
    'menuTooWide',
    { links, fits: countFitting(row, window), window },
    window === 1280 ? 'warning' : 'hint',
  );
  const source = own?.links === undefined ? siteSource : page.source;
  return [...twice, placeProblem(source, ['header', 'links'], mistake, 'key')];
}
