import { hash } from 'node:crypto';

/** A name's length and the digest of its text come before all texts, in bytes. */
const [forLength, forDigest] = [4, 8];

/** How long the sign of a text is, in bytes. */
export const signLength = forDigest;

const forName = forLength + forDigest;

/** JSON in which each sign takes one byte. */
const write = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[\u0100-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Plain data by names, each as text, in memory that is none of the collector's: what ten thousand pages say it would
 * otherwise look through again and again. It shares nothing with what it was made of, of which a word would keep a page's
 * whole text in memory.
 */
export class Parcel<Parts> {
  readonly #names: readonly (keyof Parts)[];
  readonly #bytes: Buffer;
  readonly #start: number;

  /** What begins at a place of bytes that such parcels were written to, under the same names in the same order. */
  constructor(names: readonly (keyof Parts)[], bytes: Buffer, start = 0) {
    this.#names = names;
    this.#bytes = bytes;
    this.#start = start;
  }

  /** Packs what JSON can say. What is undefined is left out. */
  static pack<Parts>(names: readonly (keyof Parts)[], parts: Parts): Parcel<Parts> {
    const texts = names.map((name) => (parts[name] === undefined ? '' : write(parts[name])));
    const head = names.length * forName;
    const bytes = Buffer.allocUnsafe(texts.reduce((sum, { length }) => sum + length, head)).fill(0, 0, head);
    let at = head;
    for (const [index, text] of texts.entries()) {
      bytes.writeUInt32LE(text.length, index * forName);
      if (text === '') continue;
      bytes.write(text, at, 'latin1');
      const digest = hash('sha256', bytes.subarray(at, at + text.length), 'buffer');
      digest.copy(bytes, index * forName + forLength, 0, forDigest);
      at += text.length;
    }
    return new Parcel(names, bytes);
  }

  /** The same with other parts under some names. */
  with(parts: Partial<Parts>): Parcel<Parts> {
    // Of every name something is there, be it undefined.
    const all = Object.fromEntries(this.#names.map((name) => [name, this.read(name)])) as Parts;
    return Parcel.pack(this.#names, { ...all, ...parts });
  }

  #placeOf(name: keyof Parts): { readonly entry: number; readonly from: number; readonly length: number } {
    let entry = this.#start;
    let from = entry + this.#names.length * forName;
    for (const other of this.#names) {
      const length = this.#bytes.readUInt32LE(entry);
      if (other === name) return { entry, from, length };
      entry += forName;
      from += length;
    }
    throw new Error(`Nothing is packed as ${String(name)}.`);
  }

  has(name: keyof Parts): boolean {
    return this.#placeOf(name).length > 0;
  }

  /** What was packed under a name, each time anew. */
  read<Name extends keyof Parts>(name: Name): Parts[Name] {
    const { from, length } = this.#placeOf(name);
    // Only `pack` writes such texts; of what was undefined there is none.
    if (length === 0) return undefined as Parts[Name];
    return JSON.parse(this.#bytes.toString('latin1', from, from + length)) as Parts[Name];
  }

  /** Writes the sign of what is packed under a name to a place of other bytes, equal for what is equal, and says where it ends there. */
  sign(name: keyof Parts, target: Buffer, at: number): number {
    const from = this.#placeOf(name).entry + forLength;
    return at + this.#bytes.copy(target, at, from, from + forDigest);
  }

  /** All of it, to be written somewhere. */
  get bytes(): Uint8Array {
    let end = this.#start + this.#names.length * forName;
    for (let index = 0; index < this.#names.length; index += 1)
      end += this.#bytes.readUInt32LE(this.#start + index * forName);
    return this.#bytes.subarray(this.#start, end);
  }
}
