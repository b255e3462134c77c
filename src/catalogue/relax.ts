import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Relaxation } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import { minimalRelaxations } from '#domain/matching/relaxations.ts';
import { popcount } from './bits.ts';
import { exactly } from './counters.ts';

/** How long combinations are looked for set by set before what is left is counted product by product. */
interface Bounds {
  /** Combinations found. */
  readonly rounds: number;
  /** So few products left are cheaper to count one by one. */
  readonly few: number;
}

const BOUNDS: Bounds = { rounds: 16, few: 4096 };

/** The exact inclusion-minimal relaxations of a search; none where it has perfect matches. */
export function findRelaxations(
  columns: Columns,
  evaluation: Evaluation,
  arena: Arena,
): Relaxation[] {
  const { applied } = evaluation;
  if (evaluation.perfectCount > 0 || applied.length < 2) return [];
  return minimalRelaxations(
    applied.map((each) => each.key),
    countMissing(columns, evaluation, arena, BOUNDS),
  );
}

/**
 * How many products miss which criteria (bit i: the i-th applied), where none is perfect. A product becomes perfect when all
 * it misses is dropped, so the minimal combinations matter: those of the products that miss fewest are looked for first, and
 * all products that miss a superset are out. Of what is left after `bounds` every combination is counted, minimal or not.
 */
export function countMissing(
  columns: Columns,
  evaluation: Evaluation,
  arena: Arena,
  bounds: Bounds,
): Map<number, number> {
  const met = evaluation.applied.map((each) => each.met);
  const alive = arena.takeCopy(columns.all);
  const countsByMask = new Map<number, number>();
  let rounds = 0;
  let left = columns.size;
  let least = met.length - 1;
  // Every product meets some number below that of all criteria: each is found in time.
  while (left > bounds.few && rounds < bounds.rounds) {
    const found = firstMeeting(evaluation, alive, least);
    if (found < 0) {
      least--;
      continue;
    }
    rounds++;
    const mask = maskOf(met, found >>> 5, found & 31);
    countsByMask.set(mask, countMask(met, alive, mask));
    left = removeSupersets(met, alive, mask);
  }
  countRest(met, alive, countsByMask);
  return countsByMask;
}

/** The first product still in question that meets exactly so many; -1 if there is none. */
function firstMeeting(evaluation: Evaluation, alive: Bits, number: number): number {
  const [m0, m1, m2, m3] = evaluation.standings.met;
  for (let w = 0; w < alive.length; w++) {
    const word =
      (alive[w] as number) &
      exactly(m0[w] as number, m1[w] as number, m2[w] as number, m3[w] as number, number);
    if (word !== 0) return (w << 5) + (31 - Math.clz32(word & -word));
  }
  return -1;
}

/** Which criteria a product does not meet: bit i for the i-th. */
function maskOf(met: readonly Bits[], w: number, bit: number): number {
  let mask = 0;
  for (let i = 0; i < met.length; i++) {
    mask |= ((~((met[i] as Bits)[w] as number) >>> bit) & 1) << i;
  }
  return mask;
}

/** Products that miss no criterion outside the mask: with a minimal mask, exactly those that miss it whole. */
function countMask(met: readonly Bits[], alive: Bits, mask: number): number {
  const kept = met.filter((_, index) => ((mask >> index) & 1) === 0);
  let count = 0;
  for (let w = 0; w < alive.length; w++) {
    let word = alive[w] as number;
    for (let i = 0; i < kept.length && word !== 0; i++) word &= (kept[i] as Bits)[w] as number;
    count += popcount(word);
  }
  return count;
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

function countRest(met: readonly Bits[], alive: Bits, countsByMask: Map<number, number>): void {
  const counts = new Int32Array(2 ** met.length);
  for (let w = 0; w < alive.length; w++) {
    for (let word = alive[w] as number; word !== 0; word &= word - 1) {
      const mask = maskOf(met, w, 31 - Math.clz32(word & -word));
      counts[mask] = (counts[mask] as number) + 1;
    }
  }
  counts.forEach((count, mask) => {
    if (count > 0) countsByMask.set(mask, count);
  });
}
