import type { NutritionKey, Product } from '../product/product.ts';
import { amountText } from '../wording.ts';

/** The amounts for which figures can be shown. */
export const COMPARE_BASES = ['serving', '100', '25g'] as const;
export type CompareBasis = (typeof COMPARE_BASES)[number];

/** How screens word each basis. */
export const COMPARE_BASIS_LABELS: Readonly<Record<CompareBasis, string>> = {
  serving: 'Per serving',
  '100': 'Per 100 g',
  '25g': 'Per 25 g protein',
};

/**
 * The basis on which all the products can be compared: per serving if every label states a serving and all are of one
 * size, else per 100; by protein if some are measured in grams and some in milliliters.
 */
export function fairBasis(products: readonly Pick<Product, 'servingSize'>[]): CompareBasis {
  const sizes = products.map(({ servingSize }) => servingSize);
  if (new Set(sizes.map((size) => size?.unit ?? 'g')).size > 1) return '25g';
  const servings = new Set(
    sizes.map((size) => (size?.basis === 'label' ? size.amount : Number.NaN)),
  );
  return products.length < 2 || (servings.size === 1 && !servings.has(Number.NaN))
    ? 'serving'
    : '100';
}

/** Grams of protein of the basis '25g'. */
const PROTEIN_BASIS_GRAMS = 25;

/**
 * A nutrition figure on a basis, unrounded: as stated per serving or per 100 g (100 ml for drinks), or for the amount
 * of product that holds 25 g of protein (from the per-serving figures, else from those per 100 g). Null if unknown.
 */
export function figureFor(
  product: Pick<Product, 'nutritionalInfo'>,
  key: NutritionKey,
  basis: CompareBasis,
): number | null {
  const { per100, ...perServing } = product.nutritionalInfo;
  if (basis === 'serving') return perServing[key];
  if (basis === '100') return per100[key];
  for (const figures of [perServing, per100]) {
    const value = figures[key];
    const protein = figures.proteinPerServing;
    if (value !== null && protein !== null && protein > 0) {
      return (value / protein) * PROTEIN_BASIS_GRAMS;
    }
  }
  return null;
}

/** Grams of protein per kcal, unrounded. Null if either is unknown or there are no calories. */
export function proteinPerKcal(
  protein: number | null | undefined,
  calories: number | null | undefined,
): number | null {
  return protein == null || calories == null || calories <= 0 ? null : protein / calories;
}

/**
 * Protein efficiency (specification section 3, "Derived"; product.md section 4): protein divided by calories, times
 * 100, rounded, which is grams of protein per 100 kcal. Null if either is unknown or there are no calories.
 */
export function proteinPer100Kcal(
  product: Pick<Product, 'proteinPerServing' | 'calories'>,
): number | null {
  const perKcal = proteinPerKcal(product.proteinPerServing, product.calories);
  return perKcal === null ? null : Math.round(perKcal * 100);
}

/** A figure with its unit. */
export function figureText(value: number, unit: 'g' | 'ml' | 'kcal'): string {
  return `${amountText(value)} ${unit}`;
}
