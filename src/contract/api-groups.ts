/** The groups of calls (tags of the OpenAPI document), each a page. */
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
