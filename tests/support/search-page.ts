import type { Page } from 'playwright-core';

/** A search that finds perfect and near matches on several pages. */
export const SEARCH =
  '/search?avoid=sucralose,soy&proteinTypes=Whey+Isolate,Multi-Plant&fitnessGoals=Muscle+Building&showAll=true';

/** Wishes that no product can meet. */
export const IMPOSSIBLE =
  '/search?avoid=milk&mustHave=whey+protein+isolate&isOrganic=true&isVegan=true';

/** Returns the result cards of the search page. */
export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('article');

/** Returns a popup, sheet or drawer by its name. */
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
