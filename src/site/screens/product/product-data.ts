import type { Api, CollectionListing, IngredientListing } from '#contract/api.ts';
import type { Peers } from '#contract/standing.ts';
import type { Span } from '#domain/ingredients/statement/spans.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { pick } from '../../pick.ts';
import { type CardProduct, toShortCard } from '../../product-card/card-product.ts';

/** Products asked for to pick the similar ones from (specification section 7). */
const ASKED = 12;
/** Similar products shown (specification section 9). */
const SIMILAR = 3;
/** Collections that are linked. */
const COLLECTIONS = 6;

/** What makes it sweet, by the vocabulary's names. */
export interface Sweetening {
  readonly sweeteners: readonly string[];
  readonly addedSugars: readonly string[];
}

/** What the vocabulary says of an ingredient. */
export interface Explanation {
  readonly description: string;
  readonly family: readonly string[];
}

export interface ProductPage {
  readonly product: Product;
  readonly peers: Peers | null;
  readonly similar: readonly CardProduct[];
  /** The label's statement, read. */
  readonly spans: readonly Span[];
  /** The narrowest of those it belongs to. */
  readonly collections: readonly Pick<CollectionListing, 'slug' | 'title' | 'count'>[];
  /** Null where no ingredients are stated. */
  readonly sweetening: Sweetening | null;
  /** By canonical name, free text: ask with `Object.hasOwn`. Only what the vocabulary explains. */
  readonly explanations: Readonly<Record<string, Explanation>>;
}

const indexes = new WeakMap<readonly IngredientListing[], ReadonlyMap<string, IngredientListing>>();

function indexOf(listings: readonly IngredientListing[]): ReadonlyMap<string, IngredientListing> {
  let index = indexes.get(listings);
  if (index === undefined) {
    index = new Map(listings.map((listing) => [listing.canonical, listing]));
    indexes.set(listings, index);
  }
  return index;
}

function explain(product: Product, listings: readonly IngredientListing[]) {
  const index = indexOf(listings);
  const known: Record<string, Explanation> = {};
  for (const { canonical } of product.ingredients) {
    const listing = index.get(canonical);
    if (listing === undefined || listing.description === '') continue;
    known[canonical] = { description: listing.description, family: listing.family.slice(0, 3) };
  }
  return known;
}

/** What of a product its page says in its head, or not at all. */
const UNSHOWN = [
  'slug',
  'image',
  'fitnessGoalReason',
  'baseProductId',
  'price',
  'precautions',
  'evidence',
  'otherStatements',
  'gtin',
] as const satisfies readonly (keyof Product)[];

const SHOWN_OF_INGREDIENT = [
  'name',
  'canonical',
  'isAllergen',
  'allergen',
  'parent',
  'heading',
] as const satisfies readonly (keyof Product['ingredients'][number])[];

/** The page without what is not shown: with the rest the browser draws the same. */
export function shownOf(page: ProductPage): object {
  const unshown = new Set<string>(UNSHOWN);
  const shown = Object.entries(page.product).filter(([field]) => !unshown.has(field));
  const ingredients = page.product.ingredients.map((each) => pick(each, SHOWN_OF_INGREDIENT));
  return { ...page, product: { ...Object.fromEntries(shown), ingredients } };
}

/** Everything the product's page shows; null where there is no such product. */
export async function readProductPage(api: Api, id: number): Promise<ProductPage | null> {
  const product = await api.protein(id);
  if (product === null) return null;
  const search =
    product.proteinType ??
    (product.brand.id === UNSTATED_BRAND.id ? undefined : product.brand.name);
  const [peers, sample, listings, reading, collections] = await Promise.all([
    api.peers(product.id),
    api.browse({ limit: ASKED, search }),
    product.ingredients.length === 0 ? [] : api.ingredients(),
    product.ingredientsStatement === null ? null : api.statementReading(product.id),
    api.collections({ product: product.id }),
  ]);
  return {
    product,
    peers,
    similar: sample
      .filter((other) => other.id !== product.id)
      .slice(0, SIMILAR)
      .map(toShortCard),
    collections: collections
      .toSorted((a, b) => a.count - b.count)
      .slice(0, COLLECTIONS)
      .map((each) => pick(each, ['slug', 'title', 'count'])),
    spans: reading?.spans ?? [],
    sweetening:
      reading === null
        ? null
        : { sweeteners: reading.sweeteners, addedSugars: reading.addedSugars },
    explanations: explain(product, listings),
  };
}
