import { expect, it } from 'vitest';
import { runAtOnce } from '../run-at-once.ts';
import type { GroupMember, Macronutrients } from './group-member.ts';
import * as grouping from './group-variants.ts';

const FIGURES = { per: '100', protein: 75, carbohydrate: 8, fat: 6 } as const;

const groupVariants = (members: readonly GroupMember[]) =>
  runAtOnce(grouping.groupVariants(members));

function member(id: number, overrides: Partial<GroupMember> = {}): GroupMember {
  return {
    id,
    proteinType: 'Whey Blend',
    flavorKey: '',
    figures: FIGURES,
    allergens: null,
    statedFacts: 10,
    goal: null,
    ...overrides,
  };
}

it('counts the flavours of a family; one not stated counts once', () => {
  const places = groupVariants([
    member(4, { flavorKey: 'vanilla' }),
    member(2, { flavorKey: 'chocolate' }),
    member(3),
  ]);
  const together = {
    baseProductId: 2,
    flavorOptions: 3,
    duplicateOf: null,
    goal: null,
    name: null,
  };
  expect(places).toEqual([4, 2, 3].map((id) => ({ id, ...together, proteinType: 'Whey Blend' })));
});

it('a whey whose text is cut off stands with the largest whey family; a plant protein, a named kind and a whole text do not', () => {
  const family = [1, 2, 3].map((id) => member(id, { flavorKey: String(id) }));
  const baseOf = (overrides: Partial<GroupMember>) =>
    groupVariants([...family, member(9, { flavorKey: '9', ...overrides })]).at(-1)?.baseProductId;
  expect(baseOf({ proteinType: 'Whey Concentrate', cut: true })).toBe(1);
  expect(baseOf({ proteinType: 'Whey Concentrate' })).toBeNull();
  expect(baseOf({ proteinType: 'Plant Protein', cut: true })).toBeNull();
  expect(baseOf({ proteinType: 'Casein & Whey', cut: true })).toBeNull();
});

it('leaves a product alone without a base', () => {
  const alone = {
    baseProductId: null,
    flavorOptions: 1,
    duplicateOf: null,
    goal: null,
    name: null,
  };
  expect(groupVariants([member(5)])).toEqual([{ id: 5, ...alone, proteinType: 'Whey Blend' }]);
});

it('shows the best-known record of one flavour, then the one with the lowest id', () => {
  const places = groupVariants([member(1), member(2, { statedFacts: 12 }), member(3)]);
  expect(places.map((place) => place.duplicateOf)).toEqual([2, null, 2]);
  expect(groupVariants([member(2), member(1)]).map((place) => place.duplicateOf)).toEqual([
    1,
    null,
  ]);
});

it('keeps another recipe of the same name: other figures, or other allergens', () => {
  const richer = member(2, { flavorKey: 'vanilla', figures: { ...FIGURES, protein: 77 } });
  expect(
    groupVariants([member(1, { flavorKey: 'vanilla' }), richer]).map((place) => place.duplicateOf),
  ).toEqual([null, null]);
  const vanilla = { flavorKey: 'vanilla' };
  const near = { figures: { ...FIGURES, protein: 75.2, fat: null } };
  expect(
    groupVariants([member(1, vanilla), member(2, { ...vanilla, ...near })]).map(
      (place) => place.duplicateOf,
    ),
  ).toEqual([null, 1]);
  const listed = [member(1, { allergens: 'milk' }), member(2, { allergens: 'milk, soy' })];
  expect(groupVariants(listed).map((place) => place.duplicateOf)).toEqual([null, null]);
  const scoop = member(2, { figures: { ...FIGURES, per: 'serving' } });
  expect(groupVariants([member(1), scoop]).map((place) => place.duplicateOf)).toEqual([null, null]);
});

it('keeps records without a flavour apart whose names differ by optional words; those of one flavour are one', () => {
  const shownAs = (flavorKey: string) =>
    groupVariants([
      member(1, { flavorKey }),
      member(2, { flavorKey, optionalWords: 'premium' }),
    ]).map((place) => [place.baseProductId, place.duplicateOf]);
  expect(shownAs('')).toEqual([
    [1, null],
    [1, null],
  ]);
  expect(shownAs('vanilla')).toEqual([
    [null, null],
    [null, 1],
  ]);
});

it('keeps records without a flavor apart, too, of which one bears less of a name than its line', () => {
  const line = [1, 2].map((id) =>
    member(id, { line: 'gold whey', figures: { ...FIGURES, fat: id } }),
  );
  const general = member(3, {
    line: 'whey',
    figureGap: { protein: 10 },
    figures: { ...FIGURES, fat: 1 },
  });
  const places = groupVariants([...line, general]).map((place) => [
    place.baseProductId,
    place.duplicateOf,
  ]);
  expect(places).toEqual([1, 1, 1].map((base) => [base, null]));
});

it('parts families by protein type; what names none stands with most', () => {
  const places = groupVariants([
    member(1, { flavorKey: 'vanilla' }),
    member(2, { flavorKey: 'cocoa' }),
    member(3, { flavorKey: 'mint', proteinType: 'Plant Protein' }),
    member(4, { flavorKey: 'berry', proteinType: null }),
  ]);
  expect(places.map((place) => place.baseProductId)).toEqual([1, 1, null, 1]);
  expect(places.map((place) => place.flavorOptions)).toEqual([3, 3, 1, 3]);
});

it('keeps records without a flavour apart whose figures differ: they are flavours that nobody names', () => {
  const other = { ...FIGURES, protein: 70, carbohydrate: 12 };
  const places = groupVariants([member(1), member(2, { figures: other })]);
  expect(places.map((place) => place.duplicateOf)).toEqual([null, null]);
  expect(places.map((place) => place.flavorOptions)).toEqual([1, 1]);
  const duplicates = (figures: Partial<Macronutrients>) =>
    groupVariants([member(1), member(2, { figures: { ...FIGURES, ...figures } })]).map(
      (place) => place.duplicateOf,
    );
  expect(duplicates({ protein: 75.2 })).toEqual([null, null]);
  expect(duplicates({ protein: 75.04, fat: null })).toEqual([null, 1]);
  const unknown = member(2, { figures: { ...FIGURES, protein: null } });
  expect(groupVariants([member(1), unknown]).map((place) => place.duplicateOf)).toEqual([
    null,
    null,
  ]);
});

it('puts what names its type into one family, however the texts were read', () => {
  const named = { namedType: 'Whey Isolate', flavorKey: 'vanilla' } as const;
  const places = groupVariants([
    member(1, { namedType: 'Whey Isolate' }),
    member(2, { ...named, proteinType: 'Multi-Source' }),
  ]);
  expect(places.map((place) => place.baseProductId)).toEqual([1, 1]);
  const order = [member(1, named), member(2, { namedType: 'Hydrolyzed Whey' }), member(3, named)];
  expect(groupVariants(order).map((place) => place.baseProductId)).toEqual([1, 1, 1]);
});

it('gives all flavors the goal of most, and of two with as many the first of the form', () => {
  const goalsOf = (...goals: GroupMember['goal'][]) =>
    groupVariants(
      goals.map((goal, index) => member(index + 1, { flavorKey: String(index), goal })),
    ).map(({ goal }) => goal);
  expect(goalsOf('Recovery', 'Recovery', 'Muscle Building', null)).toEqual(
    Array.from({ length: 4 }, () => 'Recovery'),
  );
  expect(goalsOf('Recovery', 'Muscle Building')).toEqual(['Muscle Building', 'Muscle Building']);
  expect(goalsOf(null, null)).toEqual([null, null]);
});

it('shows a record with a readable text for one whose text is garbled, though that is better known', () => {
  const garbled = member(1, { flavorKey: 'vanilla', allergens: 'milk', garbled: true, cut: true });
  const unlisted = member(2, { flavorKey: 'vanilla', statedFacts: 9 });
  const readable = member(3, { flavorKey: 'vanilla', allergens: 'milk', statedFacts: 8 });
  const shownFor = (members: readonly GroupMember[]) =>
    groupVariants(members).map(({ duplicateOf }) => duplicateOf);
  expect(shownFor([garbled, unlisted, readable])).toEqual([3, 3, null]);
  expect(shownFor([garbled, unlisted])).toEqual([null, 1]);
  const cut = member(1, { flavorKey: 'vanilla', allergens: 'milk', cut: true });
  expect(shownFor([cut, unlisted, readable])).toEqual([null, 1, 1]);
});
