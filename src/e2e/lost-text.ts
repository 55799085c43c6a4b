import type { Page } from 'playwright-core';

/** Text of which a part lies outside the page, or outside a box that hides what overflows it. */
export function lostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    };
    const isHiddenOnPurpose = (element: Element) =>
      element.closest('script, style, noscript') !== null ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      // The name beside the mark goes where there is no room; the link keeps it for who listens.
      element.closest('header a[href="/"]') !== null;
    const isCutBy = (box: Element, line: DOMRect) => {
      if (box === document.documentElement) return line.left < -1 || line.right > innerWidth + 1;
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isCutAside = line.left < edge.left - 1 || line.right > edge.right + 1;
      const isCutBelow = line.top < edge.top - 2 || line.bottom > edge.bottom + 2;
      return (overflowX !== 'visible' && isCutAside) || (/hidden|clip/.test(overflowY) && isCutBelow);
    };
    /** The boxes around a text; none around words for who listens. */
    const boxesAround = (element: Element | null): Element[] => {
      if (!element) return [];
      if (getComputedStyle(element).clipPath !== 'none') return [];
      return [element, ...boxesAround(element.parentElement)];
    };
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || isHiddenOnPurpose(parent)) continue;
      const boxes = boxesAround(parent);
      const isCut = linesOf(text).some((line) => boxes.some((box) => isCutBy(box, line)));
      if (isCut && boxes.at(-1) === document.documentElement) lost.add(text.textContent.trim().slice(0, 60));
    }
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) lost.add(`the page is ${sideways} px too wide`);
    return [...lost];
  });
}
