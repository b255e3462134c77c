import { type AppliedCriterion, applyCriteria } from './apply-criteria.ts';
import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, orInto, orNeitherInto, removeFrom } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { TermIndex } from './term-index.ts';
import type { TermSets, WantedSets } from '../columns/word-sets.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import { ProductCounts } from './product-counts.ts';

/** The standing of every product that is not a perfect match (product.md section 2, "Hard and soft"). */
export interface Standings {
  /** The number of criteria that each product meets. */
  readonly met: ProductCounts;
  /** All hard criteria are met. */
  readonly hardMet: Bits;
  /** At least one hard criterion is unmet. */
  readonly hidden: Bits;
  readonly near: Bits;
  readonly unconfirmed: Bits;
}

/** The least number of criteria that a near match meets, out of `applied`. */
export function nearThreshold(applied: number): number {
  return Math.ceil(NEAR_MATCH_SHARE * applied);
}

/**
 * All products evaluated for one search: three-valued criteria as pairs of sets. Perfect matches are computed
 * immediately, other standings on first use. The sets belong to the arena and are valid until it is reset.
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
  const met = new ProductCounts(applied.length, arena);
  const softUnmet = new ProductCounts(applied.length, arena);
  const hidden = arena.takeEmpty();
  const hardMet = arena.takeCopy(columns.all);
  const someUnknown = arena.takeEmpty();
  const unmet = arena.take();
  for (const each of applied) {
    met.add(each.met);
    if (each.hard) {
      orInto(hidden, each.unmet);
      andInto(hardMet, each.met);
      orNeitherInto(someUnknown, each.met, each.unmet);
    } else {
      unmet.set(each.known);
      removeFrom(unmet, each.met);
      softUnmet.add(unmet);
      orNeitherInto(someUnknown, each.met, each.known);
    }
  }
  const near = arena.takeEmpty();
  const unconfirmed = arena.takeEmpty();
  const nearFrom = nearThreshold(applied.length);
  const tooManyUnmet = applied.length - nearFrom + 1;
  for (let w = 0; w < near.length && applied.length > 0; w++) {
    const best = perfect[w] as number;
    const close = met.atLeast(w, nearFrom) & ~best & (hardMet[w] as number);
    const mayBeClose =
      (columns.all[w] as number) & ~softUnmet.atLeast(w, tooManyUnmet) & ~(hidden[w] as number);
    near[w] = close;
    unconfirmed[w] = mayBeClose & ~(best | close) & (someUnknown[w] as number);
  }
  return { met, hardMet, hidden, near, unconfirmed };
}
