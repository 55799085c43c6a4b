import type { Layout, Part } from './layout.ts';

function endLine(text: string, lineBreak: string): string {
  return text === '' || text.endsWith('\n') ? text : text + lineBreak;
}

function join({ head, parts, tail, lineBreak }: Layout): string {
  const pieces = parts.map(({ gap, core }, index) => {
    const isNeeded = gap === '' && parts[index - 1]?.isNoted === true;
    return (isNeeded ? lineBreak : gap) + endLine(core, lineBreak);
  });
  const isTailNear = parts.at(-1)?.isNoted === true && /^[^\r\n]/.test(tail);
  return endLine(head, lineBreak) + pieces.join('') + (isTailNear ? lineBreak : '') + tail;
}

function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, '');
}

/** Blank lines that cannot become part of a text that now stands above: without spaces, and none below a `|+`. */
function bareGap(part: Part, above: Part | undefined): Part {
  const isKept = above !== undefined && /\n\r?\n$/.test(above.core);
  return { ...part, gap: isKept ? '' : part.gap.replaceAll(/^[^\S\r\n]+/gm, '') };
}

/** The ways to write a layout, the most faithful first. A file without a last line break stays so. */
export function assemble(layout: Layout): readonly string[] {
  const { text, tail, parts } = layout;
  const plain = join(layout);
  const bare = join({ ...layout, parts: parts.map((part, index) => bareGap(part, parts[index - 1])) });
  const isOpen = tail === '' && !text.endsWith('\n');
  return isOpen ? [withoutLastBreak(plain), withoutLastBreak(bare), plain] : [plain, bare];
}

/**
 * The blank lines above a new item: as above its neighbour below, or the one above. In a list of one, sections stand apart
 * and other items do not.
 */
export function gapAt({ name, parts, lineBreak }: Layout, index: number): string {
  if (parts.length < 2) return name === 'sections' ? lineBreak : '';
  return parts[Math.min(Math.max(1, index), parts.length - 1)]?.gap ?? lineBreak;
}

/**
 * Items in a new order, given by their old places. Blank lines above an item travel with it; only those at the
 * top of the list stay where they are.
 */
export function reorder({ parts }: Layout, order: readonly number[]): readonly Part[] {
  const top = parts[0]?.gap ?? '';
  const freed = parts[order[0] ?? 0]?.gap ?? '';
  return order.flatMap((from, to) => {
    const part = parts[from];
    if (part === undefined) return [];
    if (to === 0) return [{ ...part, gap: top }];
    return [from === 0 ? { ...part, gap: freed } : part];
  });
}
