import { readAmounts } from '../product/figures/serving.ts';
import { foldText } from '../slug.ts';
import type { FeedOffer } from './feed-offer.ts';

/** A product that an offer may belong to. */
export interface OfferCandidate {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly flavor: string | null;
  readonly gtin: string | null;
}

/** From `certain` on, an offer is assigned to the product; from `review` on, it is shown to the operator. */
export const MATCH_SCORES = { certain: 0.9, review: 0.6 } as const;
/** How much lower the next best score must be. */
const MARGIN = 0.1;

export type OfferMatch =
  | { readonly kind: 'certain' | 'review'; readonly id: number; readonly score: number }
  | { readonly kind: 'none' };

function words(text: string, fillers: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    foldText(text.replace(/\d+(?:[.,]\d+)?\s*(?:kg|g|oz|lbs?|ml|l)\b/gi, ' '))
      .split(' ')
      .filter((word) => word !== '' && !fillers.has(word)),
  );
}

/** Share of the words of both that they have in common; 1 if neither has any. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = new Set([...a, ...b]);
  const shared = [...a].filter((word) => b.has(word)).length;
  return all.size === 0 ? 1 : shared / all.size;
}

/**
 * How surely an offer belongs to a product, 0 to 1, by brand, name, flavor and size. 0 if brand or flavor differ:
 * another flavor may have other ingredients. `fillers` are words of a name that say nothing about the product.
 */
export function scoreOffer(
  offer: FeedOffer,
  product: OfferCandidate,
  fillers: ReadonlySet<string>,
): number {
  const said = foldText(`${offer.brand ?? ''} ${offer.name} ${offer.flavor ?? ''}`);
  const brand = foldText(product.brand);
  if (brand === '' || !` ${said} `.includes(` ${brand} `)) return 0;
  const flavor = foldText(product.flavor ?? '');
  const saysFlavor = flavor !== '' && ` ${said} `.includes(` ${flavor} `);
  if (offer.flavor !== null && flavor !== '' && !saysFlavor) return 0;
  const without = (text: string) =>
    new Set(
      [...words(text, fillers)].filter((word) => !` ${brand} ${flavor} `.includes(` ${word} `)),
    );
  const names = overlap(without(offer.name), without(product.name));
  const flavors = saysFlavor ? 1 : flavor === '' && offer.flavor === null ? 0.5 : 0;
  const size = sameSize(offer, product);
  if (size === false) return 0;
  return 0.6 * names + 0.3 * flavors + (size === null ? 0.05 : 0.1);
}

/** Whether both state the same size; null if one states none. */
function sameSize(offer: FeedOffer, product: OfferCandidate): boolean | null {
  const [offered] = readAmounts(`${offer.size ?? ''} ${offer.name}`);
  const [known] = readAmounts(product.name);
  if (offered === undefined || known === undefined) return null;
  return (
    offered.unit === known.unit && Math.abs(offered.amount - known.amount) <= known.amount / 50
  );
}

/** The product that an offer belongs to, if one is by far the likeliest. */
export function matchOffer(
  offer: FeedOffer,
  products: readonly OfferCandidate[],
  fillers: ReadonlySet<string>,
): OfferMatch {
  let best = { id: 0, score: 0 };
  let second = 0;
  for (const product of products) {
    const score = scoreOffer(offer, product, fillers);
    if (score > best.score) {
      second = best.score;
      best = { id: product.id, score };
    } else if (score > second) second = score;
  }
  if (best.score < MATCH_SCORES.review) return { kind: 'none' };
  const certain = best.score >= MATCH_SCORES.certain && best.score - second >= MARGIN;
  return { kind: certain ? 'certain' : 'review', ...best };
}
