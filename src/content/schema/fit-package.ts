import { withoutDrawings } from '../../fields/around.ts';
import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { isAccepted } from './fields.ts';
import { asking, listOf, longestName, nameOf, priceIn, textOf, type Parts } from './fit-parts.ts';
import { bullet } from './fit-rows.ts';
import { fieldsIn, namesIn, type Outline } from './outline.ts';

/** How much less something costs, alone on its line. */
const share = /^\d{1,2}\s?%\s+(?:off|de desconto)[.!]?$/iu;

/**
 * A message that tells an item by lines, without more of a price than one of them: what it is called, what is less, what is most
 * important of it (which counts something), a sentence, what belongs to it, and the words of its button. Lines that have no place of
 * their own belong to it. Nothing of an item that is not sold, or that has a text, where lines are paragraphs.
 */
export function fitPackage(item: Outline, text: string): Parts | undefined {
  const [name, list] = [nameOf(item), listOf(item)];
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  const called = withoutDrawings(withoutChatMarks(withoutDrawings(first)));
  if (
    name === undefined ||
    list?.outline.kind !== 'list' ||
    textOf(item) !== undefined ||
    others.length === 0
  )
    return undefined;
  if (called.length > longestName || bullet.test(first) || !isAccepted(name.outline.schema, called))
    return undefined;
  const typed: Record<string, string> = { [name.name]: called };
  const own = (field: string) => namesIn(item).includes(field) && !(field in typed);
  const listed: string[] = [];
  for (const [at, line] of others.entries()) {
    const bare = line.replace(bullet, '');
    const isListed = bare !== line;
    const price = isListed ? undefined : priceIn(item, line);
    const isLast = at === others.length - 1;
    if (price !== undefined && own('price')) Object.assign(typed, price);
    else if (!isListed && share.test(line) && own('discount')) typed['discount'] = line.replace(/[.!]$/, '');
    else if (!isListed && isLast && asking.test(line) && own('label')) typed['label'] = withoutDrawings(line);
    else if (!isListed && listed.length === 0 && /\d/.test(line) && own('highlight'))
      typed['highlight'] = line;
    else if (!isListed && listed.length === 0 && !/\d/.test(line) && own('subtitle'))
      typed['subtitle'] = line;
    else listed.push(bare);
  }
  const isFull = listed.length > (list.outline.most ?? Infinity);
  const lists = list.outline.item;
  if (isFull || listed.some((line) => !isAccepted(lists.schema, line))) return undefined;
  const isTaken = fieldsIn(item).every(
    ({ name: field, outline }) => !(field in typed) || isAccepted(outline.schema, typed[field]),
  );
  return isTaken ? { ...typed, ...(listed.length > 0 && { [list.name]: listed.join('\n') }) } : undefined;
}
