import { expect, it } from 'vitest';
import { type MemberFacts, memberMaker, placesOf } from '../../../tests/support/group-members.ts';
import { familiesOf } from './families.ts';
import { typeWithin } from './protein-types.ts';

const member = memberMaker([30, 40, 15]);

/** Which of these stand together, by their place in the list. */
function together(...list: readonly MemberFacts[]): readonly (readonly number[])[] {
  const members = list.map((facts) => member(facts));
  return placesOf(members, familiesOf(members));
}

it('names that differ by optional words are one line where their figures agree', () => {
  const premium = { optionalWords: 'premium' };
  expect(together({}, { ...premium, figures: [30.5, 40.5, 15] })).toEqual([[0, 1]]);
  expect(together({}, { ...premium, figures: [33.4, 40, 15] })).toEqual([[0], [1]]);
  expect(together({}, { ...premium, figures: [null, null, null] })).toEqual([[0], [1]]);
  expect(together({}, { ...premium, per: 'serving' })).toEqual([[0], [1]]);
});

it('the middles of both are asked, too: one flavor that agrees makes no line of two', () => {
  const lean = [
    { optionalWords: 'premium', figures: [35, 35, 15] },
    { optionalWords: 'premium', figures: [36, 34, 15] },
  ] as const;
  expect(together({}, {}, { optionalWords: 'premium' }, ...lean)).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});

it('two numbers of one line stand together only with the name without one between them', () => {
  expect(together({ optionalWords: '30' }, { optionalWords: '32' })).toEqual([[0], [1]]);
  expect(together({}, { optionalWords: '30' }, { optionalWords: '30 premium' })).toEqual([
    [0, 1, 2],
  ]);
});

it('a share of protein in the name stands with the records that hold as much', () => {
  const [low, high] = [[32, 45, 10] as const, [52, 28, 8] as const];
  const figureGap = { protein: 7 };
  expect(
    together(
      { figureGap, figures: low },
      { figureGap, figures: high },
      { figureGap, figures: low, optionalWords: '32' },
      { figureGap, figures: high, optionalWords: '52' },
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('a general name is of several lines where protein leaps, a name of its own only where 20 g lie between', () => {
  const bars = [{ figures: [25, 45, 12] }, { figures: [32, 38, 12] }] as const;
  const nothing = { figures: [null, null, null] } as const;
  const as = (protein?: number) =>
    together(
      ...[...bars, nothing].map((facts) => ({
        ...facts,
        ...(protein && { figureGap: { protein } }),
      })),
    );
  expect(as(7)).toEqual([[0, 2], [1]]);
  expect(as(8)).toEqual([[0, 1, 2]]);
  expect(as()).toEqual([[0, 1, 2]]);
  const replacement = (protein: number) => ({ figures: [protein, 27, 5] }) as const;
  expect(together(replacement(40), replacement(60))).toEqual([[0], [1]]);
  expect(together(replacement(40), replacement(59.9))).toEqual([[0, 1]]);
});

it('what leaps alone and in one known figure alone is a wrong record of the recipe', () => {
  const figureGap = { protein: 17, fat: 8 };
  const casein = (fat: number | null, carbohydrate: number | null = 6) =>
    ({ figureGap, figures: [76, carbohydrate, fat] }) as const;
  expect(together(casein(1.2), casein(1.5), casein(15))).toEqual([[0, 1, 2]]);
  expect(together(casein(1.2), casein(1.5), casein(15, 12))).toEqual([[0, 1], [2]]);
  expect(together(casein(1.2), casein(1.5), casein(15, null))).toEqual([[0, 1], [2]]);
  expect(together(casein(1.2), casein(1.5), casein(15), casein(15))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(together(casein(1.2), casein(15))).toEqual([[0], [1]]);
});

it('what a cut text names may be a part of what others of its name show', () => {
  const blend = { proteinType: 'Casein & Whey', cut: false } as const;
  expect(together(blend, { proteinType: 'Whey Isolate' })).toEqual([[0, 1]]);
  expect(together(blend, { proteinType: 'Casein' })).toEqual([[0, 1]]);
  expect(together(blend, { proteinType: 'Whey Isolate', cut: false })).toEqual([[0], [1]]);
  const whey = { proteinType: 'Whey Isolate', cut: false } as const;
  expect(together(whey, whey, { proteinType: 'Casein & Whey' })).toEqual([[0, 1], [2]]);
});

it('whey in one cut text and casein in another are parts of one recipe', () => {
  const [whey, casein] = [{ proteinType: 'Whey Blend' }, { proteinType: 'Casein' }] as const;
  expect(together(whey, casein)).toEqual([[0, 1]]);
  expect(together(whey, { ...casein, cut: false })).toEqual([[0], [1]]);
  expect(together(whey, { proteinType: 'Plant Protein' })).toEqual([[0], [1]]);
});

it('plants alone stand apart from milk, unless the list of a cut text names milk', () => {
  const blend = { proteinType: 'Multi-Source', cut: false, allergens: 'milk, soy' } as const;
  const plants = { proteinType: 'Plant Protein', figures: [28, 36, 18] } as const;
  expect(together(blend, { ...plants, allergens: 'soy' })).toEqual([[0], [1]]);
  expect(together(blend, { ...plants, allergens: 'milk, soy' })).toEqual([[0, 1]]);
});

it('a cut text that names plants only is of a milk bar that has its own name and its figures', () => {
  const blend = { proteinType: 'Multi-Source', cut: false, allergens: 'milk, soy' } as const;
  const plants = { proteinType: 'Plant Protein', allergens: 'soy' } as const;
  const figureGap = { protein: 7 };
  expect(together(blend, plants)).toEqual([[0, 1]]);
  expect(together(blend, { ...plants, cut: false })).toEqual([[0], [1]]);
  expect(together({ ...blend, figureGap }, { ...plants, figureGap })).toEqual([[0], [1]]);
  expect(together(blend, { ...plants, figures: [null, null, null] })).toEqual([[0], [1]]);
});

it('what most names say of the type holds for all, what few say for none', () => {
  const named = { namedType: 'Plant Protein', proteinType: 'Plant Protein' } as const;
  const mistyped = { proteinType: 'Pea + Rice', cut: false } as const;
  expect(together(named, named, mistyped)).toEqual([[0, 1, 2]]);
  const blend = { proteinType: 'Multi-Source', cut: false } as const;
  expect(together(blend, blend, named)).toEqual([[0, 1, 2]]);
  expect(together(blend, blend, { ...named, cut: false })).toEqual([[0, 1], [2]]);
});

it('names that do not say of which plants are of any, where a word parts them', () => {
  const vegan = { namedType: 'Plant Protein', proteinType: 'Plant Protein' } as const;
  const pea = { proteinType: 'Pea + Rice', cut: false, optionalWords: 'premium' } as const;
  expect(together(vegan, pea)).toEqual([[0, 1]]);
  expect(together({ proteinType: 'Plant Protein', cut: false }, pea)).toEqual([[0], [1]]);
  expect(together(vegan, { ...pea, proteinType: 'Casein' })).toEqual([[0], [1]]);
});

it('a family is of the widest type that its members name', () => {
  const blend = { proteinType: 'Casein & Whey', cut: false } as const;
  const part = { proteinType: 'Whey Isolate', optionalWords: 'premium' } as const;
  const typed = (...list: readonly MemberFacts[]) =>
    familiesOf(list.map((facts) => member(facts))).map(({ type }) => type);
  expect(typed(part, part, blend)).toEqual(['Casein & Whey']);
  expect(typed({}, {})).toEqual([null]);
});

it.each([
  ['a cut text tells a part of it', 'Casein & Whey', 'Whey Isolate', true, 'Casein & Whey'],
  ['so does a name', 'Multi-Source', 'Plant Protein', true, 'Multi-Source'],
  ['a whole text tells all', 'Whey Isolate', 'Hydrolyzed Whey', false, 'Hydrolyzed Whey'],
  ['what names more is believed', 'Casein', 'Casein & Whey', true, 'Casein & Whey'],
  ['also an isolate', 'Whey Concentrate', 'Whey Blend', true, 'Whey Blend'],
  ['plants are of one source', 'Plant Protein', 'Pea + Rice', true, 'Pea + Rice'],
  ['what nothing tells stays unknown', 'Whey Isolate', null, true, null],
  ['also of the family', null, 'Whey Isolate', true, 'Whey Isolate'],
] as const)('of the types of a family, %s', (_, family, proteinType, cut, shown) => {
  expect(typeWithin(family, { proteinType, cut })).toBe(shown);
});

it('what bears the name of its flavor only stands with a line unless its figures speak against it', () => {
  const unnamed = { optionalWords: 'unnamed' } as const;
  const far = { ...unnamed, figures: [20, 60, 10] } as const;
  const nothing = { ...unnamed, figures: [null, null, null] } as const;
  expect(together({}, {}, unnamed, far, nothing)).toEqual([[0, 1, 2, 4], [3]]);
  // A flavor of its own among others of other figures.
  const others = { figures: [36, 34, 15] } as const;
  expect(together({}, others, others, unnamed)).toEqual([[0, 1, 2, 3]]);
});
