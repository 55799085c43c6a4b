import { inLine } from '../ui/in-line.ts';
import { listed } from '../ui/listed.ts';
import {
  fold,
  isRecord,
  namesIn,
  removeField,
  valueAt,
  type Edit,
  type List,
  type Outline,
  type TypedItem,
  type Written,
} from '../../core/core.ts';
import { writingOrder } from './action-group.ts';
import { inQuotes, shorten } from './in-quotes.ts';
import { putAt, type FieldPath } from './wishes.ts';

type Row = Exclude<TypedItem, string>;

/** The fields that say a price, and what stands around it. */
export const priceFields: readonly string[] = [
  'price',
  'priceText',
  'pricePrefix',
  'priceSuffix',
  'originalPrice',
];

/** An item of a list, by its place, and what a row says otherwise of it. */
interface Anew {
  readonly at: number;
  readonly name: string;
  readonly fields: Row;
  /** Words of somebody in the place of which those of the row go, prices and answers aside. */
  readonly gone: readonly string[];
  /** What stays beside a new price and may not be true of it, in words. */
  readonly left: readonly string[];
}

/** Rows that were pasted, held against the items of their list. */
export interface Known {
  readonly changed: readonly Anew[];
  /** Rows that tell other items. */
  readonly fresh: readonly TypedItem[];
  /** The items, by their places, of which rows say what stands there already. */
  readonly same: readonly number[];
  /** What rows tell as another item that may be one of the list: two are called so, or it is in doubt whether it is the same. */
  readonly doubtful: readonly string[];
}

/** Whether any row is of an item that the list has. */
export const isAnyKnown = ({ changed, same }: Known) => changed.length + same.length > 0;

/** The field by which items are known; nothing where several of one name are as many things: rows of hours, events, praise. */
export function namingField({ item }: List): string | undefined {
  const names = namesIn(item);
  const isOfMany = ['days', 'date', 'rating', 'comment'].some((name) => names.includes(name));
  return isOfMany ? undefined : ['question', 'title', 'name'].find((name) => names.includes(name));
}

/** The lines that a list of words takes, one for each. */
const linesIn = (said: string) => said.split('\n').filter((line) => line.trim() !== '');

/** The fields of an item as the file has them. */
export const fieldsOf = (typed: Row, item: Outline): Readonly<Record<string, Written>> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, said]) => [
      name,
      item.kind === 'group' && item.fields.get(name)?.outline.kind === 'list' ? linesIn(said) : said,
    ]),
  );

/** A text as names are compared: without accents and capitals, and whatever stands between its words. */
const keyOf = (said: unknown) =>
  fold(inLine(said).replace(/[\s()–—:?!-]+/g, ' '))
    .replaceAll(/(?<=\d) (?=\p{L})/gu, '')
    .trim();

/** What tells things of one name apart: in two sizes they are two, whatever else is said of them. */
const apart = ['size', 'detail'];

/** What is said for some days alone. */
const ofDays = ['showFrom', 'showUntil'];

/** How a row is of an item: it surely is, it may be, or it is of another. */
function judge(row: Row, item: unknown, naming: string): 'same' | 'doubtful' | 'other' {
  const [name, said] = [keyOf(valueAt(item, [naming])), keyOf(row[naming])];
  if (said === '' || name === '') return 'other';
  const isMore = (fields: readonly string[]) =>
    fields.some((field) => field in row && keyOf(valueAt(item, [field])) !== keyOf(row[field]));
  // `Manta P` is the manta of that size.
  const isWhole = apart.some((field) => {
    const [own, told] = [keyOf(valueAt(item, [field])), keyOf(row[field])];
    return told === '' ? own !== '' && `${name} ${own}` === said : `${said} ${told}` === name;
  });
  if (isWhole) return isMore(ofDays) ? 'doubtful' : 'same';
  if (said !== name) return 'other';
  const differs = (field: string) => {
    const [own, told] = [keyOf(valueAt(item, [field])), keyOf(row[field])];
    return own !== '' && told !== '' && own !== told;
  };
  if (apart.some(differs)) return 'other';
  const isOfSize = row['size'] === undefined && keyOf(valueAt(item, ['size'])) !== '';
  return isMore([...apart, ...ofDays]) || isOfSize ? 'doubtful' : 'same';
}

/** What an item is called, with what tells it from others as far as the row says that. */
function nameOf(row: Row, item: unknown, naming: string): string {
  const isIn = 'detail' in row && keyOf(row['detail']) === keyOf(valueAt(item, ['detail']));
  const fields = [naming, 'size', ...(isIn ? ['detail'] : [])];
  const own = inLine(fields.map((name) => inLine(valueAt(item, [name]))).join(' '));
  const told = inLine(row[naming]);
  return keyOf(told).length > keyOf(own).length ? told : own;
}

/** What a row says otherwise of an item. */
function changesOf(row: Row, item: unknown, { list, naming }: { list: List; naming: string }): Row {
  const written = fieldsOf(row, list.item);
  const isSame = (name: string) => {
    const own = valueAt(item, [name]);
    return typeof written[name] === 'string' && (own === undefined || typeof own === 'string')
      ? inLine(own) === inLine(written[name])
      : JSON.stringify(own) === JSON.stringify(written[name]);
  };
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => name !== naming && !apart.includes(name) && !ofDays.includes(name) && !isSame(name),
    ),
  );
}

/** Words that somebody wrote into the fields of an item, and that are no price and no answer. */
const wordsGone = (fields: Row, item: unknown) =>
  Object.keys(fields).flatMap((name) => {
    const own = valueAt(item, [name]);
    const isAnew = priceFields.includes(name) || name === 'answer';
    return isAnew
      ? []
      : Array.isArray(own)
        ? [own.map(inLine).join(', ')]
        : inLine(own) === ''
          ? []
          : [inLine(own)];
  });

const amountOf = (said: unknown) =>
  Number(
    inLine(said)
      .replace(/[^\d,]/g, '')
      .replace(',', '.'),
  );

/** What an item says beside its price that may not be true of the new one of a row: a former price or a discount that does not fit it, or that it only begins there. */
function leftBeside(fields: Row, item: unknown): readonly string[] {
  if (fields['price'] === undefined) return [];
  const own = (name: string) => (name in fields ? '' : inLine(valueAt(item, [name])));
  const [now, former, discount] = [amountOf(fields['price']), own('originalPrice'), own('discount')];
  const percent = Number(/(\d{1,2})\s?%/.exec(discount)?.[1]);
  const isOff = (1 - now / amountOf(former)) * 100;
  const isFormer = former === '' || now < amountOf(former);
  const isDiscount = discount === '' || (former !== '' && Math.abs(isOff - percent) < 1);
  return [
    ...(isFormer ? [] : [`o preço de antes “${former}”`]),
    ...(isDiscount ? [] : [`o desconto “${discount}”`]),
    ...(own('pricePrefix') === '' ? [] : [`“${own('pricePrefix')}”`]),
  ];
}

/**
 * Holds rows against the items of the list that they were pasted into: one that is surely of exactly one item, and the only row that
 * is, tells that item anew. The item at `except` takes no part.
 */
export function findKnown(
  list: List,
  typed: readonly TypedItem[],
  items: readonly unknown[],
  except?: number,
): Known {
  const naming = namingField(list);
  const judged = typed.map((row) => {
    const all = naming === undefined || typeof row === 'string' ? [] : [...items.keys()];
    const found = all.filter((at) => at !== except && isRecord(items[at]));
    const isHow = (how: string) => found.filter((at) => judge(row as Row, items[at], naming ?? '') === how);
    return { row, sure: isHow('same'), doubtful: isHow('doubtful') };
  });
  const claims = judged.flatMap(({ sure }) => sure);
  const isSure = ({ sure, doubtful }: (typeof judged)[number]) =>
    sure.length === 1 && doubtful.length === 0 && claims.filter((at) => at === sure[0]).length === 1;
  const known = judged.filter(isSure).flatMap(({ row, sure: [at = 0] }): readonly Anew[] => {
    if (typeof row === 'string' || naming === undefined) return [];
    const fields = changesOf(row, items[at], { list, naming });
    const [gone, left] = [wordsGone(fields, items[at]), leftBeside(fields, items[at])];
    return [{ at, name: nameOf(row, items[at], naming), fields, gone, left }];
  });
  const others = judged.filter((one) => !isSure(one));
  const changed = known.filter(({ fields }) => Object.keys(fields).length > 0);
  return {
    changed,
    fresh: others.map(({ row }) => row),
    same: known.flatMap(({ at, fields }) => (Object.keys(fields).length > 0 ? [] : [at])),
    doubtful: [
      ...new Set(
        others.flatMap(({ row, sure, doubtful }) =>
          sure.length + doubtful.length === 0 || typeof row === 'string' ? [] : [row[naming ?? ''] ?? ''],
        ),
      ),
    ],
  };
}

/** What stands in the place of a price, and gives way to one; and the other way round. */
const instead = (fields: Row): readonly string[] =>
  'price' in fields
    ? ['priceText']
    : 'priceText' in fields
      ? ['price', 'pricePrefix', 'priceSuffix'].filter((name) => !(name in fields))
      : [];

/** Writes what rows say otherwise of items of a list into those, where all else stays as it is. */
export function writeKnown(
  text: string,
  { changed }: Known,
  {
    list,
    path,
    items,
  }: { readonly list: List; readonly path: FieldPath; readonly items: readonly unknown[] },
): Edit {
  const order = list.item.kind === 'group' ? writingOrder(list.item) : [];
  return changed.reduce<Edit>(
    (all, { at, fields }) => {
      const place = [...path, at];
      const written = fieldsOf(fields, list.item);
      const old = [
        ...instead(fields),
        ...Object.keys(written).filter((name) => Array.isArray(written[name])),
      ].filter((name) => valueAt(items[at], [name]) !== undefined);
      const cleared = old.reduce<Edit>(
        (done, name) => (done.ok ? removeField(done.text, [...place, name]) : done),
        all,
      );
      return Object.entries(written).reduce<Edit>(
        (done, [name, value]) => (done.ok ? putAt(done.text, [...place, name], value, order) : done),
        cleared,
      );
    },
    { ok: true, text },
  );
}

/** So many are named; more are counted. */
const mostNamed = 3;

const sayItems = (names: readonly string[]) =>
  names.length > mostNamed ? `${names.length} itens` : inQuotes(names.map(shorten));

/** What of the items is told anew. */
function subjectOf({ changed }: Known): string {
  const names = new Set(changed.flatMap(({ fields }) => Object.keys(fields)));
  if ([...names].every((name) => priceFields.includes(name))) return 'o preço de ';
  return [...names].every((name) => name === 'answer') ? 'a resposta de ' : '';
}

/** What a row calls its item, with what tells it from others of the name. */
const nameIn = (row: TypedItem) =>
  typeof row === 'string'
    ? row
    : [Object.values(row)[0], ...apart.map((field) => row[field])]
        .filter((one) => one !== undefined)
        .join(' ');

const freshNames = ({ fresh }: Known) => fresh.map(nameIn);

/** What is done with rows of which some are known, as a button says it: `mudar o preço de “Corte”, e acrescentar “Barba”`. */
export function offerKnown(known: Known): string {
  const { changed, fresh } = known;
  const gone = changed.flatMap((one) => one.gone);
  const inPlace = gone.length === 0 ? '' : `, no lugar de ${sayItems(gone)}`;
  const change = `mudar ${subjectOf(known)}${sayItems(changed.map(({ name }) => name))}${inPlace}`;
  const add = `acrescentar ${sayItems(freshNames(known))}`;
  if (changed.length === 0) return fresh.length === 0 ? 'deixar a lista como está' : add;
  return fresh.length === 0 ? change : `${change}, e ${add}`;
}

/** That what rows tell as another item may be in the list already. */
export function sayDoubtful({ doubtful }: Known): string {
  if (doubtful.length === 0) return '';
  return doubtful.length === 1
    ? ` ${sayItems(doubtful)} já estava na lista, e está agora mais uma vez: confira qual fica.`
    : ` ${sayItems(doubtful)} já estavam na lista, e estão agora mais uma vez: confira quais ficam.`;
}

/** What stays beside new prices and is to be looked at. */
function sayLeftBeside({ changed }: Known): string {
  const beside = changed.filter(({ left }) => left.length > 0);
  if (beside.length === 0) return '';
  const some = beside
    .slice(0, mostNamed)
    .map(({ name, left }) => `${listed.format(left)} em “${shorten(name)}”`);
  const more = beside.length - some.length;
  const all = listed.format(more === 0 ? some : [...some, `mais ${more} ${more === 1 ? 'item' : 'itens'}`]);
  return ` Ao lado do novo preço ficou ${all}: confira se ainda vale.`;
}

/** The same, once it is done. */
export function sayKnown(known: Known): string {
  const { changed, fresh, same } = known;
  const subject = subjectOf(known);
  const verb = subject === '' && changed.length > 1 ? 'Mudaram' : 'Mudou';
  const change = changed.length === 0 ? '' : `${verb} ${subject}${sayItems(changed.map(({ name }) => name))}`;
  const added =
    fresh.length === 0
      ? ''
      : `${sayItems(freshNames(known))} ${fresh.length > 1 ? 'entraram' : 'entrou'} na lista`;
  const done = [change, added].filter((part) => part !== '').join(', e ');
  const rest =
    same.length === 0
      ? ''
      : done === ''
        ? 'O que você colou já estava na lista.'
        : ' O resto já estava assim.';
  return `${done === '' ? '' : `${done}.`}${rest}${sayLeftBeside(known)}${sayDoubtful(known)}`;
}
