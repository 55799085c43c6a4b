import { useState, useTransition } from 'react';

/**
 * The text of a field while it is typed: the letter stands there at once, and what follows from it when there is time.
 * Spaces and lines at its end, which the file may not keep, stay until the field is left.
 */
export function useTyped(value: string, onValue: (typed: string) => void, onLeave: (typed: string) => void) {
  const [typed, setTyped] = useState<string>();
  const [isOnItsWay, follow] = useTransition();
  const isSame = typed !== undefined && typed.trimEnd() === value.trimEnd();
  const shown = typed !== undefined && (isOnItsWay || isSame) ? typed : value.replace(/\n$/, '');
  return {
    value: shown,
    type(text: string) {
      setTyped(text);
      follow(() => onValue(text));
    },
    leave() {
      setTyped(undefined);
      onLeave(shown);
    },
  };
}
