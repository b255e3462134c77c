import { type RankedProduct, compareStandings, matchOrder } from './rank.ts';
import type { IndexFacts } from './match-facts.ts';
import { compareTexts } from '../wording.ts';

/** The id of the family a product belongs to; its own id if it is alone. */
export function familyOf(facts: Pick<IndexFacts, 'id' | 'baseProductId'>): number {
  return facts.baseProductId ?? facts.id;
}

/** Orders variants by standing; only those listed as matches are ordered further, the rest keep their order. */
function compareFits(a: RankedProduct, b: RankedProduct): number {
  const standing = compareStandings(a.standing, b.standing);
  if (standing !== 0) return standing;
  return a.standing === 'tooFar' || a.standing === 'hidden' ? 0 : matchOrder(a, b);
}

/**
 * The best-fitting variant of each family, in the order in which the families first occur. Expects the best-known
 * products first. @internal
 */
export function bestOfFamilies<T extends RankedProduct>(products: readonly T[]): T[] {
  const best = new Map<number, T>();
  for (const product of products) {
    const family = familyOf(product.facts);
    const known = best.get(family);
    if (known === undefined || compareFits(product, known) < 0) best.set(family, product);
  }
  return [...best.values()];
}

/** Orders variants by flavor, those without a known one last, then by id. */
export function compareVariants(
  a: { readonly id: number; readonly flavor: string | null },
  b: { readonly id: number; readonly flavor: string | null },
): number {
  if (a.flavor === null || b.flavor === null) {
    return Number(a.flavor === null) - Number(b.flavor === null) || a.id - b.id;
  }
  return compareTexts(a.flavor, b.flavor) || a.id - b.id;
}
