import type { Arena } from '../columns/arena.ts';
import type { Bits } from '../columns/bits.ts';

/**
 * A small number per product, stored as bit planes (bit slicing): plane `k` has the bit of weight 2^k of each number,
 * so that thirty-two products are counted at a time. The planes belong to the arena.
 */
export class ProductCounts {
  readonly #planes: readonly Bits[];

  /** Starts with all numbers at 0. No number may exceed `most`. */
  constructor(most: number, arena: Arena) {
    const planes: Bits[] = [];
    for (let left = most; left > 0; left >>>= 1) planes.push(arena.takeEmpty());
    this.#planes = planes;
  }

  /** Adds one to the number of every member. */
  add(members: Bits): void {
    for (let w = 0; w < members.length; w++) this.#addWord(w, members[w] as number);
  }

  /** Adds one to the number of every product that is in `all` but not a member. */
  addOthers(members: Bits, all: Bits): void {
    for (let w = 0; w < members.length; w++) {
      this.#addWord(w, (all[w] as number) & ~(members[w] as number));
    }
  }

  #addWord(w: number, members: number): void {
    let carry = members;
    for (let k = 0; carry !== 0; k++) {
      const plane = this.#planes[k] as Bits;
      const before = plane[w] as number;
      plane[w] = before ^ carry;
      carry &= before;
    }
  }

  /** The products of word `w` with exactly this number. */
  exactly(w: number, number: number): number {
    let word = -1;
    for (let k = 0; k < this.#planes.length; k++) {
      const plane = (this.#planes[k] as Bits)[w] as number;
      word &= (number >>> k) & 1 ? plane : ~plane;
    }
    return word;
  }

  /** The products of word `w` with at least this number. */
  atLeast(w: number, number: number): number {
    let greater = 0;
    let equal = -1;
    for (let k = this.#planes.length - 1; k >= 0; k--) {
      const plane = (this.#planes[k] as Bits)[w] as number;
      if ((number >>> k) & 1) equal &= plane;
      else {
        greater |= equal & plane;
        equal &= ~plane;
      }
    }
    return greater | equal;
  }

  /** The number of one product. */
  of(product: number): number {
    const w = product >>> 5;
    let number = 0;
    for (let k = 0; k < this.#planes.length; k++) {
      number |= ((((this.#planes[k] as Bits)[w] as number) >>> (product & 31)) & 1) << k;
    }
    return number;
  }
}
