/** The groups of API routes (tags of the OpenAPI document). Each has a page. */
export const API_GROUPS = [
  'catalogue',
  'proteins',
  'search',
  'labels',
  'blog',
  'newsletter',
  'events',
  'health',
  'operator',
  'expand-flavors',
  'sitestripe',
] as const;
