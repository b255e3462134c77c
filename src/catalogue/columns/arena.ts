import type { Bits } from './bits.ts';

/**
 * A pool of reusable sets that live as long as one answer. A search over a million products needs some thirty sets of
 * 125 KB, which would otherwise become garbage after each. A reset invalidates all of them.
 */
export class Arena {
  readonly #words: number;
  readonly #sets: Bits[] = [];
  #taken = 0;

  constructor(words: number) {
    this.#words = words;
  }

  /** Returns a set with undefined content. The caller must write every word. */
  take(): Bits {
    const set = this.#sets[this.#taken] ?? new Int32Array(this.#words);
    this.#sets[this.#taken] = set;
    this.#taken++;
    return set;
  }

  takeEmpty(): Bits {
    return this.take().fill(0);
  }

  takeCopy(of: Bits): Bits {
    const copy = this.take();
    copy.set(of);
    return copy;
  }

  reset(): void {
    this.#taken = 0;
  }
}
