import type { CriterionResult, MatchStanding } from './criteria.ts';
import type { IndexFacts } from './match-facts.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import { isNameStated } from '../product/name/unstated-name.ts';
import { isHardCriterion, NEAR_MATCH_SHARE } from './score-rules.ts';
import { isListKnown } from './judge-avoid.ts';

/** Whether a record states what a perfect match needs: its name and its protein (product.md section 2, "Order by evidence"). */
export function isOnRecord(facts: Pick<IndexFacts, 'name' | 'proteinPerServing'>): boolean {
  return isNameStated(facts.name) && facts.proteinPerServing !== null;
}

/** How many of name, brand, figures and list a record lacks, 0 to 4: among equals, the lowest comes first. */
export function lackingFacts(facts: IndexFacts): number {
  const known = [
    isNameStated(facts.name),
    facts.brandId !== UNSTATED_BRAND.id,
    facts.proteinPerServing !== null && facts.calories !== null && facts.sugar !== null,
    isListKnown(facts),
  ];
  return known.filter((each) => !each).length;
}

/**
 * The group of a product in a search (product.md section 2, "Hard and soft"), from its judged criteria. `onRecord` is
 * the result of `isOnRecord`: a record without a name or a protein figure is a near match at best. @internal
 */
export function standingOf(results: readonly CriterionResult[], onRecord: boolean): MatchStanding {
  if (results.length === 0) return 'all';
  const count = (status: CriterionResult['status']): number =>
    results.filter((each) => each.status === status).length;
  const least = NEAR_MATCH_SHARE * results.length;
  const met = count('met');
  if (met === results.length && onRecord) return 'perfect';
  if (results.some((each) => each.status === 'unmet' && isHardCriterion(each.key))) return 'hidden';
  if (met >= least && meetsAllHard(results)) return 'near';
  const unknown = count('unknown');
  return unknown > 0 && met + unknown >= least ? 'unconfirmed' : 'tooFar';
}

/** Whether a standing is listed, given a search's two switches. @internal */
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
