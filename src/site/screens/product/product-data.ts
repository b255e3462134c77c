import type { Api, CollectionListing, IngredientListing } from '#contract/api.ts';
import type { Peers, ProductLink } from '#contract/standing.ts';
import type { Span } from '#domain/ingredients/statement/placed-atom.ts';
import { familyOf } from '#domain/matching/families.ts';
import { isInherited } from '#domain/flavors/inherited-facts.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';
import { isNameStated } from '#domain/product/name/unstated-name.ts';
import { flavoredTitle } from '#domain/product/product-title.ts';
import { capitalize } from '#domain/wording.ts';
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

/** The vocabulary's facts about an ingredient. */
export interface IngredientExplanation {
  readonly description: string;
  readonly family: readonly string[];
}

/** Data of parts that only the server renders; browsers fetch it when they navigate to another product. */
export interface ProductDetails {
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
  readonly explanations: Readonly<Record<string, IngredientExplanation>>;
}

const LABEL_WORDS = ['nameOnLabel', 'flavorOnLabel'] as const;

/** What the page's head shows. */
export type HeadProduct = CardProduct & Pick<Product, (typeof LABEL_WORDS)[number]>;

export interface ProductPage {
  readonly product: HeadProduct;
  /** Of the document: no two products have the same. */
  readonly title: string;
  readonly description: string;
  /** Whether so little is known that the page is short. */
  readonly poor: boolean;
  /** Whether all that is known of it was taken over from its base product. */
  readonly inherited: boolean;
  readonly variants: readonly ProductLink[];
  readonly similar: readonly CardProduct[];
  /** Null in the browser for the product whose document this is. */
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

/** Sources have several products of one name, and of one set of figures: their numbers tell them apart. */
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
 * The first of each family but the product's own, whose flavors stand on its page (product.md section 3: a family is one product);
 * those of its own form first. A record without a name or its protein figure is none (section 2, "Order by evidence").
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

/** The data of the product's page; null if there is no such product. */
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

/** Whether too little is known of a product for the full page. */
export function isPoorRecord(product: Product): boolean {
  const { proteinPerServing, calories, ingredients } = product;
  return proteinPerServing === null && (calories === null || ingredients.length === 0);
}
