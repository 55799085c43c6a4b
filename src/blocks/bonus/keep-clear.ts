/** Whether two elements overlap on the screen. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Moves an open card to the other end of the window where it covers what has the focus. */
export function uncover(card: HTMLElement): void {
  const focused = document.activeElement;
  // Whole pages and sections have the focus after a navigation; they are no one's target.
  if (!focused || focused.matches('body, [tabindex="-1"]') || card.contains(focused)) return;
  if (!overlap(card, focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  card.toggleAttribute('data-above', top + bottom > window.innerHeight);
}

/** Keeps an open card off what has the focus, wherever the keyboard or a scroll brings it. Returns how to stop. */
export function keepClear(card: HTMLElement): () => void {
  // The browser scrolls to what has the focus after it has told of it.
  const onMove = () => requestAnimationFrame(() => uncover(card));
  document.addEventListener('focusin', onMove);
  document.addEventListener('scroll', onMove, { passive: true });
  return () => {
    document.removeEventListener('focusin', onMove);
    document.removeEventListener('scroll', onMove);
  };
}
