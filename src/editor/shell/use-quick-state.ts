import { useCallback, useRef, useState } from 'react';
import { reduceWithNotes } from '../hours/follow-notes.ts';
import type { Action, State } from './state.ts';

/**
 * A state whose next one is told before it is rendered: the worker begins while React is still at the form, which may
 * come later.
 */
export function useQuickState(first: State) {
  const [state, setState] = useState(first);
  const current = useRef(first);
  const listener = useRef<(state: State) => void>(undefined);
  const dispatch = useCallback((action: Action) => {
    const next = reduceWithNotes(current.current, action);
    if (next === current.current) return;
    current.current = next;
    listener.current?.(next);
    setState(next);
  }, []);
  const told = useCallback((listen: (state: State) => void) => {
    listener.current = listen;
    listen(current.current);
  }, []);
  const latest = useCallback(() => current.current, []);
  return { state, dispatch, latest, told };
}
