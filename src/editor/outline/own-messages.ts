import { pageSchema, putField, readData, setValue, valueAt } from '../../core/core.ts';
import { messageAt, messageOfPage, messagesIn } from '../form/usual-message.ts';
import type { FieldPath } from '../form/wishes.ts';

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

/** The ways to the buttons in some data that open the chat with a message. */
function* buttonsOf(data: unknown, key: string, path: FieldPath = []): Generator<FieldPath> {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const place = [...path, Array.isArray(data) ? Number(name) : name];
    if (name === 'chat' && value === key) yield place;
    else yield* buttonsOf(value, key, place);
  }
}

/** A name that is no message's yet: `consulta-2`. */
function freeKey(key: string, page: unknown, site: unknown): string {
  let count = 2;
  while (messageAt(page, site, `${key}-${count}`) !== undefined) count += 1;
  return `${key}-${count}`;
}

/**
 * A page to which a section has come from another, at a place of its own: its buttons go on opening the chat with what they did there.
 * Where the page says something else under the same name, the message comes along under another.
 */
export function keepMessages(text: string, place: number, from: string, site: string): string {
  const [old, common] = [readData(from), readData(site)];
  const used = new Set(messagesIn(valueAt(readData(text), ['sections', place])));
  let now = text;
  for (const key of used) {
    const data = readData(now);
    const [said, there] = [messageAt(old, common, key), messageAt(data, common, key)];
    if (typeof said !== 'string' || there === undefined || there === said) continue;
    const fresh = freeKey(key, data, common);
    now = withMessage(now, fresh, said);
    for (const path of buttonsOf(valueAt(readData(now), ['sections', place]), key)) {
      const edit = setValue(now, ['sections', place, ...path], fresh);
      if (edit.ok) now = edit.text;
    }
  }
  return now;
}

/** The fields of a section that comes to a page: buttons with the site's usual message open the chat with the page's own. */
export function withPageMessage(fields: string, page: string, site: string): string {
  const common = readData(site);
  const [usual, own] = [valueAt(common, ['messages', 'default']), messageOfPage(readData(page), common)];
  if (typeof usual !== 'string' || own === undefined || own === usual) return fields;
  return [...buttonsOf(readData(fields), usual)].reduce((text, path) => {
    const edit = setValue(text, path, own);
    return edit.ok ? edit.text : text;
  }, fields);
}
