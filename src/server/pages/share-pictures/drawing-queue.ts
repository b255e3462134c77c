/** Parallel drawings: half of Node's thread pool; the rest is for files and password hashes. */
const AT_ONCE = 2;
/** About half a second of work. */
const MOST_WAITING = 40;

/** Runs a few drawings in parallel and lets a bounded number wait. */
export class DrawingQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Draws when a slot is free; null if too many are waiting. */
  async run<T>(draw: () => Promise<T>): Promise<T | null> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await draw();
    } finally {
      // The slot goes to the next in the queue.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
