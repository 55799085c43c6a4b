import {
  fitBlock,
  greeting,
  fitRows,
  insertData,
  readData,
  removeItem,
  valueAt,
  withoutChatMarks,
  type Edit,
  type List,
  type TypedItem,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { writingOrder } from './action-group.ts';
import { isOfExample } from './left-of-example.ts';
import { findKnown, isAnyKnown, offerKnown, sayDoubtful, sayKnown, writeKnown } from './known-rows.ts';
import { hasRoom, isOwn, itemOf, type Pasted } from './paste-rows.ts';
import { putAt } from './wishes.ts';

/** The list that the items of a list hold, where they hold one alone: the prices of a group. */
function listInside({ item }: List): { readonly name: string; readonly list: List } | undefined {
  const fields = item.kind === 'group' ? [...item.fields] : [];
  const lists = fields.flatMap(([name, { outline }]) =>
    outline.kind === 'list' && outline.item.kind === 'group' ? [{ name, list: outline }] : [],
  );
  return lists.length === 1 ? lists[0] : undefined;
}

interface ToldGroup {
  /** What it is called, where a line above its items says that. */
  readonly title: string | undefined;
  readonly items: readonly TypedItem[];
}

const isPriced = (item: TypedItem) =>
  typeof item !== 'string' && ['price', 'priceText'].some((name) => name in item);

/** A heading with the priced lines below it. */
function readGroup(list: List, text: string, today: string): ToldGroup | undefined {
  const { items = [], above = [], below = [] } = fitBlock(list, text, today) ?? {};
  const [title, ...more] = above;
  const isAround = more.length > 0 || below.length > 0 || greeting.test(title ?? '');
  // Bare numbers may be of something else, and nobody is asked.
  const isMoney = /R\$|\breais\b|,\d{2}(?!\d)/i.test(text);
  const isGroup = title !== undefined && !isAround && isMoney && items.every(isPriced);
  return isGroup ? { title: title.replace(/\s*:$/, ''), items } : undefined;
}

/** A longer line above a table is more than what it is called. In letters. */
const longestTitle = 80;

/** The rows of a table as a group, called as the line above them where there is one. */
function readTable(list: List, text: string, today: string): ToldGroup | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => line.includes('\t'));
  const [title, ...more] = lines.slice(0, start).map((line) => withoutChatMarks(line.trim()));
  const rows = lines.slice(start);
  const isCalled = title === undefined || (!greeting.test(title) && title.length <= longestTitle);
  if (!isCalled || more.length > 0 || rows.length < 2 || rows.some((row) => !row.includes('\t')))
    return undefined;
  const items = fitRows(list, rows.join('\n'), today);
  return items && { title: title?.replace(/\s*:$/, ''), items };
}

/** The groups that a text tells: a table with what it is called above it or not, a heading with priced lines below it, or several of these. */
function readGroups(list: List, text: string, today: string): readonly ToldGroup[] {
  const table = text.includes('\t') ? readTable(list, text, today) : undefined;
  if (text.includes('\t')) return table === undefined ? [] : [table];
  const paragraphs = text.trim().split(/\n\s*\n/);
  const several = paragraphs.map((paragraph) => readGroup(list, paragraph, today));
  const all = several.flatMap((group) => group ?? []);
  if (all.length === paragraphs.length) return all;
  const whole = readGroup(list, text, today);
  return whole === undefined ? [] : [whole];
}

/** Whether nothing is written in an item yet. */
const isBlank = (item: unknown) => Object.values(Object(item)).every((value) => value === '');

/**
 * A table, or a heading with prices below it, that was pasted into what a group is called, as that and its items: behind its own, or
 * in the place of empty ones and those of an example. Further groups go below it. Nothing where the items of the list hold no other
 * list, or the text tells no such items.
 */
export function wishInside(pasted: Pasted): EditWish | undefined {
  const { text, field, list, path, index, data, site } = pasted;
  const inside = listInside(list);
  const [first, ...others] = inside === undefined ? [] : readGroups(inside.list, text, site.today);
  if (inside === undefined || first === undefined || field === undefined) return undefined;
  const at = [...path, index, inside.name];
  const inner = { ...pasted, list: inside.list, path: at };
  const goneFrom = (now: unknown): readonly number[] => {
    const [section, own] = [path.slice(0, 2), at].map((place) => valueAt(now, place));
    if (!Array.isArray(own)) return [];
    const isGone = (item: unknown) =>
      isBlank(item) ||
      Object.keys(Object(item)).every((name) => isOfExample(section, item, name, site.catalogue));
    return own.flatMap((item: unknown, place) => (isGone(item) ? [place] : []));
  };
  const countOn = (now: unknown) => {
    const own = valueAt(now, at);
    return Array.isArray(own) ? own.length : 0;
  };
  const own = valueAt(data, at);
  const items: readonly unknown[] = Array.isArray(own) && isOwn(data, { path }) ? own : [];
  const known = findKnown(inside.list, first.items, items);
  const room = inside.list.most ?? Infinity;
  const isFull =
    countOn(data) - goneFrom(data).length + known.fresh.length > room ||
    others.some(({ items }) => items.length > room) ||
    !hasRoom(
      pasted,
      [first, ...others].map(({ title = '' }) => title),
    );
  if (isFull) return undefined;
  const title = (name = '') => (name === '' ? {} : { [field]: name });
  const count = first.items.length;
  const order = list.item.kind === 'group' ? writingOrder(list.item) : [];
  const isKnown = isAnyKnown(known);
  const [label, came] =
    others.length > 0
      ? [`colar ${others.length + 1} grupos`, `${others.length + 1} grupos, com os seus itens.`]
      : [isKnown ? offerKnown(known) : `colar ${count} itens`, isKnown ? '' : `${count} itens deste grupo.`];
  const told = isKnown ? sayKnown(known) : sayDoubtful(known);
  return {
    label,
    said: [came === '' ? '' : `O que você colou são agora ${came}`, told.trim()]
      .filter((part) => part !== '')
      .join(' '),
    path: at,
    edit: (now) => {
      const given = readData(now);
      const called: Edit =
        first.title === undefined
          ? { ok: true, text: now }
          : putAt(now, [...path, index, field], first.title, order);
      const written = called.ok
        ? writeKnown(called.text, known, { list: inside.list, path: at, items })
        : called;
      const added = known.fresh.reduce<Edit>(
        (done, item, place) =>
          done.ok ? insertData(done.text, at, countOn(given) + place, itemOf(item, inner)) : done,
        written,
      );
      const own = goneFrom(given)
        .toReversed()
        .reduce<Edit>((done, place) => (done.ok ? removeItem(done.text, at, place) : done), added);
      return others.reduce<Edit>((done, group, place) => {
        const items = group.items.map((item) => itemOf(item, inner));
        const written = { ...title(group.title), [inside.name]: items };
        return done.ok ? insertData(done.text, path, index + 1 + place, written) : done;
      }, own);
    },
  };
}
