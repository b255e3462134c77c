import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { TermIndex, TermSets } from './term-sets.ts';
import type { CriterionKey, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { andInto, orInto, popcount } from './bits.ts';
import { addToFour, atLeast } from './counters.ts';

/** One applied criterion over the whole catalogue; in neither set: unknown. */
export interface AppliedCriterion {
  readonly key: CriterionKey;
  readonly hard: boolean;
  readonly met: Bits;
  readonly unmet: Bits;
}

/** Every product's standing in one search (product.md section 2, "Hard and soft"). */
export interface Evaluation {
  readonly criteria: UnderstoodCriteria;
  readonly applied: readonly AppliedCriterion[];
  readonly avoidTerms: readonly TermSets[];
  readonly mustHaveTerms: readonly TermSets[];
  /** The least number of met criteria of a near match. */
  readonly nearFrom: number;
  /** How many criteria each product meets: planes of weight 1, 2, 4, 8. */
  readonly met: readonly [Bits, Bits, Bits, Bits];
  /** Some hard criterion is unmet. */
  readonly hidden: Bits;
  /** All hard criteria are met. */
  readonly hardMet: Bits;
  /** Some soft criterion is unmet; and: at least two are. */
  readonly softUnmet: Bits;
  readonly softUnmetTwice: Bits;
  readonly perfect: Bits;
  readonly near: Bits;
  readonly unconfirmed: Bits;
  readonly counts: {
    readonly hidden: number;
    readonly perfect: number;
    readonly near: number;
    readonly unconfirmed: number;
  };
}

/** The least number of criteria a near match meets, of so many applied. */
export function nearThreshold(applied: number): number {
  return Math.ceil(NEAR_MATCH_SHARE * applied);
}

/**
 * Judges all products at once: three-valued criteria as pairs of sets, met criteria counted bit by bit. The sets are
 * the arena's: the evaluation lives until that is reset.
 */
export function evaluate(
  columns: Columns,
  terms: TermIndex,
  criteria: UnderstoodCriteria,
  arena: Arena,
): Evaluation {
  const avoidTerms = criteria.avoid.map((term) => terms.setsOf(term));
  const mustHaveTerms = criteria.mustHave.map((term) => terms.setsOf(term));
  const applied = applyCriteria(columns, criteria, avoidTerms, mustHaveTerms, arena);
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
    } else addUnmet(softUnmet, softUnmetTwice, each.unmet);
  }
  const nearFrom = nearThreshold(applied.length);
  const standing = { perfect: set(), near: set(), unconfirmed: set() };
  const counts =
    applied.length === 0
      ? { hidden: 0, perfect: 0, near: 0, unconfirmed: 0 }
      : split(columns.all, applied.length, nearFrom, met, hidden, softUnmet, standing);
  return {
    criteria,
    applied,
    avoidTerms,
    mustHaveTerms,
    nearFrom,
    met,
    hidden,
    hardMet,
    softUnmet,
    softUnmetTwice,
    ...standing,
    counts,
  };
}

function addUnmet(once: Bits, twice: Bits, unmet: Bits): void {
  for (let w = 0; w < unmet.length; w++) {
    const word = unmet[w] as number;
    const before = once[w] as number;
    twice[w] = (twice[w] as number) | (before & word);
    once[w] = before | word;
  }
}

function split(
  all: Bits,
  applied: number,
  nearFrom: number,
  [m0, m1, m2, m3]: Evaluation['met'],
  hidden: Bits,
  softUnmet: Bits,
  into: { perfect: Bits; near: Bits; unconfirmed: Bits },
): Evaluation['counts'] {
  const counts = { hidden: 0, perfect: 0, near: 0, unconfirmed: 0 };
  for (let w = 0; w < all.length; w++) {
    const p0 = m0[w] as number;
    const p1 = m1[w] as number;
    const p2 = m2[w] as number;
    const p3 = m3[w] as number;
    const broken = hidden[w] as number;
    const perfect = atLeast(p0, p1, p2, p3, applied);
    const near = atLeast(p0, p1, p2, p3, nearFrom) & ~perfect & ~broken;
    const open = (all[w] as number) & ~(perfect | near | broken | (softUnmet[w] as number));
    into.perfect[w] = perfect;
    into.near[w] = near;
    into.unconfirmed[w] = open;
    counts.hidden += popcount(broken);
    counts.perfect += popcount(perfect);
    counts.near += popcount(near);
    counts.unconfirmed += popcount(open);
  }
  return counts;
}

/** The applied criteria in the order of the receipt (`judgeCriteria`). */
function applyCriteria(
  columns: Columns,
  criteria: UnderstoodCriteria,
  avoidTerms: readonly TermSets[],
  mustHaveTerms: readonly TermSets[],
  arena: Arena,
): AppliedCriterion[] {
  const applied: AppliedCriterion[] = [];
  if (avoidTerms.length > 0) applied.push(applyAvoid(columns, avoidTerms, arena));
  const soft = (key: CriterionKey, met: Bits, known: Bits): void => {
    const unmet = arena.take();
    for (let w = 0; w < met.length; w++) unmet[w] = (known[w] as number) & ~(met[w] as number);
    applied.push({ key, hard: false, met, unmet });
  };
  const [firstWanted, ...otherWanted] = mustHaveTerms;
  if (firstWanted) {
    const met = otherWanted.length === 0 ? firstWanted.found : arena.takeCopy(firstWanted.found);
    for (const term of otherWanted) andInto(met, term.found);
    soft('mustHave', met, columns.complete);
  }
  if (criteria.proteinTypes.length > 0) {
    const rows = criteria.proteinTypes.map((type) => PROTEIN_TYPES.indexOf(type));
    soft('proteinType', anyOf(columns.types, rows, arena), columns.typeKnown);
  }
  if (criteria.fitnessGoals.length > 0) {
    const rows = criteria.fitnessGoals.map((goal) => FITNESS_GOALS.indexOf(goal));
    soft('fitnessGoal', anyOf(columns.goals, rows, arena), columns.goalKnown);
  }
  if (criteria.brandIds.length > 0) {
    const met = arena.takeEmpty();
    for (const id of new Set(criteria.brandIds)) {
      const row = columns.brandIds.indexOf(id);
      if (row >= 0) columns.brandPostings.addTo(met, row);
    }
    soft('brand', met, columns.brandKnown);
  }
  for (const flag of new Set(criteria.flags)) {
    const row = DIETARY_FLAGS.indexOf(flag);
    applied.push({
      key: flag,
      hard: true,
      met: columns.flagTrue[row] as Bits,
      unmet: columns.flagFalse[row] as Bits,
    });
  }
  return applied;
}

function anyOf(columns: readonly Bits[], rows: readonly number[], arena: Arena): Bits {
  const [first = 0, ...others] = rows;
  if (others.length === 0) return columns[first] as Bits;
  const union = arena.takeCopy(columns[first] as Bits);
  for (const row of others) orInto(union, columns[row] as Bits);
  return union;
}

function applyAvoid(columns: Columns, terms: readonly TermSets[], arena: Arena): AppliedCriterion {
  const unmet = arena.takeEmpty();
  const met = arena.takeCopy(columns.complete);
  for (const term of terms) {
    orInto(unmet, term.contains);
    if (term.mayContain !== null) orInto(unmet, term.mayContain);
    if (term.doubt !== null) {
      for (let w = 0; w < met.length; w++) {
        met[w] = (met[w] as number) & ~(term.doubt[w] as number);
      }
    }
  }
  for (let w = 0; w < met.length; w++) met[w] = (met[w] as number) & ~(unmet[w] as number);
  return { key: 'avoid', hard: true, met, unmet };
}
