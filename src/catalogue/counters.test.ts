import type { Planes } from './counters.ts';
import { expect, test } from 'vitest';
import { addOthers, addToFour, atLeast, exactly, exactlyIn, numberAt } from './counters.ts';

const FIFTEEN = Array.from({ length: 16 }, (_, number) => number);

/** Planes of two words in which product `n` of each word has the number `n` (mod `2 ** planes`). */
function counted(planes: number): [Int32Array, ...Int32Array[]] & Planes {
  const plane = (k: number): Int32Array => {
    let word = 0;
    for (let bit = 0; bit < 32; bit++) if ((bit >>> k) & 1) word |= 1 << bit;
    return new Int32Array([word, word]);
  };
  const [first, ...others] = Array.from({ length: planes }, (_, k) => plane(k));
  return [first ?? new Int32Array(2), ...others];
}

/** The products of a word as text, for messages that can be read. */
function productsOf(word: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (word >>> bit) & 1);
}

function numbersIn(planes: Planes, w: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => numberAt(planes, w, bit));
}

const [p0, p1, p2, p3] = counted(4).map((plane) => plane[0] ?? 0) as [
  number,
  number,
  number,
  number,
];
const thirtyTwo = Array.from({ length: 32 }, (_, bit) => bit);

test.each(FIFTEEN)('numbers of at least %i are found, and no others', (bound) => {
  expect(productsOf(atLeast(p0, p1, p2, p3, bound))).toEqual(
    thirtyTwo.filter((bit) => bit % 16 >= bound),
  );
});

test.each(FIFTEEN)('numbers of exactly %i are found, and no others', (number) => {
  const same = thirtyTwo.filter((bit) => bit % 16 === number);
  expect(productsOf(exactly(p0, p1, p2, p3, number))).toEqual(same);
  expect(productsOf(exactlyIn(counted(4), 1, number))).toEqual(same);
  expect(productsOf(exactlyIn(counted(5), 0, 16 + number))).toEqual([16 + number]);
});

test('without planes every number is zero', () => {
  expect(exactlyIn([], 0, 0)).toBe(-1);
  expect(numberAt([], 0, 7)).toBe(0);
});

test('the number of a product is read from all planes', () => {
  expect(numbersIn(counted(5), 1)).toEqual(thirtyTwo);
  expect(numbersIn(counted(3), 0)).toEqual(thirtyTwo.map((bit) => bit % 8));
});

test('members are counted up by one, also through several carries; others stay', () => {
  const planes = counted(4) as [Int32Array, Int32Array, Int32Array, Int32Array];
  // The even products of the first word, none of the second.
  const members = new Int32Array([0x55555555, 0]);
  addToFour(...planes, members);
  const before = thirtyTwo.map((bit) => bit % 16);
  expect(numbersIn(planes, 0)).toEqual(before.map((n, bit) => (bit % 2 === 0 ? n + 1 : n)));
  expect(numbersIn(planes, 1)).toEqual(before);

  const low = [0, 1, 2, 3].map(() => new Int32Array(1)) as typeof planes;
  const always = new Int32Array([1 << 7]);
  for (let count = 1; count < 16; count++) {
    addToFour(...low, always);
    expect(numberAt(low, 0, 7)).toBe(count);
    expect(numberAt(low, 0, 8)).toBe(0);
  }
});

test('those of the catalogue that are no members are counted up; what is beyond it stays', () => {
  const planes = [0, 1, 2].map(() => new Int32Array(1));
  const all = new Int32Array([0b1111]);
  const members = [0b0001, 0b0011, 0b0101, 0b0001, 0b1001, 0b0001, 0b0001];
  const expected = [0, 0, 0, 0];
  for (const word of members) {
    addOthers(planes, new Int32Array([word]), all);
    for (let bit = 0; bit < 4; bit++) {
      expected[bit] = (expected[bit] ?? 0) + (((word >>> bit) & 1) === 0 ? 1 : 0);
    }
    expect(numbersIn(planes, 0).slice(0, 4)).toEqual(expected);
  }
  expect(numbersIn(planes, 0).slice(4)).toEqual(Array.from({ length: 28 }, () => 0));
  expect(expected).toEqual([0, 6, 6, 6]);
});
