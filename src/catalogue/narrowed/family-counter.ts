import { type Bits, countBits, lowestBit } from '../columns/bits.ts';
import { popcount } from '#domain/bits.ts';
import type { Columns } from '../columns/columns.ts';

/** Counts the families that have a product in a set. */
export class FamilyCounter {
  readonly #families: Columns['families'];
  /** The turn in which each family was last counted. */
  readonly #seen: Int32Array;
  #turn = 0;

  constructor({ families }: Pick<Columns, 'families'>) {
    this.#families = families;
    this.#seen = new Int32Array(families.count);
  }

  /** The numbers of products and families in a set. */
  countsOf(set: Bits): { products: number; families: number } {
    return { products: countBits(set), families: this.countBoth(set, set) };
  }

  /** The number of families with a product that is in both sets. */
  countBoth(set: Bits, other: Bits): number {
    const { rows, alone } = this.#families;
    const seen = this.#seen;
    const turn = ++this.#turn;
    let families = 0;
    for (let w = 0; w < set.length; w++) {
      let word = (set[w] as number) & (other[w] as number);
      if (word === 0) continue;
      families += popcount(word & (alone[w] as number));
      word &= ~(alone[w] as number);
      for (; word !== 0; word &= word - 1) {
        const family = rows[(w << 5) + lowestBit(word)] as number;
        if (seen[family] === turn) continue;
        seen[family] = turn;
        families++;
      }
    }
    return families;
  }
}
