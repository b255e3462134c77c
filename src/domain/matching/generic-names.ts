import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import { GLUTEN_FREE } from '../ingredients/vocabulary/named-qualities.ts';
import type { IngredientFacts } from './match-facts.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** For each ingredient whether it stands for itself: known, no heading, and nothing in brackets says what it consists of. */
export function standForThemselves(ingredients: readonly Ingredient[]): readonly boolean[] {
  const outer = new Set(ingredients.map((each) => each.parent));
  return ingredients.map((each, index) => each.known && !each.heading && !outer.has(index));
}

/** Oats are a doubt to who avoids gluten, but not those that are claimed to be without (product.md section 2). */
export function isClearedOats(
  { qualities, allergen }: Pick<Ingredient, 'qualities' | 'allergen'>,
  term: UnderstoodTerm,
): boolean {
  return (
    allergen === 'gluten' && term.allergens.includes('gluten') && qualities.includes(GLUTEN_FREE)
  );
}

/**
 * The first ingredient with a general name of which the avoided thing may be a kind ("vegetable oil" for palm oil, "flavors"
 * for artificial flavor), or that may hold it; null if there is none. The label does not say which it is: a doubt.
 */
export function findGenericName(
  ingredients: readonly Ingredient[],
  term: UnderstoodTerm,
): Ingredient | null {
  const { mayBe, mayHold } = term;
  if (mayBe.length + mayHold.length === 0) return null;
  const alone = standForThemselves(ingredients);
  const isOpen = ({ canonical }: Ingredient): boolean =>
    mayBe.includes(canonical) || mayHold.includes(canonical);
  return (
    ingredients.find((each, index) => alone[index] && isOpen(each) && !isClearedOats(each, term)) ??
    null
  );
}
