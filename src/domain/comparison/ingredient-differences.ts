import type { Product, ProductIngredient } from '../product/product.ts';
import { distinct } from '../wording.ts';

/** The ingredients of one compared product that not all others share. */
export interface OwnIngredients {
  /** In no other of the compared lists, in label order. */
  readonly only: readonly string[];
  /** In some of the others, but not in all. */
  readonly some: readonly string[];
  /** `none`: there is no list; `partial`: it was cut off or not fully understood, so an absence proves nothing. */
  readonly list: 'complete' | 'partial' | 'none';
  /** How many names of the list are not in the vocabulary; they are not compared. */
  readonly unread: number;
}

/** The ingredient lists compared by canonical names. */
export interface IngredientDifferences {
  /** In every product that has a list, in the order of the first one. */
  readonly shared: readonly string[];
  /** One for each product, in their order. */
  readonly own: readonly OwnIngredients[];
}

/** Canonical names of ingredients, known or not, without headings ("Protein Blend") and repetitions. */
function namesOf(ingredients: readonly ProductIngredient[], known: boolean): readonly string[] {
  const named = ingredients.filter((entry) => !entry.heading && entry.known === known);
  return distinct(named.map((entry) => entry.canonical));
}

/**
 * What the compared products share, and what only some of them contain. Products without an ingredient list are left
 * out: they neither share anything nor lack it.
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
