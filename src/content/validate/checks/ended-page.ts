import { formatDay } from '../../../fields/text.ts';
import type { PageContext } from '../context.ts';
import { checkFields } from '../../schema/fields.ts';
import { finding } from '../../problems/finding.ts';
import type { PageInWork } from '../pages.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Problem } from '../../problems/problem.ts';

/** A page that is shown after its own last day. Where a section tells that very day, the section's is told already. */
export function checkEndedPage(page: PageInWork, context: PageContext): readonly Problem[] {
  const last = page.data?.validUntil;
  if (last === undefined || last >= context.today) return [];
  const day = formatDay(last);
  const isTold = page.sections
    .flatMap(({ schema, data }) => checkFields(schema, data, context))
    .some(({ complaint }) => complaint.kind === 'ended-offer' && complaint.date === day);
  if (isTold) return [];
  return [
    placeProblem(
      page.source,
      ['validUntil'],
      finding('endedPage', { date: day, today: formatDay(context.today) }),
    ),
  ];
}
