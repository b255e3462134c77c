/** A first-in, first-out lock for something that only one user may use at a time. */
export class TurnQueue {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Waits for a turn, at most `timeoutMs`. Resolves to false on timeout. The holder of a turn must `release` it. */
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
