import type { Product } from '#domain/product/product.ts';

/** Grams of protein per 100 kcal; null where one of the two is unknown or the label says 0 kcal. */
export function proteinPer100Kcal({ nutritionalInfo }: Product): number | null {
  const { proteinPerServing, caloriesPerServing } = nutritionalInfo;
  if (proteinPerServing === null || caloriesPerServing === null || caloriesPerServing <= 0)
    return null;
  return (100 * proteinPerServing) / caloriesPerServing;
}

/** Grams of protein in 100 g of product: as stated, or from the label's own serving in grams; null otherwise. */
export function proteinPer100g({ nutritionalInfo, servingSize }: Product): number | null {
  const stated = nutritionalInfo.per100.proteinPerServing;
  if (stated !== null) return stated;
  return perHundredGrams(nutritionalInfo.proteinPerServing, servingSize);
}

/** Grams of sugars in 100 g of product, likewise. */
export function sugarPer100g({ nutritionalInfo, servingSize }: Product): number | null {
  const stated = nutritionalInfo.per100.sugarPerServing;
  if (stated !== null) return stated;
  return perHundredGrams(nutritionalInfo.sugarPerServing, servingSize);
}

function perHundredGrams(amount: number | null, serving: Product['servingSize']): number | null {
  if (amount === null || serving?.unit !== 'g' || serving.basis !== 'label') return null;
  return serving.amount > 0 ? (100 * amount) / serving.amount : null;
}

/** Whether we have seen any ingredient of it. */
export function hasIngredients({ ingredients }: Product): boolean {
  return ingredients.length > 0;
}

/** Whether the label names any of these canonical ingredients. */
export function names(product: Product, canonicals: readonly string[]): boolean {
  return product.ingredients.some(
    ({ canonical, heading }) => !heading && canonicals.includes(canonical),
  );
}
