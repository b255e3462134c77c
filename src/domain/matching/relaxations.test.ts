import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRelaxations, minimalRelaxations, relaxationLabel } from './relaxations.ts';

describe('relaxations', () => {
  test('are named in plain words', () => {
    expect(relaxationLabel(['isOrganic'])).toBe('Drop Organic');
    expect(relaxationLabel(['isOrganic', 'brand'])).toBe('Drop Organic and the brand');
    expect(relaxationLabel(['avoid', 'mustHave', 'proteinType', 'fitnessGoal'])).toBe(
      'Drop the avoided ingredients, the must-have ingredients, the protein type and the fitness goal',
    );
  });

  test('are the smallest sets only, avoided ingredients last', () => {
    const counts = new Map([
      [0b011, 4],
      [0b001, 2],
      [0b100, 5],
      [0b110, 9],
    ]);
    expect(minimalRelaxations(['avoid', 'brand', 'isVegan'], counts)).toEqual([
      { drop: ['isVegan'], label: 'Drop Vegan', count: 5 },
      { drop: ['avoid'], label: 'Drop the avoided ingredients', count: 2 },
    ]);
  });

  test('do not exist where something is perfect, or where everything would have to go', () => {
    expect(
      minimalRelaxations(
        ['brand', 'isVegan'],
        new Map([
          [0, 1],
          [1, 5],
        ]),
      ),
    ).toEqual([]);
    expect(minimalRelaxations(['brand', 'isVegan'], new Map([[3, 5]]))).toEqual([]);
    expect(minimalRelaxations(['brand'], new Map([[1, 5]]))).toEqual([]);
    expect(minimalRelaxations([], new Map())).toEqual([]);
  });

  test('come by size, then by how many they give, then by name', () => {
    const choice = (label: string, size: number, count: number) => ({
      drop: (['brand', 'isVegan'] as const).slice(0, size),
      label,
      count,
    });
    const sorted = [choice('b', 2, 9), choice('d', 1, 3), choice('c', 1, 3), choice('a', 1, 2)];
    expect(sorted.sort(compareRelaxations).map((each) => each.label)).toEqual(['c', 'd', 'a', 'b']);
  });

  test('equal brute force over all subsets', () => {
    const keys = ['avoid', 'mustHave', 'brand', 'isVegan', 'isOrganic'] as const;
    const everything = 2 ** keys.length - 1;
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.integer({ min: 1, max: everything }).map(String),
          fc.integer({ min: 1, max: 9 }),
        ),
        (dictionary) => {
          const counts = new Map(Object.entries(dictionary).map(([mask, n]) => [Number(mask), n]));
          const given = (dropped: number): number =>
            [...counts].reduce((sum, [mask, n]) => ((mask & dropped) === mask ? sum + n : sum), 0);
          const expected = new Map<number, number>();
          for (let dropped = 1; dropped < everything; dropped++) {
            const smaller = Array.from({ length: dropped }, (_, other) => other).some(
              (other) => (other & dropped) === other && given(other) > 0,
            );
            if (given(dropped) > 0 && !smaller) expected.set(dropped, given(dropped));
          }
          const found = minimalRelaxations(keys, counts).map(
            ({ drop, count }): [number, number] => [
              drop.reduce((mask, key) => mask | (1 << keys.indexOf(key as never)), 0),
              count,
            ],
          );
          expect(new Map(found)).toEqual(expected);
        },
      ),
    );
  });
});
