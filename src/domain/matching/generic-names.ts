import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import { GLUTEN_FREE } from '../ingredients/vocabulary/named-qualities.ts';
import type { IngredientFacts } from './match-facts.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/**
 * For each ingredient, whether it is an ingredient itself: known, not a heading, and without brackets that say what it
 * consists of.
 */
export function standForThemselves(ingredients: readonly Ingredient[]): readonly boolean[] {
  const outer = new Set(ingredients.map((each) => each.parent));
  return ingredients.map((each, index) => each.known && !each.heading && !outer.has(index));
}

/** Oats are a doubt for those who avoid gluten, unless the label claims them to be gluten free (product.md section 2). */
export function isClearedOats(
  { qualities, allergen }: Pick<Ingredient, 'qualities' | 'allergen'>,
  term: UnderstoodTerm,
): boolean {
  return (
    allergen === 'gluten' && term.allergens.includes('gluten') && qualities.includes(GLUTEN_FREE)
  );
}

/**
 * The first ingredient with a general name that may include the avoided thing ("vegetable oil" for palm oil, "flavors"
 * for artificial flavor) or that may contain it; null if there is none. The label does not say which it is, so it is a
 * doubt.
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
