import { withBehaviour, type Complaint } from './behaviour.ts';
import { isRecord } from './is-record.ts';
import { message } from './text.ts';

/** Words in braces, as they stand in a text. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{?\s*[\p{L}\d_ -]{1,40}\}?\}/gu)].map(([typed]) => typed);
}

/** The names of the questions beside a message, each in the braces in which the message has its answer. */
function slotsOf(items: unknown): readonly string[] {
  const all = Array.isArray(items) ? (items as readonly unknown[]) : [];
  return all.flatMap((one) => (isRecord(one) ? `{${String(one['name'])}}` : []));
}

/** A message with the answers to the questions beside it, its `items`, each where its name stands in braces. */
export const answeredMessage = withBehaviour(message.clone(), {
  check: (text, _, { items }): readonly Complaint[] => {
    const known = slotsOf(items);
    const unknown = placeholdersIn(text).filter((one) => !known.includes(one));
    // Which of both is wrong, the message or the name, is told at the message.
    if (unknown.length > 0)
      return unknown.map((typed) => ({ kind: 'unknown-slot', typed, known, phrase: typed }));
    return known.filter((one) => !text.includes(one)).map((slot) => ({ kind: 'unused-slot', slot, text }));
  },
});
