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

/** The word that a cursor stands in; nothing where it stands between words. */
export function wordAt(text: string, { start, end }: Stretch): Stretch | undefined {
  const [before] = /[\p{L}\p{N}]+$/u.exec(text.slice(0, start)) ?? [];
  const [after] = /^[\p{L}\p{N}]+/u.exec(text.slice(start)) ?? [];
  if (start !== end || before === undefined || after === undefined) return undefined;
  return { start: start - before.length, end: start + after.length };
}

/**
 * A text whose selected words, or the one with the cursor, lead somewhere, and where they stand in it then. Spaces around
 * them stay outside; where nothing is selected, other words are put in, apart from those around them.
 */
export function putLink(text: string, cursor: Stretch, to: string, otherwise: string): Shaped {
  const { start, end } = wordAt(text, cursor) ?? cursor;
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
