import type { UnderstoodTerm } from './criteria.ts';
import type { IngredientFacts } from './match-facts.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** For each ingredient whether it stands for itself: known, no heading, and nothing in brackets says what it consists of. */
export function standForThemselves(ingredients: readonly Ingredient[]): readonly boolean[] {
  const outer = new Set(ingredients.map((each) => each.parent));
  return ingredients.map((each, index) => each.known && !each.heading && !outer.has(index));
}

/**
 * The first ingredient with a general name of which the avoided thing may be a kind ("vegetable oil" for palm oil, "flavors"
 * for artificial flavor); null if there is none. The label does not say which it is: a doubt.
 */
export function findGenericName(
  ingredients: readonly Ingredient[],
  term: UnderstoodTerm,
): Ingredient | null {
  if (term.mayBe.length === 0) return null;
  const alone = standForThemselves(ingredients);
  return (
    ingredients.find((each, index) => alone[index] && term.mayBe.includes(each.canonical)) ?? null
  );
}
