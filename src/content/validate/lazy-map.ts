/** A map whose values are made of others when they are asked for: of thousands few are. */
export class LazyMap<Key, From, To> implements ReadonlyMap<Key, To> {
  readonly #from: ReadonlyMap<Key, From>;
  readonly #make: (from: From, key: Key) => To;
  readonly #made = new Map<Key, To>();

  constructor(from: ReadonlyMap<Key, From>, make: (from: From, key: Key) => To) {
    this.#from = from;
    this.#make = make;
  }

  get size(): number {
    return this.#from.size;
  }

  has(key: Key): boolean {
    return this.#from.has(key);
  }

  get(key: Key): To | undefined {
    if (!this.#made.has(key) && this.#from.has(key)) {
      // It has just been found there.
      this.#made.set(key, this.#make(this.#from.get(key) as From, key));
    }
    return this.#made.get(key);
  }

  keys(): MapIterator<Key> {
    return this.#from.keys();
  }

  *entries(): MapIterator<[Key, To]> {
    // What a key stands for is always made.
    for (const key of this.#from.keys()) yield [key, this.get(key) as To];
  }

  *values(): MapIterator<To> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[Key, To]> {
    return this.entries();
  }

  forEach(call: (value: To, key: Key, map: ReadonlyMap<Key, To>) => void): void {
    for (const [key, value] of this.entries()) call(value, key, this);
  }
}
