import type { Recipe } from '#domain/flavours/group-member.ts';

/** Stands between a group's key and the optional words of the family within it, in what an operator decided. */
const WITH = ' with ';

/** The family of a product as a decision keeps it: the key of its group and the optional words of its name. */
export function decidedFamily(baseKey: string, recipe: Partial<Recipe>): string {
  return recipe.aside === undefined ? baseKey : `${baseKey}${WITH}${recipe.aside}`;
}

/**
 * A product where an operator put it. Its own optional words and its figures have no say there; where a general name stands on
 * several lines, it is among the largest.
 */
export function inDecidedFamily<Derivation extends { readonly recipe: Recipe }>(
  derivation: Derivation,
  family: string,
): Derivation & { readonly baseKey: string } {
  const [baseKey = family, words] = family.split(WITH);
  const { aside: _, leap: __, ...recipe } = derivation.recipe;
  return {
    ...derivation,
    baseKey,
    recipe: words === undefined ? recipe : { ...recipe, aside: words },
  };
}
