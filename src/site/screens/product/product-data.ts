import type { Api, CollectionListing, IngredientListing } from '#contract/api.ts';
import type { Peers, ProductLink } from '#contract/standing.ts';
import type { Span } from '#domain/ingredients/statement/placed-atom.ts';
import { familyOf } from '#domain/matching/families.ts';
import { isInherited } from '#domain/flavors/inherited-facts.ts';
import type { Product } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';
import { isNameStated } from '#domain/product/name/unstated-name.ts';
import { flavoredTitle } from '#domain/product/product-title.ts';
import { capitalize } from '#domain/wording.ts';
import { type CardProduct, toShortCard } from '../../product-card/card-product.ts';

/** Number of products requested to select the similar ones from (specification section 7). */
const ASKED = 12;
/** Number of similar products shown (specification section 9). */
const SIMILAR = 3;
/** Number of collections linked. */
const COLLECTIONS = 6;

/** The product's sweeteners and added sugars, by the vocabulary's names. */
export interface Sweetening {
  readonly sweeteners: readonly string[];
  readonly addedSugars: readonly string[];
}

/** The vocabulary's facts about an ingredient. */
export interface IngredientExplanation {
  readonly description: string;
  readonly family: readonly string[];
}

/** Data of parts that only the server renders. Browsers fetch it when they navigate to another product. */
export interface ProductDetails {
  readonly product: Product;
  readonly peers: Peers | null;
  readonly similar: readonly CardProduct[];
  /** The ingredient statement of the label as read; empty if there is none. */
  readonly spans: readonly Span[];
  /** The collections that contain the product, those with the fewest products first. */
  readonly collections: readonly Pick<CollectionListing, 'slug' | 'title' | 'count'>[];
  /** Null if no ingredients are stated. */
  readonly sweetening: Sweetening | null;
  /** By canonical name, which is free text, so look it up with `Object.hasOwn`. Only what the vocabulary explains. */
  readonly explanations: Readonly<Record<string, IngredientExplanation>>;
}

const LABEL_WORDS = ['nameOnLabel', 'nameInEnglish', 'flavorOnLabel'] as const;

/** What the head of the page shows. */
export type HeadProduct = CardProduct & Pick<Product, (typeof LABEL_WORDS)[number]>;

export interface ProductPage {
  readonly product: HeadProduct;
  /** Title of the document; unique to the product. */
  readonly title: string;
  readonly description: string;
  /** Whether so little is known that the page is short. */
  readonly poor: boolean;
  /** Whether all facts were taken from its base product. */
  readonly inherited: boolean;
  readonly variants: readonly ProductLink[];
  readonly similar: readonly CardProduct[];
  /** Null in the browser for the product whose document was loaded. */
  readonly details: ProductDetails | null;
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
  const known: Record<string, IngredientExplanation> = {};
  for (const { canonical } of product.ingredients) {
    const listing = index.get(canonical);
    if (listing === undefined || listing.description === '') continue;
    known[canonical] = { description: listing.description, family: listing.family.slice(0, 3) };
  }
  return known;
}

/** Several products of a source may share a name and figures. Their numbers distinguish them. */
function documentTexts(product: Product, titleShared: boolean) {
  const number = product.gtin === null ? `record ${product.id}` : `barcode ${product.gtin}`;
  const title = flavoredTitle(product);
  return {
    title: titleShared ? `${title} (${number})` : title,
    description: `${product.description} ${capitalize(number)}.`,
  };
}

type Related = Pick<Product, 'id' | 'baseProductId' | 'name' | 'proteinPerServing' | 'format'>;

/**
 * Returns similar products: the first of each family, those of the same format first. The product's own family is left
 * out, because its page lists the flavors (product.md section 3: a family is one product), and so is a record without a
 * name or its protein figure (section 2, "Order by evidence").
 */
export function similarTo<T extends Related>(product: Related, sample: readonly T[]): readonly T[] {
  const seen = new Set([familyOf(product)]);
  const others = sample.filter((other) => {
    if (!isNameStated(other.name) || other.proteinPerServing === null) return false;
    const isNew = !seen.has(familyOf(other));
    seen.add(familyOf(other));
    return isNew;
  });
  const isOfForm = ({ format }: Related) => format === product.format;
  return others.toSorted((a, b) => Number(isOfForm(b)) - Number(isOfForm(a))).slice(0, SIMILAR);
}

/** Returns the data of a product's page; null if there is no such product. */
export async function readProductPage(api: Api, id: number): Promise<ProductPage | null> {
  const product = await api.protein(id);
  if (product === null) return null;
  const [peers, sample, listings, reading, collections] = await Promise.all([
    api.peers(product.id),
    api.browse({ limit: ASKED, like: product.id }),
    product.ingredients.length === 0 ? [] : api.ingredients(),
    product.ingredientsStatement === null ? null : api.statementReading(product.id),
    api.collections({ product: product.id }),
  ]);
  const similar = similarTo(product, sample).map(toShortCard);
  const sweetening = reading && {
    sweeteners: reading.sweeteners,
    addedSugars: reading.addedSugars,
  };
  return {
    product: { ...toShortCard(product), ...pick(product, LABEL_WORDS) },
    ...documentTexts(product, peers?.titleShared === true),
    poor: isPoorRecord(product),
    inherited: isInherited(product.provenance.sources),
    variants: peers?.variants ?? [],
    similar,
    details: {
      product,
      peers,
      similar,
      collections: collections
        .toSorted((a, b) => a.count - b.count)
        .slice(0, COLLECTIONS)
        .map((each) => pick(each, ['slug', 'title', 'count'])),
      spans: reading?.spans ?? [],
      sweetening,
      explanations: explain(product, listings),
    },
  };
}

/** Returns whether too little is known of a product for the full page. */
export function isPoorRecord(product: Product): boolean {
  const { proteinPerServing, calories, ingredients } = product;
  return proteinPerServing === null && (calories === null || ingredients.length === 0);
}
