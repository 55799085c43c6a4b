import { inLine } from '../ui/in-line.ts';

/**
 * What in a part of the page says one of some texts, the first that anything says. Of several the last: a new item is
 * below all others that say the same.
 */
export function findShown(box: Element | undefined, texts: readonly string[]): Element | undefined {
  const elements = [...(box?.querySelectorAll('*') ?? [])];
  for (const text of texts) {
    const found = elements.findLast((element) => inLine(element.textContent) === text);
    if (found !== undefined) return found;
  }
  return undefined;
}
