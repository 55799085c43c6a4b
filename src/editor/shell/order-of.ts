import type { Session } from '../session/session.ts';
import type { Order } from '../store/store.ts';

/** What is to be saved, as the store takes it: each file with the id of what it was when it was read. */
export function orderOf({ base, changed }: Session): Order {
  const ids = Object.keys(changed).map((path) => [path, base[path]?.id ?? null] as const);
  return { base: { files: Object.fromEntries(ids) }, files: changed };
}
