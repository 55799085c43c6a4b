/** Scroll positions in pixels, by history entry. */
const positions = new Map<string, number>();

let isNavigating = false;

/** The router's key of the entry that is shown. */
let shownKey: string | undefined;

/** The key in the router's own state object; other states have none. */
function readKey(): string {
  return (history.state as { readonly key?: string } | null)?.key ?? 'default';
}

/** What tells history entries apart: anchors of one page share the key that the router gave it. */
interface Entry {
  readonly key: string;
  readonly hash: string;
}

function nameOf({ key, hash }: Entry): string {
  return key + hash;
}

function keepPosition(): void {
  if (isNavigating) return;
  shownKey = readKey();
  positions.set(nameOf({ key: shownKey, hash: location.hash }), scrollY);
}

/**
 * Takes scrolling over from the browser, which would restore a position before its page is there.
 * A reload still restores natively: its HTML is there at once.
 */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // Until the entry's own page is placed, the window still shows another one's position.
  addEventListener('popstate', () => {
    isNavigating = true;
    const [key, { hash }] = [readKey(), location];
    // The router knows nothing of anchors that `bootstrap.ts` has put into the history of the page that is shown.
    if (key === shownKey) placeScroll(hash, positionOf({ key, hash }));
  });
  addEventListener('scroll', keepPosition, { passive: true });
  keepPosition();
}

/** The position where a history entry was left, if it was. */
export function positionOf(entry: Entry): number | undefined {
  return positions.get(nameOf(entry));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address's hash names, found as browsers find it; anyone may type one that cannot be decoded. */
export function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : (document.getElementById(name) ?? document.getElementById(decode(name)));
}

/** Puts a page that was just shown where the visitor expects it: where it was left, at its anchor, or at its top. */
export function placeScroll(hash: string, left: number | undefined): void {
  isNavigating = false;
  shownKey = readKey();
  const target = findTarget(hash);
  if (left === undefined && target) return target.scrollIntoView({ behavior: 'instant' });
  scrollTo({ top: left ?? 0, behavior: 'instant' });
}
