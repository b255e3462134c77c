import type { FactOrigin, Product, ProductIngredient } from '#domain/product/product.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

/** The facts whose basis figures count. */
export const COUNTED_FACTS = [
  'proteinPerServing',
  'calories',
  'sugar',
  'servings',
  'ingredientsStatement',
  'proteinType',
  'isVegan',
  'isGlutenFree',
] as const;
export type CountedFact = (typeof COUNTED_FACTS)[number];

/** What figures look at. Any `Product` is one; `toFigureProduct` cuts one down, so that a large catalogue fits in memory. */
export interface FigureProduct
  extends Pick<
    Product,
    | 'format'
    | 'nutritionalInfo'
    | 'servingSize'
    | 'contains'
    | 'precautions'
    | 'isLactoseFree'
    | CountedFact
  > {
  readonly ingredients: readonly Pick<ProductIngredient, 'canonical' | 'heading'>[];
  readonly provenance: { readonly facts: Readonly<Record<string, Pick<FactOrigin, 'basis'>>> };
}

/** About a twentieth of a product. Texts are reduced to whether they are there. */
export function toFigureProduct(product: Product): FigureProduct {
  const { facts } = product.provenance;
  return {
    format: product.format,
    proteinType: product.proteinType,
    nutritionalInfo: product.nutritionalInfo,
    servingSize: product.servingSize,
    contains: product.contains,
    precautions: product.precautions,
    isLactoseFree: product.isLactoseFree,
    isVegan: product.isVegan,
    isGlutenFree: product.isGlutenFree,
    proteinPerServing: product.proteinPerServing,
    calories: product.calories,
    sugar: product.sugar,
    servings: product.servings,
    ingredientsStatement: product.ingredientsStatement === null ? null : 'given',
    ingredients: product.ingredients.map(({ canonical, heading }) => ({ canonical, heading })),
    provenance: {
      facts: Object.fromEntries(
        COUNTED_FACTS.flatMap((fact) => {
          const origin = facts[fact];
          return origin === undefined ? [] : [[fact, { basis: origin.basis }]];
        }),
      ),
    },
  };
}

/** Grams of protein per 100 kcal, unrounded (what shoppers are shown is rounded: `proteinPer100Kcal`); null where one of the two is unknown or the label says 0 kcal. */
export function proteinDensity({ nutritionalInfo }: FigureProduct): number | null {
  const { proteinPerServing, caloriesPerServing } = nutritionalInfo;
  if (proteinPerServing === null || caloriesPerServing === null || caloriesPerServing <= 0)
    return null;
  return (100 * proteinPerServing) / caloriesPerServing;
}

/** Grams of protein in 100 g of product: as stated, or from the label's own serving in grams; null otherwise. */
export function proteinPer100g({ nutritionalInfo, servingSize }: FigureProduct): number | null {
  const stated = nutritionalInfo.per100.proteinPerServing;
  if (stated !== null) return stated;
  return perHundredGrams(nutritionalInfo.proteinPerServing, servingSize);
}

/** Grams of sugars in 100 g of product, likewise. */
export function sugarPer100g({ nutritionalInfo, servingSize }: FigureProduct): number | null {
  const stated = nutritionalInfo.per100.sugarPerServing;
  if (stated !== null) return stated;
  return perHundredGrams(nutritionalInfo.sugarPerServing, servingSize);
}

/** Whether its figures per serving are for the label's own serving, not for an assumed one. */
export function hasOwnServing({ servingSize }: Pick<FigureProduct, 'servingSize'>): boolean {
  return !isAssumedServing(servingSize);
}

function perHundredGrams(
  amount: number | null,
  serving: FigureProduct['servingSize'],
): number | null {
  if (amount === null || serving?.unit !== 'g' || serving.basis !== 'label') return null;
  return serving.amount > 0 ? (100 * amount) / serving.amount : null;
}

/** Whether we have seen any ingredient of it. */
export function hasIngredients({ ingredients }: FigureProduct): boolean {
  return ingredients.length > 0;
}

/** Whether the label names any of these canonical ingredients. */
export function namesAny(product: FigureProduct, canonicals: readonly string[]): boolean {
  return product.ingredients.some(
    ({ canonical, heading }) => !heading && canonicals.includes(canonical),
  );
}
