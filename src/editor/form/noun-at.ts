import { nounFor, valueAt } from '../../core/core.ts';
import type { FieldPath } from './wishes.ts';

/** What an item of a list is called, in a section of a page or in a shared one, which is a file of its own. */
export function nounAt(data: unknown, list: FieldPath): string {
  const type = valueAt(data, [...(list[0] === 'sections' ? list.slice(0, 2) : []), 'type']);
  return nounFor(String(list.at(-1)), typeof type === 'string' ? type : undefined);
}
