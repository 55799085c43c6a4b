import { targets } from '../../fields/action.ts';
import { behaviourFor } from './fields.ts';
import {
  columnsOf,
  controlOf,
  isWords,
  meantByColumn,
  openFields,
  takes,
  type Target,
} from './fit-columns.ts';
import { asking, daysIn, priceIn, withMoney, type Parts } from './fit-parts.ts';
import { fitTail } from './fit-tail.ts';
import { fieldsIn, namesIn, type Field } from './outline.ts';
import {
  apart,
  findFormer,
  isNothing,
  isPrice,
  isReducedHead,
  isShort,
  isSurelyPrice,
  withoutHead,
  type Row,
} from './price-columns.ts';

/** What fields make of a cell in the column of one: of a price also those beside it, for words around it or in its place. */
function readCell(
  { item, today }: Target,
  field: Field,
  cell: string,
): Readonly<Record<string, string>> | undefined {
  const names = namesIn(item);
  const isPriced = controlOf(field) === 'price';
  if (isPriced && names.includes('priceText') && !/\d/.test(cell)) return { priceText: cell };
  const taken = takes(field, cell, today);
  if (taken !== undefined) return { [field.name]: taken };
  const ways = isPriced ? behaviourFor(field.outline.schema)?.divide?.(cell) : undefined;
  const way = ways?.find((parts) => parts.every((part) => names.includes(part.field)));
  if (way !== undefined) return Object.fromEntries(way.map((part) => [part.field, part.value]));
  return isPriced ? (priceIn(item, cell) ?? fitTail(item, withMoney(cell))) : undefined;
}

/** What a cell tells of an offer that is more than a field: what it cost and costs, or its days. */
function tellCell({ item, today }: Target, cell: string, column = ''): Parts | undefined {
  if (!namesIn(item).includes('originalPrice')) return undefined;
  const price = priceIn(item, cell);
  if (price !== undefined && 'originalPrice' in price) return price;
  const isLast = meantByColumn(column).includes('showUntil') || /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(cell);
  return daysIn(item, isLast ? `até ${cell}` : cell, today);
}

/** A number, a day or a telephone, which among words says nothing without the name of its column. */
const isBare = (cell: string) => /^[\d\s().,/+-]*\d[\d\s().,/+-]*$/.test(cell);

/** A cell as it is said in a field for words: a bare one with the name of its column, where that is not what the field says. */
function sayCell(cell: string, field: Field | undefined, column = ''): string {
  const called = column.trim();
  if (called === '' || !isBare(cell) || (field !== undefined && !isWords(field))) return cell;
  if (field === undefined || !meantByColumn(called).includes(field.name)) return `${called}: ${cell}`;
  // A register's name is a part of what is in it.
  return /^\p{Lu}{3,}(?:-\p{Lu}{2})?$/u.test(called) ? `${called} ${cell}` : cell;
}

/** What only says that a column holds prices. */
const ofPrices =
  /^(?:(?:pre[çc]os?|valor(?:es)?)(?:[\s(].*)?|r\$|total|por|agora|custo|quanto|à vista|pix)?$/iu;

/** A price with the name of its column, where that says more than that it is one. */
function withColumn({ item }: Target, read: Parts | undefined, column = ''): Parts | undefined {
  const isNamed = read !== undefined && 'price' in read && !ofPrices.test(column.trim());
  return isNamed && namesIn(item).includes('priceSuffix') && !('priceSuffix' in read)
    ? { ...read, priceSuffix: `(${column.trim()})` }
    : read;
}

/** What stands in the place of a price. */
const isAsked =
  /^(?:gr[áa]tis|gratuit[oa]|cortesia|a combinar|(?:sob )?consult(?:a|e|ar)|sob or[çc]amento)$/i;

/** The cells of a row, each in its column's field; what that does not take is said behind the words of another. */
function fitCells(
  target: Target,
  row: Row,
  columns: readonly (Field | undefined)[],
  head: Row,
): Parts | undefined {
  const [[first = '', ...cells], [name, ...others]] = [row.map((cell) => cell.trim()), columns];
  if (name === undefined || isNothing(first)) return undefined;
  const typed: Record<string, string> = { [name.name]: first };
  let last = name.name;
  for (const [at, cell] of cells.entries()) {
    if (isNothing(cell)) continue;
    const told = tellCell(target, cell, head[at + 1]);
    if (told !== undefined && !Object.keys(told).some((name) => name in typed)) {
      Object.assign(typed, told);
      continue;
    }
    const asked = isAsked.test(cell) && namesIn(target.item).includes('priceText');
    if (asked && !('price' in typed) && !('priceText' in typed)) {
      typed['priceText'] = cell;
      continue;
    }
    const field = others[at];
    const said = sayCell(cell, field, head[at + 1]);
    const read = field && withColumn(target, readCell(target, field, said), head[at + 1]);
    // What another cell has told already is not told anew.
    const taken = read !== undefined && Object.keys(read).some((name) => name in typed) ? undefined : read;
    if (taken === undefined) typed[last] = `${typed[last]} – ${said}`;
    else Object.assign(typed, taken);
    if (taken !== undefined && field !== undefined && isWords(field)) last = field.name;
  }
  return typed;
}

const isFigure = (cell: string | undefined) =>
  /^\+?\s?\d[\d.,]*\s?(?:mil|k|%|h|horas?|dias?|anos?)?\+?$/i.test(cell?.trim() ?? '');

/** Rows of words and what they count, for items that tell the number first. */
function numberFirst({ item }: Target, rows: readonly Row[]): readonly Row[] {
  const [first = [], ...others] = rows;
  // Above figures, words in both columns are their names.
  const isHead = others.length > 1 && first.every((cell) => /^\p{L}[^\d]*$/u.test(cell.trim()));
  const body = isHead ? others : withoutHead(rows);
  const isFigures = ['value', 'label'].every((name) => namesIn(item).includes(name));
  const isTurned =
    isFigures &&
    body.every(([words, number, ...more]) => isFigure(number) && !isFigure(words) && more.length === 0);
  return isTurned ? body.map(([words = '', number = '']) => [number, words]) : rows;
}

/** Rows without the numbers by which they are counted. */
function withoutCount({ item }: Target, rows: readonly Row[]): readonly Row[] {
  const body = withoutHead(rows);
  const head = body === rows ? '' : (rows[0]?.[0]?.trim() ?? '');
  const isCount =
    head === '' ? body.length > 2 : /^(?:n[º°.]?|#|ordem|etapas?|passos?|c[óo]d\p{L}*)$/iu.test(head);
  const words = new Set(body.map(([, second = '']) => second.trim()));
  const isCounted = body.every(
    ([first = '', second = ''], at) =>
      first.trim() === String(at + 1) && /\p{L}{2}/u.test(second) && !/R\$/.test(second),
  );
  const isSure = isCount && isCounted && words.size === body.length && !namesIn(item).includes('value');
  return isSure ? rows.map((row) => row.slice(1)) : rows;
}

/** Rows that all begin with the day of an item, with what it is called before that. */
function nameFirst({ item, today }: Target, rows: readonly Row[]): readonly Row[] {
  // Behind the day of a special one stand its hours, which no cell beside it may lose.
  const isSpecial = namesIn(item).includes('days');
  const day = isSpecial ? undefined : openFields(item).find((field) => controlOf(field) === 'date');
  const isDated = rows.every(([first = '', name]) => name !== undefined && day && takes(day, first, today));
  return isDated ? rows.map(([first = '', name = '', ...others]) => [name, first, ...others]) : rows;
}

/** The rows of a table as items: nothing for one that tells none. */
export function fitTable(target: Target, typed: readonly Row[]): readonly (Parts | undefined)[] {
  const cells = typed.map((row) => row.map((cell) => cell.replace(/^\s*\$\s?(?=\d)/, 'R$ ')));
  const table = numberFirst(target, withoutCount(target, cells));
  const labelled = fitButtons(target, table);
  if (labelled !== undefined) return labelled;
  const reduced = fitReduced(target, table);
  if (reduced !== undefined) return reduced;
  const rows = apart(table);
  const isSold = namesIn(target.item).includes('originalPrice');
  // A second price is no word of an offer.
  const isDoubtful = isSold && rows === table && table.some((row) => row.filter(isSurelyPrice).length > 1);
  if (rows === undefined || isDoubtful) return [undefined];
  const body = withoutHead(rows);
  const own = nameFirst(target, body);
  // Columns that have changed places are called by nothing.
  const head = body !== rows && own === body ? (rows[0] ?? []) : [];
  const columns = columnsOf(target, own, head);
  return own.map((row) => columns && fitCells(target, row, columns, head));
}

/** Rows that all end with what a button asks for, behind two other cells, of items that have one; nothing of any other rows. */
function fitButtons(target: Target, table: readonly Row[]): readonly (Parts | undefined)[] | undefined {
  const names = namesIn(target.item);
  const rows = withoutHead(table);
  const isButton = names.includes('label') && targets.every((name) => names.includes(name));
  const isAsked = rows.every((row) => row.length > 2 && asking.test(row.at(-1)?.trim() ?? ''));
  if (!isButton || !isAsked) return undefined;
  const items = fitTable(
    target,
    table.map((row) => row.slice(0, -1)),
  );
  if (items.length !== rows.length) return undefined;
  return items.map((item, at) => item && Object.assign({}, item, { label: rows[at]?.at(-1)?.trim() ?? '' }));
}

/**
 * Rows with what something cost and what it costs, for items that tell both. Nothing of rows without exactly two columns of prices,
 * or where it is in doubt which is which.
 */
function fitReduced(target: Target, table: readonly Row[]): readonly (Parts | undefined)[] | undefined {
  const rows = withoutHead(table);
  const isCalled = (at: number) => rows !== table && isReducedHead(table[0]?.[at]);
  const isOfPrice = (cell = '', at: number) =>
    isPrice(cell) || isShort(cell) || (isCalled(at) && isNothing(cell));
  const columns = [...(rows[0]?.keys() ?? [])].filter(
    (at) => at > 0 && rows.every((row) => isOfPrice(row[at], at)),
  );
  // Beside one with cents the other is one of prices too.
  const isBare = rows === table && columns.length === 2;
  const hasCents = columns.some((at) => rows.some((row) => isSurelyPrice(row[at]) || isShort(row[at])));
  const [one = 0, other = 0, ...more] = columns.filter(
    (at) => isCalled(at) || rows.some((row) => isSurelyPrice(row[at])) || isBare,
  );
  const withMoneySign = (cell: string, at: number) =>
    [one, other].includes(at) && (isPrice(cell) || isShort(cell))
      ? `R$ ${cell.trim().replace(/^R\$\s?/, '')}${isShort(cell) ? '0' : ''}`
      : cell;
  const field = fieldsIn(target.item).find(({ name }) => name === 'originalPrice');
  const former = other === 0 || more.length > 0 ? undefined : findFormer(table, rows, [one, other]);
  // Two columns that are called so hold nothing else, and two of bare numbers may be anything.
  const isDoubtful = former === undefined ? isCalled(one) && isCalled(other) : isBare && !hasCents;
  if (field !== undefined && isDoubtful) return [undefined];
  if (field === undefined || former === undefined) return undefined;
  // That it is one of now is said by the one beside it, whatever its column is called.
  const calledPrice = (row: Row) =>
    rows !== table && row === table[0] ? row.with(former === one ? other : one, 'Preço') : row;
  const items = fitTable(
    target,
    table.map((row) => calledPrice(row).map(withMoneySign).toSpliced(former, 1)),
  );
  return rows.map((row, at) => {
    const cell = withMoneySign(row[former]?.trim() ?? '', former);
    const was = takes(field, cell, target.today);
    const item = items[at];
    if (item === undefined || !('price' in item)) return undefined;
    if (isNothing(cell)) return item;
    return was === undefined ? undefined : Object.assign({}, item, { originalPrice: was });
  });
}
