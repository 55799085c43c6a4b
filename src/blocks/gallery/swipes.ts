/** How many pixels sideways a finger travels before it means something. */
const threshold = 48;

/** Tells sideways swipes from taps and from scrolling. What it gives says whether the click that now comes ends one. */
export function swipes(place: HTMLElement, turn: (by: number) => void): () => boolean {
  let start: PointerEvent | undefined;
  let swiped = false;
  place.addEventListener('pointerdown', (event) => {
    swiped = false;
    start = event.isPrimary ? event : undefined;
  });
  place.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return;
    const x = clientX - start.clientX;
    const y = clientY - start.clientY;
    start = undefined;
    if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
    swiped = true;
    turn(x < 0 ? 1 : -1);
  });
  place.addEventListener('pointercancel', () => {
    start = undefined;
  });
  return () => swiped;
}
