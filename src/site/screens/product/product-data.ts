import type { Api, IngredientListing } from '#contract/api.ts';
import type { Peers } from '#contract/standing.ts';
import type { Span } from '#domain/ingredients/statement/spans.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { type CardProduct, toCardProduct } from '../../product-card/card-product.ts';

/** Products asked for to pick the similar ones from (specification section 7). */
const ASKED = 12;
/** Similar products shown (specification section 9). */
const SIMILAR = 3;

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

/** Everything the product's page shows; null where there is no such product. */
export async function readProductPage(api: Api, id: number): Promise<ProductPage | null> {
  const product = await api.protein(id);
  if (product === null) return null;
  const search =
    product.proteinType ??
    (product.brand.id === UNSTATED_BRAND.id ? undefined : product.brand.name);
  const statement = product.ingredientsStatement ?? '';
  const [peers, sample, listings, reading] = await Promise.all([
    api.peers(product.id),
    api.browse({ limit: ASKED, search }),
    product.ingredients.length === 0 ? [] : api.ingredients(),
    statement === '' ? null : api.explainLabel(statement),
  ]);
  return {
    product,
    peers,
    similar: sample
      .filter((other) => other.id !== product.id)
      .slice(0, SIMILAR)
      .map(toCardProduct),
    spans: reading?.spans ?? [],
    explanations: explain(product, listings),
  };
}
