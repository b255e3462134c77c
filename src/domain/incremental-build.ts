/** Rows worked off before others get their turn; some ten milliseconds. Fewer would have who waits for it wait for every other request. */
const ROWS_AT_ONCE = 750;

/** Something that takes long to build: built at the first need, or before it in steps that let others in. */
export class IncrementalBuild<T> {
  readonly #steps: Generator<undefined, T>;
  #built: { readonly value: T } | null = null;

  /** `steps` yields once a row. */
  constructor(steps: Generator<undefined, T>) {
    this.#steps = steps;
  }

  /** What was built; what is left to do is done at once. */
  get value(): T {
    while (this.#built === null) this.#step();
    return this.#built.value;
  }

  /** Builds it, awaiting `pause` after every few rows. */
  async prepare(pause: () => Promise<unknown>): Promise<void> {
    for (let rows = 1; this.#built === null; rows += 1) {
      this.#step();
      if (rows % ROWS_AT_ONCE === 0) await pause();
    }
  }

  #step(): void {
    const step = this.#steps.next();
    if (step.done === true) this.#built = { value: step.value };
  }
}
