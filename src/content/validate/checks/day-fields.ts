import type { itemShape } from '../../../fields/item.ts';
import { shiftDay } from '../../../fields/text.ts';

/** A first or last day of a section or an item, as ISO; nothing where it has none. */
export function dayIn(
  data: Readonly<Record<string, unknown>>,
  name: keyof typeof itemShape,
): string | undefined {
  const day = data[name];
  return typeof day === 'string' ? day : undefined;
}

/** The day after a day, both as ISO. */
export function dayAfter(day: string): string {
  return shiftDay(day, 1);
}

/** The day before a day, both as ISO. */
export function dayBefore(day: string): string {
  return shiftDay(day, -1);
}
