import type { CompareProduct } from '#domain/comparison/compare-rows.ts';
import type { CriterionResult } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import type { MatchedProduct } from '#contract/api.ts';

/** What the comparison needs of a product: far less than all that is known. */
export interface ComparedProduct extends CompareProduct {
  readonly id: number;
  readonly name: string;
  readonly brandId: number;
  /** How it stands to the criteria of the address; empty where there are none. */
  readonly criteria: readonly CriterionResult[];
  readonly score: number | null;
}

/** Cuts a product down to what the comparison shows. */
export function toComparedProduct(product: Product | MatchedProduct): ComparedProduct {
  const matched = 'criteria' in product ? product : null;
  const notes = Object.entries(product.provenance.facts).filter(
    ([, { basis }]) => basis !== 'label',
  );
  return {
    id: product.id,
    name: product.name,
    brandId: product.brandId,
    brand: product.brand,
    format: product.format,
    proteinType: product.proteinType,
    proteinTypeReason: product.proteinTypeReason,
    fitnessGoal: product.fitnessGoal,
    fitnessGoalReason: product.fitnessGoalReason,
    flavor: product.flavor,
    flavorOptions: product.flavorOptions,
    proteinPerServing: product.proteinPerServing,
    calories: product.calories,
    servings: product.servings,
    servingSize: product.servingSize,
    ingredientsComplete: product.ingredientsComplete,
    contains: product.contains,
    mayContain: product.mayContain,
    flagEvidence: product.flagEvidence,
    nutritionalInfo: product.nutritionalInfo,
    affiliateLinks: product.affiliateLinks,
    provenance: { facts: Object.fromEntries(notes) },
    isGlutenFree: product.isGlutenFree,
    isSugarFree: product.isSugarFree,
    isOrganic: product.isOrganic,
    isKetoFriendly: product.isKetoFriendly,
    isLowCarb: product.isLowCarb,
    isNonGMO: product.isNonGMO,
    isVegan: product.isVegan,
    isLactoseFree: product.isLactoseFree,
    criteria: matched?.criteria ?? [],
    score: matched?.score ?? null,
  };
}
