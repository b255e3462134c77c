import type { CatalogueQuery } from '#catalogue/catalogue.ts';
import type { UnderstoodCriteria, UnderstoodTerm } from '#domain/matching/criteria.ts';
import type { Allergen, DietaryFlag } from '#domain/product/enumerations.ts';
import type { Product, ProductIngredient } from '#domain/product/product.ts';
import fc from 'fast-check';
import { SORT_MODES } from '#domain/matching/criteria.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRECAUTION_BASES,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { aProduct, aTerm, anIngredient } from './a-product.ts';

/** Few of everything, so that products and searches meet often. */
const SOME_TYPES = PROTEIN_TYPES.slice(0, 3);
const SOME_GOALS = FITNESS_GOALS.slice(0, 2);
const SOME_ALLERGENS: readonly Allergen[] = ['milk', 'soy', 'tree nuts'];

const LABEL_INGREDIENTS: readonly ProductIngredient[] = [
  anIngredient('Whey Protein Isolate', { canonical: 'whey protein isolate', allergen: 'milk' }),
  anIngredient('whey isolate', { canonical: 'whey protein isolate', allergen: 'milk' }),
  anIngredient('sodium caseinate', { canonical: 'casein', allergen: 'milk' }),
  anIngredient('Protein Blend', { heading: true, known: false, allergen: 'milk' }),
  anIngredient('ul whey isolate', { allergen: 'milk', known: false }),
  anIngredient('soy lecithin', { allergen: 'soy' }),
  anIngredient('almonds', { canonical: 'almond', allergen: 'tree nuts' }),
  anIngredient('cashews', { canonical: 'cashew', allergen: 'tree nuts' }),
  anIngredient('sucralose'),
  anIngredient('Ace-K', { canonical: 'acesulfame potassium' }),
  anIngredient('coconut'),
  anIngredient('nutmeg'),
  anIngredient('micro sucralose beads', { known: false }),
  anIngredient('Almond Clusters', { heading: true, known: false }),
  anIngredient('Zorbium Extract', { known: false }),
  anIngredient('vegetable oil'),
  anIngredient('vegetable oil', { heading: true }),
  anIngredient('palm oil', { parent: 0 }),
  anIngredient('extract of zorbium root', { known: false }),
];

const TERMS: readonly UnderstoodTerm[] = [
  aTerm('dairy', {
    kind: 'family',
    members: ['dairy', 'whey protein isolate', 'casein', 'milk'],
    allergens: ['milk'],
  }),
  aTerm('dairy except whey', {
    kind: 'family',
    members: ['casein', 'milk'],
    partOfAllergens: ['milk'],
  }),
  aTerm('whey', { members: ['whey protein isolate', 'whey'], partOfAllergens: ['milk'] }),
  aTerm('soy', { kind: 'family', members: ['soy', 'soy lecithin'], allergens: ['soy'] }),
  aTerm('nuts', {
    kind: 'family',
    members: ['almond', 'cashew'],
    allergens: ['tree nuts', 'peanuts'],
  }),
  aTerm('almond', { partOfAllergens: ['tree nuts'] }),
  aTerm('almond', { term: 'almonds', partOfAllergens: ['tree nuts'] }),
  aTerm('artificial sweeteners', {
    kind: 'family',
    members: ['sucralose', 'acesulfame potassium'],
  }),
  aTerm('sucralose'),
  aTerm('palm oil', { mayBe: ['vegetable oil', 'oils'] }),
  aTerm('unobtainium', { members: ['unobtainium'] }),
  aTerm('zorbium', { kind: 'literal' }),
  aTerm('zorbium extract', { kind: 'literal' }),
  aTerm('nut', { kind: 'literal' }),
  aTerm('!!', { kind: 'literal' }),
];

const NAMES = ['Gold Whey', 'gold  standard', 'Éclair Bar', 'Whey', 'Zed', 'a b', 'b a b c'];

const figure = (values: readonly number[]): fc.Arbitrary<number | null> =>
  fc.constantFrom(null, ...values);
const flagValue: fc.Arbitrary<boolean | null> = fc.constantFrom(true, true, false, null);

/** A product of a small world; its id is given by the catalogue it stands in. */
export const arbitraryProduct: fc.Arbitrary<Omit<Product, 'id'>> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    brandId: fc.constantFrom(0, 1, 2, 2, 3, 3, 3, 9),
    proteinType: fc.constantFrom(null, ...SOME_TYPES),
    fitnessGoal: fc.constantFrom(null, ...SOME_GOALS),
    proteinPerServing: figure([10, 24.5, 25, 30]),
    calories: figure([100, 150, 151]),
    sugar: figure([0, 2, 2.5]),
    ingredientsComplete: fc.constantFrom(true, true, false),
    ingredients: fc.uniqueArray(fc.constantFrom(...LABEL_INGREDIENTS), { maxLength: 5 }),
    contains: fc.uniqueArray(fc.constantFrom(...SOME_ALLERGENS), { maxLength: 2 }),
    precautions: fc.array(
      fc.record({
        allergen: fc.constantFrom(...ALLERGENS),
        basis: fc.constantFrom(...PRECAUTION_BASES),
      }),
      { maxLength: 1 },
    ),
    links: fc.constantFrom<readonly { retailer: string; isActive: boolean }[]>(
      [],
      [{ retailer: 'Amazon', isActive: true }],
      [{ retailer: 'Amazon', isActive: false }],
      [{ retailer: 'iHerb', isActive: true }],
    ),
    flags: fc.record(
      Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, flagValue])) as Record<
        DietaryFlag,
        fc.Arbitrary<boolean | null>
      >,
    ),
  })
  .map(({ links, flags, ...facts }) =>
    aProduct({
      ...facts,
      ...flags,
      affiliateLinks: links.map((link) => ({
        ...link,
        affiliateUrl: 'https://example.org/',
        url: 'https://example.org/',
        currentPrice: null,
        priceCheckedAt: null,
      })),
    }),
  );

/** A catalogue of up to so many products, with ids in no order. */
export function arbitraryProducts(maxLength: number, minLength = 0): fc.Arbitrary<Product[]> {
  return fc
    .array(arbitraryProduct, { minLength, maxLength, size: 'max' })
    .map((products) =>
      products.map((product, index) => ({ ...product, id: ((index * 7919) % 100_003) + 1 })),
    );
}

/** Any search of that world, from no criterion to all thirteen. */
export const arbitraryCriteria: fc.Arbitrary<UnderstoodCriteria> = fc.record({
  avoid: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...TERMS), { maxLength: 3 }) },
  ),
  mustHave: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...TERMS), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...TERMS), { minLength: 7, maxLength: 14 }) },
  ),
  proteinTypes: fc.uniqueArray(fc.constantFrom(...SOME_TYPES), { maxLength: 2 }),
  fitnessGoals: fc.uniqueArray(fc.constantFrom(...SOME_GOALS), { maxLength: 2 }),
  brandIds: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(fc.constantFrom(1, 2, 3, 77), { maxLength: 2 }),
  ),
  flags: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.uniqueArray(fc.constantFrom(...DIETARY_FLAGS), { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...DIETARY_FLAGS)) },
  ),
});

export const arbitraryQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  criteria: arbitraryCriteria,
  showAll: fc.boolean(),
  unconfirmed: fc.boolean(),
  sort: fc.constantFrom(...SORT_MODES),
  limit: fc.integer({ min: 1, max: 30 }),
  offset: fc.constantFrom(0, 0, 1, 5, 12, 40),
});
