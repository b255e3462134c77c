/** Drawings that run in parallel: half of Node's thread pool. The rest is left for files and password hashes. */
const AT_ONCE = 2;
/** About half a second of work. */
const MAX_WAITING = 40;

/** Runs a few drawings in parallel and queues a bounded number. */
export class DrawingQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Draws when a slot is free. Returns null if too many are waiting. */
  async run<T>(draw: () => Promise<T>): Promise<T | null> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await draw();
    } finally {
      // The slot passes to the next in the queue.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
