import type { IngredientPage } from '#contract/ingredient-page.ts';

/** How one ingredient is called. */
export type IngredientNames = Pick<IngredientPage, 'names' | 'eNumbers'>;
