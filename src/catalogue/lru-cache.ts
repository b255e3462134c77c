/** A least-recently-used cache of at most `capacity` values. */
export class LruCache<T> {
  /** Least recently used first. */
  readonly #values = new Map<string, T>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of a key; `make` makes it on a miss. */
  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#capacity) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
