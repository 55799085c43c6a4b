import { useRef, type PointerEvent } from 'react';

/** How many pixels sideways a finger travels before it means something. */
const threshold = 48;

/** Tells a sideways swipe from a tap and from scrolling. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    /** A swipe ends with a click where the finger lifts; that click means nothing more. */
    hasJustSwiped: () => swiped.current,
    handlers: {
      onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
        swiped.current = false;
        start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const x = clientX - start.current.x;
        const y = clientY - start.current.y;
        start.current = undefined;
        if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
        swiped.current = true;
        onSwipe(x < 0 ? 'left' : 'right');
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
    },
  };
}
