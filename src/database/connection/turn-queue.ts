/** Turns at one thing that only one may use at a time, in the order of asking. */
export class TurnQueue {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Waits for a turn for at most this time; false if it did not come. The holder of a turn must `release` it. */
  take(timeoutMs?: number): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting.delete(begin);
        resolve(false);
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      this.#waiting.add(begin);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
