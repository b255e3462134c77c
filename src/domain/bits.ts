/** How many bits of a word of 32 bits are set. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}

/** A number with one bit for each value of `there`, at its index in `list`. */
export function bitsOf<T>(there: readonly T[], list: readonly T[]): number {
  return there.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0);
}
