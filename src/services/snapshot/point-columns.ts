import { GrowingNumbers } from '#catalogue/build/growing-numbers.ts';
import { TextNumbers } from '#catalogue/build/text-numbers.ts';
import { bitsOf } from '#domain/bits.ts';
import { indexInSorted } from '#domain/lower-bound.ts';
import { hasMarketplaceLink } from '#domain/matching/rank.ts';
import { ALLERGENS, PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { flavoredTitle } from '#domain/product/product-title.ts';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

function evidenceFor(product: Product): number {
  const { ingredients, ingredientsComplete, brandId, proteinPerServing, calories } = product;
  return [
    ingredients.length > 0,
    ingredientsComplete,
    brandId !== UNSTATED_BRAND.id,
    proteinPerServing !== null,
    calories !== null,
    product.servingSize?.basis === 'label',
  ].filter(Boolean).length;
}

/** A 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const orNaN = (value: number | null): number => value ?? Number.NaN;

/**
 * What plots and peer comparisons need of every product of a catalogue version: one row per product, in order of id,
 * some 160 bytes each. Plain data that can be stored.
 */
export interface PointColumns {
  readonly ids: readonly number[];
  readonly names: readonly string[];
  /** Barcodes (GTIN-13) as numbers; NaN if unknown. */
  readonly barcodes: readonly number[];
  /** Indexes into `PROTEIN_TYPES`; -1 if unknown. */
  readonly types: readonly number[];
  /** Indexes into `PRODUCT_FORMATS`. */
  readonly formats: readonly number[];
  /** Per serving (g, kcal, g); NaN if unknown. */
  readonly protein: readonly number[];
  readonly calories: readonly number[];
  readonly sugar: readonly number[];
  /** Per 100 g or ml; NaN if unknown. */
  readonly protein100: readonly number[];
  readonly calories100: readonly number[];
  readonly sugar100: readonly number[];
  /** Whether per-serving figures are for the label's own serving; they are not compared with assumed ones. */
  readonly ownServing: readonly boolean[];
  /** How many of the main facts are known, 0 to 6: list, brand, figures, the label's own serving. */
  readonly known: readonly number[];
  /** Whether the whole ingredient list is known. */
  readonly complete: readonly boolean[];
  /** One bit for each allergen that the product contains. */
  readonly contains: readonly number[];
  /** One bit for each allergen that it contains or warns of in any words. */
  readonly mentioned: readonly number[];
  /** Indexes of the flavors of one product, by the id of its base product. */
  readonly families: ReadonlyMap<number, readonly number[]>;
  /** The number of products without an ingredient statement. */
  readonly withoutIngredients: number;
  /** The number of products without an active link to the main marketplace. */
  readonly withoutMarketplaceLink: number;
  /** Ids of the base products. */
  readonly bases: Int32Array;
  readonly brands: readonly string[];
  readonly brandNumbers: Int32Array;
  readonly flavors: readonly string[];
  /** -1 if no flavor is stated. */
  readonly flavorNumbers: Int32Array;
  /** A hash of each title. */
  readonly titles: Int32Array;
  /** The distinct canonical names of all ingredients of all products. */
  readonly canonicals: readonly string[];
  /** Indexes into `canonicals`, product by product. `starts` has the offset of each product, and a final end offset. */
  readonly ingredients: Int32Array;
  readonly starts: Int32Array;
}

/** Collects the columns while the catalogue is read. Products must be added in order of id. */
export class PointColumnsBuilder {
  readonly #lists = {
    ids: [] as number[],
    names: [] as string[],
    barcodes: [] as number[],
    types: [] as number[],
    formats: [] as number[],
    protein: [] as number[],
    calories: [] as number[],
    sugar: [] as number[],
    protein100: [] as number[],
    calories100: [] as number[],
    sugar100: [] as number[],
    ownServing: [] as boolean[],
    known: [] as number[],
    complete: [] as boolean[],
    contains: [] as number[],
    mentioned: [] as number[],
    families: new Map<number, number[]>(),
    withoutIngredients: 0,
    withoutMarketplaceLink: 0,
  };
  readonly #bases = new GrowingNumbers();
  readonly #brands = new TextNumbers();
  readonly #brandNumbers = new GrowingNumbers();
  readonly #flavors = new TextNumbers();
  readonly #flavorNumbers = new GrowingNumbers();
  readonly #names = new TextNumbers();
  readonly #titles = new GrowingNumbers();
  readonly #ingredients = new GrowingNumbers();
  readonly #starts = new GrowingNumbers();

  get size(): number {
    return this.#lists.ids.length;
  }

  add(product: Product): void {
    const lists = this.#lists;
    const place = lists.ids.push(product.id) - 1;
    lists.names.push(product.name);
    lists.barcodes.push(product.gtin === null ? Number.NaN : Number(product.gtin));
    lists.types.push(PROTEIN_TYPES.findIndex((type) => type === product.proteinType));
    lists.formats.push(PRODUCT_FORMATS.indexOf(product.format));
    lists.protein.push(orNaN(product.proteinPerServing));
    lists.calories.push(orNaN(product.calories));
    lists.sugar.push(orNaN(product.sugar));
    const { per100 } = product.nutritionalInfo;
    lists.protein100.push(orNaN(per100.proteinPerServing));
    lists.calories100.push(orNaN(per100.caloriesPerServing));
    lists.sugar100.push(orNaN(per100.sugarPerServing));
    lists.ownServing.push(!isAssumedServing(product.servingSize));
    lists.known.push(evidenceFor(product));
    lists.complete.push(product.ingredientsComplete);
    lists.contains.push(bitsOf(product.contains, ALLERGENS));
    const warned = product.precautions.map(({ allergen }) => allergen);
    lists.mentioned.push(bitsOf([...product.contains, ...warned], ALLERGENS));
    const base = product.baseProductId ?? product.id;
    this.#bases.push(base);
    const family = lists.families.get(base);
    if (family !== undefined) family.push(place);
    else if (product.baseProductId !== null) lists.families.set(base, this.#firstOf(base, place));
    this.#brandNumbers.push(this.#brands.numberOf(product.brand.name));
    this.#flavorNumbers.push(product.flavor === null ? -1 : this.#flavors.numberOf(product.flavor));
    this.#titles.push(hashOf(flavoredTitle(product).toLowerCase()));
    this.#starts.push(this.#ingredients.length);
    if (product.ingredients.length === 0) lists.withoutIngredients += 1;
    if (!hasMarketplaceLink(product)) lists.withoutMarketplaceLink += 1;
    const canonicals = product.ingredients.flatMap(({ heading, canonical }) =>
      heading ? [] : canonical,
    );
    for (const canonical of new Set(canonicals)) {
      this.#ingredients.push(this.#names.numberOf(canonical));
    }
  }

  /** A base product is its own first flavor, provided that it was added before the others. */
  #firstOf(base: number, place: number): number[] {
    const first = indexInSorted(this.#lists.ids, base);
    return first === null || first === place ? [place] : [first, place];
  }

  finish(): PointColumns {
    this.#starts.push(this.#ingredients.length);
    return {
      ...this.#lists,
      bases: this.#bases.toArray(),
      brands: this.#brands.texts,
      brandNumbers: this.#brandNumbers.toArray(),
      flavors: this.#flavors.texts,
      flavorNumbers: this.#flavorNumbers.toArray(),
      titles: this.#titles.toArray(),
      canonicals: this.#names.texts,
      ingredients: this.#ingredients.toArray(),
      starts: this.#starts.toArray(),
    };
  }
}
