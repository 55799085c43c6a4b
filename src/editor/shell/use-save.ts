import { useRef, useState, type Dispatch } from 'react';
import type { Session } from '../session/session.ts';
import type { Order, Outcome, Store } from '../store/store.ts';
import type { Action } from './state.ts';

/** What is to be saved, as the store takes it: each file with the id of what it was when it was read. */
export function orderOf({ base, changed }: Session): Order {
  const ids = Object.keys(changed).map((path) => [path, base[path]?.id ?? null] as const);
  return { base: { files: Object.fromEntries(ids) }, files: changed };
}

/** Saves, one order at a time. */
export function useSave(store: Store, dispatch: Dispatch<Action>) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const busy = useRef(false);
  const save = async (session: Session) => {
    if (busy.current) return;
    busy.current = true;
    setIsSaving(true);
    const order = orderOf(session);
    const result = await store.commit(order);
    if (result.kind === 'saved')
      dispatch({ kind: 'saved', texts: order.files, ids: result.files, head: result.head });
    setOutcome(result.kind === 'saved' ? undefined : result);
    setIsSaving(false);
    busy.current = false;
  };
  return { isSaving, outcome, save, forget: () => setOutcome(undefined) };
}
