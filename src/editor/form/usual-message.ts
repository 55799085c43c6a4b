import { isRecord, valueAt } from '../../core/core.ts';
import type { FieldPath } from './wishes.ts';

/** The keys of the messages that what is in some data opens the chat with. */
export function* messagesIn(data: unknown): Generator<string> {
  if (Array.isArray(data)) for (const item of data) yield* messagesIn(item);
  else if (isRecord(data))
    for (const [name, value] of Object.entries(data)) {
      if (name === 'chat' && typeof value === 'string') yield value;
      else yield* messagesIn(value);
    }
}

function mostFrequent(names: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The message that most buttons beside one open: those of its list, or else of its section. */
export function usualMessage(data: unknown, path: FieldPath): string | undefined {
  const depth = path.findLastIndex((name) => typeof name === 'number');
  return [path.slice(0, depth), path.slice(0, 2)]
    .filter(({ length }) => length > 0)
    .map((around) => mostFrequent(messagesIn(valueAt(data, around))))
    .find((name) => name !== undefined);
}
