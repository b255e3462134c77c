import type { CatalogueQuery } from '#catalogue/catalogue.ts';
import {
  type UnderstoodCriteria,
  type UnderstoodTerm,
  SORT_MODES,
} from '#domain/matching/criteria.ts';
import {
  type Allergen,
  type DietaryFlag,
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRECAUTION_BASES,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import type {
  AdverseEvidence,
  NutritionFigures,
  Product,
  ProductIngredient,
  ServingSize,
} from '#domain/product/product.ts';
import fc from 'fast-check';
import type { Filters } from '#domain/matching/filters.ts';
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
  anIngredient('organic whey', {
    canonical: 'whey protein isolate',
    allergen: 'milk',
    qualities: ['organic', 'grass-fed'],
  }),
  anIngredient('raw cashews', {
    canonical: 'cashew',
    allergen: 'tree nuts',
    qualities: ['organic'],
  }),
  anIngredient('lecithin'),
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
  aTerm('soy', {
    kind: 'family',
    members: ['soy', 'soy lecithin'],
    allergens: ['soy'],
    mayBe: ['lecithin'],
  }),
  aTerm('nuts', {
    kind: 'family',
    members: ['almond', 'cashew'],
    allergens: ['tree nuts', 'peanuts'],
  }),
  aTerm('almond', { partOfAllergens: ['tree nuts'], mayBe: ['nuts', 'tree nuts'] }),
  aTerm('almond', { term: 'almonds', partOfAllergens: ['tree nuts'] }),
  aTerm('almond butter', { partOfAllergens: ['tree nuts'], madeOf: ['almond'] }),
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
  aTerm('gold standard', { kind: 'literal' }),
  aTerm('brand', { kind: 'literal' }),
];

/** Words that are only used as must-haves. */
const WANTED: readonly UnderstoodTerm[] = [
  ...TERMS,
  aTerm('organic whey', { members: ['whey protein isolate'], qualities: ['organic'] }),
  aTerm('organic grass-fed whey', {
    members: ['whey protein isolate'],
    qualities: ['organic', 'grass-fed'],
  }),
  aTerm('raw cashew', { members: ['cashew'], qualities: ['raw'] }),
  aTerm('organic non-gmo nuts', {
    kind: 'family',
    members: ['almond', 'cashew'],
    qualities: ['organic', 'non-gmo'],
  }),
  aTerm('organic zorbium', { kind: 'literal', term: 'zorbium', qualities: ['organic'] }),
  aTerm('grass-fed', { kind: 'family', members: [], qualities: ['grass-fed'] }),
  aTerm('organic', { kind: 'family', members: [], qualities: ['organic'] }),
  ...[['coconut'], []].map((members) =>
    aTerm('unsweetened', {
      kind: 'family',
      members,
      qualities: ['unsweetened'],
      absent: aTerm('sweeteners', {
        kind: 'family',
        members: ['sucralose', 'acesulfame potassium'],
        mayBe: ['vegetable oil'],
      }),
    }),
  ),
];

const EVIDENCE: readonly AdverseEvidence[] = [
  { canonical: 'sucralose', words: 'Sukralose', place: 'text', certain: true },
  { canonical: 'sucralose', words: 'sucra1ose', place: 'text', certain: false },
  { canonical: 'milk', words: 'lait', place: 'other record', certain: true },
  { canonical: 'nuts', words: 'noix', place: 'text', certain: true },
  { canonical: 'almond', words: 'Mandel', place: 'declaration', certain: true },
  { canonical: 'almond', words: 'a1mond', place: 'text', certain: false },
  { canonical: 'lecithin', words: 'lecithin zorbium', place: 'claim', certain: false },
];

const NAMES = [
  'Protein bar (name not stated)',
  'Gold Whey',
  'gold  standard',
  'Éclair Bar',
  'Whey',
  'Zed',
  'a b',
  'b a b c',
];

const figure = (values: readonly number[]): fc.Arbitrary<number | null> =>
  fc.constantFrom(null, ...values);
const flagValue: fc.Arbitrary<boolean | null> = fc.constantFrom(true, true, false, null);

const LABEL_SERVING: ServingSize = { amount: 40, unit: 'g', basis: 'label' };
const STANDARD_SERVING: ServingSize = { amount: 30, unit: 'g', basis: 'standard' };
const UNKNOWN: NutritionFigures = {
  proteinPerServing: null,
  caloriesPerServing: null,
  sugarPerServing: null,
  carbohydratePerServing: null,
  fiberPerServing: null,
  fatPerServing: null,
  saturatedFatPerServing: null,
  saltPerServing: null,
};

/** A product of a small world; the catalogue assigns its id. */
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
        names: fc.constantFrom(undefined, [], ['almond'], ['nuts'], ['cashew', 'milk']),
      }),
      { maxLength: 1 },
    ),
    evidence: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...EVIDENCE), { maxLength: 2 }) },
    ),
    otherStatements: fc.constantFrom([], [], ['Zorbium, extract'], ['milk zorbium extract, nut']),
    ingredientsStatement: fc.constantFrom(null, 'Whey, zorbium root.', 'Coconut; no nuts'),
    format: fc.constantFrom(...PRODUCT_FORMATS),
    flavor: fc.constantFrom(null, 'Vanilla', 'Chocolate', 'vanilla'),
    baseProductId: fc.constantFrom(null, null, 1, 1, 2),
    price: figure([20, 40.5]),
    servings: figure([10, 30]),
    recordDate: fc.constantFrom(null, '2018', '2018-03-04', '2026-01-01'),
    independentlyTested: fc.boolean(),
    servingSize: fc.constantFrom(null, LABEL_SERVING, STANDARD_SERVING),
    nutritionalInfo: fc
      .record({ caloriesPerServing: figure([350, 400]), sugarPerServing: figure([0, 5]) })
      .map((per100) => ({ ...UNKNOWN, per100: { ...UNKNOWN, ...per100 } })),
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

/** A catalogue of up to this number of products, with unordered ids. */
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
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...WANTED), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...WANTED), { minLength: 7, maxLength: 14 }) },
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

const arbitraryFilters: fc.Arbitrary<Filters | undefined> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        formats: fc.uniqueArray(fc.constantFrom(...PRODUCT_FORMATS), { maxLength: 2 }),
        text: fc.constantFrom('', 'whey', 'gold wehy', 'standart gold', 'brand 3', 'b', 'stated'),
        flavors: fc.constantFrom([], ['VANILLA'], ['vanilla', 'Chocolate'], ['!!']),
        caloriesMax: fc.constantFrom(100, 150),
        sugarMax: fc.constantFrom(0, 2),
        proteinMin: fc.constantFrom(10, 25),
        proteinPerKcalMin: fc.constantFrom(16.5, 24),
        pricePer25gMax: fc.constantFrom(1.5, 4),
        orUnstated: fc.boolean(),
        recordYearMin: fc.constantFrom(2018, 2024),
        testedMin: fc.constant(1),
      },
      { requiredKeys: [] },
    ),
  },
);

export const arbitraryQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  criteria: arbitraryCriteria,
  showAll: fc.boolean(),
  unconfirmed: fc.boolean(),
  sort: fc.constantFrom(...SORT_MODES),
  filters: arbitraryFilters,
  families: fc.boolean(),
  limit: fc.integer({ min: 1, max: 30 }),
  offset: fc.constantFrom(0, 0, 1, 5, 12, 40),
});
