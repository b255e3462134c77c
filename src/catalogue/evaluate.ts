import type { AppliedCriterion } from './apply-criteria.ts';
import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { TermIndex } from './term-index.ts';
import type { TermSets, WantedSets } from './word-sets.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import { applyCriteria } from './apply-criteria.ts';
import { andInto, orInto, removeFrom } from './bits.ts';
import { addToFour, atLeast, exactly } from './counters.ts';

/** How every product stands beyond being perfect or not (product.md section 2, "Hard and soft"). */
export interface Standings {
  /** How many criteria each product meets: planes of weight 1, 2, 4, 8. */
  readonly met: FourPlanes;
  /** All hard criteria are met. */
  readonly hardMet: Bits;
  /** Some hard criterion is unmet. */
  readonly hidden: Bits;
  readonly near: Bits;
  readonly unconfirmed: Bits;
}

type FourPlanes = readonly [Bits, Bits, Bits, Bits];

/** The least number of criteria a near match meets, of so many applied. */
export function nearThreshold(applied: number): number {
  return Math.ceil(NEAR_MATCH_SHARE * applied);
}

/**
 * All products judged at once for one search: three-valued criteria as pairs of sets. The perfect matches are known at
 * once; the other standings are worked out when first asked for. The sets are the arena's: they live until its reset.
 */
export class Evaluation {
  readonly criteria: UnderstoodCriteria;
  readonly applied: readonly AppliedCriterion[];
  readonly avoidTerms: readonly TermSets[];
  readonly mustHaveTerms: readonly WantedSets[];
  readonly perfect: Bits;
  readonly #columns: Columns;
  readonly #arena: Arena;
  #standings: Standings | null = null;

  constructor(columns: Columns, terms: TermIndex, criteria: UnderstoodCriteria, arena: Arena) {
    this.#columns = columns;
    this.#arena = arena;
    this.criteria = criteria;
    this.avoidTerms = criteria.avoid.map((term) => terms.setsOf(term));
    this.mustHaveTerms = criteria.mustHave.map((term) => terms.wantedOf(term));
    this.applied = applyCriteria(columns, criteria, this.avoidTerms, this.mustHaveTerms, arena);
    this.perfect = arena.takeEmpty();
    if (this.applied.length > 0) {
      this.perfect.set(columns.onRecord);
      for (const { met } of this.applied) andInto(this.perfect, met);
    }
  }

  get standings(): Standings {
    this.#standings ??= judge(this.#columns, this.applied, this.perfect, this.#arena);
    return this.#standings;
  }
}

function judge(
  columns: Columns,
  applied: readonly AppliedCriterion[],
  perfect: Bits,
  arena: Arena,
): Standings {
  const planes = (): FourPlanes => [
    arena.takeEmpty(),
    arena.takeEmpty(),
    arena.takeEmpty(),
    arena.takeEmpty(),
  ];
  const met = planes();
  const softUnmet = planes();
  const hidden = arena.takeEmpty();
  const hardMet = arena.takeCopy(columns.all);
  const unmet = arena.take();
  for (const each of applied) {
    addToFour(...met, each.met);
    if (each.hard) {
      orInto(hidden, each.unmet);
      andInto(hardMet, each.met);
    } else {
      unmet.set(each.known);
      removeFrom(unmet, each.met);
      addToFour(...softUnmet, unmet);
    }
  }
  const sets = { met, hardMet, hidden, near: arena.takeEmpty(), unconfirmed: arena.takeEmpty() };
  if (applied.length > 0) split(sets, applied.length, perfect, softUnmet, columns.all);
  return sets;
}

/** Fills the near and the unconfirmed. */
function split(
  sets: Standings,
  applied: number,
  perfect: Bits,
  softUnmet: FourPlanes,
  all: Bits,
): void {
  const { hidden, hardMet, near, unconfirmed } = sets;
  const [m0, m1, m2, m3] = sets.met;
  const [u0, u1, u2, u3] = softUnmet;
  const nearFrom = nearThreshold(applied);
  const tooMany = applied - nearFrom + 1;
  for (let w = 0; w < near.length; w++) {
    const a0 = m0[w] as number;
    const a1 = m1[w] as number;
    const a2 = m2[w] as number;
    const a3 = m3[w] as number;
    const b0 = u0[w] as number;
    const b1 = u1[w] as number;
    const b2 = u2[w] as number;
    const b3 = u3[w] as number;
    const best = perfect[w] as number;
    const close = atLeast(a0, a1, a2, a3, nearFrom) & (hardMet[w] as number) & ~best;
    // Met and unmet added up: where that is all that was applied, nothing is unknown.
    const c0 = a0 & b0;
    const c1 = (a1 & b1) | (c0 & (a1 ^ b1));
    const c2 = (a2 & b2) | (c1 & (a2 ^ b2));
    const exact = exactly(a0 ^ b0, a1 ^ b1 ^ c0, a2 ^ b2 ^ c1, a3 ^ b3 ^ c2, applied);
    const far = atLeast(b0, b1, b2, b3, tooMany);
    near[w] = close;
    unconfirmed[w] = (all[w] as number) & ~((hidden[w] as number) | best | close | exact | far);
  }
}
