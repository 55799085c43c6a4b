import { isRecord } from '../../fields/is-record.ts';
import type { ClaimParameters } from '../problems/kinds/claims.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { readSource } from '../source/read-source.ts';
import { locate } from '../source/source.ts';
import { insertData } from './insert.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { readData } from './parse.ts';
import { putField } from './put-field.ts';
import { setValue } from './set-value.ts';
import type { Written } from './write-fields.ts';

/** The fields of declarations, by their name, that stand on some lines. */
function fieldsOn(
  text: string,
  lines: readonly number[],
  name: string,
  part: 'key' | 'value',
): readonly Path[] {
  const identity = { file: 'site.yaml', name: 'site', kind: 'site' } as const;
  const { source } = readSource(identity, new TextEncoder().encode(text));
  const claims = valueAt(source.data, ['claims']);
  return (Array.isArray(claims) ? claims : [])
    .map((_, index): Path => ['claims', index, name])
    .filter((path) => lines.includes(locate(source, path, part).line));
}

/** Makes several edits, one after the other; none of them where one cannot be made. */
function all<Item>(text: string, items: readonly Item[], edit: (text: string, item: Item) => Edit): Edit {
  let now = text;
  for (const item of items) {
    const made = edit(now, item);
    if (!made.ok) return made;
    now = made.text;
  }
  return { ok: true, text: now };
}

function append(text: string, list: Path, item: Written): Edit {
  const items = valueAt(readData(text), list);
  if (Array.isArray(items)) return insertData(text, list, items.length, item);
  return putField(text, { path: list, value: [item] });
}

/** Declares in the text of `site.yaml` that a figure or hours which differ from others hold where they stand. */
export function declareDifference(text: string, { paste, into }: ClaimParameters['disagrees']): Edit {
  const read = readData(['claims:', ...paste.map((line) => ` ${line}`)].join('\n'));
  const entries = isRecord(read) ? read['claims'] : undefined;
  if (!Array.isArray(entries)) return refuse(reasons.mismatch);
  // What was read of lines that we wrote is texts, lists and groups of them.
  const items = entries as readonly Written[];
  if (typeof into === 'string') return all(text, items, (now, item) => append(now, ['claims'], item));
  const lists = fieldsOn(text, into, 'where', 'key');
  if (lists.length !== into.length) return refuse(reasons.mismatch);
  const wanted = lists.flatMap((list) => items.map((item) => ({ list, item })));
  return all(text, wanted, (now, { list, item }) => append(now, list, item));
}

/** Declares in the text of `site.yaml` that until a day, as `15/07/2025`, what some pages say to be closed is only a part of the business. */
export function declarePartClosed(text: string, routes: readonly string[], last: string): Edit {
  return append(text, ['claims'], { subject: 'part-closed', value: last, where: routes });
}

/** Has what the text of `site.yaml` declares for a page, or for a part of it, hold at the page's new address. */
export function moveDeclared(text: string, from: string, to: string): Edit {
  const claims = valueAt(readData(text), ['claims']);
  const places = (Array.isArray(claims) ? claims : []).flatMap((claim, index) => {
    const where = valueAt(claim, ['where']);
    return (Array.isArray(where) ? where : []).flatMap((place, at) => {
      const [route = ''] = String(place).split(/[ #]/);
      const value = `${to}${String(place).slice(from.length)}`;
      return route === from ? [{ path: ['claims', index, 'where', at], value }] : [];
    });
  });
  return all(text, places, (now, { path, value }) => setValue(now, path, value));
}

/** Declares in the text of `site.yaml` what a place says in the stead of what was declared for it. */
export function declareAnew(text: string, { said, lines }: ClaimParameters['notAsDeclared']): Edit {
  const fields = fieldsOn(text, lines, 'value', 'value');
  if (fields.length !== lines.length) return refuse(reasons.mismatch);
  return all(text, fields, (now, field) => setValue(now, field, said));
}

/** Writes in the place of a figure or hours, wherever they stand in a field's text, what others say. */
export function sayAsOthers(text: string, path: Path, said: string, wanted: string): Edit {
  const value = valueAt(readData(text), path);
  const parts = typeof value === 'string' ? value.split(said) : [];
  return parts.length === 2 ? setValue(text, path, parts.join(wanted)) : refuse(reasons.mismatch);
}
