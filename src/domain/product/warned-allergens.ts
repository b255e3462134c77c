import type { Allergen } from '../enumerations.ts';
import type { Product } from './product.ts';

/**
 * What a product's warnings name: what it may contain, and what is only handled in the plant, from which nothing is
 * concluded: a search that avoids it leaves the product unconfirmed (product.md section 2).
 */
export function warnedAllergens({
  mayContain,
  precautions,
}: Pick<Product, 'mayContain' | 'precautions'>): {
  readonly may: readonly Allergen[];
  readonly handled: readonly Allergen[];
} {
  const isHandledOnly = (allergen: Allergen) => {
    const warnings = precautions.filter((each) => each.allergen === allergen);
    return warnings.length > 0 && warnings.every(({ basis }) => basis === 'facility');
  };
  return {
    may: mayContain.filter((each) => !isHandledOnly(each)),
    handled: mayContain.filter(isHandledOnly),
  };
}
