import { deserialize, serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { type DataPiece, JoinedData, splitData } from './split-data.ts';

function joined(pieces: Iterable<DataPiece>): unknown {
  const data = new JoinedData();
  for (const piece of pieces) data.add(deserialize(serialize(piece)) as DataPiece);
  return data.whole;
}

const numbers = Array.from({ length: 25_000 }, (_, at) => at / 2);

describe('plain data in pieces', () => {
  test('is the same when it is put together again', () => {
    const data = {
      size: 25_000,
      none: null,
      columns: {
        ids: Float64Array.from(numbers),
        names: { words: numbers.map(String), parts: numbers.map((each) => [`${each}`]) },
        byName: new Map(numbers.map((each) => [`${each}`, each])),
        empty: { list: [], map: new Map(), record: {} },
      },
    };
    expect(joined(splitData(data))).toEqual(data);
  });

  test('has no piece with more than ten thousand entries of a list or map', () => {
    const data = { names: { words: numbers }, map: new Map(numbers.map((each) => [each, each])) };
    const lengths = [...splitData(data)].map(({ value }) => (value as unknown[]).length);
    expect(lengths).toEqual([10_000, 10_000, 5_000, 10_000, 10_000, 5_000]);
  });

  test('leaves small records whole', () => {
    const data = {
      known: { all: { calories: 3 } },
      columns: { ids: [1], names: { words: ['a'] } },
    };
    expect([...splitData(data)].map(({ path }) => path.join('.'))).toEqual(['known', 'columns']);
  });
});
