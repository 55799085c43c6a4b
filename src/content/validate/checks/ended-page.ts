import { daysBetween, formatDay, soon } from '../../../fields/text.ts';
import type { PageContext } from '../context.ts';
import { checkFields } from '../../schema/fields.ts';
import { finding } from '../../problems/finding.ts';
import type { PageInWork } from '../pages.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { renewedDay } from './days.ts';
import { isGoneWithOffer } from './gone-with-offer.ts';

/** Whether a section of the page tells that very day. */
function isTold(page: PageInWork, context: PageContext, day: string): boolean {
  return page.sections
    .flatMap(({ schema, data }) =>
      checkFields(schema, data, context).filter((placed) => !isGoneWithOffer(data, placed)),
    )
    .some(
      ({ complaint }) =>
        (complaint.kind === 'ended-offer' || complaint.kind === 'ending-offer') && complaint.date === day,
    );
}

/** A page that is shown after its own last day, or has soon come to it. A day that a section tells is told there alone. */
export function checkEndedPage(page: PageInWork, context: PageContext): readonly Problem[] {
  const last = page.data?.validUntil;
  if (last === undefined) return [];
  const days = daysBetween(context.today, last);
  const date = formatDay(last);
  if (days > soon || isTold(page, context, date) || renewedDay(page, context.today) !== undefined) return [];
  const mistake =
    days < 0
      ? finding('endedPage', { date, today: formatDay(context.today) })
      : finding('endingPage', { date, days });
  return [placeProblem(page.source, ['validUntil'], mistake)];
}
