import type { IngredientListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';

/** What the address of the Ingredient Database asks for. */
export interface IngredientView {
  readonly query: string;
  /** Canonical name of a family, or "". */
  readonly family: string;
  readonly allergensOnly: boolean;
  /** From 1. */
  readonly page: number;
}

/** Entries on one page of the database. */
export const INGREDIENT_PAGE_SIZE = 60;

const MAX_QUERY = 100;

/** What an address asks of the Ingredient Database; whatever is not valid counts as not asked. */
export function parseIngredientView(parameters: URLSearchParams): IngredientView {
  const page = Number(parameters.get('page') ?? '1');
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, MAX_QUERY),
    family: (parameters.get('family') ?? '').trim().slice(0, MAX_QUERY),
    allergensOnly: parameters.get('allergens') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of a view, without what is at its default. */
export function ingredientQuery(view: Partial<IngredientView>): string {
  const parameters = new URLSearchParams();
  if (view.query) parameters.set('q', view.query);
  if (view.family) parameters.set('family', view.family);
  if (view.allergensOnly === true) parameters.set('allergens', 'true');
  if (view.page !== undefined && view.page > 1) parameters.set('page', String(view.page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The entries a view lists. With a word, in the order of the answer (best first); otherwise those most products have
 * first, then by name. Families are listed apart, so only ingredients are here.
 */
export function listedIngredients(
  found: readonly IngredientListing[],
  view: IngredientView,
): readonly IngredientListing[] {
  const wanted = found.filter(
    ({ kind, family, allergen }) =>
      (kind === 'ingredient' || view.query !== '') &&
      (view.family === '' || family.includes(view.family)) &&
      (!view.allergensOnly || allergen !== null),
  );
  if (view.query !== '') return wanted;
  return wanted.toSorted(
    (a, b) => b.productsCount - a.productsCount || compareTexts(a.canonical, b.canonical),
  );
}
