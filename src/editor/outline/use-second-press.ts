import { useRef, type MouseEvent } from 'react';

/** Two presses so near each other, in milliseconds and pixels, are one gesture. */
const mostTime = 700;
const mostWay = 6;

/**
 * Keeps the second press of a quick two from what has come to lie under it: in a list whose rows open, that may be the
 * button that deletes. The first press counts as always, and so does any other place.
 */
export function useSecondPress(isGuarded: (target: Element) => boolean) {
  const last = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  return (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at, detail, target } = event;
    // A key presses without a place.
    if (detail === 0) return;
    const before = last.current;
    last.current = { x, y, at };
    const isNear = Math.abs(x - before.x) <= mostWay && Math.abs(y - before.y) <= mostWay;
    if (at - before.at > mostTime || !isNear) return;
    if (target instanceof Element && isGuarded(target)) event.stopPropagation();
  };
}
