import type { Recipe } from '../../flavors/group-member.ts';
import { readProteinType } from '../classify/named-protein-type.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { isGarbled } from './choose-text.ts';
import type { DerivedProduct } from './trace-facts.ts';

/** Its macronutrients, the allergens in its list or from its source, and the type that its name without the flavor states. */
export function recipeOf(
  product: Omit<DerivedProduct, 'provenance'>,
  base: string,
  words: ProductWords,
): Recipe {
  const { per100 } = product.nutritionalInfo;
  const per = per100.proteinPerServing === null ? 'serving' : '100';
  const figures = per === '100' ? per100 : product.nutritionalInfo;
  return {
    figures: {
      per,
      protein: figures.proteinPerServing,
      carbohydrate: figures.carbohydratePerServing,
      fat: figures.fatPerServing,
    },
    allergens: product.ingredients.length === 0 ? null : product.contains.join(', '),
    namedType: readProteinType(base, null, words)?.type ?? null,
    ...(product.ingredientsComplete ? {} : { cut: true }),
    ...(product.ingredients.length > 0 &&
    isGarbled(product.ingredients, product.ingredientsComplete)
      ? { garbled: true }
      : {}),
  };
}
