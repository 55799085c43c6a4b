import { useState } from 'react';

/**
 * The text of a field while it is typed: spaces and lines at its end, which the file may not keep, stay until the field
 * is left.
 */
export function useTyped(value: string, onValue: (typed: string) => void, onLeave: () => void) {
  const [typed, setTyped] = useState<string>();
  const isSame = typed !== undefined && typed.trimEnd() === value.trimEnd();
  return {
    value: isSame ? typed : value.replace(/\n$/, ''),
    type(text: string) {
      setTyped(text);
      onValue(text);
    },
    leave() {
      setTyped(undefined);
      onLeave();
    },
  };
}
