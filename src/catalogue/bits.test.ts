import type { Bits } from './bits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allBits,
  andInto,
  countBits,
  countBoth,
  countWithout,
  hasBit,
  orInto,
  popcount,
  removeFrom,
  setBit,
  sliceBits,
  wordsFor,
} from './bits.ts';

/** Three words, the last of them not full. */
const SIZE = 70;
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { maxLength: SIZE });

function bitsOf(members: readonly number[]): Bits {
  const bits = new Int32Array(wordsFor(SIZE));
  for (const member of members) setBit(bits, member);
  return bits;
}

function membersOf(bits: Bits): number[] {
  return Array.from({ length: 32 * bits.length }, (_, index) => index).filter((index) =>
    hasBit(bits, index),
  );
}

describe('a set of product numbers', () => {
  test.each([
    [0, 0],
    [1, 1],
    [31, 1],
    [32, 1],
    [33, 2],
    [64, 2],
    [65, 3],
  ])('of %i products takes %i words', (size, words) => {
    expect(wordsFor(size)).toBe(words);
  });

  test.each([0, 1, 2, 31, 32, 33, 63, 64, 65])('of all %i products has no other', (size) => {
    expect(membersOf(allBits(size))).toEqual(Array.from({ length: size }, (_, index) => index));
  });

  test('has what was put in, the first and the last bit of a word too', () => {
    expect(membersOf(bitsOf([0, 31, 32, 63, 69]))).toEqual([0, 31, 32, 63, 69]);
    expect([...bitsOf([0, 31, 33])]).toEqual([-(2 ** 31) + 1, 2, 0]);
  });
});

describe('counting', () => {
  test.each([
    [0, 0],
    [-1, 32],
    [0x55555555, 16],
    [0x33333333, 16],
    [0x0f0f0f0f, 16],
    [-(2 ** 31), 1],
    [0x7fffffff, 31],
    [0x01020408, 4],
    [0x12345678, 13],
  ])('the bits of the word %i: %i', (word, count) => {
    expect(popcount(word)).toBe(count);
  });

  test('a set, two sets together, and one without the other', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(countBits(bitsOf(a))).toBe(a.length);
        expect(countBoth(bitsOf(a), bitsOf(b))).toBe(a.filter((each) => b.includes(each)).length);
        expect(countWithout(bitsOf(a), bitsOf(b))).toBe(
          a.filter((each) => !b.includes(each)).length,
        );
      }),
    );
  });
});

test('sets are joined, cut and taken off in place; the other one stays as it is', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const change = (work: (target: Bits, other: Bits) => void): number[] => {
        const target = bitsOf(a);
        const other = bitsOf(b);
        work(target, other);
        expect([...other]).toEqual([...bitsOf(b)]);
        return membersOf(target);
      };
      const inOrder = (members: readonly number[]) => members.toSorted((x, y) => x - y);
      expect(change(orInto)).toEqual(inOrder([...new Set([...a, ...b])]));
      expect(change(andInto)).toEqual(inOrder(a.filter((each) => b.includes(each))));
      expect(change(removeFrom)).toEqual(inOrder(a.filter((each) => !b.includes(each))));
    }),
  );
});

test('a slice of a set is the slice of its members in order', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 75 }), fc.nat({ max: 75 }), (members, offset, limit) => {
      const inOrder = members.toSorted((x, y) => x - y);
      expect(sliceBits(bitsOf(members), offset, limit)).toEqual(
        inOrder.slice(offset, offset + limit),
      );
    }),
    { numRuns: 300 },
  );
  const all = allBits(SIZE);
  for (const offset of [0, 1, 31, 32, 33, 64, 69, 70, 71]) {
    const rest = Array.from({ length: Math.max(0, SIZE - offset) }, (_, index) => offset + index);
    expect(sliceBits(all, offset, SIZE)).toEqual(rest);
    expect(sliceBits(all, offset, 1)).toEqual(rest.slice(0, 1));
  }
});
