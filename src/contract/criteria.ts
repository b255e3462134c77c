import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import { distinct } from '#domain/wording.ts';
import type { criteriaSchema } from './search.ts';
import type { Wire } from './wire.ts';

/**
 * Search criteria as sent over HTTP (specification section 3): singular or plural, flags as booleans. Only the schema's
 * type is imported here, because the browser uses this module too.
 */
export type CriteriaInput = Wire<typeof criteriaSchema>;

/** Cleans a written term: no control characters, no surplus spaces. Empty if nothing is left. */
export function cleanTerm(term: string): string {
  // oxlint-disable-next-line no-control-regex -- removing them is the point
  return term.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}

/** Cleans the terms and drops blank ones and case-insensitive repeats. */
export function cleanTerms(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms.map(cleanTerm).filter((term) => {
    const key = term.toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function pluralWins<T>(plural: readonly T[] | undefined, singular: T | undefined): T[] {
  if (plural !== undefined) return distinct(plural);
  return singular === undefined ? [] : [singular];
}

/**
 * Reads the criteria of a request: lists in the plural, terms trimmed, blanks and repeats dropped, only flags that are
 * true (specification sections 2 and 5). If both forms are given, the plural wins.
 */
export function readCriteria(input: CriteriaInput): Criteria {
  return {
    avoidIngredients: cleanTerms(input.avoidIngredients ?? []),
    mustHaveIngredients: cleanTerms(input.mustHaveIngredients ?? []),
    proteinTypes: pluralWins(input.proteinTypes, input.proteinType),
    fitnessGoals: pluralWins(input.fitnessGoals, input.fitnessGoal),
    brandIds: pluralWins(input.brandIds, input.brandId),
    flags: DIETARY_FLAGS.filter((flag) => input[flag] === true),
  };
}

/** Writes the criteria as a request body, the inverse of `readCriteria`. Empty criteria are left out. */
export function writeCriteria(criteria: Criteria): CriteriaInput {
  const input: Record<string, unknown> = {};
  const lists = [
    'avoidIngredients',
    'mustHaveIngredients',
    'proteinTypes',
    'fitnessGoals',
    'brandIds',
  ] as const;
  for (const list of lists) {
    if (criteria[list].length > 0) input[list] = criteria[list];
  }
  for (const flag of criteria.flags) input[flag] = true;
  return input;
}

/** Whether any criterion is set. */
export function hasCriteria(criteria: Criteria): boolean {
  return (
    criteria.avoidIngredients.length +
      criteria.mustHaveIngredients.length +
      criteria.proteinTypes.length +
      criteria.fitnessGoals.length +
      criteria.brandIds.length +
      criteria.flags.length >
    0
  );
}
