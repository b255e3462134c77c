import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import { type DietaryFlag, DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { NutritionFigures, Product, ProductIngredient } from '#domain/product/product.ts';
import type { FlagEvidence } from '#domain/ingredients/label/label.ts';

/** Figures of which none is known. */
export const UNKNOWN_FIGURES: NutritionFigures = {
  proteinPerServing: null,
  caloriesPerServing: null,
  sugarPerServing: null,
  carbohydratePerServing: null,
  fiberPerServing: null,
  fatPerServing: null,
  saturatedFatPerServing: null,
  saltPerServing: null,
};

/** Returns one ingredient of a label; by default a known, plain one listed by its canonical name. */
export function anIngredient(
  name: string,
  overrides: Partial<ProductIngredient> = {},
): ProductIngredient {
  const allergen = overrides.allergen ?? null;
  return {
    name,
    canonical: name.toLowerCase(),
    isAllergen: allergen !== null,
    allergen,
    parent: null,
    heading: false,
    known: true,
    qualities: [],
    ...overrides,
  };
}

/**
 * Returns a valid whey isolate of which everything is known. If only flags are given, their evidence follows from them.
 */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const flags: Record<DietaryFlag, boolean | null> = {
    isGlutenFree: true,
    isSugarFree: false,
    isOrganic: false,
    isKetoFriendly: true,
    isLowCarb: true,
    isNonGMO: null,
    isVegan: false,
    isLactoseFree: null,
  };
  for (const flag of DIETARY_FLAGS) {
    const value = overrides[flag];
    if (value !== undefined) flags[flag] = value;
  }
  const evidence = Object.fromEntries(
    DIETARY_FLAGS.map((flag): [DietaryFlag, FlagEvidence] => [
      flag,
      {
        value: flags[flag],
        basis: flags[flag] === null ? 'none' : 'claim',
        evidence: flags[flag] === null ? 'The label does not say.' : 'The label says so.',
        conflict: null,
      },
    ]),
  ) as Record<DietaryFlag, FlagEvidence>;
  const id = overrides.id ?? 1;
  const brandId = overrides.brandId ?? overrides.brand?.id ?? 7;
  const proteinPerServing =
    overrides.proteinPerServing === undefined ? 24 : overrides.proteinPerServing;
  const calories = overrides.calories === undefined ? 120 : overrides.calories;
  const sugar = overrides.sugar === undefined ? 1 : overrides.sugar;
  return {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    description: 'A whey isolate.',
    image: null,
    picture: null,
    recordDate: '2026-01-01',
    brandId,
    brand: { id: brandId, name: `Brand ${brandId}`, logo: null },
    format: 'powder',
    proteinType: 'Whey Isolate',
    proteinTypeReason: 'Its only protein source is whey protein isolate.',
    fitnessGoal: 'Muscle Building',
    fitnessGoalReason: 'At least 24 g protein in a serving.',
    flavor: null,
    nameOnLabel: null,
    nameInEnglish: null,
    flavorOnLabel: null,
    flavorOptions: 1,
    baseProductId: null,
    price: null,
    servings: 30,
    servingSize: { amount: 30, unit: 'g', basis: 'label' },
    ingredientsStatement: 'Whey protein isolate, cocoa, sucralose.',
    ingredientsComplete: true,
    ingredientsLanguage: 'en',
    ingredients: [
      anIngredient('whey protein isolate', { allergen: 'milk' }),
      anIngredient('cocoa'),
      anIngredient('sucralose'),
    ],
    contains: ['milk'],
    mayContain: [],
    precautions: [],
    evidence: [],
    otherStatements: [],
    flagEvidence: evidence,
    nutritionalInfo: {
      ...UNKNOWN_FIGURES,
      proteinPerServing,
      caloriesPerServing: calories,
      sugarPerServing: sugar,
      per100: UNKNOWN_FIGURES,
    },
    affiliateLinks: [],
    provenance: {
      sources: [
        {
          name: 'A test',
          record: String(id),
          url: 'https://example.org/',
          licence: 'CC0',
          retrieved: '2026-01-01',
        },
      ],
      facts: { name: { basis: 'label', source: 0 } },
    },
    labResults: [],
    independentlyTested: false,
    knownFacts: 12,
    gtin: null,
    ...flags,
    ...overrides,
    proteinPerServing,
    calories,
    sugar,
  };
}

/** Returns criteria of which only the given ones are applied. */
export function someCriteria(overrides: Partial<UnderstoodCriteria> = {}): UnderstoodCriteria {
  return {
    avoid: [],
    mustHave: [],
    proteinTypes: [],
    fitnessGoals: [],
    brandIds: [],
    flags: [],
    ...overrides,
  };
}

/** Returns an understood term; by default an ingredient that covers only itself. */
export function aTerm(term: string, overrides: Partial<UnderstoodTerm> = {}): UnderstoodTerm {
  const kind = overrides.kind ?? 'ingredient';
  return {
    term,
    kind,
    name: term,
    members: kind === 'literal' ? [] : [term],
    allergens: [],
    partOfAllergens: [],
    mayBe: [],
    mayHold: [],
    madeOf: [],
    qualities: [],
    absent: null,
    language: kind === 'literal' ? null : 'en',
    didYouMean: [],
    ...overrides,
  };
}
