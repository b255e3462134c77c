import type { CriterionResult, MatchStanding } from './criteria.ts';
import { isHardCriterion, NEAR_MATCH_SHARE } from './score-rules.ts';

/** Where a product stands in a search (product.md section 2, "Hard and soft"), from its judged criteria. */
export function standingOf(results: readonly CriterionResult[]): MatchStanding {
  if (results.length === 0) return 'all';
  const met = results.filter((each) => each.status === 'met').length;
  if (met === results.length) return 'perfect';
  const unmet = results.filter((each) => each.status === 'unmet');
  if (unmet.some((each) => isHardCriterion(each.key))) return 'hidden';
  if (met >= NEAR_MATCH_SHARE * results.length) return 'near';
  return unmet.length === 0 ? 'unconfirmed' : 'tooFar';
}

/** Whether a standing is listed under a search's two switches. */
export function isListed(
  standing: MatchStanding,
  switches: { readonly showAll: boolean; readonly unconfirmed: boolean },
): boolean {
  if (standing === 'perfect' || standing === 'all') return true;
  if (standing === 'near') return switches.showAll;
  return standing === 'unconfirmed' && switches.unconfirmed;
}

/** Whether every hard criterion that was applied is met, not merely unbroken. */
export function meetsAllHard(results: readonly CriterionResult[]): boolean {
  return results.every((each) => each.status === 'met' || !isHardCriterion(each.key));
}
