/** Counts what each network has under way, up to a limit. */
export class InFlight {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more may begin. If so, it counts until `end`. */
  begin(network: string): boolean {
    const now = this.#counts.get(network) ?? 0;
    if (now >= this.#most) return false;
    this.#counts.set(network, now + 1);
    return true;
  }

  end(network: string): void {
    const left = (this.#counts.get(network) ?? 1) - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }
}
