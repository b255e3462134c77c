import { describe, expect, test } from 'vitest';
import { Arena } from './arena.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { PostingWriter } from './posting-table.ts';
import { sortInSteps } from './sort-in-steps.ts';

describe('sorting in steps', () => {
  function sorted(values: readonly number[]): { order: number[]; pauses: number; most: number } {
    let pauses = 0;
    let most = 0;
    let compared = 0;
    const sorting = sortInSteps(values.length, (a, b) => {
      compared++;
      return (values[a] ?? 0) - (values[b] ?? 0);
    });
    for (;;) {
      compared = 0;
      const step = sorting.next();
      most = Math.max(most, compared);
      if (step.done) return { order: [...step.value], pauses, most };
      pauses++;
    }
  }

  test.each([0, 1, 2, 2047, 2048, 2049, 4096, 4097, 6145, 20_000])(
    'gives %i numbers in order, equal ones as they came',
    (size) => {
      const values = Array.from({ length: size }, (_, at) => (at * 7919) % 1009);
      const expected = Array.from(values.keys()).sort(
        (a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b,
      );
      expect(sorted(values).order).toEqual(expected);
    },
  );

  test('pauses before much has been compared', () => {
    const values = Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 39_979);
    const { pauses, most } = sorted(values);
    // 2,048 numbers are sorted with at most 11 comparisons each.
    expect(most).toBeLessThan(2048 * 11);
    expect(pauses).toBeLessThan(100);
  });
});

describe('a posting table', () => {
  // 100 products take 4 words: a key of 4 products is a list, one of 5 a set.
  const SIZE = 100;
  const POSTINGS: readonly (readonly number[])[] = [
    [],
    [99],
    [0, 31, 32, 64],
    [1, 33, 34, 65, 97],
    [2, 3],
    Array.from({ length: SIZE }, (_, product) => product),
  ];

  function table(counts: readonly number[]) {
    const writer = new PostingWriter(counts, SIZE);
    for (let product = 0; product < SIZE; product++) {
      POSTINGS.forEach((products, key) => {
        if (!products.includes(product)) return;
        writer.add(key, product);
        writer.add(key, product);
      });
    }
    return writer.finish();
  }

  function read(postings: ReturnType<typeof table>, key: number, from: readonly number[] = []) {
    const target = new Int32Array(4);
    for (const product of from)
      target[product >>> 5] = (target[product >>> 5] ?? 0) | (1 << product);
    postings.addTo(target, key);
    return Array.from({ length: 128 }, (_, product) => product).filter(
      (product) => ((target[product >>> 5] ?? 0) >>> (product & 31)) & 1,
    );
  }

  test('gives back what was written, rare or common, each product once', () => {
    const postings = table(POSTINGS.map((products) => 2 * products.length));
    POSTINGS.forEach((products, key) => expect(read(postings, key)).toEqual(products));
  });

  test('keeps the lists of two keys apart, also where one ends with what the next begins with', () => {
    const writer = new PostingWriter([1, 1], SIZE);
    writer.add(0, 5);
    writer.add(1, 5);
    const postings = writer.finish();
    expect([read(postings, 0), read(postings, 1)]).toEqual([[5], [5]]);
  });

  test('adds to what is there', () => {
    const postings = table(POSTINGS.map((products) => 2 * products.length));
    expect(read(postings, 1, [5, 98])).toEqual([5, 98, 99]);
    expect(read(postings, 3, [5, 98])).toEqual([1, 5, 33, 34, 65, 97, 98]);
  });
});

describe('numbers that come one by one', () => {
  test('are all kept, also beyond the first piece of memory', () => {
    const numbers = new GrowingNumbers();
    expect(numbers.length).toBe(0);
    const count = 2 * 65_536 + 3;
    for (let at = 0; at < count; at++) numbers.push(at - 70_000);
    expect(numbers.length).toBe(count);
    for (const at of [0, 1, 65_535, 65_536, 65_537, 131_071, 131_072, count - 1]) {
      expect(numbers.at(at)).toBe(at - 70_000);
    }
  });
});

describe('the stock of sets', () => {
  test('gives different sets until it is reset, then the same again', () => {
    const arena = new Arena(3);
    const first = arena.take();
    const second = arena.take();
    expect(first).toHaveLength(3);
    expect(second).not.toBe(first);
    arena.reset();
    expect(arena.take()).toBe(first);
    expect(arena.take()).toBe(second);
    expect(arena.take()).not.toBe(second);
  });

  test('empties a used set and copies without tying', () => {
    const arena = new Arena(2);
    arena.take().fill(7);
    arena.reset();
    expect([...arena.takeEmpty()]).toEqual([0, 0]);
    const source = new Int32Array([4, 5]);
    const copy = arena.takeCopy(source);
    expect([...copy]).toEqual([4, 5]);
    copy[0] = 9;
    expect([...source]).toEqual([4, 5]);
  });
});
