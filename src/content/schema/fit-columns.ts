import { targets } from '../../fields/action.ts';
import { fold } from '../../fields/fold.ts';
import { lookUp } from '../../fields/look-up.ts';
import { meantBy } from '../problems/nearest.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { dayFor, priceIn, withMoney } from './fit-parts.ts';
import { fitTail } from './fit-tail.ts';
import { fieldsIn, namesIn, type Field, type Outline } from './outline.ts';
import { isNothing, isPrice, isNowHead, isShort, isSurelyPriced, type Row } from './price-columns.ts';
import { registered } from './split-surely.ts';

/** What an item is called, where it need not be called anything. */
const naming = ['name', 'title', 'question'];

/** Further words of an item, from what is said of it first. */
const more = ['detail', 'role', 'register', 'subtitle', 'size', 'text', 'description', 'answer', 'comment'];

/** Texts of a picture, of the price or of when it is shown, which no cell of a table is about. */
const isBeside = /^(?:imageAlt|price[A-Z]\w*|originalPrice|badge|id|show(?:From|Until))$/;

/** Texts of a button. */
const isOfButton = /^(?:label|shortLabel|labelDetail|chat|href|mail)$/;

export const controlOf = ({ outline }: Field) =>
  outline.kind === 'text' ? (outline.control ?? 'line') : undefined;

/** What columns are called in tables, and fields are not. */
const columnWords: Readonly<Record<string, readonly string[]>> = {
  depoimento: ['comment', 'text'],
  comentario: ['comment', 'text'],
  nota: ['rating'],
  data: ['date'],
  duvida: ['question'],
  etapa: ['title'],
  passo: ['title'],
  'o que fazer': ['text'],
  beneficio: ['title'],
  servico: ['title', 'name'],
  produto: ['name', 'title'],
  plano: ['title'],
  marca: ['name'],
  parceiro: ['name'],
  cliente: ['name'],
  especialidade: ['role'],
  detalhe: ['detail', 'text', 'description'],
  site: ['href'],
};

/** The fields that the name of a column means. */
export const meantByColumn = (column: string): readonly string[] => {
  const folded = fold(column.trim()).replace(/s$/, '');
  return [
    ...(lookUp(columnWords, folded) ?? []),
    ...(lookUp(columnWords, fold(column.trim())) ?? []),
    ...meantBy(column),
  ];
};

/** The fields that cells may go into, in the order in which they are asked. */
export function openFields(item: Outline): readonly Field[] {
  const fields = fieldsIn(item).filter((field) =>
    ['line', 'long', 'price', 'date', 'number', 'address'].includes(controlOf(field) ?? ''),
  );
  const isButton = targets.every((target) => namesIn(item).includes(target));
  // A part of what another field says whole is not said alone.
  const isPart = ({ name, isNeeded }: Field) =>
    !isNeeded && name.endsWith('Name') && namesIn(item).includes('who');
  const own = fields.filter(
    (field) => !isPart(field) && !isBeside.test(field.name) && !(isButton && isOfButton.test(field.name)),
  );
  const rank = ({ name, isNeeded }: Field) =>
    isNeeded ? 0 : naming.includes(name) ? 1 : more.includes(name) ? 2 + more.indexOf(name) : 99;
  return own.toSorted((one, other) => rank(one) - rank(other));
}

/** What rows are fitted into. */
export interface Target {
  readonly item: Outline;
  /** The day on which they are pasted, as ISO: days without a year are near it. */
  readonly today: string;
}

/** What a field makes of a cell; nothing where it does not take it. */
export function takes(field: Field, cell: string, today: string): string | undefined {
  const { outline } = field;
  const day = controlOf(field) === 'date' ? dayFor(field)(cell, today) : undefined;
  const typed = behaviourFor(outline.schema)?.repair?.(cell) ?? day ?? cell;
  return isAccepted(outline.schema, typed) ? typed : undefined;
}

export const isWords = (field: Field) => ['line', 'long'].includes(controlOf(field) ?? '');

/** How much less something costs: a share of it, or the words that say so. */
const reduced =
  /^(?:-\s?|at[ée]\s)?\d{1,2}(?:,\d{1,2})?\s?%|(?<!\p{L})(?:descontos?|desc\.|off|a menos)(?!\p{L})/iu;

/** What cells of nothing else look like: the number of a register, a discount, and how much of it a plan has. */
const signs: readonly (readonly [RegExp, string])[] = [
  [registered, 'register'],
  [reduced, 'discount'],
  [/^\d{1,3}\s\p{L}/u, 'highlight'],
];

/** How long the texts of a column are in all, in letters. */
const lengthOf = (cells: readonly string[]) => cells.reduce((sum, { length }) => sum + length, 0);

/** A price with words behind it, in one cell. */
const isPricedIn = (item: Outline, cell: string) =>
  /R\$|,\d{2}(?!\d)/.test(cell) && (priceIn(item, cell) ?? fitTail(item, withMoney(cell))) !== undefined;

/** The field for each column of some rows, the first's own one first, then by its name; nothing for one that none is left for. */
export function columnsOf(
  { item, today }: Target,
  rows: readonly Row[],
  head: Row,
): readonly (Field | undefined)[] | undefined {
  const open = [...openFields(item)];
  const first = open.findIndex(isWords);
  const [name] = first === -1 ? [] : open.splice(first, 1);
  if (name === undefined) return undefined;
  const width = Math.max(...rows.map(({ length }) => length));
  const places = [...Array(width).keys()].slice(1);
  const hasSure = rows.some((row) => row.some((cell) => isSurelyPriced(cell) || isPricedIn(item, cell)));
  const cellsAt = (at: number) =>
    rows.flatMap((row) => (isNothing(row[at] ?? '') ? [] : [row[at]?.trim() ?? '']));
  const fitsAt = (at: number) => {
    const cells = cellsAt(at);
    return (field: Field) =>
      controlOf(field) === 'price'
        ? cells.some((cell) => (hasSure ? isSurelyPriced(cell) || isPricedIn(item, cell) : isPrice(cell)))
        : cells.filter((cell) => takes(field, cell, today) !== undefined).length > cells.length / 2;
  };
  const take = (field: Field | undefined) => {
    if (field !== undefined) open.splice(open.indexOf(field), 1);
    return field;
  };
  // What a column's name says, or only one field has, goes before what only fits.
  const named = new Map(
    places.map((at) => {
      const fits = fitsAt(at);
      const bySigns = signs.flatMap(([sign, name]) =>
        cellsAt(at).every((cell) => sign.test(cell)) ? [name] : [],
      );
      const meant = [...bySigns, ...meantByColumn(head[at] ?? ''), ...(isNowHead(head[at]) ? ['price'] : [])];
      const isShown = (field: Field) => controlOf(field) === 'price' && cellsAt(at).some(isShort);
      return [at, take(open.find((field) => meant.includes(field.name) && (fits(field) || isShown(field))))];
    }),
  );
  // Of two columns of words the longer is the text.
  const longest = places
    .filter((at) => named.get(at) === undefined)
    .toSorted((one, other) => lengthOf(cellsAt(other)) - lengthOf(cellsAt(one)))[0];
  const fitting = (at: number) => {
    const fits = fitsAt(at);
    // What is no discount is said elsewhere.
    const words = open.filter((field) => isWords(field) && field.name !== 'discount' && fits(field));
    const text = words.find((field) => controlOf(field) === 'long');
    const isText = at === longest || words.every((field) => field === text || field.isNeeded);
    return (
      open.find((field) => !isWords(field) && fits(field)) ??
      (isText ? words[0] : (words.find((field) => field !== text || field.isNeeded) ?? words[0]))
    );
  };
  return [name, ...places.map((at) => named.get(at) ?? take(fitting(at)))];
}
