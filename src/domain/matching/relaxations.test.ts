import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aTerm, someCriteria } from '../../../tests/support/a-product.ts';
import type { CriterionKey } from './criteria.ts';
import {
  compareRelaxations,
  minimalRelaxations,
  type Wish,
  wishesOf,
  withoutWishes,
} from './relaxations.ts';

const wish = (key: CriterionKey): Wish => ({ key, term: null });
const ofTerm = (key: 'avoid' | 'mustHave', name: string): Wish => ({ key, term: aTerm(name) });
/** The label of dropping those of some wishes that a mask names. */
const labelOf = (wishes: readonly Wish[], mask: number) =>
  minimalRelaxations(wishes, new Map([[mask, 1]])).map(({ label }) => label);

describe('relaxations', () => {
  test('are named in plain words', () => {
    const others = [wish('isOrganic'), wish('brand'), wish('isVegan')];
    expect(labelOf(others, 0b001)).toEqual(['Drop Organic']);
    expect(labelOf(others, 0b011)).toEqual(['Drop Organic and the brand']);
    const most = (['avoid', 'mustHave', 'proteinType', 'fitnessGoal', 'brand'] as const).map(wish);
    expect(labelOf(most, 0b01111)).toEqual([
      'Drop the avoided ingredients, the must-have ingredients, the protein type and the fitness goal',
    ]);
  });

  test('take single words out of a list, and the list where all of it goes', () => {
    const wishes = [
      ofTerm('avoid', 'soy'),
      ofTerm('avoid', 'stevia'),
      ofTerm('mustHave', 'cocoa'),
      wish('brand'),
    ];
    const relax = (mask: number) => minimalRelaxations(wishes, new Map([[mask, 12]]));
    expect(relax(0b0010)).toEqual([
      {
        drop: [],
        terms: [{ list: 'avoid', term: 'stevia' }],
        label: 'Drop only stevia',
        count: 12,
      },
    ]);
    expect(relax(0b0011)).toEqual([
      { drop: ['avoid'], label: 'Drop the avoided ingredients', count: 12 },
    ]);
    expect(relax(0b1010)).toEqual([
      {
        drop: ['brand'],
        terms: [{ list: 'avoid', term: 'stevia' }],
        label: 'Drop stevia and the brand',
        count: 12,
      },
    ]);
    expect(relax(0b0100)[0]).toMatchObject({ drop: ['mustHave'] });
  });

  test('call a word what the shopper wrote', () => {
    const lactose = { key: 'avoid', term: { ...aTerm('dairy'), term: 'lactose' } } as const;
    const [relaxed] = minimalRelaxations([lactose, ofTerm('avoid', 'soy')], new Map([[0b01, 3]]));
    expect(relaxed?.label).toBe('Drop only lactose');
  });

  test('treat every word as a wish, and lists as wholes where there are too many', () => {
    const avoid = ['a', 'b'].map((name) => aTerm(name));
    const criteria = someCriteria({ avoid, flags: ['isVegan'], brandIds: [3] });
    expect(wishesOf(criteria).map(({ key, term }) => [key, term?.name])).toEqual([
      ['avoid', 'a'],
      ['avoid', 'b'],
      ['brand', undefined],
      ['isVegan', undefined],
    ]);
    const many = someCriteria({
      avoid: Array.from({ length: 30 }, (_, at) => aTerm(`t${at}`)),
      flags: ['isVegan'],
    });
    expect(wishesOf(many).map(({ key, term }) => [key, term])).toEqual([
      ['avoid', null],
      ['isVegan', null],
    ]);
    const [first, , brand] = wishesOf(criteria);
    const left = withoutWishes(
      criteria,
      [first, brand].flatMap((each) => each ?? []),
    );
    expect(left).toEqual({ ...criteria, avoid: [avoid[1]], brandIds: [] });
  });

  test('are the smallest sets only, avoided ingredients last', () => {
    const counts = new Map([
      [0b011, 4],
      [0b001, 2],
      [0b100, 5],
      [0b110, 9],
    ]);
    expect(minimalRelaxations((['avoid', 'brand', 'isVegan'] as const).map(wish), counts)).toEqual([
      { drop: ['isVegan'], label: 'Drop Vegan', count: 5 },
      { drop: ['avoid'], label: 'Drop the avoided ingredients', count: 2 },
    ]);
  });

  test('do not exist where something is perfect, or where everything would have to go', () => {
    expect(
      minimalRelaxations(
        [wish('brand'), wish('isVegan')],
        new Map([
          [0, 1],
          [1, 5],
        ]),
      ),
    ).toEqual([]);
    expect(minimalRelaxations([wish('brand'), wish('isVegan')], new Map([[3, 5]]))).toEqual([]);
    expect(minimalRelaxations([wish('brand')], new Map([[1, 5]]))).toEqual([]);
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

  test('that drop what is avoided, or a word of it, come last', () => {
    const sorted = [
      { drop: ['avoid'] as const, label: 'list', count: 99 },
      { drop: [], terms: [{ list: 'avoid', term: 'soy' } as const], label: 'word', count: 98 },
      { drop: ['brand', 'isVegan'] as const, label: 'brand and vegan', count: 1 },
      { drop: [], terms: [{ list: 'mustHave', term: 'oat' } as const], label: 'oat', count: 1 },
    ];
    expect(sorted.sort(compareRelaxations).map((each) => each.label)).toEqual([
      'oat',
      'brand and vegan',
      'list',
      'word',
    ]);
  });

  test('know up to thirty wishes one by one', () => {
    const avoid = Array.from({ length: 20 }, (_, at) => aTerm(`a${at}`));
    const mustHave = Array.from({ length: 9 }, (_, at) => aTerm(`m${at}`));
    expect(wishesOf(someCriteria({ avoid, mustHave, flags: ['isVegan'] }))).toHaveLength(30);
    expect(
      wishesOf(someCriteria({ avoid, mustHave, flags: ['isVegan', 'isOrganic'] })),
    ).toHaveLength(4);
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
          const found = minimalRelaxations(keys.map(wish), counts).map(
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
