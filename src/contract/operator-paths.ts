/** Addresses of the operator's pages, apart from the others (`paths.ts`): shoppers' pages do not load them. */
export const OPERATOR_ROUTES = {
  dashboard: '/admin-dashboard',
  siteStripe: '/admin/sitestripe',
  flavorExpansion: '/admin/flavor-expansion',
  catalogue: '/admin/catalogue',
  products: '/admin/products',
  blog: '/admin/blog',
  inbox: '/admin/inbox',
  newsletter: '/admin/newsletter',
} as const;

/** The products desk, with a search. */
export const productsDeskPath = (find: string) =>
  `${OPERATOR_ROUTES.products}?find=${encodeURIComponent(find)}`;
