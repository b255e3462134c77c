import type { Product } from './product.ts';

/** The facts that a shopper reads on cards (product.md section 3, "Verified"). */
export const CARD_FACTS = [
  'proteinPerServing',
  'calories',
  'sugar',
  'servingSize',
  'servings',
  'ingredients',
  'contains',
  'flavor',
] as const;

type CardFacts = Pick<
  Product,
  'name' | 'proteinPerServing' | 'nutritionalInfo' | 'ingredientsComplete' | 'provenance'
>;

/** How many of the card facts a source record states. */
export function countCardFacts({ provenance: { facts } }: Pick<Product, 'provenance'>): number {
  return CARD_FACTS.filter((fact) => isStated(facts[fact])).length;
}

/** Whether a source states the figure; figures for a label's own serving count even if the label states them per 100 g. */
function isStated(origin: Product['provenance']['facts'][string] | undefined): boolean {
  return origin !== undefined && origin.basis !== 'standard' && !origin.note?.includes('standard');
}

/**
 * What counts besides the card facts, and how much. A name and a protein figure count most, because a record is of
 * little use without them.
 */
const WEIGHT = { name: 4, protein: 4, brand: 2, complete: 2 } as const;

/**
 * How much is known of a product: 0 to 20. Breaks ties in results, and the home page, teasers and similar products
 * prefer higher values (product.md section 2, "Order by evidence").
 */
export function knownFacts(product: CardFacts): number {
  const { facts } = product.provenance;
  const { proteinPerServing, per100 } = product.nutritionalInfo;
  return (
    countCardFacts(product) +
    (facts.name?.basis === 'label' ? WEIGHT.name : 0) +
    (proteinPerServing !== null || per100.proteinPerServing !== null ? WEIGHT.protein : 0) +
    (facts.brand === undefined ? 0 : WEIGHT.brand) +
    (product.ingredientsComplete ? WEIGHT.complete : 0)
  );
}
