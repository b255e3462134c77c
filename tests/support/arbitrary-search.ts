import type { CatalogueQuery } from '#catalogue/catalogue.ts';
import { type UnderstoodCriteria, SORT_MODES } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import type { Filters } from '#domain/matching/filters.ts';
import { DIETARY_FLAGS, PRODUCT_FORMATS } from '#domain/enumerations.ts';
import fc from 'fast-check';
import { aTerm } from './a-product.ts';
import { SOME_GOALS, SOME_TYPES } from './arbitrary-products.ts';

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
  aTerm('gluten', {
    kind: 'family',
    members: ['gluten', 'barley'],
    allergens: ['gluten'],
    mayBe: ['oats'],
  }),
  aTerm('almond', { partOfAllergens: ['tree nuts'], mayBe: ['nuts', 'tree nuts'] }),
  aTerm('almond', { term: 'almonds', partOfAllergens: ['tree nuts'] }),
  aTerm('almond butter', { partOfAllergens: ['tree nuts'], madeOf: ['almond'] }),
  aTerm('artificial sweeteners', {
    kind: 'family',
    members: ['sucralose', 'acesulfame potassium'],
  }),
  aTerm('sucralose'),
  aTerm('palm oil', { mayBe: ['vegetable oil', 'oils'], mayHold: ['lecithin'] }),
  aTerm('unobtainium', { members: ['unobtainium'] }),
  aTerm('zorbium', { kind: 'literal' }),
  aTerm('zorbium extract', { kind: 'literal' }),
  aTerm('nut', { kind: 'literal' }),
  aTerm('!!', { kind: 'literal' }),
  aTerm('gold standard', { kind: 'literal' }),
  aTerm('brand', { kind: 'literal' }),
];

/** Terms that are only used as must-haves. */
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

/** Generates any search of that world, with no criterion up to all thirteen. */
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
