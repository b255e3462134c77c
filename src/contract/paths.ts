import { buildCompareQuery } from './compare-url.ts';
import { buildSearchQuery, type SearchView } from './search-url.ts';

/** URL paths of the pages without query, for route tables and checks of the current page. */
export const ROUTES = {
  home: '/',
  search: '/search',
  compare: '/compare',
  calculator: '/protein-calculator',
  blog: '/blog',
  blogPost: '/blog/:slug',
  about: '/about',
  privacy: '/privacy',
  contact: '/contact',
  terms: '/terms',
  faq: '/faq',
  product: '/protein/:id',
  brands: '/brands',
  brand: '/brands/:slug',
  ingredients: '/ingredients',
  ingredient: '/ingredients/:slug',
  allProducts: '/products',
  collections: '/collections',
  collection: '/collections/:slug',
  howItWorks: '/how-it-works',
  proteinGuide: '/protein-guide',
  proteinMap: '/protein-map',
  readLabel: '/read-a-label',
  unsubscribe: '/newsletter/unsubscribe',
  confirmNewsletter: '/newsletter/confirm',
  openData: '/open-data',
  apiDocs: '/api-docs',
  apiCalls: '/api-docs/:group',
  offline: '/offline',
} as const;

/** Ids of the home page's sections that links jump to (specification section 2). */
export const HOME_ANCHORS = {
  search: 'search',
  browse: 'browse-products',
  compare: 'comparison-tool',
  brands: 'brands',
  howItWorks: 'how-it-works',
} as const;

/**
 * Converts a name to a slug: lower-case ASCII words joined by "-". Different names may give the same slug, so brands
 * are prefixed with their id.
 */
export function asciiSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The brand id at the front of a brand's slug ("12-optimum-nutrition" → 12). Null if there is none. */
export function brandIdOfSlug(slug: string): number | null {
  const id = /^(\d{1,15})(?:-|$)/.exec(slug)?.[1];
  return id === undefined ? null : Number(id);
}

/** Builds every href of the site, so that no URL is written twice. All are absolute paths. */
export const paths = {
  home: () => ROUTES.home,
  homeAnchor: (anchor: keyof typeof HOME_ANCHORS) => `/#${HOME_ANCHORS[anchor]}`,
  search: (view: Partial<SearchView> = {}) => `${ROUTES.search}${buildSearchQuery(view)}`,
  /** The target of 'Browse All Products' and 'Show All Products'. */
  searchAll: () => `${ROUTES.search}?showAll=true`,
  compare: (ids: readonly number[] = []) => `${ROUTES.compare}${buildCompareQuery(ids)}`,
  calculator: () => ROUTES.calculator,
  blog: () => ROUTES.blog,
  /** The articles as an Atom feed. */
  blogFeed: () => '/blog/feed.xml',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  about: () => ROUTES.about,
  privacy: () => ROUTES.privacy,
  contact: () => ROUTES.contact,
  terms: () => ROUTES.terms,
  faq: () => ROUTES.faq,
  product: (id: number) => `/protein/${id}`,
  brands: () => ROUTES.brands,
  brand: (brand: { id: number; name: string }) =>
    `/brands/${asciiSlug(`${brand.id} ${brand.name}`)}`,
  ingredients: () => ROUTES.ingredients,
  /** The slug is the canonical name with "-" for spaces: "whey-protein-isolate". */
  ingredient: (canonical: string) => `/ingredients/${asciiSlug(canonical)}`,
  /** One page of all families by name. */
  allProducts: (page = 1) =>
    page === 1 ? ROUTES.allProducts : `${ROUTES.allProducts}?page=${page}`,
  collections: () => ROUTES.collections,
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  howItWorks: () => ROUTES.howItWorks,
  proteinGuide: () => ROUTES.proteinGuide,
  proteinMap: () => ROUTES.proteinMap,
  readLabel: () => ROUTES.readLabel,
  unsubscribe: () => ROUTES.unsubscribe,
  confirmNewsletter: () => ROUTES.confirmNewsletter,
  openData: () => ROUTES.openData,
  apiDocs: () => ROUTES.apiDocs,
  /** The API routes of one group (contract/api-groups.ts). */
  apiCalls: (group: string) => `${ROUTES.apiDocs}/${group}`,
} as const;
