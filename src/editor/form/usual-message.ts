import { isRecord, placeholdersIn, valueAt } from '../../core/core.ts';
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

/** What buttons of a page open the chat with under a name: its own message, or the site's. */
export function messageAt(page: unknown, site: unknown, key: string): string | undefined {
  const said = [page, site].map((data) => valueAt(data, ['messages', key]));
  return said.find((one): one is string => typeof one === 'string');
}

/** The message that most buttons of a page open, or else the page's usual one; none that has a place for the name of an item. */
export function messageOfPage(page: unknown, site: unknown): string | undefined {
  const isPlain = (key: string) => {
    const said = messageAt(page, site, key);
    return said !== undefined && placeholdersIn(said).length === 0;
  };
  const own = valueAt(page, ['messages', 'default']);
  return mostFrequent([...messagesIn(page)].filter(isPlain)) ?? (typeof own === 'string' ? own : undefined);
}
