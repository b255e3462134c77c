import type { Product, ProductIngredient } from '../product/product.ts';
import { distinct } from '../wording.ts';

/** What one of the compared products has in it that the others have not. */
export interface OwnIngredients {
  /** In no other of the compared lists, in label order. */
  readonly only: readonly string[];
  /** In some of the others, but not in all. */
  readonly some: readonly string[];
  /** `none`: no list at all; `partial`: cut off or not fully understood, so an absence proves nothing. */
  readonly list: 'complete' | 'partial' | 'none';
  /** How many of the list's names are not in the vocabulary: they may be of anything, and are compared with nothing. */
  readonly unread: number;
}

/** Ingredient lists side by side, by canonical names. */
export interface IngredientDifferences {
  /** In every product that has a list, in the order of the first of them. */
  readonly shared: readonly string[];
  /** One for each product, in their order. */
  readonly own: readonly OwnIngredients[];
}

/** Canonical names a shopper can eat, known or not: headings ("Protein Blend") are left out, repeats too. */
function namesOf(ingredients: readonly ProductIngredient[], known: boolean): readonly string[] {
  const named = ingredients.filter((entry) => !entry.heading && entry.known === known);
  return distinct(named.map((entry) => entry.canonical));
}

/**
 * What the compared products share, and what only one of them has. Products without an ingredient list take no
 * part: they neither share anything nor lack it.
 */
export function ingredientDifferences(
  products: readonly Pick<Product, 'ingredients' | 'ingredientsComplete'>[],
): IngredientDifferences {
  const lists = products.map((product) => namesOf(product.ingredients, true));
  const stated = lists.filter((list) => list.length > 0);
  const count = new Map<string, number>();
  for (const name of stated.flat()) count.set(name, (count.get(name) ?? 0) + 1);
  const comparable = stated.length > 1;
  const inAll = (name: string) => comparable && count.get(name) === stated.length;
  return {
    shared: (stated[0] ?? []).filter(inAll),
    own: products.map(({ ingredients, ingredientsComplete }, index) => {
      const list = lists[index] ?? [];
      const unread = namesOf(ingredients, false).length;
      return {
        only: list.filter((name) => count.get(name) === 1),
        some: list.filter((name) => (count.get(name) ?? 0) > 1 && !inAll(name)),
        list: list.length + unread === 0 ? 'none' : ingredientsComplete ? 'complete' : 'partial',
        unread,
      };
    }),
  };
}
