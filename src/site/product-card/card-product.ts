import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { FactOrigin, Product, ProductIngredient } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';

const CARD_KEYS = [
  'id',
  'name',
  'description',
  'brandId',
  'brand',
  'format',
  'proteinType',
  'flavor',
  'flavorOptions',
  'proteinPerServing',
  'calories',
  'sugar',
  'servings',
  'servingSize',
  'affiliateLinks',
  'picture',
  'recordDate',
  'independentlyTested',
  ...DIETARY_FLAGS,
] as const satisfies readonly (keyof Product)[];

const INGREDIENT_KEYS = ['name', 'allergen', 'heading'] as const;

/** What cards show of a product; every `Product` is one. Pages with lists send only this to the browser. */
export interface CardProduct extends Pick<Product, (typeof CARD_KEYS)[number]> {
  readonly ingredients: readonly Pick<ProductIngredient, (typeof INGREDIENT_KEYS)[number]>[];
  /** Number of ingredients left out of `ingredients`. */
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

/** The fields of cards, as calls request them (contract/fields.ts). */
export const CARD_FIELDS = [
  ...CARD_KEYS,
  ...INGREDIENT_KEYS.map((key) => `ingredients.${key}`),
  ...MARKED_FACTS.map((field) => `provenance.facts.${field}`),
].join(',');

/** Returns the card of a product: about a tenth of the product's size. */
export function toCardProduct(product: Product): CardProduct {
  return {
    ...pick(product, CARD_KEYS),
    ingredients: product.ingredients.map((ingredient) => pick(ingredient, INGREDIENT_KEYS)),
    provenance: { facts: markedFacts(product.provenance.facts) },
  };
}

/** Ingredients named on a browse card (specification section 5). */
const TOP_INGREDIENTS = 3;

/** Returns the first ingredients in label order, without headings, and how many more there are. */
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

/** Returns a card with only as many ingredients as a browse card shows. */
export function toShortCard(product: Product): CardProduct {
  const card = toCardProduct(product);
  const real = card.ingredients.filter(({ heading }) => !heading);
  const { more } = topIngredients(card);
  return { ...card, ingredients: real.slice(0, TOP_INGREDIENTS), moreIngredients: more };
}
