import type { Match, MatchStanding, SortMode } from './criteria.ts';
import type { IndexFacts } from './match-facts.ts';
import { BEST_MIX_BRANDS, BEST_MIX_PER_BRAND } from './score-rules.ts';
import { scoreKey, sumReceipt } from './score.ts';
import { figureOf, type FigureSort, isFigureSort, sortKeyOf } from './figures.ts';
import { lackingFacts, meetsAllHard } from './standing.ts';
import { isMainMarketplace } from '../retailers/visible-links.ts';
import { foldText } from '../slug.ts';
import { compareTexts } from '../wording.ts';

/** A listed product with its match and standing. */
export interface RankedProduct {
  readonly facts: IndexFacts;
  readonly match: Pick<Match, 'matchPercentage' | 'receipt' | 'criteria'>;
  readonly standing: MatchStanding;
}

const STANDING_ORDER: Readonly<Record<MatchStanding, number>> = {
  all: 0,
  perfect: 0,
  near: 1,
  unconfirmed: 2,
  tooFar: 3,
  hidden: 4,
};

type Comparison = (a: RankedProduct, b: RankedProduct) => number;

/** Orders standings as they are listed. */
export function compareStandings(a: MatchStanding, b: MatchStanding): number {
  return STANDING_ORDER[a] - STANDING_ORDER[b];
}

const byStanding: Comparison = (a, b) => compareStandings(a.standing, b.standing);
const byPercentage: Comparison = (a, b) => b.match.matchPercentage - a.match.matchPercentage;
const byHardMet: Comparison = (a, b) =>
  Number(meetsAllHard(b.match.criteria)) - Number(meetsAllHard(a.match.criteria));
/** Orders by the clamped score too, which never falls as this one rises. */
const byUnclampedScore: Comparison = (a, b) =>
  scoreKey(sumReceipt(b.match.receipt)) - scoreKey(sumReceipt(a.match.receipt));
const byMarketplace: Comparison = (a, b) =>
  Number(hasMarketplaceLink(b.facts)) - Number(hasMarketplaceLink(a.facts));

function byFigure(sort: FigureSort): Comparison {
  const keyOf = ({ facts }: RankedProduct): number => sortKeyOf(facts, sort) ?? Infinity;
  return (a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first === second ? 0 : first - second;
  };
}

/** Orders products by name (UTF-16 code units), then id: the final tie-breaker of every order. */
export function compareNames(
  a: { readonly name: string; readonly id: number },
  b: { readonly name: string; readonly id: number },
): number {
  return compareTexts(a.name, b.name) || a.id - b.id;
}

const byAlphabet: Comparison = (a, b) =>
  compareTexts(alphabeticalKey(a.facts.name), alphabeticalKey(b.facts.name));

/**
 * The sort key of an order by name: without accents, marks and case; names that begin with a letter come before those
 * that begin with a digit.
 */
export function alphabeticalKey(name: string): string {
  const folded = foldText(name);
  return /^\p{L}/u.test(folded) ? folded : `\uffff${folded}`;
}

/** Whether a product has an active link at the main marketplace. */
export function hasMarketplaceLink(facts: Pick<IndexFacts, 'affiliateLinks'>): boolean {
  return facts.affiliateLinks.some((link) => link.isActive && isMainMarketplace(link));
}

/** Among equals, records that state more come first, then newer ones (product.md section 2, "Order by evidence"). */
export function compareEvidence(a: IndexFacts, b: IndexFacts): number {
  const yearOf = (facts: IndexFacts): number => figureOf(facts, 'recordYear') ?? 0;
  return lackingFacts(a) - lackingFacts(b) || yearOf(b) - yearOf(a);
}

function inOrder(...comparisons: readonly Comparison[]): Comparison {
  return (a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return compareEvidence(a.facts, b.facts) || compareNames(a.facts, b.facts);
  };
}

/** Better matches first: by standing, percentage, hard criteria met, score, then evidence, name and id. */
export const matchOrder: Comparison = inOrder(
  byStanding,
  byPercentage,
  byHardMet,
  byUnclampedScore,
);
const bestMixOrder = inOrder(byMarketplace, byUnclampedScore);

/**
 * Orders listed products (specification section 9, "Sorting"): perfect matches, then near, then unconfirmed; within
 * each by the sort, ties by unclamped score, evidence, name, id. A total, stable order. @internal
 */
export function rankMatches<T extends RankedProduct>(products: readonly T[], sort: SortMode): T[] {
  if (isFigureSort(sort)) {
    return products.toSorted(inOrder(byStanding, byFigure(sort), byUnclampedScore));
  }
  if (sort === 'name') return products.toSorted(inOrder(byStanding, byAlphabet, byUnclampedScore));
  if (sort === 'match') return products.toSorted(matchOrder);
  return [
    ...rankBestMix(products.filter((each) => each.standing === 'perfect')),
    ...products.filter((each) => each.standing !== 'perfect').toSorted(matchOrder),
  ];
}

/**
 * Best Mix of perfect matches: those with an active main-marketplace link first, then by score. A first pass takes one
 * of each brand for up to 10 brands, a second allows each brand up to 2 (including the first pass), and the rest follow
 * in order (specification section 9, "Sorting").
 */
export function rankBestMix<T extends RankedProduct>(perfect: readonly T[]): T[] {
  const ordered = perfect.toSorted(bestMixOrder);
  const taken = new Map<number, number>();
  const first: T[] = [];
  const second: T[] = [];
  const rest: T[] = [];
  const later: T[] = [];
  for (const product of ordered) {
    const { brandId } = product.facts;
    if (taken.size < BEST_MIX_BRANDS && !taken.has(brandId)) {
      taken.set(brandId, 1);
      first.push(product);
    } else later.push(product);
  }
  for (const product of later) {
    const count = taken.get(product.facts.brandId) ?? 0;
    if (count < BEST_MIX_PER_BRAND) {
      taken.set(product.facts.brandId, count + 1);
      second.push(product);
    } else rest.push(product);
  }
  return [...first, ...second, ...rest];
}
