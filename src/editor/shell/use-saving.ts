import { useCallback, useRef, useState } from 'react';
import type { Told } from '../../core/core.ts';
import { isDirty } from '../session/session.ts';
import type { Outcome, Store } from '../store/store.ts';
import type { Findings } from '../work/use-check.ts';
import { orderOf } from './order-of.ts';
import { tellOthers } from './others.ts';
import type { Action, State } from './state.ts';

interface Saving {
  readonly store: Store;
  readonly dispatch: (action: Action) => void;
  readonly latest: () => State;
  readonly settle: Findings['settle'];
  /** Lets in what others have saved: says what that is, and whether nothing of it has to be chosen from. */
  readonly takeIn: () => Promise<{ readonly isClosed: boolean; readonly changes: readonly string[] }>;
}

export const isError = ({ severity }: Told) => severity === 'error';

/** How often saving begins anew while others save. */
const mostTries = 3;

/** Saves, on top of what others save meanwhile. */
async function saveAll({ store, dispatch, latest, settle, takeIn }: Saving): Promise<{
  readonly error?: Told | undefined;
  readonly outcome?: Outcome;
}> {
  const others: string[] = [];
  for (let left = mostTries; left > 0 && isDirty(latest().session); left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try stands on what the last one has let in
    const found = await settle();
    const error = found?.problems.find(isError);
    // What others changed is told first; the error is counted beside it.
    if (error !== undefined) return others.length > 0 ? {} : { error };
    const order = orderOf(latest().session);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const result = await store.commit(order);
    if (result.kind === 'saved') {
      dispatch({ kind: 'saved', texts: order.files, ids: result.files, head: result.head });
      if (others.length > 0) dispatch({ kind: 'notify', notice: tellOthers(others, 'saved') });
      return {};
    }
    if (result.kind !== 'moved') return { outcome: result };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const taken = await takeIn().catch(() => undefined);
    if (taken === undefined) return { outcome: result };
    if (!taken.isClosed) return {};
    others.push(...taken.changes);
  }
  return {};
}

/** Saves what is unsaved, once at a time. */
export function useSaving({ store, dispatch, latest, settle, takeIn }: Saving) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isAtIt = useRef(false);
  const save = useCallback(async () => {
    if (isAtIt.current) return undefined;
    isAtIt.current = true;
    setIsSaving(true);
    const { error, outcome: refused } = await saveAll({ store, dispatch, latest, settle, takeIn });
    if (refused !== undefined) setOutcome(refused);
    isAtIt.current = false;
    setIsSaving(false);
    return error;
  }, [dispatch, latest, settle, store, takeIn]);
  const forget = useCallback(() => setOutcome(undefined), []);
  return { isSaving, outcome, save, forget };
}
