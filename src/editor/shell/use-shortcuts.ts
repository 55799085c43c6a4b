import { useEffect } from 'react';
import { shortcutOf } from './shortcut.ts';

/** Calls back for keys that the editor acts on, wherever the focus is. */
export function useShortcuts(act: (key: 'undo' | 'redo' | 'save') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key === undefined) return;
      event.preventDefault();
      act(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [act]);
}
