/**
 * Rows processed before other requests get their turn, about ten milliseconds. With fewer, a request that waits for the
 * result would wait for every other request.
 */
const ROWS_AT_ONCE = 750;

/** Something that takes long to build: it is built when first needed, or earlier in steps that let other requests run. */
export class IncrementalBuild<T> {
  /** Dropped when done, with everything that only building needed. */
  #steps: Generator<undefined, T> | null;
  #built: { readonly value: T } | null = null;

  /** `steps` yields after each row. */
  constructor(steps: Generator<undefined, T>) {
    this.#steps = steps;
  }

  /** The built value; whatever remains to be done is done at once. */
  get value(): T {
    while (this.#built === null) this.#step();
    return this.#built.value;
  }

  /** Builds it, awaiting `pause` after every `ROWS_AT_ONCE` rows. */
  async prepare(pause: () => Promise<unknown>): Promise<void> {
    for (let rows = 1; this.#built === null; rows += 1) {
      this.#step();
      if (rows % ROWS_AT_ONCE === 0) await pause();
    }
  }

  #step(): void {
    const step = this.#steps?.next();
    if (step?.done !== true) return;
    this.#built = { value: step.value };
    this.#steps = null;
  }
}
