import { popcount } from '#domain/bits.ts';

/**
 * A set of product numbers as bits: product `n` is bit `n & 31` of word `n >> 5`. All sets of one catalogue have the
 * same number of words. In every stored set the bits beyond the last product are zero.
 */
export type Bits = Int32Array;

/** The number of words needed for `size` products. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

/** The set of all products below `size`. */
export function allBits(size: number): Bits {
  const bits = new Int32Array(wordsFor(size)).fill(-1);
  if ((size & 31) !== 0) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

/** Adds a product to a set. */
export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
}

/** Whether a product is in a set. */
export function hasBit(bits: Bits, index: number): boolean {
  return (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

/** The position (0 to 31) of the lowest set bit of a nonzero word. `word & (word - 1)` clears that bit. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Visits the products of a set in ascending order until `visit` returns false. */
export function forEachBit(bits: Bits, visit: (product: number) => unknown): void {
  for (let w = 0; w < bits.length; w++) {
    for (let word = bits[w] as number; word !== 0; word &= word - 1) {
      if (visit((w << 5) + lowestBit(word)) === false) return;
    }
  }
}

/** The number of products in a set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w++) count += popcount(bits[w] as number);
  return count;
}

/** The number of products in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let w = 0; w < a.length; w++) count += popcount((a[w] as number) & (b[w] as number));
  return count;
}

/** Adds all products of another set. */
export function orInto(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) {
    target[w] = (target[w] as number) | (other[w] as number);
  }
}

/** Adds all products that are in neither of two sets, including bits beyond the last product. */
export function orNeitherInto(target: Bits, a: Bits, b: Bits): void {
  for (let w = 0; w < target.length; w++) {
    target[w] = (target[w] as number) | ~((a[w] as number) | (b[w] as number));
  }
}

/** Keeps only products that are also in the other set. */
export function andInto(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) {
    target[w] = (target[w] as number) & (other[w] as number);
  }
}

/** Removes the products of another set. */
export function removeFrom(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) {
    target[w] = (target[w] as number) & ~(other[w] as number);
  }
}

/** The product numbers of a set in ascending order, after skipping `offset`, at most `limit`. */
export function sliceBits(bits: Bits, offset: number, limit: number): number[] {
  const found: number[] = [];
  let skip = offset;
  for (let w = 0; w < bits.length && found.length < limit; w++) {
    let word = bits[w] as number;
    const here = popcount(word);
    if (here <= skip) {
      skip -= here;
      continue;
    }
    for (; skip > 0; skip--) word &= word - 1;
    for (; word !== 0 && found.length < limit; word &= word - 1) {
      found.push((w << 5) + lowestBit(word));
    }
  }
  return found;
}
