import { GrowingNumbers } from '#catalogue/growing-numbers.ts';
import { ALLERGENS, PRODUCT_FORMATS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { flavoredTitle } from '#domain/product/product-title.ts';

/** Numbers for texts, in the order of their first coming. */
class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }
}

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

/** A number of 32 bits for a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const orNaN = (value: number | null): number => value ?? Number.NaN;
export const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/**
 * What plots and comparisons with peers need of every product of a catalogue version: columns, one place a product, in order
 * of id. Some 150 bytes a product. Gathered while the catalogue is read; products come in order of id.
 */
export class ProductPoints {
  readonly ids: number[] = [];
  readonly names: string[] = [];
  /** Places in `PROTEIN_TYPES`; -1 where unknown. */
  readonly types: number[] = [];
  /** Places in `PRODUCT_FORMATS`. */
  readonly formats: number[] = [];
  /** Per serving; NaN where unknown. */
  readonly protein: number[] = [];
  readonly calories: number[] = [];
  readonly sugar: number[] = [];
  /** Per 100 g or ml; NaN where unknown. */
  readonly protein100: number[] = [];
  readonly calories100: number[] = [];
  readonly sugar100: number[] = [];
  /** Whether figures per serving are for the label's own serving: an assumed one never stands beside it in a rank or plot. */
  readonly ownServing: boolean[] = [];
  /** How much of what a shopper asks first is known, 0 to 6: list, brand, figures, the label's own serving. */
  readonly known: number[] = [];
  /** Whether the whole ingredient list is known. */
  readonly complete: boolean[] = [];
  /** One bit for each allergen that is in it. */
  readonly contains: number[] = [];
  /** Places of the flavours of one product, by the id of the first. */
  readonly families = new Map<number, number[]>();
  readonly #bases = new GrowingNumbers();
  readonly #brands = new Numbering();
  readonly #brandNumbers = new GrowingNumbers();
  readonly #flavors = new Numbering();
  readonly #flavorNumbers = new GrowingNumbers();
  readonly #names = new Numbering();
  readonly #titles = new GrowingNumbers();
  readonly #ingredients = new GrowingNumbers();
  readonly #starts = new GrowingNumbers();

  /** Products of which nobody states ingredients. */
  withoutIngredients = 0;

  get size(): number {
    return this.ids.length;
  }

  add(product: Product): void {
    const place = this.ids.push(product.id) - 1;
    this.names.push(product.name);
    this.types.push(PROTEIN_TYPES.findIndex((type) => type === product.proteinType));
    this.formats.push(PRODUCT_FORMATS.indexOf(product.format));
    this.protein.push(orNaN(product.proteinPerServing));
    this.calories.push(orNaN(product.calories));
    this.sugar.push(orNaN(product.sugar));
    const { per100 } = product.nutritionalInfo;
    this.protein100.push(orNaN(per100.proteinPerServing));
    this.calories100.push(orNaN(per100.caloriesPerServing));
    this.sugar100.push(orNaN(per100.sugarPerServing));
    this.ownServing.push(product.servingSize?.basis !== 'standard');
    this.known.push(evidenceFor(product));
    this.complete.push(product.ingredientsComplete);
    this.contains.push(
      product.contains.reduce((bits, allergen) => bits | (1 << ALLERGENS.indexOf(allergen)), 0),
    );
    const base = product.baseProductId ?? product.id;
    this.#bases.push(base);
    const family = this.families.get(base);
    if (family !== undefined) family.push(place);
    else if (product.baseProductId !== null) this.families.set(base, this.#firstOf(base, place));
    this.#brandNumbers.push(this.#brands.numberOf(product.brand.name));
    this.#flavorNumbers.push(product.flavor === null ? -1 : this.#flavors.numberOf(product.flavor));
    this.#titles.push(hashOf(flavoredTitle(product).toLowerCase()));
    this.#starts.push(this.#ingredients.length);
    if (product.ingredients.length === 0) this.withoutIngredients += 1;
    const canonicals = product.ingredients.flatMap(({ heading, canonical }) =>
      heading ? [] : canonical,
    );
    for (const canonical of new Set(canonicals)) {
      this.#ingredients.push(this.#names.numberOf(canonical));
    }
  }

  /** A base is its own first flavour, where it came before the others. */
  #firstOf(base: number, place: number): number[] {
    const first = this.placeOf(base);
    return first === null || first === place ? [place] : [first, place];
  }

  /** The place of a product; null where there is none. */
  placeOf(id: number): number | null {
    let low = 0;
    let high = this.ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const here = this.ids[middle] as number;
      if (here === id) return middle;
      if (here < id) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }

  /** Places of all flavours of a product, itself among them. */
  familyOf(place: number): readonly number[] {
    return this.families.get(this.#bases.at(place)) ?? [place];
  }

  /** Whether another product has the same title: in rare cases also where their hashes happen to be one. */
  sharesTitle(place: number): boolean {
    const own = this.#titles.at(place);
    for (let other = 0; other < this.size; other++)
      if (other !== place && this.#titles.at(other) === own) return true;
    return false;
  }

  brandOf(place: number): string {
    return this.#brands.texts[this.#brandNumbers.at(place)] ?? '';
  }

  flavorOf(place: number): string | null {
    return this.#flavors.texts[this.#flavorNumbers.at(place)] ?? null;
  }

  /** Canonical names of what is in it, as numbers; headings are left out. */
  ingredientsOf(place: number): readonly number[] {
    const end = place + 1 < this.size ? this.#starts.at(place + 1) : this.#ingredients.length;
    const numbers: number[] = [];
    for (let at = this.#starts.at(place); at < end; at++) numbers.push(this.#ingredients.at(at));
    return numbers;
  }

  nameOf(ingredient: number): string {
    return this.#names.texts[ingredient] ?? '';
  }

  /** The number of a canonical name; undefined where no product has it. */
  ingredientOf(canonical: string): number | undefined {
    return this.#names.find(canonical);
  }
}
