import { useCallback, useEffect, useRef } from 'react';

/** Reads what a value is by now, for what goes on while it changes. */
export function useLatest<Value>(value: Value): () => Value {
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);
  return useCallback(() => current.current, []);
}
