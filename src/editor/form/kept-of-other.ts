import { useSyncExternalStore } from 'react';
import {
  fold,
  isRecord,
  removeField,
  setValue,
  targets,
  valueAt,
  type Edit,
  type List,
} from '../../core/core.ts';
import type { FieldPath } from './wishes.ts';

/** What stayed of an item when a row of a table took its name from it. */
export interface Kept {
  /** What it is called now, and was called before. */
  readonly name: string;
  readonly old: string;
  /** The fields of which the row says nothing, with what they said before. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What is of a button or of the item's place rather than of what it is called. */
const others: ReadonlySet<string> = new Set([
  'id',
  'hidden',
  'label',
  'shortLabel',
  'labelDetail',
  'variant',
  'icon',
  'symbol',
  ...targets,
]);

/** The words of a text that say something by themselves, as people compare them. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}{4,}/gu) ?? [];

/**
 * What stays of an item that a row gives wholly other words as its name: its picture, its texts and its lists, but for what goes with
 * the row. Nothing where both names share a word, since that may be the same thing.
 */
export function keptOfOther(
  item: unknown,
  typed: Readonly<Record<string, string>>,
  { list, gone }: { readonly list: List; readonly gone: readonly string[] },
): Kept | undefined {
  const [field = '', name = ''] = Object.entries(typed)[0] ?? [];
  const old = valueAt(item, [field]);
  if (list.item.kind !== 'group' || !isRecord(item) || typeof old !== 'string' || old.trim() === '')
    return undefined;
  if (wordsIn(old).some((word) => wordsIn(name).includes(word)) || fold(old) === fold(name)) return undefined;
  const { fields } = list.item;
  const left = Object.entries(item).filter(([own, said]) => {
    const { outline } = fields.get(own) ?? {};
    const isTold = own in typed || gone.includes(own) || others.has(own) || own.startsWith('show');
    const isWords = outline?.kind === 'text' && outline.control !== 'price' && outline.control !== 'number';
    return !isTold && (isWords || outline?.kind === 'list') && !['', undefined].includes(said as string);
  });
  return left.length === 0 ? undefined : { name, old: old.trim(), fields: Object.fromEntries(left) };
}

/** The fields of an item that still say what they said of another. */
export function stillKept(item: unknown, { name, fields }: Kept): readonly string[] {
  const isIt = isRecord(item) && Object.values(item).includes(name);
  return isIt
    ? Object.keys(fields).filter((own) => JSON.stringify(item[own]) === JSON.stringify(fields[own]))
    : [];
}

/** Empties fields of an item: what it needs is to be written anew, and the others go. */
export function emptyFields(text: string, path: FieldPath, names: readonly string[], list: List): Edit {
  const { item } = list;
  return names.reduce<Edit>(
    (done, name) => {
      if (!done.ok) return done;
      const field = item.kind === 'group' ? item.fields.get(name) : undefined;
      const at = [...path, name];
      return field?.isNeeded === true && field.outline.kind === 'text'
        ? setValue(done.text, at, '')
        : removeField(done.text, at);
    },
    { ok: true, text },
  );
}

let noted: readonly Kept[] = [];
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: readonly Kept[]): void {
  noted = next;
  for (const listener of listeners) listener();
}

/** Remembers what stayed of an item. */
export const noteKept = (kept: Kept): void => put([...noted.filter(({ name }) => name !== kept.name), kept]);

/** Somebody has said that what stayed is right. */
export const acceptKept = (kept: Kept): void => put(noted.filter((one) => one !== kept));

/** What stayed of another in an item, as long as it stands there. */
export function useKept(item: unknown): Kept | undefined {
  const all = useSyncExternalStore(listen, () => noted);
  return all.find((kept) => stillKept(item, kept).length > 0);
}
