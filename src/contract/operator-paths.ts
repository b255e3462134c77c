/** URL paths of the operator's pages, apart from the others (`paths.ts`) so that shoppers' pages do not load them. */
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

/** The path of the products page with a search. */
export const adminProductsPath = (find: string) =>
  `${OPERATOR_ROUTES.products}?find=${encodeURIComponent(find)}`;
