import { isAssumedServing } from '#domain/product/assumed-serving.ts';
import type { Allergen, ProductFormat, ProteinType } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import type { Precaution } from '#domain/ingredients/label/label.ts';

/** The facts that `facts-known` counts by their basis. */
export const COUNTED_FACTS = [
  'proteinPerServing',
  'calories',
  'sugar',
  'servings',
  'ingredientsStatement',
  'proteinType',
  'isVegan',
  'isGlutenFree',
] as const;
export type CountedFact = (typeof COUNTED_FACTS)[number];

/** How a fact is known: stated by a source, or calculated; null if unknown. */
type Knowledge = 'stated' | 'calculated' | null;

/**
 * The data of a product that figures use: about 300 bytes, so that a million fit in memory. Numbers are not rounded.
 */
export interface FigureProduct {
  readonly format: ProductFormat;
  readonly proteinType: ProteinType | null;
  /** Grams per 100 g of product, as stated or from the label's own serving in grams; null otherwise. */
  readonly proteinPer100g: number | null;
  readonly sugarPer100g: number | null;
  /**
   * Grams of protein per 100 kcal, not rounded as for shoppers (`proteinPer100Kcal`); null if either is unknown or the
   * label says 0 kcal.
   */
  readonly proteinDensity: number | null;
  /** Grams per serving; null if the serving is assumed. */
  readonly servingProtein: number | null;
  readonly servingSugar: number | null;
  /** As the label states it; null if it does not. */
  readonly serving: Pick<NonNullable<Product['servingSize']>, 'amount' | 'unit'> | null;
  readonly contains: readonly Allergen[];
  readonly precautions: readonly Pick<Precaution, 'allergen' | 'basis'>[];
  readonly isVegan: boolean | null;
  readonly isLactoseFree: boolean | null;
  /** Canonical names without headings; null if no ingredient is known. */
  readonly ingredients: readonly string[] | null;
  readonly known: Readonly<Record<CountedFact, Knowledge>>;
}

function density({ nutritionalInfo }: Product): number | null {
  const { proteinPerServing, caloriesPerServing } = nutritionalInfo;
  if (proteinPerServing === null || caloriesPerServing === null || caloriesPerServing <= 0)
    return null;
  return (100 * proteinPerServing) / caloriesPerServing;
}

function perHundredGrams(
  { nutritionalInfo, servingSize }: Product,
  nutrient: 'proteinPerServing' | 'sugarPerServing',
): number | null {
  const stated = nutritionalInfo.per100[nutrient];
  if (stated !== null) return stated;
  const amount = nutritionalInfo[nutrient];
  if (amount === null || servingSize?.unit !== 'g' || servingSize.basis !== 'label') return null;
  return servingSize.amount > 0 ? (100 * amount) / servingSize.amount : null;
}

function knownOf(product: Product): FigureProduct['known'] {
  const { facts } = product.provenance;
  const known = COUNTED_FACTS.map((fact): [CountedFact, Knowledge] => {
    if (product[fact] === null || product[fact] === '') return [fact, null];
    return [fact, facts[fact]?.basis === 'label' ? 'stated' : 'calculated'];
  });
  return Object.fromEntries(known) as FigureProduct['known'];
}

/** Collects the data that figures use from a stream of products. Equal values of different products are stored once. */
export class FigureProducts {
  readonly all: FigureProduct[] = [];
  readonly #shared = new Map<string, unknown>();

  add(product: Product): void {
    const { nutritionalInfo, servingSize, ingredients } = product;
    const own = !isAssumedServing(servingSize);
    this.all.push({
      format: product.format,
      proteinType: product.proteinType,
      proteinPer100g: perHundredGrams(product, 'proteinPerServing'),
      sugarPer100g: perHundredGrams(product, 'sugarPerServing'),
      proteinDensity: density(product),
      servingProtein: own ? nutritionalInfo.proteinPerServing : null,
      servingSugar: own ? nutritionalInfo.sugarPerServing : null,
      serving:
        servingSize?.basis === 'label'
          ? this.#once({ amount: servingSize.amount, unit: servingSize.unit })
          : null,
      contains: this.#once(product.contains),
      precautions: this.#once(
        product.precautions.map(({ allergen, basis }) => ({ allergen, basis })),
      ),
      isVegan: product.isVegan,
      isLactoseFree: product.isLactoseFree,
      ingredients:
        ingredients.length === 0
          ? null
          : ingredients.flatMap(({ canonical, heading }) =>
              heading ? [] : [this.#once(canonical)],
            ),
      known: this.#once(knownOf(product)),
    });
  }

  /** Returns the first of all values equal to this one. */
  #once<T>(value: T): T {
    const key = JSON.stringify(value);
    if (!this.#shared.has(key)) this.#shared.set(key, value);
    return this.#shared.get(key) as T;
  }
}

/** Returns whether any ingredient is known. */
export function hasIngredients({ ingredients }: FigureProduct): boolean {
  return ingredients !== null;
}

/** Returns whether the label names any of these canonical ingredients. */
export function namesAny({ ingredients }: FigureProduct, canonicals: ReadonlySet<string>): boolean {
  return ingredients?.some((canonical) => canonicals.has(canonical)) === true;
}
