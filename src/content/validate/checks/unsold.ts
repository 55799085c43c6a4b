import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { PageInWork } from '../pages.ts';
import { dayIn } from './day-fields.ts';
import { datedIn } from './dated-in.ts';

/** Offers with days of their own that lie ahead, in a section that says that its offers have ended. */
export function checkUnsold(page: PageInWork, today: string): readonly Problem[] {
  return page.written.flatMap((section) => {
    const last = section.data['validUntil'];
    if (typeof last !== 'string' || last >= today || section.data['hidden'] === true) return [];
    return datedIn(section).flatMap(({ path, data, what }) => {
      const until = dayIn(data, 'showUntil');
      if (what !== 'item' || until === undefined || until < today || data['hidden'] === true) return [];
      const mistake = finding('unsoldOffer', { date: formatDay(last), until: formatDay(until) });
      return [placeProblem(section.source, [...section.base, ...path, 'showUntil'], mistake)];
    });
  });
}
