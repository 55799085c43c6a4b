/** What a key pressed anywhere asks of the editor; nothing for any other key. */
export function shortcutOf(event: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (key === 'y') return 'redo';
  return key === 's' ? 'save' : undefined;
}
