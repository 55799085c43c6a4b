import { isSamePath } from '../../core/core.ts';
import { useEffect, useId, useRef } from 'react';
import type { Desk } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** Gives the focus to a group or a list of fields that was asked for, with its top in sight; it can be given it by its id. */
export function useSought({ sought }: Pick<Desk, 'sought'>, path: FieldPath) {
  const id = useId();
  // What it is given to is one of them.
  const ref = useRef<HTMLFieldSetElement & HTMLDivElement>(null);
  const isSought = sought !== undefined && isSamePath(sought, path);
  useEffect(() => {
    if (!isSought) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isSought]);
  return { ref, id, tabIndex: -1 };
}
