import { wordAt, type Shaped, type Stretch } from './put-link.ts';

/** What stands before the words of a line that is an item. */
const item = /^\s*(?:[-•] |\d+\. )?/;

/** What stands where nothing was selected, to be written over. */
const otherwise = 'palavras';

const bold = /^\*\*(.+)\*\*$/;

function embolden(line: string): string {
  const start = item.exec(line)?.[0] ?? '';
  const words = line.slice(start.length).trim();
  return words === '' || bold.test(words) ? line : line.replace(words, () => `**${words}**`);
}

/**
 * A text whose selected words, or the one with the cursor, are bold, line by line: no mark reaches over the end of one.
 * Bold ones are plain again.
 */
export function putBold(text: string, cursor: Stretch): Shaped {
  const { start, end } = wordAt(text, cursor) ?? cursor;
  const selected = text.slice(start, end);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const within = (made: string): Shaped => ({
    text: before + made + after,
    words: { start, end: start + made.length },
  });
  if (selected.trim() === '') {
    const gap = /\S$/.test(before) && selected === '' ? ' ' : selected;
    const at = start + gap.length + 2;
    return {
      text: `${before}${gap}**${otherwise}**${after}`,
      words: { start: at, end: at + otherwise.length },
    };
  }
  if (before.endsWith('**') && after.startsWith('**') && !selected.includes('\n'))
    return {
      text: before.slice(0, -2) + selected + after.slice(2),
      words: { start: start - 2, end: end - 2 },
    };
  const plain = bold.exec(selected)?.[1];
  return within(plain ?? selected.split('\n').map(embolden).join('\n'));
}

/** What stands before the words of a line of a list with points. */
const point = /^\s*[-•] /;

/**
 * A text in which a new line was begun behind an item of a list: the next item; behind one without words, the list's end.
 * Nothing where the cursor stands in no list.
 */
export function goOn(text: string, { start, end }: Stretch): Shaped | undefined {
  const first = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(first, start);
  const sign = point.exec(line)?.[0];
  if (sign === undefined) return undefined;
  const isOver = line.slice(sign.length).trim() === '';
  const [before, added] = isOver ? [text.slice(0, first), ''] : [text.slice(0, start), `\n${sign}`];
  const at = before.length + added.length;
  return { text: before + added + text.slice(end), words: { start: at, end: at } };
}

/** A text without the item at its end that has no words. */
export function withoutOpenItem(text: string): string {
  return text.replace(/\n\s*[-•]\s*$/, '');
}

/** What ends a sentence, or leads to a list. */
const sentence = /[.:!?…]$/;

/**
 * A text whose selected lines, or the one with the cursor, are the items of a list; items are plain lines again. Behind a
 * whole sentence the list begins on a line of its own.
 */
export function putList(text: string, selected: Stretch): Shaped {
  const first = selected.start === 0 ? 0 : text.lastIndexOf('\n', selected.start - 1) + 1;
  const next = text.indexOf('\n', Math.max(selected.start, selected.end - 1));
  const last = next === -1 ? text.length : next;
  const line = text.slice(first, last);
  if (selected.start === last && sentence.test(line) && item.exec(line)?.[0] === '') {
    const at = last + '\n- '.length;
    return { text: `${text.slice(0, last)}\n- ${text.slice(last)}`, words: { start: at, end: at } };
  }
  const lines = line.split('\n');
  const isList = lines.every((line) => line.trim() === '' || item.exec(line)?.[0].trim() !== '');
  const isOne = lines.length === 1;
  const made = lines
    .map((line) => {
      if (line.trim() === '' && !isOne) return line;
      const words = line.replace(item, '');
      return isList && line.trim() !== '' ? words : `- ${words}`;
    })
    .join('\n');
  const end = first + made.length;
  return {
    text: text.slice(0, first) + made + text.slice(last),
    words: { start: isOne ? end : first, end },
  };
}

/** Whether a text has signs that its page shows as bold words or as a link. */
export function hasSigns(text: string): boolean {
  return /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\n]+\)/.test(text);
}
