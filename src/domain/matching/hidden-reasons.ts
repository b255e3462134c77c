import type { UnderstoodCriteria } from './criteria.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import type { IndexFacts } from './match-facts.ts';
import type { DietaryFlag } from '../enumerations.ts';
import { judgeAvoidTerm } from './judge-avoid.ts';
import { compareTexts, distinct } from '../wording.ts';

const FLAG_REASONS: Readonly<Record<DietaryFlag, string>> = {
  isGlutenFree: 'are not gluten free',
  isSugarFree: 'are not sugar free',
  isOrganic: 'are not organic',
  isKetoFriendly: 'are not keto friendly',
  isLowCarb: 'are not low carb',
  isNonGMO: 'are not non-GMO',
  isVegan: 'are not vegan',
  isLactoseFree: 'are not lactose free',
};

/** "contain milk" or "may contain milk", as the line "23 hidden: 14 contain milk" puts it. */
export function avoidReason(term: UnderstoodTerm, how: 'contains' | 'may contain'): string {
  return `${how === 'contains' ? 'contain' : 'may contain'} ${term.name}`;
}

/** "are not vegan". */
export function flagReason(flag: DietaryFlag): string {
  return FLAG_REASONS[flag];
}

/** A label for each hard wish that a product breaks, without repetitions; empty if none is broken. @internal */
export function hiddenReasonsOf(facts: IndexFacts, criteria: UnderstoodCriteria): string[] {
  const reasons: string[] = [];
  for (const term of criteria.avoid) {
    const { how } = judgeAvoidTerm(facts, term);
    if (how !== null) reasons.push(avoidReason(term, how));
  }
  for (const flag of criteria.flags) {
    if (facts[flag] === false) reasons.push(flagReason(flag));
  }
  return distinct(reasons);
}

/** Orders reasons by the number of products, most first, then by label. */
export function compareReasons(
  a: { readonly label: string; readonly count: number },
  b: { readonly label: string; readonly count: number },
): number {
  return b.count - a.count || compareTexts(a.label, b.label);
}
