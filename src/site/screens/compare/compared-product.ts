import type { CompareProduct } from '#domain/comparison/compare-row.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { CriterionResult } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import type { MatchedProduct } from '#contract/api.ts';
import { pick } from '#domain/pick.ts';

const COMPARED_KEYS = [
  'id',
  'picture',
  'name',
  'brandId',
  'brand',
  'format',
  'proteinType',
  'proteinTypeReason',
  'fitnessGoal',
  'fitnessGoalReason',
  'flavor',
  'flavorOptions',
  'proteinPerServing',
  'calories',
  'servings',
  'servingSize',
  'ingredientsComplete',
  'contains',
  'mayContain',
  'precautions',
  'flagEvidence',
  'nutritionalInfo',
  'affiliateLinks',
  ...DIETARY_FLAGS,
] as const satisfies readonly (keyof Product)[];

/** The fields that the comparison needs: far fewer than a product has. */
export interface ComparedProduct extends CompareProduct, Pick<Product, 'picture'> {
  readonly id: number;
  readonly name: string;
  readonly brandId: number;
  /** How the product meets the criteria in the address; empty if there are none. */
  readonly criteria: readonly CriterionResult[];
}

/** Returns a product reduced to what the comparison shows. */
export function toComparedProduct(product: Product | MatchedProduct): ComparedProduct {
  const matched = 'criteria' in product ? product : null;
  const notes = Object.entries(product.provenance.facts).filter(
    ([, { basis }]) => basis !== 'label',
  );
  return {
    ...pick(product, COMPARED_KEYS),
    provenance: { facts: Object.fromEntries(notes) },
    criteria: matched?.criteria ?? [],
  };
}
