import type { Told } from '../../core/core.ts';

type Change = NonNullable<Told['edit']>;

/** So many letters before and behind a change are looked at too: what only comes in stands on nothing else. */
const near = 40;

/** What stands in a text where a change writes, and around it. */
export function stoodAt(text: string, { start, end }: Change): string {
  return text.slice(Math.max(0, start - near), end + near);
}

/** The text with a change, where still stands what stood when it was thought of; otherwise the text as it is. */
export function changeThere(text: string, change: Change, stood: string | undefined): string {
  if (stood !== undefined && stoodAt(text, change) !== stood) return text;
  return text.slice(0, change.start) + change.text + text.slice(change.end);
}
