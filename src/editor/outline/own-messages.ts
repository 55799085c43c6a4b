import { pageSchema, putField, readData, valueAt } from '../../core/core.ts';
import { messagesIn } from '../form/usual-message.ts';

/** Texts of messages by their keys. */
type Messages = ReadonlyMap<string, string>;

/** The messages that a page alone has and a section of it opens the chat with. */
export function ownMessages(page: string, index: number): Messages {
  const data = readData(page);
  const keys = new Set(messagesIn(valueAt(data, ['sections', index])));
  return new Map(
    [...keys].flatMap((key) => {
      const message = valueAt(data, ['messages', key]);
      return typeof message === 'string' ? [[key, message] as const] : [];
    }),
  );
}

/** A file with one more message, written where such fields are best read. */
function withMessage(text: string, key: string, message: string): string {
  const isFirst = valueAt(readData(text), ['messages']) === undefined;
  const put = isFirst
    ? putField(text, { path: ['messages'], value: { [key]: message }, order: Object.keys(pageSchema.shape) })
    : putField(text, { path: ['messages', key], value: message });
  return put.ok ? put.text : text;
}

/**
 * A page with some messages, but none that it has itself, and none under a name that its own buttons open the chat with
 * already: these go on saying what the site does.
 */
export function withMessages(text: string, messages: Messages): string {
  const data = readData(text);
  const used = new Set(messagesIn(data));
  const isFree = (key: string) => valueAt(data, ['messages', key]) === undefined && !used.has(key);
  return [...messages].reduce(
    (file, [key, message]) => (isFree(key) ? withMessage(file, key, message) : file),
    text,
  );
}
