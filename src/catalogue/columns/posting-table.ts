import { type Bits, orInto, setBit, wordsFor } from './bits.ts';

/** The products of each key (0, 1, 2 …): bits for common keys, a sorted list for rare ones. Plain data. */
export interface PostingTable {
  /** The start and end offsets of each key's list in `items`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly items: Int32Array;
  /** The set of each common key. Null for rare keys. */
  readonly common: readonly (Bits | null)[];
}

/** Adds a key's products to a set. */
export function addPostings(
  { starts, ends, items, common }: PostingTable,
  key: number,
  target: Bits,
): void {
  const set = common[key] as Bits | null;
  if (set !== null) {
    orInto(target, set);
    return;
  }
  const end = ends[key] as number;
  for (let at = starts[key] as number; at < end; at++) setBit(target, items[at] as number);
}

/**
 * Fills a posting table in order of product. `counts[key]` is an upper bound of the number of products added for the
 * key. A product added twice for one key counts once.
 */
export class PostingWriter {
  readonly #ends: Int32Array;
  readonly #starts: Int32Array;
  readonly #items: Int32Array;
  readonly #common: (Bits | null)[];

  constructor(counts: ArrayLike<number>, size: number) {
    const words = wordsFor(size);
    this.#starts = new Int32Array(counts.length);
    this.#common = [];
    let total = 0;
    for (let key = 0; key < counts.length; key++) {
      // A list takes one word per product, a set one word per 32 products of the catalogue.
      const count = counts[key] as number;
      const common = count > words;
      this.#common.push(common ? new Int32Array(words) : null);
      this.#starts[key] = total;
      if (!common) total += count;
    }
    this.#ends = this.#starts.slice();
    this.#items = new Int32Array(total);
  }

  add(key: number, product: number): void {
    const common = this.#common[key] as Bits | null;
    if (common !== null) {
      setBit(common, product);
      return;
    }
    const end = this.#ends[key] as number;
    if (end > (this.#starts[key] as number) && this.#items[end - 1] === product) return;
    this.#items[end] = product;
    this.#ends[key] = end + 1;
  }

  finish(): PostingTable {
    return {
      starts: this.#starts,
      ends: this.#ends,
      items: this.#items,
      common: this.#common,
    };
  }
}
