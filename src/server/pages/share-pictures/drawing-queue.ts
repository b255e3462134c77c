/** Drawings in flight: half of Node's thread pool, whose other half reads files and hashes passwords. */
const AT_ONCE = 2;
/** Drawings that wait: half a second of them. */
const MOST_WAITING = 40;

/** Lets a few drawings run at once and a bounded number wait. */
export class DrawingQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Draws when it is its turn; null where too many wait already. */
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
