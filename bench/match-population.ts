import type { CatalogueQuery } from '#catalogue/catalogue.ts';
import { type UnderstoodCriteria, SORT_MODES } from '#domain/matching/criteria.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { understandCriteria } from '#domain/matching/understand-criteria.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { fillDataDir } from '../tests/support/filled-data-setup.ts';

/** A small seeded generator of numbers in [0, 1), so that every run uses the same searches. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** Every product of the bundled catalogue, read from a scratch database. */
export async function readRealProducts(): Promise<Product[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-bench-'));
  fillDataDir(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    const products: Product[] = [];
    for await (const product of streamProducts(database)) products.push(product);
    return products;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Yields `size` products resampled from real ones, for measurements only: the label (ingredients, allergens, type,
 * flags) of one, the figures and flavor of another, the brand of a third, and sometimes ingredients of a fourth. Labels
 * with ingredient text are chosen three times as often as they occur. The number of brands grows with the size, to ten
 * times the real ones at a million.
 */
export function* resample(
  real: readonly Product[],
  size: number,
  seed: number,
): Generator<IndexFacts> {
  const random = seeded(seed);
  const withIngredients = real.filter((each) => each.ingredients.length > 0);
  const branded = real.filter((each) => each.brandId !== 0);
  const flavored = real.filter((each) => each.flavor !== null);
  const series = Math.max(1, Math.round(size / 100_000));
  for (let id = 1; id <= size; id++) {
    const label = random() < 0.6 ? pick(withIngredients, random) : pick(real, random);
    const figures = pick(real, random);
    const maker = pick(branded, random);
    const brandId =
      label.brandId === 0 ? 0 : maker.brandId + 100_000 * Math.floor(random() * series);
    const extra = random() < 0.3 ? pick(withIngredients, random).ingredients.slice(0, 3) : [];
    yield {
      id,
      name: `${label.name} ${pick(flavored, random).flavor ?? ''}`,
      nameOnLabel: label.nameOnLabel,
      brandId,
      brand: { name: `${maker.brand.name} ${brandId}` },
      proteinType: label.proteinType,
      fitnessGoal: random() < 0.5 ? label.fitnessGoal : figures.fitnessGoal,
      proteinPerServing: figures.proteinPerServing,
      calories: figures.calories,
      sugar: figures.sugar,
      format: figures.format,
      flavor: label.flavor,
      // Families as large as the real ones, at any number of products.
      baseProductId:
        label.baseProductId === null
          ? null
          : label.baseProductId + 100_000 * Math.floor(id / real.length),
      price: figures.price,
      servings: figures.servings,
      servingSize: figures.servingSize,
      recordDate: label.recordDate,
      independentlyTested: label.independentlyTested,
      nutritionalInfo: figures.nutritionalInfo,
      isGlutenFree: label.isGlutenFree,
      isSugarFree: figures.isSugarFree,
      isOrganic: label.isOrganic,
      isKetoFriendly: figures.isKetoFriendly,
      isLowCarb: figures.isLowCarb,
      isNonGMO: label.isNonGMO,
      isVegan: label.isVegan,
      isLactoseFree: label.isLactoseFree,
      ingredientsStatement: label.ingredientsStatement,
      ingredientsComplete: label.ingredientsComplete,
      evidence: label.evidence,
      otherStatements: label.otherStatements,
      ingredients: [...label.ingredients, ...extra],
      contains: label.contains,
      precautions: label.precautions,
      affiliateLinks: [{ retailer: 'Amazon', isActive: random() < 0.5 }],
    };
  }
}

const AVOIDED = [
  'sucralose',
  'soy',
  'dairy',
  'artificial sweeteners',
  'sugar alcohols',
  'gluten grains',
  'nuts',
  'peanuts',
  'palm oil',
  'stevia',
  'gums',
  'seed oils',
  'maltodextrin',
  'egg',
  'whey',
  'artificial flavors',
  'zorbium',
  'coconat',
];
const WANTED = [
  'whey protein isolate',
  'pea protein',
  'cocoa',
  'stevia',
  'sunflower lecithin',
  'almonds',
  'inulin',
  'sea salt',
  'natural flavors',
  'organic whey protein',
  'unsweetened',
];

/** Random criteria as shoppers use them: zero to ten, mostly two to five. */
export function askedCriteria(
  real: readonly Product[],
  vocabulary: Vocabulary,
  random: () => number,
): UnderstoodCriteria {
  const some = (chance: number): boolean => random() < chance;
  const words = (from: readonly string[], most: number): string[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(from, random));
  return understandCriteria(
    {
      avoidIngredients: some(0.5) ? words(AVOIDED, 3) : [],
      mustHaveIngredients: some(0.25) ? words(WANTED, 2) : [],
      proteinTypes: some(0.5) ? [pick(PROTEIN_TYPES, random)] : [],
      fitnessGoals: some(0.4) ? [pick(FITNESS_GOALS, random)] : [],
      brandIds: some(0.15) ? [pick(real, random).brandId] : [],
      flags: DIETARY_FLAGS.filter(() => some(0.15)),
    },
    vocabulary,
  );
}

/** The share of searches that list families, as the site's own pages do. */
const FAMILY_SHARE = 0.5;

/** Returns `count` random searches, each for its first page. */
export function askedQueries(
  real: readonly Product[],
  vocabulary: Vocabulary,
  count: number,
  seed: number,
): CatalogueQuery[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    criteria: askedCriteria(real, vocabulary, random),
    showAll: random() < 0.85,
    unconfirmed: random() < 0.15,
    sort: pick(SORT_MODES, random),
    ...(random() < 0.2 ? { filters: { caloriesMax: 200, text: 'protein' } } : {}),
    families: random() < FAMILY_SHARE,
    limit: 12,
    offset: 0,
  }));
}
