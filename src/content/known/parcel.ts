import { hash } from 'node:crypto';

/** How long the sign of a text is, in bytes. */
export const signLength = 8;

/** How long it is where a text ends, in bytes. */
const endLength = 4;

/**
 * Plain data by names, each as text, in memory that is none of the collector's: what ten thousand pages say it would
 * otherwise look through again and again. It shares nothing with what it was made of, of which a word would keep a page's
 * whole text in memory.
 */
export interface Parcel<Parts> {
  /** Whether what was packed can no longer be read. */
  readonly isLost: boolean;
  readonly has: (name: keyof Parts) => boolean;
  /** What was packed under a name as JSON in which each sign takes one byte; empty for what was undefined. */
  readonly bytes: (name: keyof Parts) => Buffer;
  /** Writes the sign of what is packed under a name to a place of other bytes: equal for what is equal. */
  readonly sign: (name: keyof Parts, target: Uint8Array, at: number) => void;
}

const write = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[\u0100-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What was packed under a name, each time anew. */
export function unpack<Parts, Name extends keyof Parts>(parcel: Parcel<Parts>, name: Name): Parts[Name] {
  const text = parcel.bytes(name).toString('latin1');
  // Only `pack` makes such texts; of what was undefined there is none.
  return (text === '' ? undefined : JSON.parse(text)) as Parts[Name];
}

/** So many bytes are asked of the system at once. */
const slabLength = 1 << 18;

let slab = Buffer.alloc(0);

/** A piece of memory that no other parcel has. Pieces asked for one by one would lie between what comes and goes, with gaps. */
function reserve(length: number): Buffer {
  if (length > slab.length) slab = Buffer.allocUnsafeSlow(Math.max(length, slabLength));
  const piece = slab.subarray(0, length);
  slab = slab.subarray(length);
  return piece;
}

/** A parcel in one piece of memory: all texts, and before them where each ends, and its sign. */
class OwnParcel<Parts> implements Parcel<Parts> {
  readonly #names: readonly (keyof Parts)[];
  readonly #bytes: Buffer;
  readonly isLost = false;

  constructor(names: readonly (keyof Parts)[], texts: readonly string[]) {
    this.#names = names;
    const start = names.length * (endLength + signLength);
    this.#bytes = reserve(texts.reduce((sum, { length }) => sum + length, start)).fill(0, 0, start);
    let end = start;
    for (const [index, text] of texts.entries()) {
      const bytes = this.#bytes.subarray(end, end + text.length);
      end += bytes.write(text, 'latin1');
      this.#bytes.writeUInt32LE(end, index * endLength);
      if (text !== '')
        hash('sha256', bytes, 'buffer').copy(this.#bytes, this.#placeOfSign(index), 0, signLength);
    }
  }

  #placeOfSign(index: number): number {
    return this.#names.length * endLength + index * signLength;
  }

  bytes(name: keyof Parts): Buffer {
    const index = this.#names.indexOf(name);
    const end = this.#bytes.readUInt32LE(index * endLength);
    const start =
      index === 0 ? this.#placeOfSign(this.#names.length) : this.#bytes.readUInt32LE((index - 1) * endLength);
    return this.#bytes.subarray(start, end);
  }

  has(name: keyof Parts): boolean {
    return this.bytes(name).length > 0;
  }

  sign(name: keyof Parts, target: Uint8Array, at: number): void {
    const from = this.#placeOfSign(this.#names.indexOf(name));
    this.#bytes.copy(target, at, from, from + signLength);
  }
}

/** Packs what JSON can say under each name. What is undefined is left out. */
export function pack<Parts>(names: readonly (keyof Parts)[], parts: Parts): Parcel<Parts> {
  return new OwnParcel(
    names,
    names.map((name) => (parts[name] === undefined ? '' : write(parts[name]))),
  );
}

/** The same with other parts under some names. */
export function repack<Parts>(
  names: readonly (keyof Parts)[],
  parcel: Parcel<Parts>,
  parts: Partial<Parts>,
): Parcel<Parts> {
  // Of every name something is there, be it undefined.
  const all = Object.fromEntries(names.map((name) => [name, unpack(parcel, name)])) as Parts;
  return pack(names, { ...all, ...parts });
}
