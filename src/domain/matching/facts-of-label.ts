import type { LabelExplanation } from '../ingredients/label/label.ts';
import type { MatchFacts } from './match-facts.ts';
import { flagsOf, ingredientOf } from '../product/derive/compose-product.ts';
import { UNSTATED_BRAND } from '../product/product.ts';

/**
 * A label alone as the facts that `matchProduct` judges; brand, goal and all figures are unknown. `evidence` is the
 * evidence found in the text.
 */
export function factsOfLabel(
  label: LabelExplanation,
  { statement, name }: { readonly statement: string; readonly name: string },
): MatchFacts {
  return {
    ...flagsOf(label),
    id: 0,
    name,
    nameOnLabel: null,
    brand: UNSTATED_BRAND,
    brandId: UNSTATED_BRAND.id,
    format: 'powder',
    flavor: null,
    baseProductId: null,
    proteinType: label.proteinType,
    fitnessGoal: null,
    proteinPerServing: null,
    calories: null,
    sugar: null,
    price: null,
    servings: null,
    servingSize: null,
    recordDate: null,
    independentlyTested: false,
    nutritionalInfo: { per100: { caloriesPerServing: null, sugarPerServing: null } },
    affiliateLinks: [],
    ingredientsStatement: statement,
    ingredientsComplete: label.complete,
    ingredients: label.ingredients.map(ingredientOf),
    contains: label.contains,
    precautions: label.precautions,
    evidence: label.evidence,
    otherStatements: [],
    flagEvidence: label.flags,
  };
}
