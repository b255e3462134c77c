import type { BlogPost, BrandListing } from '#contract/api.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { paths, ROUTES } from '#contract/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { someProducts } from './known-products.ts';

/** Real items of a running site's catalogue, from which addresses are built. */
export interface Examples {
  /** Four products with detailed labels. */
  readonly products: readonly Product[];
  /** A product with a sparse label. */
  readonly sparse: Product;
  readonly brand: BrandListing;
  readonly post: BlogPost;
}

/** A page of the site: one for each route, and for each state that looks very different. */
export interface PageExample {
  readonly name: string;
  readonly path: (examples: Examples) => string;
  /** 200 if not given. */
  readonly status?: number;
  /** A page of text and links, which must work with little JavaScript (docs/figures.md, 7). */
  readonly still?: true;
  /** Whether search engines must leave the page out. */
  readonly unlisted?: true;
}

const idsOf = ({ products }: Examples) => products.map(({ id }) => id);
const first = ({ products }: Examples) => idsOf({ products } as Examples)[0] ?? 0;

const IMPOSSIBLE = 'avoid=milk&mustHave=whey+protein+isolate&isVegan=true&isOrganic=true';
const STATEMENT = 'Whey protein isolate (milk), cocoa, natural flavor, sucralose. Contains: milk.';

const still = (name: string, path: string): PageExample => ({
  name,
  path: () => path,
  still: true,
});

export const EVERY_PAGE: readonly PageExample[] = [
  { name: 'home', path: () => ROUTES.home },
  { name: 'search, everything', path: () => ROUTES.search },
  {
    name: 'search, with wishes',
    path: () => `${ROUTES.search}?avoid=sucralose&isGlutenFree=true&showAll=true`,
    unlisted: true,
  },
  {
    name: 'search, nothing found',
    path: () => `${ROUTES.search}?${IMPOSSIBLE}`,
    unlisted: true,
  },
  { name: 'compare, empty', path: () => ROUTES.compare },
  {
    name: 'compare, four products',
    path: (examples) => paths.compare(idsOf(examples)),
    unlisted: true,
  },
  { name: 'calculator', path: () => ROUTES.calculator },
  {
    name: 'calculator, result',
    path: () =>
      `${ROUTES.calculator}?weight=150&weightUnit=lbs&gender=male&activityLevel=moderate&goal=muscle_gain&understood=true`,
    unlisted: true,
  },
  { name: 'product', path: (examples) => paths.product(first(examples)) },
  { name: 'product, little known', path: ({ sparse }) => paths.product(sparse.id) },
  { name: 'protein map', path: () => ROUTES.proteinMap },
  { name: 'read any pack', path: () => ROUTES.readLabel },
  {
    name: 'read any pack, a statement',
    path: () => `${ROUTES.readLabel}?statement=${encodeURIComponent(STATEMENT)}`,
    unlisted: true,
  },
  {
    name: 'read any pack, a barcode',
    path: ({ products }) =>
      `${ROUTES.readLabel}?avoid=milk&gtin=${products.find(({ gtin }) => gtin !== null)?.gtin ?? '4006381333931'}`,
    unlisted: true,
  },
  still('blog', ROUTES.blog),
  { name: 'article', path: ({ post }) => paths.blogPost(post.slug), still: true },
  still('about', ROUTES.about),
  still('privacy', ROUTES.privacy),
  still('contact', ROUTES.contact),
  still('terms', ROUTES.terms),
  still('faq', ROUTES.faq),
  still('how it works', ROUTES.howItWorks),
  still('protein guide', ROUTES.proteinGuide),
  still('brands', ROUTES.brands),
  { name: 'brand', path: ({ brand }) => paths.brand(brand), still: true },
  { name: 'brands, a letter', path: () => `${ROUTES.brands}?letter=letter-m`, still: true },
  still('all products', ROUTES.allProducts),
  still('collections', ROUTES.collections),
  still('collection', paths.collection('protein-powder-without-artificial-sweeteners')),
  { name: 'ingredients', path: () => ROUTES.ingredients },
  still('ingredient', paths.ingredient('sucralose')),
  { name: 'unsubscribe', path: () => ROUTES.unsubscribe, unlisted: true },
  { name: 'confirm', path: () => ROUTES.confirmNewsletter, unlisted: true },
  still('open data', ROUTES.openData),
  still('api docs', ROUTES.apiDocs),
  still('api calls', paths.apiCalls('proteins')),
  { name: 'operator, dashboard', path: () => OPERATOR_ROUTES.dashboard, unlisted: true },
  { name: 'operator, links', path: () => OPERATOR_ROUTES.siteStripe, unlisted: true },
  { name: 'operator, flavours', path: () => OPERATOR_ROUTES.flavorExpansion, unlisted: true },
  { name: 'operator, catalogue', path: () => OPERATOR_ROUTES.catalogue, unlisted: true },
  { name: 'operator, products', path: () => OPERATOR_ROUTES.products, unlisted: true },
  { name: 'operator, inbox', path: () => OPERATOR_ROUTES.inbox, unlisted: true },
  { name: 'operator, blog', path: () => OPERATOR_ROUTES.blog, unlisted: true },
  { name: 'operator, newsletter', path: () => OPERATOR_ROUTES.newsletter, unlisted: true },
  { name: 'offline', path: () => ROUTES.offline, still: true, unlisted: true },
  { name: 'not found', path: () => '/no/such/page', status: 404, still: true, unlisted: true },
  { name: 'no such product', path: () => '/protein/2000000001', status: 404, unlisted: true },
  {
    name: 'no such article',
    path: () => '/blog/no-such-article',
    status: 404,
    still: true,
    unlisted: true,
  },
];

/**
 * All pages but the operator's, of which one is included: without a session they all show the same form.
 * operator-shifts.test.ts tests them with a session.
 */
export const SHOPPERS_PAGES = EVERY_PAGE.filter(
  ({ name }) => !name.startsWith('operator, ') || name === 'operator, dashboard',
);

async function read<T>(origin: string, path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The catalogue has no ${what}.`);
  return value;
}

export async function findExamples(origin: string): Promise<Examples> {
  const [products, brands, posts] = await Promise.all([
    someProducts(origin, { offset: 0, count: 600 }),
    read<readonly BrandListing[]>(origin, '/api/brands'),
    read<readonly BlogPost[]>(origin, '/api/blog'),
  ]);
  const rich = products.filter(
    ({ ingredients, proteinType, proteinPerServing, calories }) =>
      ingredients.length > 8 &&
      proteinType !== null &&
      proteinPerServing !== null &&
      calories !== null,
  );
  if (rich.length < 4) throw new Error('The catalogue has too few products with whole labels.');
  return {
    products: rich.slice(0, 4),
    sparse: needed(
      products.find(({ ingredients, calories }) => ingredients.length === 0 && calories === null) ??
        products.find(({ ingredients }) => ingredients.length === 0),
      'product without ingredients',
    ),
    brand: needed(brands.toSorted((a, b) => b.productsCount - a.productsCount)[0], 'brand'),
    post: needed(posts[0], 'article'),
  };
}
