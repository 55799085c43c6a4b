type Key = 'bonusShown' | 'bonusClosed';

let hasShown = false;

/** Keeps a fact for this browser session, or for this page load where the browser refuses storage. */
export function remember(key: Key): void {
  if (key === 'bonusShown') hasShown = true;
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Private windows may refuse storage; `hasShown` is enough then.
  }
}

/** Whether the bonus was shown in this session. */
export function wasShown(): boolean {
  try {
    return hasShown || sessionStorage.getItem('bonusShown') !== null;
  } catch {
    return hasShown;
  }
}
