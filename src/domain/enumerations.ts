/**
 * The closed lists of the specification (section 9) and the contract, each stated once.
 * Schemas, forms and tables are built from these arrays.
 */

/** Protein type options, in the order of the form (specification section 9). */
export const PROTEIN_TYPES = [
  'Whey Isolate',
  'Whey Concentrate',
  'Whey Blend',
  'Hydrolyzed Whey',
  'Casein',
  'Casein & Whey',
  'Plant Protein',
  'Pea + Rice',
  'Multi-Plant',
  'Multi-Source',
] as const;
export type ProteinType = (typeof PROTEIN_TYPES)[number];

/** Fitness goals, in the order of the form (specification section 9). */
export const FITNESS_GOALS = [
  'Muscle Building',
  'Weight Management',
  'Performance',
  'Recovery',
  'General Fitness',
] as const;
export type FitnessGoal = (typeof FITNESS_GOALS)[number];

/** Physical forms of a product. `rtd` is ready-to-drink. */
export const PRODUCT_FORMATS = ['powder', 'rtd', 'bar'] as const;
export type ProductFormat = (typeof PRODUCT_FORMATS)[number];

/**
 * The FDA "big 9" major food allergens and those that Regulation (EU) 1169/2011, annex II adds, named as in the
 * contract. A product with wheat also contains gluten; `gluten` alone means rye, barley, oats, spelt, or a label that
 * says only gluten.
 */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'crustacean shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
  'gluten',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The nine of US law, which come first in the list. */
export const MAJOR_ALLERGENS: readonly Allergen[] = /* @__PURE__ */ ALLERGENS.slice(0, 9);

/** Allergens that come from animals: a product with one is not vegan. */
export const ANIMAL_ALLERGENS: readonly Allergen[] = [
  'milk',
  'egg',
  'fish',
  'crustacean shellfish',
  'molluscs',
];

/** The eight dietary flags, in the order of the form (specification section 2). */
export const DIETARY_FLAGS = [
  'isGlutenFree',
  'isSugarFree',
  'isOrganic',
  'isKetoFriendly',
  'isLowCarb',
  'isNonGMO',
  'isVegan',
  'isLactoseFree',
] as const;
export type DietaryFlag = (typeof DIETARY_FLAGS)[number];

/** The form's label for each flag. */
export const DIETARY_FLAG_LABELS: Readonly<Record<DietaryFlag, string>> = {
  isGlutenFree: 'Gluten Free',
  isSugarFree: 'Sugar Free',
  isOrganic: 'Organic',
  isKetoFriendly: 'Keto Friendly',
  isLowCarb: 'Low Carb',
  isNonGMO: 'Non-GMO',
  isVegan: 'Vegan',
  isLactoseFree: 'Lactose Free',
};

/** True, false, or null if unknown (product.md section 2). Unknown is never "free from". */
export type FlagValue = boolean | null;

/** How certain a precautionary statement is. `facility` says only that the plant handles it. */
export const PRECAUTION_BASES = ['may contain', 'traces', 'facility'] as const;
export type PrecautionBasis = (typeof PRECAUTION_BASES)[number];
