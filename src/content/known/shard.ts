import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { pid } from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { signLength, type Parcel } from './parcel.ts';
import { packedNames, type Packed, type Records } from './record.ts';
import { Forgotten } from './shelf.ts';
import { makeTable, Row, type Table } from './table.ts';

type Name = keyof Packed;

/** The texts that the pages of a shard have under a name, one after another. */
interface Column {
  /** Where it begins behind the opening, in bytes, and where each text begins in it; with the end of the last. */
  readonly from: number;
  readonly starts: Uint32Array;
  readonly signs: Buffer;
  readonly sum: number;
}

type Columns = Readonly<Record<Name, Column>>;

/** How a file begins; the columns follow. */
interface Opening {
  readonly ground: string;
  readonly table: Table;
  readonly columns: Columns;
}

/** The sum of the opening and its length, before it, in bytes. */
const headLength = 8;

/** What is asked for also after a check has come to its end: it is read with the opening. */
const readAtOnce = ['ids', 'summary', 'shown', 'note'] as const satisfies readonly Name[];

const sumIn = (head: Buffer) => head.readUInt32LE(0);
const lengthIn = (head: Buffer) => head.readUInt32LE(4);

function readAt(file: string, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
  } finally {
    closeSync(handle);
  }
}

/** Files that were found damaged, by what stands before their openings: one that cannot be removed is not read again. */
const damaged = new Set<string>();

const keyOf = (file: string, head: Buffer) => `${file} ${head.toString('hex')}`;

/** A file of records, whose columns are read when they are asked for: most checks ask for few. */
class Shard {
  readonly #file: string;
  readonly #head: Buffer;
  readonly columns: Columns;
  readonly #read = new Map<Name, Buffer>();
  isLost = false;

  /** `head` is what stands before the opening. */
  constructor(file: string, head: Buffer, columns: Columns) {
    this.#file = file;
    this.#head = head;
    this.columns = columns;
  }

  /** The texts under a name. Where the file is no longer as it was, its pages are to be looked at again. */
  column(name: Name): Buffer {
    const read = this.#read.get(name) ?? this.#load(name);
    if (read === undefined) {
      this.isLost = true;
      damaged.add(keyOf(this.#file, this.#head));
      this.#removeDamaged();
      throw new Forgotten(this.#file);
    }
    this.#read.set(name, read);
    return read;
  }

  #load(name: Name): Buffer | undefined {
    const { from, starts, sum } = this.columns[name];
    const length = starts.at(-1) ?? 0;
    try {
      const bytes = readAt(this.#file, headLength + lengthIn(this.#head) + from, length);
      if (bytes.length === length && crc32(bytes) === sum) return bytes;
    } catch {
      // It has gone.
    }
    return undefined;
  }

  /** One that somebody else has written since is left to them. */
  #removeDamaged(): void {
    try {
      if (readAt(this.#file, 0, headLength).equals(this.#head)) rmSync(this.#file);
    } catch {
      // It has gone.
    }
  }
}

/** A page's part of a shard. */
class ShardParcel implements Parcel<Packed> {
  readonly #shard: Shard;
  readonly #index: number;

  constructor(shard: Shard, index: number) {
    this.#shard = shard;
    this.#index = index;
  }

  get isLost() {
    return this.#shard.isLost;
  }

  has(name: Name): boolean {
    const { starts } = this.#shard.columns[name];
    return starts[this.#index] !== starts[this.#index + 1];
  }

  bytes(name: Name): Buffer {
    const { starts } = this.#shard.columns[name];
    return this.#shard.column(name).subarray(starts[this.#index], starts[this.#index + 1]);
  }

  sign(name: Name, target: Uint8Array, at: number): void {
    const from = this.#index * signLength;
    this.#shard.columns[name].signs.copy(target, at, from, from + signLength);
  }
}

/** The opening of a file with what stands before it; nothing where it is not as it was written. */
function readOpening(file: string): { readonly head: Buffer; readonly opening: Opening } | undefined {
  const head = readAt(file, 0, headLength);
  if (head.length < headLength) return undefined;
  const bytes = readAt(file, headLength, lengthIn(head));
  if (bytes.length < lengthIn(head) || crc32(bytes) !== sumIn(head)) return undefined;
  // What bears its sum was written by the function below.
  return { head, opening: deserialize(bytes) as Opening };
}

/** The records of a file; none of one that was written for another `ground`, or is not as it was written. */
export function readShard(file: string, ground: string): Records {
  try {
    const read = readOpening(file);
    if (read?.opening.ground !== ground || damaged.has(keyOf(file, read.head))) return new Map();
    const { table, columns } = read.opening;
    const shard = new Shard(file, read.head, columns);
    for (const name of readAtOnce) shard.column(name);
    return new Map(
      table.files.map((name, index) => [name, new Row(table, index, new ShardParcel(shard, index))]),
    );
  } catch {
    // Nothing was remembered yet, or another version of Node wrote it: all is looked at.
    return new Map();
  }
}

/** All texts of pages under a name, which are written from where they are: copies of all pages are much memory. */
function makeColumn(pages: Records, name: Name, from: number) {
  const texts: Buffer[] = [];
  const starts = new Uint32Array(pages.size + 1);
  const signs = Buffer.alloc(pages.size * signLength);
  let sum = 0;
  for (const [index, { parcel }] of [...pages.values()].entries()) {
    const text = parcel.bytes(name);
    texts.push(text);
    starts[index + 1] = (starts[index] ?? 0) + text.length;
    parcel.sign(name, signs, index * signLength);
    sum = crc32(text, sum);
  }
  return { texts, column: { from, starts, signs, sum } };
}

/** Writes records whole or not at all. */
export async function writeShard(file: string, ground: string, pages: Records): Promise<void> {
  const texts: Buffer[] = [];
  let from = 0;
  const columns = packedNames.map((name) => {
    const made = makeColumn(pages, name, from);
    texts.push(...made.texts);
    from += made.column.starts.at(-1) ?? 0;
    return [name, made.column] as const;
  });
  const opening: Opening = {
    ground,
    table: makeTable(pages),
    // One for each name.
    columns: Object.fromEntries(columns) as Columns,
  };
  const bytes = serialize(opening);
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(crc32(bytes), 0);
  head.writeUInt32LE(bytes.length, 4);
  await writeWhole(file, [head, bytes, ...texts]);
}

/** So many pieces a system takes at once: of more, some would have to be written after the others, and libuv stops at empty ones. */
const piecesAtOnce = 1024;

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, parts: readonly Uint8Array[]): Promise<void> {
  const draft = `${file}-${pid}.unfinished`;
  const pieces = parts.filter(({ length }) => length > 0);
  const handle = await open(draft, 'w');
  try {
    for (let from = 0; from < pieces.length; from += piecesAtOnce) {
      const some = pieces.slice(from, from + piecesAtOnce);
      const { bytesWritten } = await handle.writev(some);
      if (bytesWritten < some.reduce((sum, { length }) => sum + length, 0))
        throw new Error(`${draft} could not be written whole.`);
    }
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
