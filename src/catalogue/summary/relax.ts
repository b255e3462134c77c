import type { Arena } from '../columns/arena.ts';
import {
  type Bits,
  andInto,
  countBits,
  forEachBit,
  hasBit,
  lowestBit,
  orInto,
} from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import { type AppliedCriterion, applyAvoid } from '../evaluate/apply-criteria.ts';
import type { Narrowed } from '../narrowed/narrowed.ts';
import {
  minimalRelaxations,
  type Relaxation,
  type Wish,
  wishesOf,
} from '#domain/matching/relaxations.ts';
import type { TermSets, WantedSets } from '../columns/word-sets.ts';
import { ProductCounts } from '../evaluate/product-counts.ts';

/** Combinations of missed wishes that are counted with set operations. The rest is counted product by product. */
const MAX_ROUNDS = 16;
/** At or below this number of products, counting product by product is faster. */
const FEW_PRODUCTS = 4096;

/** Finds the exact inclusion-minimal relaxations of a search. Empty if it has perfect matches. */
export function findRelaxations(columns: Columns, narrowed: Narrowed, arena: Arena): Relaxation[] {
  const wishes = wishesOf(narrowed.evaluation.criteria);
  if (narrowed.perfect.count > 0 || wishes.length < 2) return [];
  const met = metByWish(columns, narrowed, wishes, arena);
  return minimalRelaxations(wishes, countByMissed(columns, narrowed, met, arena));
}

/** The products that meet each wish. */
function metByWish(
  columns: Columns,
  { evaluation }: Narrowed,
  wishes: readonly Wish[],
  arena: Arena,
): readonly Bits[] {
  const { criteria, applied, avoidTerms, mustHaveTerms } = evaluation;
  return wishes.map(({ key, term }) => {
    if (term === null) return (applied.find((each) => each.key === key) as AppliedCriterion).met;
    return key === 'avoid'
      ? applyAvoid(columns, [avoidTerms[criteria.avoid.indexOf(term)] as TermSets], arena).met
      : (mustHaveTerms[criteria.mustHave.indexOf(term)] as WantedSets).met;
  });
}

/**
 * Counts the products (or families) that miss each combination of wishes (a mask with bit i for the i-th wish),
 * provided that none is perfect. A product becomes perfect when everything it misses is dropped, so only minimal masks
 * matter. Products that miss fewest wishes come first, and each round removes all products whose mask contains the one
 * found. Among the remaining products every mask is counted, minimal or not.
 */
function countByMissed(
  { onRecord, families }: Columns,
  narrowed: Narrowed,
  met: readonly Bits[],
  arena: Arena,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const open = arena.takeCopy(narrowed.inUniverse(onRecord, arena));
  const missed = new ProductCounts(met.length, arena);
  for (const set of met) missed.addOthers(set, open);
  const missExactly = arena.take();
  const meetSome = arena.take();
  let fewest = 1;
  let rounds = 0;
  while (rounds < MAX_ROUNDS && countBits(open) > FEW_PRODUCTS) {
    const product = firstMissing(missed, open, fewest);
    if (product === null) {
      // Terminates, because every remaining product misses some number of wishes.
      fewest++;
      continue;
    }
    rounds++;
    const mask = maskOf(met, product);
    const inMask = (_: Bits, index: number) => ((mask >> index) & 1) === 1;
    missExactly.set(open);
    for (const set of met.filter((each, index) => !inMask(each, index))) andInto(missExactly, set);
    counts.set(mask, narrowed.count(missExactly));
    meetSome.fill(0);
    for (const set of met.filter(inMask)) orInto(meetSome, set);
    andInto(open, meetSome);
  }
  const seen = new Set<string>();
  forEachBit(open, (product) => {
    const mask = maskOf(met, product);
    const family = `${mask}|${families.rows[product]}`;
    if (narrowed.families && seen.has(family)) return;
    seen.add(family);
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  });
  return counts;
}

/** The first product of a set that misses exactly `number` wishes. Null if there is none. */
function firstMissing(missed: ProductCounts, set: Bits, number: number): number | null {
  for (let w = 0; w < set.length; w++) {
    const members = set[w] as number;
    const word = members === 0 ? 0 : members & missed.exactly(w, number);
    if (word !== 0) return (w << 5) + lowestBit(word);
  }
  return null;
}

/** The mask of the wishes that a product does not meet: bit i for the i-th wish. */
function maskOf(met: readonly Bits[], product: number): number {
  return met.reduce((mask, set, index) => (hasBit(set, product) ? mask : mask | (1 << index)), 0);
}
