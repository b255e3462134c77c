/** Sets kept for the words asked most recently. */
export class Kept<T> {
  readonly #sets = new Map<string, T>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string, read: () => T): T {
    const sets = this.#sets.get(key) ?? read();
    // Entered again, it is the youngest.
    this.#sets.delete(key);
    this.#sets.set(key, sets);
    for (const oldest of this.#sets.keys()) {
      if (this.#sets.size <= this.#capacity) break;
      this.#sets.delete(oldest);
    }
    return sets;
  }
}
