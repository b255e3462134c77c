import type { IngredientListing } from '#contract/api.ts';
import { suggestTerms } from '#domain/ingredients/wishes/suggest-terms.ts';
import type { Site } from '../site.ts';

/**
 * Finds the ingredients and ingredient families that a partially typed text may mean, best first, for the pickers and
 * the Ingredient Database (GET /api/ingredients). A blank text lists the whole vocabulary by name.
 */
export function findIngredients(site: Site, text?: string): readonly IngredientListing[] {
  const { ingredients } = site.catalogue.current();
  if (text === undefined || text.trim() === '') return ingredients;
  const listings = new Map(ingredients.map((listing) => [listing.canonical, listing]));
  return suggestTerms(text, site.vocabulary, ingredients.length).flatMap(
    ({ canonical }) => listings.get(canonical) ?? [],
  );
}
