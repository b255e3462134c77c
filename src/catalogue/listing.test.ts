import type { CatalogueQuery } from './catalogue.ts';
import { type UnderstoodCriteria, SORT_MODES } from '#domain/matching/criteria.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { aProduct, aTerm, someCriteria } from '../../tests/support/a-product.ts';
import { arbitraryProducts } from '../../tests/support/arbitrary-products.ts';
import { scanCatalogue } from '../../tests/support/scan-catalogue.ts';
import { buildCatalogue } from './build-catalogue.ts';

/** A fixed small catalogue in which every standing and many ties occur. */
const [PRODUCTS = []] = fc.sample(arbitraryProducts(100, 100), { seed: 7, numRuns: 1 });
const MANY_BRANDS = PRODUCTS.map((product, at) => {
  const id = (at * at) % 23;
  return { ...product, brandId: id, brand: { id, name: `Brand ${id}`, logo: null } };
});
/** Built inside each test, so that coverage of the build is attributed to the test. */
const catalogues = (products: typeof PRODUCTS) => ({
  index: buildCatalogue(products),
  rules: scanCatalogue(products),
});
const WHOLE = { limit: 1000, offset: 0 };
const SWITCHES = [false, true].flatMap((showAll) =>
  [false, true].map((unconfirmed) => ({ showAll, unconfirmed })),
);

const types = PROTEIN_TYPES.slice(0, 3);
const goals = FITNESS_GOALS.slice(0, 2);
const whey = aTerm('whey', { members: ['whey protein isolate'], partOfAllergens: ['milk'] });
const SEARCHES: readonly (readonly [string, Partial<UnderstoodCriteria>])[] = [
  ['nothing', {}],
  ['any goal', { fitnessGoals: goals }],
  ['a type or another', { proteinTypes: types.slice(0, 2) }],
  ['one brand', { brandIds: [3] }],
  ['two brands, one of them nobody has', { brandIds: [3, 77] }],
  ['one flag', { flags: ['isVegan'] }],
  ['two flags', { flags: ['isVegan', 'isOrganic'] }],
  ['no sucralose', { avoid: [aTerm('sucralose')] }],
  ['no soy, no whey', { avoid: [aTerm('soy lecithin', { allergens: ['soy'] }), whey] }],
  ['coconut', { mustHave: [aTerm('coconut')] }],
  ['three things', { mustHave: [aTerm('coconut'), aTerm('nutmeg'), whey] }],
  [
    'five things',
    { mustHave: ['coconut', 'nutmeg', 'casein', 'almond', 'x'].map((x) => aTerm(x)) },
  ],
  ['a type, a goal and a brand', { proteinTypes: types, fitnessGoals: goals, brandIds: [2, 3] }],
  ['a thing, a goal and a flag', { mustHave: [whey], fitnessGoals: goals, flags: ['isVegan'] }],
  ['every flag', { flags: DIETARY_FLAGS }],
  [
    'all thirteen',
    {
      avoid: [aTerm('sucralose')],
      mustHave: [whey, aTerm('coconut')],
      proteinTypes: types,
      fitnessGoals: goals,
      brandIds: [2, 3],
      flags: DIETARY_FLAGS,
    },
  ],
];

describe.each([
  ['few brands', PRODUCTS],
  ['many brands', MANY_BRANDS],
])('in a catalogue of %s', (_, products) => {
  test.each(SEARCHES)('a search for %s lists what the rules list, page by page', (__, wanted) => {
    const { index, rules } = catalogues(products);
    const criteria = someCriteria(wanted);
    for (const sort of SORT_MODES) {
      for (const switches of SWITCHES) {
        const query: CatalogueQuery = { criteria, sort, ...switches, ...WHOLE };
        const whole = rules.search(query);
        expect(index.search(query)).toEqual(whole);
        for (const limit of [1, 7, 12]) {
          const offsets = Array.from(
            { length: 1 + Math.floor(whole.total / limit) },
            (_empty, at) => limit * at,
          );
          const pages = offsets.map((offset) => index.search({ ...query, limit, offset }));
          expect(pages).toEqual(
            offsets.map((at) => ({ ids: whole.ids.slice(at, at + limit), total: whole.total })),
          );
        }
        expect(index.search({ ...query, limit: 0 }).ids).toEqual([]);
      }
    }
  });

  test.each(SEARCHES)('a search for %s has the figures of the rules', (__, wanted) => {
    const { index, rules } = catalogues(products);
    const criteria = someCriteria(wanted);
    for (const switches of SWITCHES) {
      const query: CatalogueQuery = { criteria, sort: 'diversity', ...switches, ...WHOLE };
      const { facets, ...figures } = index.summarize(query);
      expect(figures).toEqual(rules.figures(query));
      expect(Object.keys(facets)).toEqual([
        'proteinTypes',
        'fitnessGoals',
        'brandIds',
        'flags',
        'formats',
        'flavors',
      ]);
    }
    const query: CatalogueQuery = {
      criteria,
      sort: 'match',
      showAll: true,
      unconfirmed: true,
      ...WHOLE,
    };
    expect(index.hidden(query)).toEqual(rules.hidden(query));
    for (const { id } of products) {
      expect(index.standing(id, criteria)).toBe(rules.standing(id, criteria));
      for (const term of criteria.avoid)
        expect(index.isFreeOf(id, [term])).toBe(rules.isFreeOf(id, [term]));
    }
    expect(index.isFreeOf(0, [])).toBe(false);
    expect(index.standing(0, criteria)).toBeNull();
    expect(index.standing(1_000_000, criteria)).toBeNull();
  });
});

test.each(SEARCHES)('live counts around a search for %s are those of the rules', (_, wanted) => {
  const { index, rules } = catalogues(PRODUCTS.slice(0, 40));
  for (const switches of SWITCHES) {
    const criteria = someCriteria(wanted);
    const query: CatalogueQuery = { criteria, sort: 'match', ...switches, ...WHOLE };
    expect(index.summarize(query).facets).toEqual(rules.summarize(query).facets);
  }
});

test('Best Mix takes ten brands once, then each twice, then the rest, linked ones first each time', () => {
  const products = Array.from({ length: 36 }, (_, at) =>
    aProduct({ id: at + 1, name: `n${String(at).padStart(2, '0')}`, brandId: 1 + (at % 12) }),
  );
  const query = {
    criteria: someCriteria({ fitnessGoals: ['Muscle Building'] }),
    showAll: false,
    unconfirmed: false,
    sort: 'diversity',
    ...WHOLE,
  } as const;
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  // The eleventh and twelfth brand begin in the second pass and have two products there.
  expect(buildCatalogue(products).search(query).ids).toEqual([...range(1, 24), ...range(25, 36)]);
});
