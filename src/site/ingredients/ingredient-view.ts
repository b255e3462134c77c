import type { IngredientListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';
import { collator, letterOf } from '../prose/letters.ts';

/** The view of the Ingredient Database that its address describes. */
export interface IngredientView {
  readonly query: string;
  /** Canonical name of an ingredient family, or "". */
  readonly family: string;
  readonly allergensOnly: boolean;
  /** "A" to "Z" or "0-9" lists all names under it; "" lists every letter. */
  readonly letter: string;
  /** From 1. */
  readonly page: number;
}

/** Entries per page. All entries of one letter are on one page. */
const PAGE_SIZE = 60;
const LETTER_SIZE = 600;

/** Returns the number of entries per page of a view. */
export const ingredientPageSize = ({ letter }: IngredientView): number =>
  letter === '' ? PAGE_SIZE : LETTER_SIZE;

const MAX_QUERY = 100;

/** Parses the query string of the Ingredient Database. Invalid parameters are ignored. */
export function parseIngredientView(parameters: URLSearchParams): IngredientView {
  const page = Number(parameters.get('page') ?? '1');
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, MAX_QUERY),
    family: (parameters.get('family') ?? '').trim().slice(0, MAX_QUERY),
    allergensOnly: parameters.get('allergens') === 'true',
    letter: /^(?:[A-Z]|0-9)$/.exec(parameters.get('letter') ?? '')?.[0] ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query string of a view, without parameters at their defaults. */
export function ingredientQuery(view: Partial<IngredientView>): string {
  const parameters = new URLSearchParams();
  if (view.query) parameters.set('q', view.query);
  if (view.family) parameters.set('family', view.family);
  if (view.allergensOnly === true) parameters.set('allergens', 'true');
  if (view.letter) parameters.set('letter', view.letter);
  if (view.page !== undefined && view.page > 1) parameters.set('page', String(view.page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the entries that a view lists, without families, which are listed separately. With a query, they keep the
 * order of the response (best match first). Under a letter they are sorted by name, otherwise by number of products,
 * then by name.
 */
export function listedIngredients(
  found: readonly IngredientListing[],
  view: IngredientView,
): readonly IngredientListing[] {
  const wanted = found.filter(
    ({ name, kind, family, allergen }) =>
      (kind === 'ingredient' || view.query !== '') &&
      (view.family === '' || family.includes(view.family)) &&
      (!view.allergensOnly || allergen !== null) &&
      (view.letter === '' || letterOf(name) === view.letter),
  );
  if (view.query !== '') return wanted;
  if (view.letter !== '') return wanted.toSorted((a, b) => collator.compare(a.name, b.name));
  return wanted.toSorted(
    (a, b) => b.familiesCount - a.familiesCount || compareTexts(a.canonical, b.canonical),
  );
}
