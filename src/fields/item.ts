import { z } from 'zod';
import { date, endDate, yesNo } from './text.ts';

/** When an item of a section's list is shown. Views never see these fields: what is not shown does not reach them. */
export const itemShape = {
  hidden: yesNo.optional().describe('sim: este item não aparece.'),
  showFrom: date.optional().describe('Mostra o item a partir deste dia, como 15/07/2025.'),
  showUntil: endDate.optional().describe('Mostra o item até este dia, como 15/07/2025.'),
};

/** The schema of an item of a section's list: its own fields, and when it is shown. */
export function item<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  return z.strictObject({ ...own, ...itemShape });
}

/** Whether what carries these fields is shown on a day, as ISO; as parsed, days are ISO too. */
export function isShownOn(fields: Readonly<Record<string, unknown>>, today: string): boolean {
  const { hidden, showFrom, showUntil } = fields;
  if (hidden === true) return false;
  if (typeof showFrom === 'string' && today < showFrom) return false;
  return !(typeof showUntil === 'string' && today > showUntil);
}

/** An item without what tells when it is shown. */
export function withoutDays(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { hidden: _hidden, showFrom: _from, showUntil: _until, ...rest } = fields;
  return rest;
}
