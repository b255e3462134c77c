import {
  type Allergen,
  type DietaryFlag,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRECAUTION_BASES,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import type { Product, ProductIngredient, ServingSize } from '#domain/product/product.ts';
import type { AdverseEvidence } from '#domain/ingredients/label/label.ts';
import fc from 'fast-check';
import { aProduct, anIngredient, UNKNOWN_FIGURES } from './a-product.ts';

/** Few values of each, so that products and searches often coincide. */
export const SOME_TYPES = PROTEIN_TYPES.slice(0, 3);
export const SOME_GOALS = FITNESS_GOALS.slice(0, 2);
const SOME_ALLERGENS: readonly Allergen[] = ['milk', 'soy', 'tree nuts', 'gluten'];
/** One of them is no allergen of any product. */
const WARNED_OF: readonly Allergen[] = [...SOME_ALLERGENS, 'peanuts', 'egg'];

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
  anIngredient('Oats', { allergen: 'gluten' }),
  anIngredient('gluten-free oats', {
    canonical: 'oats',
    allergen: 'gluten',
    qualities: ['gluten-free'],
  }),
  anIngredient('barley', { allergen: 'gluten' }),
  anIngredient('micro sucralose beads', { known: false }),
  anIngredient('Almond Clusters', { heading: true, known: false }),
  anIngredient('Zorbium Extract', { known: false }),
  anIngredient('vegetable oil'),
  anIngredient('vegetable oil', { heading: true }),
  anIngredient('palm oil', { parent: 0 }),
  anIngredient('extract of zorbium root', { known: false }),
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

/** Generates a product of a small world. The catalogue assigns its id. */
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
        allergen: fc.constantFrom(...WARNED_OF),
        basis: fc.constantFrom(...PRECAUTION_BASES),
        names: fc.constantFrom(undefined, [], ['almond'], ['nuts'], ['cashew', 'milk']),
      }),
      { maxLength: 1 },
    ),
    evidence: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
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
      .map((per100) => ({ ...UNKNOWN_FIGURES, per100: { ...UNKNOWN_FIGURES, ...per100 } })),
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

/** Generates a catalogue of up to `maxLength` products, with unordered ids. */
export function arbitraryProducts(maxLength: number, minLength = 0): fc.Arbitrary<Product[]> {
  return fc
    .array(arbitraryProduct, { minLength, maxLength, size: 'max' })
    .map((products) =>
      products.map((product, index) => ({ ...product, id: ((index * 7919) % 100_003) + 1 })),
    );
}
