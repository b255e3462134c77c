import type { EventName } from '#contract/events.ts';

/** Everything the site stores in a shopper's browser. A test compares it with the code (what-is-stored.test.ts). */
export const BROWSER_ENTRIES = [
  {
    entry: 'comparison',
    keys: ['comparison'],
    purpose: 'The products you ticked for comparison',
    kept: 'Until you close the tab',
  },
  {
    entry: 'last-search',
    keys: ['last-search'],
    purpose:
      'Your last search, so that “Back to Search” leads there and “Read any pack” judges by its wishes',
    kept: 'Until you close the tab',
  },
  {
    entry: 'result-layout',
    keys: ['result-layout'],
    purpose: 'Whether you look at results as cards or as a table',
    kept: 'Until you close the tab',
  },
  {
    entry: 'own-prices',
    keys: ['own-prices'],
    purpose: 'What you typed your own packs cost. It never leaves your browser',
    kept: 'Until you clear it',
  },
  {
    entry: 'proteinwise_user_id',
    keys: ['proteinwise_user_id'],
    purpose: 'A random number that names the next two entries. It never leaves your browser',
    kept: 'Until you clear it',
  },
  {
    entry: 'proteinwise_disclaimer_accepted, proteinwise_disclaimer_data',
    keys: ['proteinwise_disclaimer_accepted_', 'proteinwise_disclaimer_data_'],
    purpose: 'That you accepted the disclaimer, and when',
    kept: 'Until you clear it',
  },
  {
    entry: 'consent',
    keys: ['consent'],
    purpose: 'Your answer in the consent bar, where there is one',
    kept: 'Until you clear it',
  },
  {
    entry: 'theme',
    keys: ['theme'],
    purpose: 'Light or dark, if you chose one',
    kept: 'Until you choose “Auto”',
  },
] as const;

/** The events and their contents (contract: POST /api/events). */
export const COUNTED_EVENTS: readonly { readonly name: EventName; readonly content: string }[] = [
  { name: 'page_view', content: 'the path of a page that was opened' },
  {
    name: 'add_to_comparison',
    content: 'the brand of a product added to a comparison, and how many products are in it',
  },
  {
    name: 'affiliate_click',
    content: 'the product, its brand and the retailer of a link that was followed',
  },
  {
    name: 'protein_calculation',
    content: 'goal and activity level of a calculation, and the rounded grams a day',
  },
];
