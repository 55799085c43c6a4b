import { observe } from 'react-intersection-observer';

const share = 0.3;
/** Fine steps, so that a section much taller than the window still tells when it fills it. */
const steps = Array.from({ length: 61 }, (_, index) => index * 0.005);

function isReached({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const windowHeight = rootBounds?.height ?? window.innerHeight;
  return intersectionRatio >= share || intersectionRect.height >= 0.95 * windowHeight;
}

/**
 * Calls back once, when 30 % of the element's height is in the window or the element fills the window; at once in a
 * browser that cannot tell.
 */
export function onReached(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => undefined;
  }
  const stop = observe(
    element,
    (_, entry) => {
      if (!isReached(entry)) return;
      stop();
      callback();
    },
    { threshold: steps },
  );
  return stop;
}
