import { fitRows, insertData, readData, removeItem, valueAt, type Edit, type List } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { isYes } from '../outline/describe-section.ts';
import { isOfExample } from './left-of-example.ts';
import { itemOf, type Pasted } from './paste-rows.ts';

/** The list that the items of a list hold, where they hold one alone: the prices of a group. */
function listInside({ item }: List): { readonly name: string; readonly list: List } | undefined {
  const fields = item.kind === 'group' ? [...item.fields] : [];
  const lists = fields.flatMap(([name, { outline }]) =>
    outline.kind === 'list' && outline.item.kind === 'group' ? [{ name, list: outline }] : [],
  );
  return lists.length === 1 ? lists[0] : undefined;
}

/**
 * Rows of a table that were pasted into what a group is called, as items of that group: behind its own, or in the place of those
 * of an example. Nothing where the items of the list hold no other list, or what was pasted is no table.
 */
export function wishInside(pasted: Pasted): EditWish | undefined {
  const { text, list, path, index, data, site } = pasted;
  const inside = listInside(list);
  const rows = text.split(/\r?\n/).filter((line) => line.includes('\t'));
  const items = inside && rows.length > 1 ? fitRows(inside.list, text, site.today) : undefined;
  if (inside === undefined || items === undefined) return undefined;
  const at = [...path, index, inside.name];
  const inner = { ...pasted, list: inside.list, path: at };
  const goneFrom = (now: unknown): readonly number[] => {
    const [section, own] = [path.slice(0, 2), at].map((place) => valueAt(now, place));
    if (!isYes(valueAt(section, ['placeholder'])) || !Array.isArray(own)) return [];
    return own.flatMap((item: unknown, place) =>
      Object.keys(Object(item)).every((name) => isOfExample(section, item, name, site.catalogue))
        ? [place]
        : [],
    );
  };
  const countOn = (now: unknown) => {
    const own = valueAt(now, at);
    return Array.isArray(own) ? own.length : 0;
  };
  const room = inside.list.most ?? Infinity;
  if (countOn(data) - goneFrom(data).length + items.length > room) return undefined;
  return {
    label: `colar ${items.length} itens`,
    said: `O que você colou são agora ${items.length} itens deste grupo.`,
    path: at,
    edit: (now) => {
      const given = readData(now);
      const added = items.reduce<Edit>(
        (done, item, place) =>
          done.ok ? insertData(done.text, at, countOn(given) + place, itemOf(item, inner)) : done,
        { ok: true, text: now },
      );
      return goneFrom(given)
        .toReversed()
        .reduce<Edit>((done, place) => (done.ok ? removeItem(done.text, at, place) : done), added);
    },
  };
}
