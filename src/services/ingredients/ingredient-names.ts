import type { IngredientPage } from '#contract/ingredient-page.ts';

/** The names of one ingredient by language, and its E numbers. */
export type IngredientNames = Pick<IngredientPage, 'names' | 'eNumbers'>;
