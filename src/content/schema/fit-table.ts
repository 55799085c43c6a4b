import { targets } from '../../fields/action.ts';
import { fold } from '../../fields/fold.ts';
import { meantBy } from '../problems/nearest.ts';
import { isTableHead } from '../../fields/table-head.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { daysIn, nearestDay, priceIn, type Parts } from './fit-parts.ts';
import { fieldsIn, namesIn, type Field, type Outline } from './outline.ts';
import { registered } from './split-surely.ts';

/** Whether a cell says nothing. */
export const isNothing = (cell: string) => /^[-–—]*$/.test(cell.trim());

/** What an item is called, where it need not be called anything. */
const naming = ['name', 'title', 'question'];

/** Further words of an item, from what is said of it first. */
const more = ['detail', 'role', 'register', 'subtitle', 'size', 'text', 'description', 'answer', 'comment'];

/** Texts of a picture, of the price or of when it is shown, which no cell of a table is about. */
const isBeside = /^(?:imageAlt|price[A-Z]\w*|originalPrice|badge|id|show(?:From|Until))$/;

/** Texts of a button. */
const isOfButton = /^(?:label|shortLabel|labelDetail|chat|href|mail)$/;

const controlOf = ({ outline }: Field) => (outline.kind === 'text' ? (outline.control ?? 'line') : undefined);

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
const meantByColumn = (column: string): readonly string[] => {
  const folded = fold(column.trim()).replace(/s$/, '');
  return [...(columnWords[folded] ?? []), ...(columnWords[fold(column.trim())] ?? []), ...meantBy(column)];
};

/** The fields that cells may go into, in the order in which they are asked. */
function openFields(item: Outline): readonly Field[] {
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
interface Target {
  readonly item: Outline;
  /** The day on which they are pasted, as ISO: days without a year are near it. */
  readonly today: string;
}

/** What a field makes of a cell; nothing where it does not take it. */
function takes(field: Field, cell: string, today: string): string | undefined {
  const { outline } = field;
  const day = controlOf(field) === 'date' ? nearestDay(cell, today) : undefined;
  const typed = behaviourFor(outline.schema)?.repair?.(cell) ?? day ?? cell;
  return isAccepted(outline.schema, typed) ? typed : undefined;
}

type Row = readonly string[];

const isWords = (field: Field) => ['line', 'long'].includes(controlOf(field) ?? '');

/** How long the texts of a column are in all, in letters. */
const lengthOf = (cells: readonly string[]) => cells.reduce((sum, { length }) => sum + length, 0);

const isPrice = (cell: string | undefined) =>
  /^(?:R\$\s?)?\d{1,3}(?:\.?\d{3})*(?:,\d{2})?$/.test(cell?.trim() ?? '');

/** What only a price has: other numbers are weights, amounts and codes. */
const isSurelyPrice = (cell: string | undefined) => isPrice(cell) && /R\$|,\d{2}$/.test(cell ?? '');

/** A sure price with words before it. */
const isSurelyPriced = (cell: string | undefined = '') => isPriced(cell) && /R\$|,\d{2}$/.test(cell);

/** The field for each column of some rows, the first's own one first, then by its name; nothing for one that none is left for. */
function columnsOf(
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
  const hasSure = rows.some((row) => row.some(isSurelyPriced));
  const cellsAt = (at: number) =>
    rows.flatMap((row) => (isNothing(row[at] ?? '') ? [] : [row[at]?.trim() ?? '']));
  const fitsAt = (at: number) => {
    const cells = cellsAt(at);
    return (field: Field) =>
      controlOf(field) === 'price'
        ? cells.some(hasSure ? isSurelyPriced : isPrice)
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
      const ofNumber = cellsAt(at).every((cell) => registered.test(cell)) ? ['register'] : [];
      const meant = [...ofNumber, ...meantByColumn(head[at] ?? '')];
      return [at, take(open.find((field) => meant.includes(field.name) && fits(field)))];
    }),
  );
  // Of two columns of words the longer is the text.
  const longest = places
    .filter((at) => named.get(at) === undefined)
    .toSorted((one, other) => lengthOf(cellsAt(other)) - lengthOf(cellsAt(one)))[0];
  const fitting = (at: number) => {
    const fits = fitsAt(at);
    const words = open.filter((field) => isWords(field) && fits(field));
    const text = words.find((field) => controlOf(field) === 'long');
    const isText = at === longest || words.every((field) => field === text || field.isNeeded);
    return (
      open.find((field) => !isWords(field) && fits(field)) ??
      (isText ? words[0] : (words.find((field) => field !== text || field.isNeeded) ?? words[0]))
    );
  };
  return [name, ...places.map((at) => named.get(at) ?? take(fitting(at)))];
}

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
  return way && Object.fromEntries(way.map((part) => [part.field, part.value]));
}

/** What a cell tells of an offer that is more than a field: what it cost and costs, or its days. */
function tellCell({ item, today }: Target, cell: string, column = ''): Parts | undefined {
  if (!namesIn(item).includes('originalPrice')) return undefined;
  const price = priceIn(item, cell);
  if (price !== undefined && 'originalPrice' in price) return price;
  return daysIn(item, meantByColumn(column).includes('showUntil') ? `até ${cell}` : cell, today);
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
    const field = others[at];
    const said = sayCell(cell, field, head[at + 1]);
    const read = field && readCell(target, field, said);
    // What another cell has told already is not told anew.
    const taken = read !== undefined && Object.keys(read).some((name) => name in typed) ? undefined : read;
    if (taken === undefined) typed[last] = `${typed[last]} – ${said}`;
    else Object.assign(typed, taken);
    if (taken !== undefined && field !== undefined && isWords(field)) last = field.name;
  }
  return typed;
}

/** A price with words before it or behind it, or words in place of one. */
const isPriced = (cell: string) =>
  isPrice(cell) ||
  /^(?:a partir de|desde|at[ée])\s+(?:R\$\s?)?\d{1,3}(?:\.?\d{3})*(?:,\d{2})?$|^(?:sob )?consult(?:a|e|ar)$|^a combinar$|^gr[áa]tis$/i.test(
    cell.trim(),
  );

/** Rows without the numbers by which they are counted. */
function withoutCount(rows: readonly Row[]): readonly Row[] {
  const body = withoutHead(rows);
  const isCounted = body.every(
    ([first = '', second], at) => second !== undefined && first.trim() === String(at + 1),
  );
  return isCounted && body.length > 1 ? rows.map((row) => row.slice(1)) : rows;
}

/** Rows without the names of their columns. */
function withoutHead(rows: readonly Row[]): readonly Row[] {
  const [head = [], ...body] = rows;
  return isTableHead(head) && body.length > 0 ? body : rows;
}

/**
 * Rows of a table with several columns of prices, as one for each price, under the name of its row and its column. Nothing
 * where two of them are what something cost and costs, or a row has no price.
 */
function apart(rows: readonly Row[]): readonly Row[] | undefined {
  const [head = [], ...body] = rows;
  const columns = [...head.keys()].filter((at) => {
    const cells = body.map((row) => row[at] ?? '').filter((cell) => !isNothing(cell));
    return at > 0 && cells.every(isPriced) && cells.some(isSurelyPrice);
  });
  if (columns.length < 2 || columns.some((at) => isPrice(head[at]))) return rows;
  const isOffer = columns.some((at) => /^(?:de|por|antes|agora|era)$/i.test(head[at]?.trim() ?? ''));
  if (isOffer || body.some((cells) => columns.every((at) => isNothing(cells[at] ?? '')))) return undefined;
  return body.flatMap((cells) =>
    columns.flatMap((at) => {
      const beside = cells.filter((_, place) => place > 0 && !columns.includes(place));
      return isNothing(cells[at] ?? '')
        ? []
        : [[`${cells[0]?.trim()} – ${head[at]?.trim()}`, ...beside, cells[at] ?? '']];
    }),
  );
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
  const table = withoutCount(typed);
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

const amountOf = (cell: string | undefined) =>
  Number((cell ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'));

/** What the columns of what something cost, and of what it costs, are called. */
const ofBefore = /^(?:de|antes|era|original|pre[çc]o (?:antigo|normal|cheio|de antes))$/i;
const ofNow = /^(?:por|agora|oferta|promo\p{L}*|com desconto|pre[çc]o (?:novo|atual|de agora))$/iu;

/** So many times what it costs, nothing has cost before: a cell is of something else. */
const mostReduced = 2.5;

/** Which of two columns of prices is of before: by their names, or the higher in every row; nothing where either leaves a doubt. */
function findFormer(table: readonly Row[], rows: readonly Row[], pair: readonly [number, number]) {
  const [one, other] = pair;
  const isNamed = (was: number, now: number) =>
    ofBefore.test(table[0]?.[was]?.trim() ?? '') && ofNow.test(table[0]?.[now]?.trim() ?? '');
  const isHigher = (was: number, now: number) =>
    rows.every((row) => {
      const [before, after] = [amountOf(row[was]), amountOf(row[now])];
      return before > after && before < mostReduced * after;
    });
  const isBare = table[0] === rows[0];
  const isFormer = (was: number, now: number) => (isBare || isNamed(was, now)) && isHigher(was, now);
  return isFormer(one, other) ? one : isFormer(other, one) ? other : undefined;
}

/**
 * Rows with what something cost and what it costs, for items that tell both. Nothing of rows without exactly two columns of prices,
 * or where it is in doubt which is which.
 */
function fitReduced(target: Target, table: readonly Row[]): readonly (Parts | undefined)[] | undefined {
  const rows = withoutHead(table);
  const columns = [...(rows[0]?.keys() ?? [])].filter(
    (at) => at > 0 && rows.every((row) => isPrice(row[at])),
  );
  const [one = 0, other = 0, ...more] = columns.filter((at) => rows.some((row) => isSurelyPrice(row[at])));
  const field = fieldsIn(target.item).find(({ name }) => name === 'originalPrice');
  const former = other === 0 || more.length > 0 ? undefined : findFormer(table, rows, [one, other]);
  if (field === undefined || former === undefined) return undefined;
  const items = fitTable(
    target,
    rows.map((row) => row.toSpliced(former, 1)),
  );
  return rows.map((row, at) => {
    const was = takes(field, row[former]?.trim() ?? '', target.today);
    const item = items[at];
    return typeof item === 'object' && was !== undefined
      ? Object.assign({}, item, { originalPrice: was })
      : undefined;
  });
}
