import { pageSchema, putField, readData, valueAt } from '../../core/core.ts';
import { messagesIn } from '../form/usual-message.ts';
import { clearAt } from '../form/wishes.ts';

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

/** A file with some messages, but none that it has itself. */
export function withMessages(text: string, messages: Messages): string {
  const own = valueAt(readData(text), ['messages']);
  return [...messages].reduce(
    (file, [key, message]) => (valueAt(own, [key]) === undefined ? withMessage(file, key, message) : file),
    text,
  );
}

/** A page without those of some messages that nothing on it opens the chat with. */
export function withoutMessages(page: string, messages: Messages): string {
  const still = new Set(messagesIn(readData(page)));
  return [...messages.keys()].reduce((left, key) => {
    const cleared = still.has(key) ? undefined : clearAt(left, ['messages', key]);
    return cleared?.ok === true ? cleared.text : left;
  }, page);
}
