import type { IngredientListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';
import { collator, letterOf } from '../prose/letters.ts';

/** The view of the Ingredient Database in its address. */
export interface IngredientView {
  readonly query: string;
  /** Canonical name of a family, or "". */
  readonly family: string;
  readonly allergensOnly: boolean;
  /** "A" to "Z" or "0-9": all names under it; "" for every letter. */
  readonly letter: string;
  /** From 1. */
  readonly page: number;
}

/** Entries on one page of the database; all that stand under one letter are on one. */
const PAGE_SIZE = 60;
const LETTER_SIZE = 600;

/** How many entries a page of a view has. */
export const ingredientPageSize = ({ letter }: IngredientView): number =>
  letter === '' ? PAGE_SIZE : LETTER_SIZE;

const MAX_QUERY = 100;

/** What an address asks of the Ingredient Database; whatever is not valid counts as not asked. */
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

/** The query string of a view, without what is at its default. */
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
 * The entries a view lists. With a word, in the order of the answer (best first); otherwise those most products have
 * first, then by name; under a letter by name. Families are listed apart, so only ingredients are here.
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
