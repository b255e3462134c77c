import { expect, it } from 'vitest';
import { groupVariants, type GroupMember } from './group-variants.ts';

const member = (id: number, overrides: Partial<GroupMember> = {}): GroupMember => ({
  id,
  flavor: null,
  duplicateKey: null,
  ingredientsKey: '',
  statedFacts: 10,
  ...overrides,
});

it('lets variants know each other and counts their flavours', () => {
  const places = groupVariants([
    member(7, { flavor: 'Vanilla' }),
    member(3, { flavor: 'Chocolate' }),
    member(9, { flavor: 'chocolate' }),
    member(11),
  ]);
  expect(places).toEqual(
    [7, 3, 9, 11].map((id) => ({ id, baseProductId: 3, flavorOptions: 3, duplicateOf: null })),
  );
});

it('leaves a product that stands alone without a base', () => {
  expect(groupVariants([member(5)])).toEqual([
    { id: 5, baseProductId: null, flavorOptions: 1, duplicateOf: null },
  ]);
});

it('shows the fuller of two duplicates, then the older', () => {
  const twin = { duplicateKey: 'same' };
  expect(
    groupVariants([member(1, twin), member(2, { ...twin, statedFacts: 20 }), member(3, twin)]),
  ).toEqual([
    { id: 1, baseProductId: null, flavorOptions: 1, duplicateOf: 2 },
    { id: 2, baseProductId: null, flavorOptions: 1, duplicateOf: null },
    { id: 3, baseProductId: null, flavorOptions: 1, duplicateOf: 2 },
  ]);
  expect(
    groupVariants([member(2, twin), member(1, twin)]).map((place) => place.duplicateOf),
  ).toEqual([1, null]);
});

it('keeps products apart whose ingredient texts differ', () => {
  const places = groupVariants([
    member(1, { duplicateKey: 'same', ingredientsKey: 'whey' }),
    member(2, { duplicateKey: 'same', ingredientsKey: 'pea' }),
    member(3, { duplicateKey: 'same' }),
  ]);
  expect(places.map((place) => place.duplicateOf)).toEqual([null, null, 1]);
});

it('joins products whose texts are alike, or one of which has none, and only of one key', () => {
  const twins = (first: Partial<GroupMember>, second: Partial<GroupMember>) =>
    groupVariants([
      member(1, { duplicateKey: 'same', ...first }),
      member(2, { duplicateKey: 'same', ...second }),
    ]).map((place) => place.duplicateOf);
  expect(twins({ ingredientsKey: 'whey' }, { ingredientsKey: 'whey' })).toEqual([null, 1]);
  expect(twins({}, { ingredientsKey: 'whey' })).toEqual([null, 1]);
  expect(twins({ ingredientsKey: 'whey' }, {})).toEqual([null, 1]);
  expect(twins({}, { duplicateKey: 'other' })).toEqual([null, null]);
});

it('never calls products of unknown figures duplicates', () => {
  expect(groupVariants([member(1), member(2)]).map((place) => place.duplicateOf)).toEqual([
    null,
    null,
  ]);
});
