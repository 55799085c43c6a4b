/** How far from the window's upper edge something stands. */
export function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  const around = element.parentElement;
  if (around === null) return element;
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
}

/**
 * Scrolls a list so that a button of it stands at a height of the window, with room above or below the list where
 * scrolling ends. Returns how to stop looking for what is pressed next: with anything but an arrow the room goes.
 */
export function keepInPlace(list: HTMLElement, button: Element, top: number): () => void {
  const scroller = scrollerOf(list);
  const miss = () => topOf(button) - top;
  const room = { top: Number.parseFloat(list.style.marginTop) || 0 };
  room.top = Math.max(0, room.top - Math.max(0, miss()));
  list.style.marginTop = `${room.top}px`;
  scroller.scrollTop += miss();
  if (miss() < 0) list.style.marginTop = `${room.top - miss()}px`;
  if (miss() > 0) {
    const bottom = Number.parseFloat(list.style.marginBottom) || 0;
    list.style.marginBottom = `${bottom + miss()}px`;
    scroller.scrollTop += miss();
  }
  const look = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-part]') === null) list.style.margin = '';
  };
  document.addEventListener('click', look);
  return () => document.removeEventListener('click', look);
}
