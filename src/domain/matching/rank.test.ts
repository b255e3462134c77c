import type { CriterionResult, MatchStanding } from './criteria.ts';
import { type RankedProduct, hasMarketplaceLink, rankBestMix, rankMatches } from './rank.ts';
import { bestOfFamilies } from './families.ts';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';

interface Sketch {
  id: number;
  name?: string;
  brand?: number;
  grams?: number | null;
  amazon?: boolean;
  percentage?: number;
  /** Points on top of 100. */
  points?: number;
  standing?: MatchStanding;
  hard?: CriterionResult['status'];
  facts?: Parameters<typeof aProduct>[0];
}

function ranked(sketch: Sketch): RankedProduct {
  const { id, name = `name ${id}`, brand = id, grams = 20, amazon = false } = sketch;
  return {
    facts: {
      ...aProduct({ id, name, brandId: brand, proteinPerServing: grams, ...sketch.facts }),
      affiliateLinks: [{ retailer: 'Amazon', isActive: amazon }],
    },
    match: {
      matchPercentage: sketch.percentage ?? 100,
      receipt: [
        { label: 'Start', points: 100 },
        { label: 'Other', points: sketch.points ?? 0 },
      ],
      criteria: [{ key: 'isVegan', status: sketch.hard ?? 'met', evidence: '' }],
    },
    standing: sketch.standing ?? 'perfect',
  };
}

function idsOf(products: readonly RankedProduct[]): number[] {
  return products.map((each) => each.facts.id);
}

describe('the match order', () => {
  // @spec Match: perfect first, then percentage, then score.
  test('is perfect, near, unconfirmed; then percentage, hard wishes met, score', () => {
    const products = [
      ranked({ id: 1, standing: 'unconfirmed', percentage: 40 }),
      ranked({ id: 2, standing: 'near', percentage: 50, points: -3, hard: 'unknown' }),
      ranked({ id: 3, standing: 'near', percentage: 50, points: -20 }),
      ranked({ id: 4, standing: 'near', percentage: 50, points: -10 }),
      ranked({ id: 5, standing: 'near', percentage: 75, points: -30 }),
      ranked({ id: 6, standing: 'perfect' }),
    ];
    expect(idsOf(rankMatches(products, 'match'))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(idsOf(rankMatches(products, 'diversity'))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('breaks ties by unclamped score, then name by code unit, then id', () => {
    const products = [
      ranked({ id: 9, name: 'b' }),
      ranked({ id: 8, name: 'a' }),
      ranked({ id: 7, name: 'a' }),
      ranked({ id: 6, name: 'Z' }),
      ranked({ id: 5, name: 'z', points: 2 }),
    ];
    expect(idsOf(rankMatches(products, 'match'))).toEqual([5, 6, 7, 8, 9]);
    expect(idsOf(rankMatches(products.toReversed(), 'match'))).toEqual([5, 6, 7, 8, 9]);
  });

  test('knows nothing of brands and links, which only Best Mix looks at', () => {
    const products = [
      ranked({ id: 1, brand: 5, points: 3 }),
      ranked({ id: 2, brand: 5, points: 2 }),
      ranked({ id: 3, brand: 6, points: 1, amazon: true }),
    ];
    expect(idsOf(rankMatches(products, 'match'))).toEqual([1, 2, 3]);
    expect(idsOf(rankMatches(products, 'diversity'))).toEqual([3, 1, 2]);
  });

  test('takes scores that differ only in the last bit of a third as equal', () => {
    const products = [
      ranked({ id: 2, name: 'b', points: -25 / 3 - 15 }),
      ranked({ id: 1, name: 'a', points: -25 / 3 - 15 - 1e-13 }),
    ];
    expect(idsOf(rankMatches(products, 'match'))).toEqual([1, 2]);
  });
});

describe('the protein order', () => {
  // @spec Protein: perfect first, then protein per serving.
  test('is by standing, then grams, unknown last, then score', () => {
    const products = [
      ranked({ id: 1, grams: null }),
      ranked({ id: 2, grams: 20, points: 1 }),
      ranked({ id: 3, grams: 20, points: 2 }),
      ranked({ id: 4, grams: 0 }),
      ranked({ id: 5, grams: 60, standing: 'near' }),
      ranked({ id: 6, grams: 25 }),
    ];
    expect(idsOf(rankMatches(products, 'protein'))).toEqual([6, 3, 2, 4, 1, 5]);
  });
});

describe('the orders by a figure', () => {
  const of = (id: number, facts: Parameters<typeof aProduct>[0]) => ranked({ id, facts });
  const per100 = (caloriesPerServing: number | null, sugarPerServing: number | null = null) => {
    const { nutritionalInfo } = aProduct();
    const figures = { ...nutritionalInfo.per100, caloriesPerServing, sugarPerServing };
    return { nutritionalInfo: { ...nutritionalInfo, per100: figures } };
  };

  test('calories and sugar are compared per 100 g, least first, and no assumed serving is put on 100', () => {
    const label = { amount: 50, unit: 'g', basis: 'label' } as const;
    const products = [
      of(1, { ...per100(null), calories: 10, servingSize: { ...label, basis: 'standard' } }),
      of(2, { ...per100(390), calories: 117 }),
      of(3, { ...per100(null), calories: 190, servingSize: label }),
    ];
    expect(idsOf(rankMatches(products, 'calories'))).toEqual([3, 2, 1]);
    const sweet = [of(1, per100(null, 5)), of(2, per100(null, 0.5))];
    expect(idsOf(rankMatches(sweet, 'sugar'))).toEqual([2, 1]);
  });

  test('protein for each kcal comes most first, price by 25 g of protein least first, unknown last', () => {
    const dense = [
      ranked({ id: 1, grams: 20, facts: { calories: 200 } }),
      ranked({ id: 2, grams: 20, facts: { calories: 100 } }),
      ranked({ id: 3, grams: 20, facts: { calories: null } }),
    ];
    expect(idsOf(rankMatches(dense, 'proteinPerKcal'))).toEqual([2, 1, 3]);
    const priced = [
      of(1, { price: null }),
      of(2, { price: 40, servings: 10 }),
      of(3, { price: 50, servings: 50 }),
    ];
    expect(idsOf(rankMatches(priced, 'price'))).toEqual([3, 2, 1]);
  });
});

describe('among equals', () => {
  test('a record that tells more comes first, whatever its name', () => {
    const products = [
      ranked({ id: 1, name: 'a', facts: { ingredientsComplete: false } }),
      ranked({ id: 2, name: 'b' }),
      ranked({ id: 3, name: 'c', facts: { ingredientsComplete: false, calories: null } }),
    ];
    expect(idsOf(rankMatches(products, 'match'))).toEqual([2, 1, 3]);
  });

  test('of a family the variant that fits best stands for it', () => {
    const products = [
      ranked({ id: 1, facts: { baseProductId: 9 }, standing: 'near' }),
      ranked({ id: 2, facts: { baseProductId: 9 }, points: 1 }),
      ranked({ id: 3, facts: { baseProductId: 9 }, points: 2 }),
      ranked({ id: 9 }),
      ranked({ id: 4 }),
    ];
    expect(idsOf(bestOfFamilies(products))).toEqual([3, 4]);
  });
});

describe('Best Mix', () => {
  // @spec perfect matches ordered by active main-marketplace link first, then score
  test('puts an active link at the main marketplace before a better score', () => {
    const products = [
      ranked({ id: 1, points: 4 }),
      ranked({ id: 2, points: 0, amazon: true }),
      ranked({ id: 3, points: 3, amazon: true }),
    ];
    expect(idsOf(rankBestMix(products))).toEqual([3, 2, 1]);
  });

  test.each([
    [[], false],
    [[{ retailer: 'Amazon', isActive: true }], true],
    [[{ retailer: 'Amazon', isActive: false }], false],
    [[{ retailer: 'iHerb', isActive: true }], false],
    [
      [
        { retailer: 'iHerb', isActive: true },
        { retailer: 'Amazon', isActive: true },
      ],
      true,
    ],
  ] as const)('counts only an active link at the main marketplace: %o', (affiliateLinks, has) => {
    expect(hasMarketplaceLink({ affiliateLinks })).toBe(has);
  });

  // @spec first pass picks one per brand up to 10 brands, second pass allows up to 2 per brand, leftovers appended
  test('takes one of each of ten brands, then up to two of each brand, then the rest', () => {
    const products = Array.from({ length: 12 }, (_, brand) => brand).flatMap((brand) =>
      [1, 2, 3].map((round) =>
        ranked({
          id: round * 100 + brand,
          brand: brand + 1,
          name: `${String(brand).padStart(2, '0')} ${round}`,
        }),
      ),
    );
    const tens = (round: number) => Array.from({ length: 10 }, (_, brand) => round * 100 + brand);
    expect(idsOf(rankBestMix(products))).toEqual([
      ...tens(1),
      ...tens(2),
      110,
      210,
      111,
      211,
      ...tens(3),
      310,
      311,
    ]);
  });

  // @spec non-perfect follow by percentage then score.
  test('leaves the others behind the perfect ones, whatever their brand or links', () => {
    const products = [
      ranked({ id: 1, standing: 'near', percentage: 90, amazon: true }),
      ranked({ id: 2, brand: 5 }),
      ranked({ id: 3, brand: 5, points: 1 }),
    ];
    expect(idsOf(rankMatches(products, 'diversity'))).toEqual([3, 2, 1]);
  });
});

test('among equals a record of a later year comes first, behind what is better known; within a year the name decides', () => {
  const of = (id: number, recordDate: string | null, more: object = {}) =>
    ranked({ id, facts: { recordDate, ...more } });
  const products = [
    of(1, null),
    of(2, '2018-12-30'),
    of(3, '2024-01-05', { sugar: null }),
    of(4, '2024'),
    of(5, '2024-11-30'),
    ranked({ id: 6, points: 1, facts: { recordDate: '2012' } }),
  ];
  expect(idsOf(rankMatches(products, 'match'))).toEqual([6, 4, 5, 2, 1, 3]);
});

test('an order by name leaves accents and large letters aside, and puts figures behind letters', () => {
  const names = ['100% Whey', 'Zein', 'étoile', 'Eagle', '"Fine"'];
  const sorted = rankMatches(
    names.map((name, id) => ranked({ id, name })),
    'name',
  );
  expect(sorted.map(({ facts }) => facts.name)).toEqual([
    'Eagle',
    'étoile',
    '"Fine"',
    'Zein',
    '100% Whey',
  ]);
});
