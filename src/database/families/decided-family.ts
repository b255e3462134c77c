import type { Recipe } from '#domain/flavors/group-member.ts';

/** Separates a group's key ("acme|whey|powder") from the optional words of a family within that group. */
const SEPARATOR = ' with ';

/** A product's family as an operator's decision stores it: its group's key, then the optional words of its name. */
export function decidedFamily(baseKey: string, recipe: Partial<Recipe>): string {
  return recipe.optionalWords === undefined
    ? baseKey
    : `${baseKey}${SEPARATOR}${recipe.optionalWords}`;
}

/**
 * Places a derived product in the family that an operator decided (`decidedFamily`): it gets that family's optional
 * words, regardless of its own name and figures.
 */
export function inDecidedFamily<Derivation extends { readonly recipe: Recipe }>(
  derivation: Derivation,
  family: string,
): Derivation & { readonly baseKey: string } {
  // Brand and line may contain the separator too. The format, which comes last in a group's key, does not.
  const end = family.indexOf(SEPARATOR, family.lastIndexOf('|'));
  const { optionalWords: _, figureGap: __, ...recipe } = derivation.recipe;
  if (end === -1) return { ...derivation, baseKey: family, recipe };
  const optionalWords = family.slice(end + SEPARATOR.length);
  return { ...derivation, baseKey: family.slice(0, end), recipe: { ...recipe, optionalWords } };
}
