import type { DietaryFlag } from '#domain/product/enumerations.ts';
import type { FactOrigin, Product, ProductIngredient } from '#domain/product/product.ts';

type CardIngredient = Pick<ProductIngredient, 'name' | 'isAllergen' | 'allergen' | 'heading'>;

/** What cards show of a product: any `Product` is one. Pages with lists send only this to the browser. */
export interface CardProduct
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'description'
    | 'brandId'
    | 'brand'
    | 'format'
    | 'proteinType'
    | 'flavor'
    | 'flavorOptions'
    | 'proteinPerServing'
    | 'calories'
    | 'sugar'
    | 'servings'
    | 'servingSize'
    | 'affiliateLinks'
    | DietaryFlag
  > {
  readonly ingredients: readonly CardIngredient[];
  /** Ingredients that were left out of `ingredients`. */
  readonly moreIngredients?: number;
  readonly provenance: { readonly facts: Readonly<Record<string, FactOrigin>> };
}

/** The facts whose basis a card marks. */
const MARKED_FACTS = ['proteinPerServing', 'calories', 'servings'];

function markedFacts(facts: Readonly<Record<string, FactOrigin>>): Record<string, FactOrigin> {
  return Object.fromEntries(
    MARKED_FACTS.flatMap((field) => {
      const origin = facts[field];
      return origin === undefined || origin.basis === 'label' ? [] : [[field, origin]];
    }),
  );
}

/** A product cut down to its card: about a tenth of the whole. */
export function toCardProduct(product: Product): CardProduct {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    brandId: product.brandId,
    brand: product.brand,
    format: product.format,
    proteinType: product.proteinType,
    flavor: product.flavor,
    flavorOptions: product.flavorOptions,
    proteinPerServing: product.proteinPerServing,
    calories: product.calories,
    sugar: product.sugar,
    servings: product.servings,
    servingSize: product.servingSize,
    affiliateLinks: product.affiliateLinks,
    isGlutenFree: product.isGlutenFree,
    isSugarFree: product.isSugarFree,
    isOrganic: product.isOrganic,
    isKetoFriendly: product.isKetoFriendly,
    isLowCarb: product.isLowCarb,
    isNonGMO: product.isNonGMO,
    isVegan: product.isVegan,
    isLactoseFree: product.isLactoseFree,
    ingredients: product.ingredients.map(({ name, isAllergen, allergen, heading }) => ({
      name,
      isAllergen,
      allergen,
      heading,
    })),
    provenance: { facts: markedFacts(product.provenance.facts) },
  };
}

/** Ingredients named on a browse card (specification section 5). */
const TOP_INGREDIENTS = 3;

/** The first ingredients in label order, headings left out, and how many more there are. */
export function topIngredients(product: Pick<CardProduct, 'ingredients' | 'moreIngredients'>): {
  names: string[];
  more: number;
} {
  const real = product.ingredients.filter(({ heading }) => !heading);
  return {
    names: real.slice(0, TOP_INGREDIENTS).map(({ name }) => name),
    more: Math.max(0, real.length - TOP_INGREDIENTS) + (product.moreIngredients ?? 0),
  };
}

/** A card with no more ingredients than a browse card names. */
export function toShortCard(product: Product): CardProduct {
  const card = toCardProduct(product);
  const real = card.ingredients.filter(({ heading }) => !heading);
  const { more } = topIngredients(card);
  return { ...card, ingredients: real.slice(0, TOP_INGREDIENTS), moreIngredients: more };
}
