/** How far from the window's upper edge something stands. */
export function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** What scrolls an element, or the outermost around it. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const around = element.parentElement;
  if (around === null) return element;
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
}

/** A finger that presses may shake by so many pixels. */
const mostShaken = 4;

/**
 * Scrolls a list so that a button of it stands at a height of the window, with room above all that scrolls or below the
 * list where scrolling ends. Returns how to stop looking for what is done next: when the mouse leaves the arrows, when
 * anything else is pressed, or when the list is scrolled, the room goes.
 */
export function keepInPlace(list: HTMLElement, button: Element, top: number): () => void {
  const scroller = scrollerOf(list);
  const head = scroller.firstElementChild instanceof HTMLElement ? scroller.firstElementChild : list;
  const miss = () => topOf(button) - top;
  const roomAbove = Number.parseFloat(head.style.marginTop) || 0;
  const kept = Math.max(0, roomAbove - Math.max(0, miss()));
  head.style.marginTop = `${kept}px`;
  scroller.scrollTop += miss();
  if (miss() < 0) head.style.marginTop = `${kept - miss()}px`;
  if (miss() > 0) {
    const roomBelow = Number.parseFloat(list.style.marginBottom) || 0;
    list.style.marginBottom = `${roomBelow + miss()}px`;
    scroller.scrollTop += miss();
  }
  const release = () => {
    const stood = topOf(button);
    head.style.marginTop = '';
    list.style.marginBottom = '';
    scroller.scrollTop += topOf(button) - stood;
    stop();
  };
  // A finger that moves has not left the part that it was put on.
  const look = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('[data-part]') !== null) return;
    release();
  };
  const scroll = () => {
    // What was scrolled above has left the button in its place.
    if (Math.abs(miss()) > mostShaken) release();
  };
  const stop = () => {
    document.removeEventListener('click', look);
    document.removeEventListener('pointermove', look);
    scroller.removeEventListener('scroll', scroll);
  };
  document.addEventListener('click', look);
  document.addEventListener('pointermove', look);
  scroller.addEventListener('scroll', scroll);
  return stop;
}
