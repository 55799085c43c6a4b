import { isRecord } from '../../../fields/is-record.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import type { PlacedComplaint } from '../../schema/fields.ts';
import { valueAt } from '../../source/place.ts';

/** Whether offers that end soon go from the page with their last day, as all that they stand in does: nobody has to think of it. */
export function isGoneWithOffer(data: unknown, { complaint, path }: PlacedComplaint): boolean {
  if (complaint.kind !== 'ending-offer') return false;
  const around = path.map((_, at) => valueAt(data, path.slice(0, at))).filter((one) => isRecord(one));
  const last = isoOf(complaint.date);
  return around.some(({ showUntil }) => typeof showUntil === 'string' && showUntil <= last);
}
