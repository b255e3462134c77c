import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, orInto, removeFrom } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { TermSets, WantedSets } from '../columns/word-sets.ts';
import type { CriterionKey, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { addPostings } from '../columns/posting-table.ts';

/** A hard criterion over the whole catalogue. Products in neither set are unknown. */
export interface HardCriterion {
  readonly key: CriterionKey;
  readonly hard: true;
  readonly met: Bits;
  readonly unmet: Bits;
}

/** A soft criterion over the whole catalogue. Products that are known but not met are unmet. */
export interface SoftCriterion {
  readonly key: CriterionKey;
  readonly hard: false;
  readonly met: Bits;
  /** May lack products that meet it, because `met` already decides those. */
  readonly known: Bits;
}

export type AppliedCriterion = HardCriterion | SoftCriterion;

/** The applied criteria in the order of the receipt (`judgeCriteria`). */
export function applyCriteria(
  columns: Columns,
  criteria: UnderstoodCriteria,
  avoidTerms: readonly TermSets[],
  mustHaveTerms: readonly WantedSets[],
  arena: Arena,
): AppliedCriterion[] {
  const applied: AppliedCriterion[] = [];
  if (avoidTerms.length > 0) applied.push(applyAvoid(columns, avoidTerms, arena));
  const soft = (key: CriterionKey, met: Bits, known: Bits): void => {
    applied.push({ key, hard: false, met, known });
  };
  if (mustHaveTerms.length > 0) {
    const { met, known } = allWanted(columns, mustHaveTerms, arena);
    soft('mustHave', met, known);
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
      if (row >= 0) addPostings(columns.brandPostings, row, met);
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

/** Met if all terms are met, unmet if any is unmet. */
function allWanted(columns: Columns, terms: readonly WantedSets[], arena: Arena): WantedSets {
  const [first, ...others] = terms;
  if (first === undefined || others.length === 0) return first as WantedSets;
  const met = arena.takeCopy(first.met);
  for (const term of others) andInto(met, term.met);
  // A complete list is known for every term.
  if (terms.every((term) => term.known === columns.complete))
    return { met, known: columns.complete };
  const known = arena.takeEmpty();
  for (const term of terms) {
    for (let w = 0; w < known.length; w++) {
      known[w] = (known[w] as number) | ((term.known[w] as number) & ~(term.met[w] as number));
    }
  }
  return { met, known };
}

/** Unmet by products that contain any of the terms, met by products confirmed to contain none of them. */
export function applyAvoid(
  columns: Columns,
  terms: readonly TermSets[],
  arena: Arena,
): AppliedCriterion {
  const unmet = arena.takeEmpty();
  const met = arena.takeCopy(columns.complete);
  for (const term of terms) {
    orInto(unmet, term.contains);
    if (term.mayContain !== null) orInto(unmet, term.mayContain);
    removeFrom(met, term.doubt);
  }
  removeFrom(met, unmet);
  return { key: 'avoid', hard: true, met, unmet };
}
