import type { Stamp } from '../load/stamp.ts';
import type { Presumption } from '../validate/presume.ts';
import type { Parcel } from './parcel.ts';
import type { Packed, PageRecord, Records } from './record.ts';

/** How many facts a stamp has. */
const stampLength = 4;

/** What few pages have. */
type Rare = Pick<PageRecord, 'problems' | 'places' | 'validUntil' | 'told'>;

/**
 * What is remembered of pages besides their texts, in the order in which columns have those. In columns too: an object
 * for each of ten thousand pages takes long to read, and the collector looks through all of them again and again.
 */
export interface Table {
  readonly files: readonly string[];
  readonly hashes: readonly string[];
  /** The four facts of each stamp. */
  readonly stamps: Float64Array;
  readonly at: Float64Array;
  /** All that pages take for granted, once each. */
  readonly granted: Presumption;
  /** What each page takes for granted, by its number there, page after page; and where each page begins, with the end of the last. */
  readonly presumed: Uint32Array;
  readonly starts: Uint32Array;
  /** By the page's number. */
  readonly rare: ReadonlyMap<number, Rare>;
}

const nothingRare: Rare = { problems: [], places: new Map(), validUntil: undefined, told: undefined };

/** A page's row of a table. */
export class Row implements PageRecord {
  readonly #table: Table;
  readonly #index: number;
  readonly parcel: Parcel<Packed>;

  constructor(table: Table, index: number, parcel: Parcel<Packed>) {
    this.#table = table;
    this.#index = index;
    this.parcel = parcel;
  }

  get stamp(): Stamp {
    const { stamps } = this.#table;
    const from = this.#index * stampLength;
    const [size = 0, mtimeMs = 0, ctimeMs = 0, ino = 0] = stamps.subarray(from, from + stampLength);
    return [size, mtimeMs, ctimeMs, ino];
  }
  get at() {
    return this.#table.at[this.#index] ?? 0;
  }
  get hash() {
    return this.#table.hashes[this.#index] ?? '';
  }
  get presumption() {
    const { starts, presumed, granted } = this.#table;
    const own = presumed.subarray(starts[this.#index], starts[this.#index + 1]);
    return [...own].flatMap((number) => granted.slice(number, number + 1));
  }
  get problems() {
    return this.#rare.problems;
  }
  get places() {
    return this.#rare.places;
  }
  get validUntil() {
    return this.#rare.validUntil;
  }
  get told() {
    return this.#rare.told;
  }
  get #rare(): Rare {
    return this.#table.rare.get(this.#index) ?? nothingRare;
  }
}

function isRare({ problems, places, validUntil, told }: Rare): boolean {
  return problems.length > 0 || places.size > 0 || validUntil !== undefined || told !== undefined;
}

/** The table of some records. */
export function makeTable(pages: Records): Table {
  const records = [...pages.values()];
  const numbers = new Map<string, number>();
  const granted: Presumption[number][] = [];
  const numberOf = (one: Presumption[number]) => {
    const name = JSON.stringify(one);
    const number = numbers.get(name) ?? granted.push(one) - 1;
    numbers.set(name, number);
    return number;
  };
  const presumed = records.map(({ presumption }) => presumption.map(numberOf));
  const starts = new Uint32Array(records.length + 1);
  for (const [index, { length }] of presumed.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return {
    files: [...pages.keys()],
    hashes: records.map(({ hash }) => hash),
    stamps: Float64Array.from(records.flatMap(({ stamp }) => stamp)),
    at: Float64Array.from(records, ({ at }) => at),
    granted,
    presumed: Uint32Array.from(presumed.flat()),
    starts,
    rare: new Map(
      [...records.entries()].flatMap(([index, record]) => {
        const { problems, places, validUntil, told } = record;
        return isRare(record) ? [[index, { problems, places, validUntil, told }] as const] : [];
      }),
    ),
  };
}
