import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Relaxation } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { AppliedCriterion } from './apply-criteria.ts';
import type { Narrowed } from './narrowed.ts';
import { minimalRelaxations, type Wish, wishesOf } from '#domain/matching/relaxations.ts';
import { avoidedMet } from './apply-criteria.ts';
import { popcount } from '#domain/bits.ts';
import { countBits, lowestBit } from './bits.ts';
import { addOthers, exactlyIn, type Planes } from './counters.ts';

/** How long combinations are looked for set by set before what is left is counted product by product. */
interface Bounds {
  /** Combinations found. */
  readonly rounds: number;
  /** So few products left are cheaper to count one by one. */
  readonly few: number;
}

const BOUNDS: Bounds = { rounds: 16, few: 4096 };

/** The exact inclusion-minimal relaxations of a search; none where it has perfect matches. */
export function findRelaxations(columns: Columns, narrowed: Narrowed, arena: Arena): Relaxation[] {
  const wishes = wishesOf(narrowed.evaluation.criteria);
  if (narrowed.perfect.count > 0 || wishes.length < 2) return [];
  return minimalRelaxations(wishes, countMissing(columns, narrowed, wishes, arena, BOUNDS));
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
    if (term !== null && key === 'avoid') {
      const sets = avoidTerms[criteria.avoid.indexOf(term)];
      if (sets !== undefined) return avoidedMet(columns, sets, arena);
    }
    if (term !== null && key === 'mustHave') {
      const sets = mustHaveTerms[criteria.mustHave.indexOf(term)];
      if (sets !== undefined) return sets.met;
    }
    return (applied.find((each) => each.key === key) as AppliedCriterion).met;
  });
}

/**
 * How many products (or families) miss which wishes (bit i: the i-th), where none is perfect. A product becomes perfect when
 * all it misses is dropped, so the minimal combinations matter: those of the products that miss fewest are looked for first,
 * and all products that miss a superset are out. Of what is left after `bounds` every combination is counted, minimal or not.
 */
export function countMissing(
  columns: Columns,
  narrowed: Narrowed,
  wishes: readonly Wish[],
  arena: Arena,
  bounds: Bounds,
): Map<number, number> {
  const met = metByWish(columns, narrowed, wishes, arena);
  const alive = arena.takeCopy(narrowed.inUniverse(columns.onRecord, arena));
  const missed: Bits[] = [];
  for (let most = wishes.length; most > 0; most >>= 1) missed.push(arena.takeEmpty());
  for (const set of met) addOthers(missed, set, alive);
  const countsByMask = new Map<number, number>();
  const having = arena.take();
  let rounds = 0;
  let left = countBits(alive);
  let fewest = 1;
  // Every product misses some number up to that of all wishes: each is found in time.
  while (left > bounds.few && rounds < bounds.rounds) {
    const found = firstMissing(missed, alive, fewest);
    if (found < 0) {
      fewest++;
      continue;
    }
    rounds++;
    const mask = maskOf(met, found >>> 5, found & 31);
    keepMask(met, alive, mask, having);
    countsByMask.set(mask, narrowed.count(having));
    left = removeSupersets(met, alive, mask);
  }
  countRest(columns, narrowed, met, alive, countsByMask);
  return countsByMask;
}

/** The first product still in question that misses exactly so many; -1 if there is none. */
function firstMissing(missed: Planes, alive: Bits, number: number): number {
  for (let w = 0; w < alive.length; w++) {
    const here = alive[w] as number;
    if (here === 0) continue;
    const word = here & exactlyIn(missed, w, number);
    if (word !== 0) return (w << 5) + lowestBit(word);
  }
  return -1;
}

/** Which wishes a product does not meet: bit i for the i-th. */
function maskOf(met: readonly Bits[], w: number, bit: number): number {
  let mask = 0;
  for (let i = 0; i < met.length; i++) {
    mask |= ((~((met[i] as Bits)[w] as number) >>> bit) & 1) << i;
  }
  return mask;
}

/** Puts the products that miss no wish outside the mask into a set: with a minimal mask, exactly those that miss it whole. */
function keepMask(met: readonly Bits[], alive: Bits, mask: number, into: Bits): void {
  const kept = met.filter((_, index) => ((mask >> index) & 1) === 0);
  for (let w = 0; w < alive.length; w++) {
    let word = alive[w] as number;
    for (let i = 0; i < kept.length && word !== 0; i++) word &= (kept[i] as Bits)[w] as number;
    into[w] = word;
  }
}

/** Leaves those that meet something of the mask; answers how many. */
function removeSupersets(met: readonly Bits[], alive: Bits, mask: number): number {
  const dropped = met.filter((_, index) => ((mask >> index) & 1) === 1);
  let left = 0;
  for (let w = 0; w < alive.length; w++) {
    let some = 0;
    for (let i = 0; i < dropped.length; i++) some |= (dropped[i] as Bits)[w] as number;
    const word = (alive[w] as number) & some;
    alive[w] = word;
    left += popcount(word);
  }
  return left;
}

function countRest(
  { families }: Columns,
  narrowed: Narrowed,
  met: readonly Bits[],
  alive: Bits,
  countsByMask: Map<number, number>,
): void {
  const seen = new Set<string>();
  for (let w = 0; w < alive.length; w++) {
    for (let word = alive[w] as number; word !== 0; word &= word - 1) {
      const bit = lowestBit(word);
      const mask = maskOf(met, w, bit);
      if (narrowed.families) {
        const key = `${mask}|${families.rows[(w << 5) + bit]}`;
        if (seen.has(key)) continue;
        seen.add(key);
      }
      countsByMask.set(mask, (countsByMask.get(mask) ?? 0) + 1);
    }
  }
}
