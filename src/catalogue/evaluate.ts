import type { AppliedCriterion } from './apply-criteria.ts';
import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { TermIndex, TermSets } from './term-sets.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import { applyCriteria } from './apply-criteria.ts';
import { andInto, countBits, orInto, popcount } from './bits.ts';
import { addToFour, atLeast } from './counters.ts';

/** How every product stands beyond being perfect or not (product.md section 2, "Hard and soft"). */
export interface Standings {
  /** How many criteria each product meets: planes of weight 1, 2, 4, 8. */
  readonly met: readonly [Bits, Bits, Bits, Bits];
  /** Some hard criterion is unmet. */
  readonly hidden: Bits;
  readonly hiddenCount: number;
  /** All hard criteria are met. */
  readonly hardMet: Bits;
  /** Some soft criterion is unmet; and: at least two are. */
  readonly softUnmet: Bits;
  readonly softUnmetTwice: Bits;
  readonly near: Bits;
  readonly nearCount: number;
  readonly unconfirmed: Bits;
  readonly unconfirmedCount: number;
}

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
  readonly mustHaveTerms: readonly TermSets[];
  readonly perfect: Bits;
  readonly perfectCount: number;
  readonly #columns: Columns;
  readonly #arena: Arena;
  #standings: Standings | null = null;

  constructor(columns: Columns, terms: TermIndex, criteria: UnderstoodCriteria, arena: Arena) {
    this.#columns = columns;
    this.#arena = arena;
    this.criteria = criteria;
    this.avoidTerms = criteria.avoid.map((term) => terms.setsOf(term));
    this.mustHaveTerms = criteria.mustHave.map((term) => terms.setsOf(term));
    this.applied = applyCriteria(columns, criteria, this.avoidTerms, this.mustHaveTerms, arena);
    this.perfect = arena.takeEmpty();
    this.perfectCount = this.applied.length === 0 ? 0 : intersect(this.applied, this.perfect);
  }

  get standings(): Standings {
    this.#standings ??= judge(this.#columns, this.applied, this.perfect, this.#arena);
    return this.#standings;
  }
}

/** Puts what all criteria are met by into a set; answers how many. */
function intersect(applied: readonly AppliedCriterion[], into: Bits): number {
  const [first, ...others] = applied.map((each) => each.met);
  into.set(first as Bits);
  for (const met of others) andInto(into, met);
  return countBits(into);
}

function judge(
  columns: Columns,
  applied: readonly AppliedCriterion[],
  perfect: Bits,
  arena: Arena,
): Standings {
  const set = (): Bits => arena.takeEmpty();
  const met = [set(), set(), set(), set()] as const;
  const hidden = set();
  const hardMet = arena.takeCopy(columns.all);
  const softUnmet = set();
  const softUnmetTwice = set();
  for (const each of applied) {
    addToFour(...met, each.met);
    if (each.hard) {
      orInto(hidden, each.unmet);
      andInto(hardMet, each.met);
    } else addUnmet(softUnmet, softUnmetTwice, each.met, each.known);
  }
  const sets = { met, hidden, hardMet, softUnmet, softUnmetTwice, near: set(), unconfirmed: set() };
  return { ...sets, ...split(columns.all, applied.length, perfect, sets) };
}

function addUnmet(once: Bits, twice: Bits, met: Bits, known: Bits): void {
  for (let w = 0; w < met.length; w++) {
    const word = (known[w] as number) & ~(met[w] as number);
    const before = once[w] as number;
    twice[w] = (twice[w] as number) | (before & word);
    once[w] = before | word;
  }
}

/** Fills the near and the unconfirmed, and counts. Nothing is either where nothing is applied. */
function split(
  all: Bits,
  applied: number,
  perfect: Bits,
  sets: Pick<Standings, 'met' | 'hidden' | 'softUnmet' | 'near' | 'unconfirmed'>,
): Pick<Standings, 'hiddenCount' | 'nearCount' | 'unconfirmedCount'> {
  const [m0, m1, m2, m3] = sets.met;
  const { hidden, softUnmet, near, unconfirmed } = sets;
  const nearFrom = nearThreshold(applied);
  const counts = { hiddenCount: 0, nearCount: 0, unconfirmedCount: 0 };
  if (applied === 0) return counts;
  for (let w = 0; w < all.length; w++) {
    const broken = hidden[w] as number;
    const best = perfect[w] as number;
    const enough = atLeast(
      m0[w] as number,
      m1[w] as number,
      m2[w] as number,
      m3[w] as number,
      nearFrom,
    );
    const close = enough & ~(best | broken);
    const open = (all[w] as number) & ~(enough | broken | (softUnmet[w] as number));
    near[w] = close;
    unconfirmed[w] = open;
    counts.hiddenCount += popcount(broken);
    counts.nearCount += popcount(close);
    counts.unconfirmedCount += popcount(open);
  }
  return counts;
}
