/** A stretch of a text, as a field has it selected. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A text after words of it were shaped, and what is to be selected in it then. */
export interface Shaped {
  readonly text: string;
  readonly words: Stretch;
}

/**
 * A text whose selected words lead somewhere, and where they stand in it then. Spaces around them stay outside; where
 * nothing is selected, other words are put in, apart from those around them.
 */
export function putLink(text: string, { start, end }: Stretch, to: string, otherwise: string): Shaped {
  const selected = text.slice(start, end);
  const words = selected.trim() === '' ? otherwise : selected.trim();
  const [before = '', after = ''] = selected.trim() === '' ? [selected, ''] : selected.split(words);
  const isNew = selected.trim() === '';
  const head = `${text.slice(0, start)}${before}`;
  const tail = `${after}${text.slice(end)}`;
  const gap = isNew && /\S$/.test(head) ? ' ' : '';
  const gapAfter = isNew && /^[\p{L}\p{N}]/u.test(tail) ? ' ' : '';
  const at = head.length + gap.length + 1;
  return {
    text: `${head}${gap}[${words}](${to})${gapAfter}${tail}`,
    words: { start: at, end: at + words.length },
  };
}
