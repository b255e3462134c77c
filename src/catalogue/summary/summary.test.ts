import { describe, expect, test } from 'vitest';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import type { Filters } from '#domain/matching/filters.ts';
import { aProduct, aTerm, anIngredient, someCriteria } from '../../../tests/support/a-product.ts';
import { buildCatalogue } from '../build-catalogue.ts';

const WHOLE = { limit: 1_000_000, offset: 0 };

describe('live counts', () => {
  const figures = { proteinPerServing: 20, calories: 200, sugar: 9 };
  const products = [
    aProduct({ ...figures, id: 1, brandId: 3, proteinType: 'Casein', isVegan: false }),
    aProduct({ ...figures, id: 2, brandId: 3, proteinType: 'Plant Protein', isVegan: true }),
    aProduct({ ...figures, id: 3, brandId: 0, proteinType: null, isVegan: null }),
    aProduct({ ...figures, id: 4, brandId: 11, proteinType: 'Plant Protein', isVegan: null }),
  ];
  const query = {
    criteria: someCriteria(),
    showAll: true,
    unconfirmed: false,
    sort: 'match',
  } as const;

  // @spec Protein type options: Whey Isolate, Whey Concentrate, Whey Blend, Hydrolyzed Whey, Casein, Casein & Whey, Plant Protein, Pea + Rice, Multi-Plant, Multi-Source.
  // @spec Fitness goals: Muscle Building, Weight Management, Performance, Recovery, General Fitness.
  test('name every option of the form in its order, and every stated brand', () => {
    const { facets } = buildCatalogue(products).summarize({ ...query, ...WHOLE });
    const values = Object.entries(facets).map(([group, counts]) => [
      group,
      counts.map((each) => each.value),
    ]);
    expect(Object.fromEntries(values)).toEqual({
      proteinTypes: [...PROTEIN_TYPES],
      fitnessGoals: [...FITNESS_GOALS],
      flags: [...DIETARY_FLAGS],
      brandIds: ['3', '11'],
      formats: [...PRODUCT_FORMATS],
      flavors: [],
    });
    expect(PROTEIN_TYPES.join(', ')).toBe(
      'Whey Isolate, Whey Concentrate, Whey Blend, Hydrolyzed Whey, Casein, Casein & Whey, Plant Protein, Pea + Rice, Multi-Plant, Multi-Source',
    );
    expect(FITNESS_GOALS.join(', ')).toBe(
      'Muscle Building, Weight Management, Performance, Recovery, General Fitness',
    );
  });

  test('leave the own group out: the perfect matches with each option and the other groups as they are', () => {
    const criteria = someCriteria({ proteinTypes: ['Casein'], brandIds: [3] });
    const { facets, total } = buildCatalogue(products).summarize({
      ...query,
      ...WHOLE,
      criteria,
    });
    const count = (group: string, value: string): number | undefined =>
      facets[group]?.find((each) => each.value === value)?.count;
    // Both products of brand 3: one is perfect, one near.
    expect(total).toBe(2);
    expect(count('proteinTypes', 'Casein')).toBe(1);
    expect(count('proteinTypes', 'Plant Protein')).toBe(1);
    expect(count('proteinTypes', 'Whey Blend')).toBe(0);
    expect(count('brandIds', '3')).toBe(1);
    expect(count('brandIds', '11')).toBe(0);
    // The only casein product of brand 3 is not vegan.
    expect(count('flags', 'isVegan')).toBe(0);
  });

  test('leave the own filter out, too, and count a family once', () => {
    const family = { baseProductId: 1, brandId: 3 } as const;
    const index = buildCatalogue([
      aProduct({ ...family, id: 1, format: 'bar', flavor: 'Vanilla' }),
      aProduct({ ...family, id: 2, format: 'bar', flavor: 'Chocolate' }),
      aProduct({ ...family, id: 3, format: 'bar', flavor: 'Vanilla' }),
      aProduct({ id: 4, brandId: 5, format: 'powder', flavor: 'Vanilla' }),
    ]);
    const counts = (filters: Filters, group: string) => {
      const { facets } = index.summarize({ ...query, ...WHOLE, filters, families: true });
      const known = facets[group]?.filter(({ count }) => count > 0) ?? [];
      return Object.fromEntries(known.map(({ value, count }) => [value, count]));
    };
    expect(counts({ formats: ['bar'] }, 'formats')).toEqual({ powder: 1, bar: 1 });
    expect(counts({ formats: ['bar'] }, 'flavors')).toEqual({ vanilla: 1, chocolate: 1 });
    expect(counts({ flavors: ['vanilla'] }, 'flavors')).toEqual({ vanilla: 2, chocolate: 1 });
    expect(counts({ flavors: ['vanilla'] }, 'formats')).toEqual({ powder: 1, bar: 1 });
    expect(counts({}, 'brandIds')).toEqual({ 3: 1, 5: 1 });
  });

  test('offer the flavors of most products', () => {
    const flavored = Array.from({ length: 30 }, (_, kind) =>
      Array.from({ length: 30 - kind }, (__, at) =>
        aProduct({ id: 100 * kind + at + 1, flavor: `Taste ${String.fromCodePoint(65 + kind)}` }),
      ),
    ).flat();
    const offered = buildCatalogue(flavored).summarize({ ...query, ...WHOLE }).facets['flavors'];
    expect(offered?.[0]).toEqual({ value: 'taste a', count: 30 });
    expect(offered?.length).toBeLessThan(30);
    const least = 30 - (offered?.length ?? 0) + 1;
    expect(offered?.at(-1)?.count).toBe(least);
  });

  test('names a flavor as an address does, so that what is asked for is what is offered', () => {
    const flavored = ['Cookies & Cream', 'cookies cream', 'Vanilla'].map((flavor, at) =>
      aProduct({ id: at + 1, flavor }),
    );
    const index = buildCatalogue(flavored);
    const offered = index.summarize({ ...query, ...WHOLE }).facets['flavors'] ?? [];
    expect(offered).toEqual([
      { value: 'cookies cream', count: 2 },
      { value: 'vanilla', count: 1 },
    ]);
    for (const { value, count } of offered) {
      const address = buildSearchQuery({ filters: { flavors: [value] } });
      const { filters } = parseSearchUrl(address);
      expect(filters.flavors).toEqual([value]);
      expect(index.summarize({ ...query, ...WHOLE, filters }).total).toBe(count);
    }
  });
});

describe('the summary', () => {
  // @spec Results summary: total, perfect matches, 80%+ matches, average score, criteria list, first 3 perfect matches
  // @spec Summary popup lists 3 perfect matches.
  test('counts what is listed, averages its scores, names the first three perfect matches', () => {
    const plain = {
      proteinPerServing: 20,
      calories: 200,
      sugar: 9,
      fitnessGoal: 'Recovery',
    } as const;
    const products = [
      ...[4, 3, 2, 1].map((id) => aProduct({ ...plain, id, name: `name ${id}` })),
      aProduct({ ...plain, id: 5, brandId: 8 }),
      aProduct({ ...plain, id: 6, brandId: 8, fitnessGoal: 'Performance' }),
      aProduct({ ...plain, id: 7, isVegan: true, brandId: 9 }),
    ];
    const criteria = someCriteria({
      fitnessGoals: ['Recovery'],
      brandIds: [7],
      flags: ['isGlutenFree'],
      proteinTypes: ['Whey Isolate'],
      mustHave: [aTerm('cocoa')],
    });
    const query = { criteria, showAll: true, unconfirmed: false, sort: 'match', ...WHOLE } as const;
    const summary = buildCatalogue(products).summarize(query);
    // Scores: four of 100, two of 90 (80 %), one of 80 (60 %).
    expect(summary).toMatchObject({
      total: 7,
      perfect: 4,
      high: 6,
      averageScore: 94.3,
      best: [1, 2, 3],
      unconfirmed: 0,
      hidden: { count: 0, reasons: [] },
      relaxations: [],
    });
  });

  test('counts a product once where two words of one name hide it', () => {
    const [almond, slices] = [anIngredient('almond'), anIngredient('almond slices')];
    const products = [
      aProduct({ id: 1, ingredients: [almond] }),
      aProduct({ id: 2, ingredients: [slices] }),
      aProduct({ id: 3, ingredients: [almond, slices] }),
    ];
    const avoid = [aTerm('almond'), aTerm('almond slices', { name: 'almond' })];
    const query = { showAll: true, unconfirmed: false, sort: 'match', ...WHOLE } as const;
    const summary = buildCatalogue(products).summarize({
      ...query,
      criteria: someCriteria({ avoid }),
    });
    expect(summary.hidden).toEqual({
      count: 3,
      reasons: [{ label: 'contain almond', count: 3 }],
    });
  });

  test('says which filters leave nothing, if the wishes alone have perfect matches', () => {
    const index = buildCatalogue([
      aProduct({ id: 1, format: 'bar', calories: 90 }),
      aProduct({ id: 2, format: 'powder', calories: 200 }),
    ]);
    const query = { showAll: true, unconfirmed: false, sort: 'match', ...WHOLE } as const;
    const looser = (filters: Filters, criteria = someCriteria({ flags: ['isGlutenFree'] })) =>
      index.summarize({ ...query, criteria, filters }).looser.map(({ label }) => label);
    expect(looser({ formats: ['powder'], caloriesMax: 100 })).toEqual([
      'Drop the format',
      'Drop the limit of calories',
    ]);
    expect(looser({ formats: ['powder'] })).toEqual([]);
    expect(looser({ formats: ['rtd'] }, someCriteria())).toEqual([]);
    expect(looser({ formats: ['rtd'] }, someCriteria({ flags: ['isVegan'] }))).toEqual([]);
  });

  test('says how many are hidden and why, and what to drop', () => {
    const products = [
      aProduct({ id: 1, isVegan: true, isOrganic: false }),
      aProduct({ id: 2, isVegan: false, isOrganic: false }),
      aProduct({ id: 3, isVegan: null, isOrganic: null }),
    ];
    const criteria = someCriteria({ flags: ['isVegan', 'isOrganic'] });
    const query = {
      criteria,
      showAll: true,
      unconfirmed: false,
      sort: 'diversity',
      ...WHOLE,
    } as const;
    const summary = buildCatalogue(products).summarize(query);
    expect(summary).toMatchObject({
      total: 0,
      averageScore: 0,
      unconfirmed: 1,
      hidden: {
        count: 2,
        reasons: [
          { label: 'are not organic', count: 2 },
          { label: 'are not vegan', count: 1 },
        ],
      },
      relaxations: [{ drop: ['isOrganic'], label: 'Drop Organic', count: 1 }],
    });
  });
});
