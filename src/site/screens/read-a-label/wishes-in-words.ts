import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/enumerations.ts';

/** Returns the wishes in a few words each, for a single line. */
export function wishesInWords(criteria: Criteria): readonly string[] {
  const { brandIds } = criteria;
  return [
    ...criteria.avoidIngredients.map((term) => `no ${term}`),
    ...criteria.mustHaveIngredients,
    ...criteria.proteinTypes,
    ...criteria.fitnessGoals,
    ...(brandIds.length === 0 ? [] : [brandIds.length === 1 ? 'one brand' : 'chosen brands']),
    ...criteria.flags.map((flag) => DIETARY_FLAG_LABELS[flag]),
  ];
}
