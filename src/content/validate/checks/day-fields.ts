import type { itemShape } from '../../../fields/item.ts';

/** A first or last day of a section or an item, as ISO; nothing where it has none. */
export function dayIn(
  data: Readonly<Record<string, unknown>>,
  name: keyof typeof itemShape,
): string | undefined {
  const day = data[name];
  return typeof day === 'string' ? day : undefined;
}

const oneDay = 86_400_000;

/** The day after a day, both as ISO. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + oneDay).toISOString().slice(0, 10);
}

/** The day before a day, both as ISO. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - oneDay).toISOString().slice(0, 10);
}
